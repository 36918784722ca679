import {commandsOf, pressed} from './commands.js';
import {byId, button, closable, counted, drawing, make} from './dom.js';
import {Files} from './files.js';
import {last, setLast} from './keeping.js';
import {Menu} from './menu.js';
import {Pad} from './pad.js';
import {Playing} from './playing.js';
import {Questions} from './questions.js';
import {Talk} from './talk.js';
import {offerThemes} from './theme.js';
import {connect} from './transport.js';
/** @import {Ask, Game, Kind} from './messages.js' */

const PLAY = '#play'; // the address of the last game; other fragments hold a puzzle

/** The page: it shows the menu or the game, as the fragment of the address says. */
class App {
  #status = byId('play-status', HTMLElement);
  #routes = 0; // addresses so far; an answer for one before is too late

  /** @param {Ask} ask @param {Kind[]} kinds @param {string[]} levels */
  constructor(ask, kinds, levels) {
    this.talk = new Talk(ask, byId('answers', HTMLElement));
    this.playing = new Playing(this.talk);
    this.questions = new Questions(this.playing, this.talk);
    this.menu = new Menu(this.talk, game => this.open(game));
    this.files = new Files(this.playing, this.talk, this.#status);
    const pages = {save: () => void this.files.show(), help: () => this.#help(), play: () => this.#play()};
    this.commands = commandsOf(this.playing, this.questions, this.talk, pages);
    this.pad = new Pad(this.playing, this.commands);
    this.playing.onact = () => this.questions.stopPlan();
    this.playing.onchange = () => this.questions.forget();
    this.playing.ondrawn = () => this.pad.show();
    this.playing.onsolved = () => this.#celebrate();
    byId('to-files', HTMLElement).addEventListener('click', pages.save);
    byId('to-help', HTMLElement).addEventListener('click', pages.help);
    for (const id of ['help', 'solved']) closable(byId(id, HTMLDialogElement));
    addEventListener('hashchange', () => void this.route());
    document.addEventListener('keydown', event => this.#press(event));
    document.addEventListener('paste', event => this.#paste(event));
    this.menu.offer(kinds, levels);
  }

  /** Show what the address says. */
  async route() {
    const fragment = location.hash.slice(1), route = ++this.#routes;
    if (location.hash === PLAY) {
      const game = last();
      if (this.playing.isOpen || (game && await this.playing.open(game))) {
        this.#show(true);
        return;
      }
    } else if (fragment) {
      const reply = await this.talk.quick({ask: 'open', fragment});
      if (route !== this.#routes) return;
      if (reply?.game) {
        history.replaceState(null, '', PLAY);
        await this.open(reply.game);
        return;
      }
      if (reply?.suits) {
        this.#show(false);
        this.menu.ask(reply.text ?? '', reply.suits);
        return;
      }
    }
    const told = this.talk.told;
    this.#show(false);
    this.talk.tell(told);
  }

  /** @param {Game} game */
  async open(game) {
    this.talk.clear();
    this.questions.restart();
    if (!await this.playing.open(game)) return;
    setLast(game);
    this.#rules();
    location.hash = PLAY;
    this.#show(true);
  }

  /** Show the game, or the menu. @param {boolean} play */
  #show(play) {
    byId('play', HTMLElement).hidden = !play;
    byId('menu', HTMLElement).hidden = play;
    byId('to-files', HTMLElement).hidden = !play;
    if (play) {
      this.talk.at(this.#status);
      this.#rules();
      this.playing.board.focus();
    } else {
      document.title = 'smtpuzzles';
      this.talk.stop('');
      this.questions.hide();
      this.menu.show();
    }
  }

  /** Show the rules, and what the cells mean. */
  #rules() {
    const {rules, legend} = this.playing.about;
    byId('rules', HTMLElement).replaceChildren(...rules.map(rule => make('li', {}, rule)));
    byId('legend', HTMLElement).replaceChildren(...legend.map(({svg, words}) => make('li', {}, drawing(svg), words)));
  }

  #help() {
    const {playing} = this, offered = this.commands.filter(({keys, offered}) => keys.length && playing.isOpen && offered());
    const rows = [...playing.about.typing, ...offered.map(({keys: [key], tells}) => [key, tells])].map(([key, tells]) =>
      make('div', {}, make('dt', {}, make('kbd', {}, key)), make('dd', {}, tells)));
    byId('keys', HTMLElement).replaceChildren(...rows);
    byId('help', HTMLDialogElement).showModal();
  }

  /** Say how the puzzle was solved, and offer the next one. */
  #celebrate() {
    const {playing} = this, {hints, solutions, time} = playing;
    const dialog = byId('solved', HTMLDialogElement);
    byId('solved-title', HTMLElement).textContent = solutions ? 'Solved' : 'Solved!';
    byId('solved-words', HTMLElement).textContent =
      `Time ${time}; ${hints ? counted(hints, 'hint') : 'no hints'}${solutions ? `; solutions shown: ${solutions}` : ''}.`;
    /** @type {(words: string, does: () => unknown, main?: boolean) => HTMLElement} */
    const choice = (words, does, main) => button(words, () => {
      dialog.close();
      void does();
    }, main ? {class: 'main'} : {});
    byId('solved-choices', HTMLElement).replaceChildren(
      choice(`A new ${playing.game.kind}`, () => this.menu.again(playing.game), true),
      choice('Look at the board', () => playing.board.focus()),
      ...(playing.isPlan ? [] : [choice('See the way to the solution', () => this.questions.path())]),
      choice('Other puzzles', () => { location.hash = ''; }));
    dialog.showModal();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const target = event.target;
    const elsewhere = byId('play', HTMLElement).hidden || document.querySelector('dialog[open]')
      || (target instanceof Element && target.closest('input,textarea,select'));
    const onButton = target instanceof Element && target.closest('button,a,summary') && /^(Enter| )$/.test(event.key);
    if (!elsewhere && !onButton && pressed(event, this.commands, this.playing)) event.preventDefault();
  }

  /** Play the puzzle that is composed. */
  async #play() {
    const {game} = this.playing, fragment = (await this.talk.quick({ask: 'share', game}))?.fragment;
    const reply = fragment && await this.talk.quick({ask: 'open', fragment});
    if (reply && reply.game) await this.open({...reply.game, called: game.called});
  }

  /** @param {ClipboardEvent} event */
  #paste(event) {
    const target = event.target, inField = target instanceof Element && target.closest('input,textarea');
    if (inField || byId('play', HTMLElement).hidden || document.querySelector('dialog[open]')) return;
    const text = event.clipboardData?.getData('text/plain');
    if (text) void this.#fill(text);
  }

  /** @param {string} kind @param {string} text */
  async #openAs(kind, text) {
    const [game] = (await this.talk.quick({ask: 'read', kind, text}))?.games ?? [];
    if (game) await this.open(game);
  }

  /** Fill the board from a pasted one; or offer to open the puzzle that was pasted. @param {string} text */
  async #fill(text) {
    const {game, isPlan, board} = this.playing;
    try {
      const deed = {do: 'paste', text, place: board.place};
      const {error} = isPlan ? {error: 'this is no puzzle'} : await this.talk.ask({ask: 'do', game, ...deed});
      if (error === undefined) {
        await this.playing.do(deed);
        return;
      }
      const {games: [found] = [], suits} = await this.talk.ask({ask: 'read', text});
      if (found) this.talk.answer('pasted', `another puzzle (${found.kind}) `, button('Open it', () => void this.open(found)));
      else if (suits && !suits.includes(game.kind)) {
        const choices = suits.map(kind => button(kind, () => void this.#openAs(kind, text)));
        this.talk.answer('pasted', 'another puzzle; open it as ', ...choices);
      } else this.talk.tell(error);
    } catch {
      await this.playing.do({do: 'paste', text}); // which tells why there is no answer
    }
  }
}

/** Load Python, or find the server; then show the page. */
async function start() {
  offerThemes();
  const loading = byId('loading', HTMLElement);
  try {
    const transport = await connect();
    transport.onstatus(words => { loading.textContent = words; });
    transport.onupdate(reload => {
      loading.replaceChildren('A new version of this page is ready. ', button('Load it', reload));
      loading.hidden = false;
    });
    const {kinds, levels = [], error} = await transport.ask({ask: 'kinds'});
    if (!kinds) throw new Error(error);
    const app = new App((message, signal) => transport.ask(message, signal), kinds, levels);
    loading.hidden = true;
    await app.route();
  } catch (problem) {
    loading.textContent = `The page could not start: ${problem instanceof Error ? problem.message : problem}`;
  }
}

void start();
