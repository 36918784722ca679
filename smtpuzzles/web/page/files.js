import {byId, button, closable, make} from './dom.js';
/** @import {Playing} from './playing.js' */
/** @import {Talk} from './talk.js' */

const FORMS = {text: 'Text', svg: 'SVG', smt2: 'SMT-LIB', cnf: 'DIMACS', state: 'Game with entries'};

/** The dialog that saves, shares and prints the puzzle. */
export class Files {
  #dialog = byId('files', HTMLDialogElement);

  /** @param {Playing} playing @param {Talk} talk @param {HTMLElement} back where else words are told */
  constructor(playing, talk, back) {
    this.playing = playing;
    this.talk = talk;
    closable(this.#dialog);
    this.#dialog.addEventListener('close', () => {
      talk.stop('');
      talk.at(back);
    });
    const exports = Object.entries(FORMS).map(([form, words]) => button(words, () => void this.#download(form)));
    byId('exports', HTMLElement).append(...exports);
    byId('copy', HTMLButtonElement).addEventListener('click', () => void this.#copy());
    byId('print', HTMLButtonElement).addEventListener('click', () => {
      this.#dialog.close();
      print();
    });
  }

  async show() {
    const share = byId('share', HTMLInputElement), links = byId('links', HTMLElement);
    share.value = '';
    links.replaceChildren();
    this.#dialog.showModal();
    this.talk.at(byId('files-status', HTMLElement));
    const {game} = this.playing;
    const shared = await this.talk.quick({ask: 'share', game});
    if (shared?.fragment) share.value = `${location.href.split('#')[0]}#${shared.fragment}`;
    const reply = await this.talk.quick({ask: 'links', game});
    links.replaceChildren(...(reply?.links ?? []).map(({name, url, text}) => make('li', {},
      // Only addresses of the web become links.
      url && /^https?:/.test(url) ? make('a', {href: url, target: '_blank', rel: 'noopener noreferrer'}, name)
        : `${name}: `, ...(text ? [make('code', {}, text)] : []))));
    if (!links.children.length) links.append(make('li', {}, 'no other page that we know reads this puzzle'));
  }

  async #copy() {
    const share = byId('share', HTMLInputElement);
    try {
      await navigator.clipboard.writeText(share.value);
      this.talk.tell('copied');
    } catch {
      share.select();
      this.talk.tell('the browser does not let the page copy; the link is selected: press Ctrl-C');
    }
  }

  /** @param {string} form */
  async #download(form) {
    const reply = await this.playing.question('writing the file', {ask: 'export', form});
    if (reply?.text === undefined) return;
    const address = URL.createObjectURL(new Blob([reply.text], {type: reply.type ?? 'text/plain'}));
    const link = make('a', {href: address, download: reply.name ?? 'puzzle.txt'});
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    this.talk.tell(`saved as ${reply.name}`);
  }
}
