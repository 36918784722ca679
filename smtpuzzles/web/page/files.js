import {byId, button, capital, closable, make} from './dom.js';
/** @import {Playing} from './playing.js' */
/** @import {Talk} from './talk.js' */

const SHOWN = 4; // files that are offered at once

/** The dialog that saves, shares and prints the puzzle. */
export class Files {
  #dialog = byId('files', HTMLDialogElement);

  /** @param {Playing} playing @param {Talk} talk @param {HTMLElement} back where else words are told */
  constructor(playing, talk, back) {
    this.playing = playing;
    this.talk = talk;
    closable(this.#dialog);
    this.#dialog.addEventListener('close', () => { // which the browser may report late
      if (talk.leave(byId('files-status', HTMLElement))) talk.at(back);
    });
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
    await this.playing.settled();
    const {game} = this.playing;
    const shared = await this.talk.quick({ask: 'share', game});
    if (shared?.fragment) share.value = `${location.href.split('#')[0]}#${shared.fragment}`;
    const reply = await this.talk.quick({ask: 'links', game});
    const found = (reply?.links ?? []).filter(({url}) => /^https?:/.test(url)).map(({url, title}) =>
      make('a', {href: url, target: '_blank', rel: 'noopener noreferrer'}, capital(title)));
    const none = found.length ? [] : ['no other page that we know shows this puzzle'];
    links.replaceChildren(...[...found, ...none].map(item => make('li', {}, item)));
    byId('refused', HTMLElement).replaceChildren(...(reply?.refused ?? []).map(words => make('li', {}, words)));
    byId('refused-section', HTMLElement).hidden = !reply?.refused?.length;
    const exports = (reply?.forms ?? []).map(({form, title}) => button(capital(title), () => void this.#download(form)));
    byId('exports', HTMLElement).replaceChildren(...exports.slice(0, SHOWN));
    byId('formats', HTMLElement).replaceChildren(...exports.slice(SHOWN));
    byId('formats-section', HTMLElement).hidden = exports.length <= SHOWN;
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
    const reply = await this.playing.question('writing the file', {ask: 'export', form, state: byId('state', HTMLInputElement).checked});
    if (reply?.text === undefined) return;
    const address = URL.createObjectURL(new Blob([reply.text], {type: reply.type ?? 'text/plain'}));
    const link = make('a', {href: address, download: reply.name ?? 'puzzle.txt'});
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    this.talk.tell(`saved as ${reply.name}${reply.lacks ?? ''}`);
  }
}
