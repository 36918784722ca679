/* Where questions are answered: by Python in workers of this browser, or by the server that sent the page. */
/** @import {Message, Reply, Transport} from './messages.js' */

/** @returns {Promise<Transport>} */
export async function connect() {
  const {where, long} = await (await fetch('where.json')).json();
  return where === 'server' ? new Server() : new Browser(new Set(long));
}

/** @implements {Transport} */
class Server {
  /** @param {Message} message @param {AbortSignal} [signal] @returns {Promise<Reply>} */
  async ask(message, signal) {
    const headers = {'Content-Type': 'application/json'};
    const reply = await fetch('ask', {method: 'POST', headers, body: JSON.stringify(message), signal});
    return reply.json();
  }

  onstatus() {}
  onupdate() {}
}

/** @implements {Transport} */
class Browser {
  /** @type {(words: string) => void} */ #tell = () => {};
  /** @type {(reload: () => void) => void} */ #offer = () => {};
  #quick = new Python(false, words => this.#tell(words));
  /** @type {Python | null} */ #long = null;

  /** @param {Set<string>} slow questions that may take long: they have a worker of their own, so that keys are answered meanwhile */
  constructor(slow) {
    this.slow = slow;
  }

  /** @param {Message} message @param {AbortSignal} [signal] @returns {Promise<Reply>} */
  async ask(message, signal) {
    const long = this.slow.has(message.ask);
    const python = long && this.#long?.ready ? this.#long : this.#quick;
    const reply = await python.ask(message, long ? signal : undefined);
    signal?.throwIfAborted();
    if (!this.#long) {
      // Only now: at the start, one worker is faster than two.
      this.#long = new Python(true, () => {});
      installed(reload => this.#offer(reload));
    }
    return reply;
  }

  /** @param {(words: string) => void} callback */
  onstatus(callback) {
    this.#tell = callback;
  }

  /** Call back when a new version of the page is ready, with what loads it. @param {(reload: () => void) => void} callback */
  onupdate(callback) {
    this.#offer = callback;
  }
}

/** A worker with Python, which answers one question after the other. */
class Python {
  /** Whether Python has started once; the next time it takes less. */
  ready = false;
  /** @type {Worker | null} */ #worker;
  /** @type {Map<number, {text: string, resolve: (reply: Reply) => void}>} */ #waiting = new Map();
  #count = 0;

  /** @param {boolean} hasTime whether it may take longer to start, so that others start faster @param {(words: string) => void} tell */
  constructor(hasTime, tell) {
    this.hasTime = hasTime;
    this.tell = tell;
    this.#worker = this.#start();
  }

  #start() {
    const worker = new Worker(new URL('worker.js', import.meta.url), {type: 'module'});
    worker.onmessage = ({data}) => {
      this.ready ||= data.ready;
      if (data.status !== undefined) this.tell(data.status);
      else if (data.failed !== undefined) this.#fail(data.failed);
      else this.#settle(data.number, JSON.parse(data.text));
    };
    worker.onerror = event => this.#fail(event.message || 'its files cannot be loaded');
    worker.postMessage({hasTime: this.hasTime});
    for (const [number, {text}] of this.#waiting) worker.postMessage({number, text});
    return worker;
  }

  /** @param {Message} message @param {AbortSignal} [signal] @returns {Promise<Reply>} */
  ask(message, signal) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const worker = this.#worker ??= this.#start();
      const number = ++this.#count, text = JSON.stringify(message);
      this.#waiting.set(number, {text, resolve});
      worker.postMessage({number, text});
      signal?.addEventListener('abort', () => {
        reject(signal.reason);
        // Python cannot be interrupted from outside, so the worker goes, and another one answers what else waits.
        if (!this.#waiting.delete(number)) return;
        this.#end();
        this.#worker = this.#start();
      }, {once: true});
    });
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** @param {number} number @param {Reply} reply */
  #settle(number, reply) {
    this.#waiting.get(number)?.resolve(reply);
    this.#waiting.delete(number);
  }

  /** @param {string} words */
  #fail(words) {
    this.#end(); // the next question starts another one
    for (const number of [...this.#waiting.keys()]) this.#settle(number, {error: `Python has ended: ${words}`});
  }
}

/**
 * Keep the page for use without a network; offer each new version that is there as a whole.
 * @param {(reload: () => void) => void} offer
 */
async function installed(offer) {
  const workers = navigator.serviceWorker; // missing without HTTPS
  const registration = await workers?.register('service-worker.js', {updateViaCache: 'none'}).catch(() => null);
  if (!registration) return;
  let first = !workers.controller; // the first one only begins to keep this page
  workers.addEventListener('controllerchange', () => {
    if (!first) location.reload();
    first = false;
  });
  const look = () => {
    const waiting = registration.waiting;
    if (waiting && workers.controller) offer(() => waiting.postMessage('replace'));
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  look();
}
