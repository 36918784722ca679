/* Python in a worker: answers each message, JSON text, by JSON text, in their order. */
import './built.js';
import * as search from './search.js';
import createPython from './pyodide/pyodide.asm.js';
import {loadPyodide} from './pyodide/pyodide.js';

// A worker that has time keeps the memory of a Python that has imported all; later ones begin with it (web/starting.py).
const STARTED = `smtpuzzles-started ${new URL('.', location.href)}`;
const SITE = '/lib/python3.14/site-packages';
const KEY = `started/${BUILT.version}`;
/** @param {string} words */
const tell = words => postMessage({status: words});

/** Return the memory that an earlier worker of this version kept. @returns {Promise<ArrayBuffer | undefined>} */
async function kept() {
  try {
    return await (await (await caches.open(STARTED)).match(KEY))?.arrayBuffer();
  } catch {
    return undefined; // without HTTPS, or where the browser keeps nothing
  }
}

/** @param {Uint8Array} memory */
async function keep(memory) {
  try {
    const cache = await caches.open(STARTED);
    for (const old of await cache.keys()) await cache.delete(old);
    await cache.put(KEY, new Response(/** @type {BlobPart} */ (memory)));
  } catch {
    // a browser without room for it starts as slowly the next time
  }
}

/**
 * Write the files of an archive: a line of JSON with the path and the length of each, then their bytes.
 * @param {ReadableStream<Uint8Array>} archive @param {{mkdirTree: Function, writeFile: Function}} files
 */
async function unpack(archive, files) {
  const unzipped = archive.pipeThrough(/** @type {any} */ (new DecompressionStream('gzip')));
  const bytes = new Uint8Array(await new Response(unzipped).arrayBuffer());
  let at = bytes.indexOf(10) + 1;
  for (const [path, length] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)))) {
    files.mkdirTree(`${SITE}/${path.slice(0, path.lastIndexOf('/'))}`);
    files.writeFile(`${SITE}/${path}`, bytes.subarray(at, at += length));
  }
}

/** @param {boolean} hasTime @returns {Promise<(text: string) => string>} */
async function start(hasTime) {
  const memory = await kept();
  try {
    return await startWith(memory, hasTime);
  } catch (problem) {
    if (!memory) throw problem;
    await caches.delete(STARTED); // a damaged one must not end every start
    return startWith(undefined, hasTime);
  }
}

/** @param {ArrayBuffer | undefined} memory @param {boolean} hasTime @returns {Promise<(text: string) => string>} */
async function startWith(memory, hasTime) {
  tell('loading: Python (1 of 3)');
  const program = fetch('program.bin');
  const making = hasTime && !memory;
  const python = await loadPyodide({
    _makeSnapshot: making,
    _loadSnapshot: memory,
    /** @param {object} settings */
    async createPyodideModule(settings) {
      const made = await createPython(settings);
      if (memory && memory.byteLength > made.HEAP8.length) made.growMemory(memory.byteLength); // which Pyodide forgets
      return made;
    },
  });
  tell('loading: the program (2 of 3)');
  const {body, ok, statusText} = await program;
  if (!ok || !body) throw new Error(`program.bin: ${statusText}`);
  await unpack(body, python.FS);
  tell('loading: the rules (3 of 3)');
  if (making) {
    python.runPython('from smtpuzzles.web import starting; starting.import_all()');
    keep(python.makeMemorySnapshot());
  }
  const answer = python.pyimport('smtpuzzles.web.starting').begin(search);
  postMessage({status: '', ready: true});
  return answer;
}

/** @type {Promise<(text: string) => string>} */
let started;

addEventListener('message', async ({data}) => {
  started ??= start(data.hasTime);
  try {
    const answer = await started;
    if (data.text !== undefined) postMessage({number: data.number, text: answer(data.text)});
  } catch (problem) {
    // Python cannot go on after an error of its own, such as too little memory.
    postMessage({failed: problem instanceof Error ? problem.message.trim().split('\n').pop() : `${problem}`});
  }
});
