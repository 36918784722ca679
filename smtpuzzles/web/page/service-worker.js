/* Keeps all files of one version of the page, so that it works without a network, and never mixes versions. */
/// <reference lib="webworker" />
importScripts('built.js');

const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const MINE = `smtpuzzles-files ${scope.registration.scope} `;
const NAME = MINE + BUILT.version;

/** @param {Response} reply */
async function hashOf(reply) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await reply.clone().arrayBuffer()));
  return [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Return the file with this hash, from an older version or the network. @param {string} file @param {string} hash */
async function found(file, hash) {
  for (const look of [() => caches.match(file), () => fetch(file), () => fetch(file, {cache: 'reload'})]) {
    const reply = await look();
    // Made anew, because browsers refuse a page whose reply was redirected, such as index.html to its folder.
    if (reply?.ok && await hashOf(reply) === hash) return new Response(await reply.blob(), {headers: reply.headers});
  }
  throw new Error(`${file} is not that of version ${BUILT.version}`);
}

async function fill() {
  const cache = await caches.open(NAME);
  const put = Object.entries(BUILT.files).map(async ([file, hash]) => cache.put(file, await found(file, hash)));
  const built = new Response(`globalThis.BUILT = ${JSON.stringify(BUILT)};`, {headers: {'Content-Type': 'text/javascript'}});
  await Promise.all([...put, cache.put('built.js', built)]);
}

async function replaceOthers() {
  const others = (await caches.keys()).filter(name => name.startsWith(MINE) && name !== NAME);
  await Promise.all(others.map(name => caches.delete(name)));
  await scope.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(NAME);
  const file = request.url.split(/[?#]/, 1)[0] === scope.registration.scope ? 'index.html' : request;
  return await cache.match(file, {ignoreSearch: true}) ?? fetch(request);
}

scope.addEventListener('install', event => event.waitUntil(fill()));
scope.addEventListener('activate', event => event.waitUntil(replaceOthers()));
scope.addEventListener('message', event => event.data === 'replace' && scope.skipWaiting());
scope.addEventListener('fetch', event => {
  const {method, url} = event.request;
  if (method === 'GET' && url.startsWith(scope.registration.scope)) event.respondWith(answer(event.request));
});
