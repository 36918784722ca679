import {button, byId, make} from './dom.js';
/** @import {Ask, Message, Reply} from './messages.js' */

const LATE = 300; // milliseconds after which a question shows that it works

/** What the page tells: one long question at a time, with its seconds and a Stop button, and the answers so far. */
export class Talk {
  /** @type {AbortController | null} */ #running = null;
  #asked = '';
  stops = 0; // times that the player went on, by an entry or elsewhere; an answer to a question before is too late
  #room = byId('told', HTMLElement);
  #more = byId('more', HTMLButtonElement); // shows what has no room
  #told = make('p', {role: 'status', class: 'told'});
  #stop = button('Stop', () => this.stop('you stopped this question'), {class: 'stop', hidden: ''});
  #clock = make('span', {class: 'clock', 'aria-hidden': 'true'});
  #status = make('div', {class: 'status'}, this.#told, this.#clock, this.#stop);

  /** @param {Ask} ask @param {HTMLElement} answers */
  constructor(ask, answers) {
    this.ask = ask;
    this.answers = answers;
    this.#more.addEventListener('click', () => this.#expand(this.#more.ariaExpanded === 'false'));
    new ResizeObserver(() => this.#fit()).observe(answers);
  }

  /** Show what is told in this place from now on. @param {HTMLElement} place */
  at(place) {
    this.#told.textContent = '';
    place.append(this.#status);
  }

  /** Stop the question of this place, unless the page went on elsewhere; return whether words were still told here. @param {HTMLElement} place */
  leave(place) {
    const here = this.#status.parentElement === place;
    if (here) this.stop('');
    return here;
  }

  /** @param {string} words */
  tell(words) {
    if (this.#told.textContent !== words) this.#told.textContent = words;
  }

  get told() {
    return this.#told.textContent ?? '';
  }

  /** Remember an answer, above those before; return its element. @param {string} question @param {string} words @param {Node[]} more */
  answer(question, words, ...more) {
    const entry = make('li', {}, ...(question ? [make('span', {class: 'asked'}, `${question}: `)] : []), words, ...more);
    this.answers.prepend(entry);
    while (this.answers.children.length > 30) this.answers.lastElementChild?.remove();
    this.tell('');
    this.#expand(false);
    return entry;
  }

  /** Forget the answers, before another puzzle. */
  clear() {
    this.stop('');
    this.answers.replaceChildren();
    this.#expand(false);
  }

  /** Show all answers at once, or only as much as has its own room on a phone. @param {boolean} all */
  #expand(all) {
    this.#room.classList.toggle('all', all);
    this.#room.scrollTop = 0;
    this.#more.ariaExpanded = `${all}`;
    this.#more.textContent = all ? 'Show less' : 'Show all';
    this.#fit();
  }

  #fit() {
    this.#more.hidden = !this.#room.classList.contains('all') && this.#room.scrollHeight <= this.#room.clientHeight;
  }

  /** Stop the question, and say so; return whether there was one. @param {string} words */
  stop(words) {
    this.stops++;
    return this.#end(words);
  }

  /** @param {string} words */
  #end(words) {
    const running = this.#running;
    this.#running = null;
    running?.abort();
    if (running) this.tell(words);
    this.#stop.hidden = true;
    this.#clock.textContent = '';
    return running !== null;
  }

  /**
   * Ask a question that may take long; return null if it was stopped, is asked already, or the reason why there is no
   * answer is told.
   * @param {string} words @param {Message} message @returns {Promise<Reply | null>}
   */
  async question(words, message) {
    const asked = JSON.stringify({...message, seed: undefined}); // another seed is no other question
    if (this.#running && this.#asked === asked) return null;
    this.#end('');
    this.#asked = asked;
    const running = this.#running = new AbortController(), begun = performance.now();
    const show = () => {
      this.tell(words);
      this.#stop.hidden = false;
      this.#clock.textContent = `${Math.floor((performance.now() - begun) / 1000)} s`;
    };
    const late = setTimeout(show, LATE), clock = setInterval(show, 1000);
    try {
      const reply = await this.ask(message, running.signal);
      if (this.#running !== running) return null;
      this.#end('');
      return this.#good(reply);
    } catch (problem) {
      if (this.#running === running) {
        this.#end('');
        this.#fail(problem);
      }
      return null;
    } finally {
      clearTimeout(late);
      clearInterval(clock);
    }
  }

  /**
   * Ask a question that is answered at once; return null if there is no answer, and tell why, or call `refused`.
   * @param {Message} message @param {(words: string) => void} [refused]
   */
  async quick(message, refused) {
    try {
      return this.#good(await this.ask(message), refused);
    } catch (problem) {
      this.#fail(problem);
      return null;
    }
  }

  /** @param {unknown} problem */
  #fail(problem) {
    if (problem instanceof TypeError) this.tell('the server has ended: start `smtpuzzles serve` again; your game is kept'); // as fetch says it
    else this.tell(`no answer came: ${problem instanceof Error ? problem.message : problem}`);
  }

  /** @param {Reply} reply @param {(words: string) => void} refused */
  #good(reply, refused = words => this.tell(words)) {
    if (reply.error === undefined) return reply;
    refused(reply.error);
    return null;
  }
}
