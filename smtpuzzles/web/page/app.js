import {commandsOf, pressed} from './commands.js';
import {byId, button, closable, counted, drawing, make} from './dom.js';
import {Files} from './files.js';
import {isGame, last, setLast} from './keeping.js';
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
  #visits = 0; // addresses and games that were asked for; an answer for one before is too late

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
    this.playing.ondrawn = () => {
      this.pad.show();
      this.#entitle();
    };
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
    if (location.hash === PLAY && !this.#isHidden) return; // the browser reports late what `open` did
    const fragment = location.hash.slice(1), visit = ++this.#visits;
    if (!fragment || (location.hash === PLAY && this.playing.isOpen)) {
      this.#show(fragment ? 'play' : 'menu');
      return;
    }
    this.#show('opening'); // and not the game before, where keys would still be for that one
    if (location.hash === PLAY) {
      const game = last();
      if (isGame(game) && await this.open(game, visit)) return;
      if (game !== null && !isGame(game)) this.talk.tell('the game that was open last cannot be read');
    } else {
      const reply = await this.talk.question('reading the link', {ask: 'open', fragment});
      if (visit !== this.#visits) return;
      if (reply?.suits) {
        this.#show('menu');
        this.menu.ask(reply.text ?? '', reply.suits);
        return;
      }
      if (reply?.games) {
        this.#show('menu');
        this.menu.choose(reply.games);
        return;
      }
      if (reply?.game) {
        history.replaceState(null, '', PLAY);
        if (await this.open(reply.game, visit)) return;
      }
    }
    if (visit !== this.#visits) return;
    const told = this.talk.told;
    this.#show('menu');
    this.talk.tell(told);
  }

  /**
   * Open this game, unless the player goes elsewhere first; return whether it is shown.
   * @param {Game} game @param {number} visit
   */
  async open(game, visit = ++this.#visits) {
    this.talk.stop('');
    if (!await this.playing.open(game, () => visit === this.#visits)) return false;
    this.talk.clear();
    this.questions.restart();
    setLast(game);
    location.hash = PLAY;
    this.#show('play');
    return true;
  }

  /** Show this part of the page, and no dialog. @param {'menu' | 'play' | 'opening'} part */
  #show(part) {
    for (const id of ['menu', 'play']) byId(id, HTMLElement).hidden = id !== part;
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    byId('to-files', HTMLElement).hidden = part !== 'play';
    this.talk.stop('');
    this.#entitle();
    if (part === 'play') {
      this.talk.at(this.#status);
      this.#rules();
      this.playing.board.focus();
    } else {
      this.questions.hide();
      if (part === 'menu') this.menu.show();
      else this.talk.at(byId('opening', HTMLElement));
    }
  }

  #entitle() {
    document.title = this.#isHidden ? 'smtpuzzles' : `${this.playing.heading} - smtpuzzles`;
  }

  /** Is the game behind another part of the page? */
  get #isHidden() {
    return byId('play', HTMLElement).hidden;
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
    if (this.#isHidden) return;
    const {playing} = this, {hints, solutions, time} = playing.played;
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
      choice(`A new ${this.menu.called(playing.game.kind)}`, () => this.menu.again(playing.game), true),
      choice('Look at the board', () => playing.board.focus()),
      ...(playing.isPlan ? [] : [choice('See the way to the solution', () => this.questions.path())]),
      choice('Other puzzles', () => { location.hash = ''; }));
    dialog.showModal();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const target = event.target;
    const elsewhere = this.#isHidden || document.querySelector('dialog[open]')
      || (target instanceof Element && target.closest('input,textarea,select'));
    const onButton = target instanceof Element && target.closest('button,a,summary') && /^(Enter| )$/.test(event.key);
    if (!elsewhere && !onButton && pressed(event, this.commands, this.playing)) event.preventDefault();
  }

  /** Play the puzzle that is composed. */
  async #play() {
    const visit = this.#visits;
    await this.playing.settled();
    const {game} = this.playing, fragment = (await this.talk.quick({ask: 'share', game}))?.fragment;
    const reply = fragment && await this.talk.quick({ask: 'open', fragment});
    if (reply && reply.game && visit === this.#visits) await this.open({...reply.game, called: game.called});
  }

  /** @param {ClipboardEvent} event */
  #paste(event) {
    const target = event.target, inField = target instanceof Element && target.closest('input,textarea');
    if (inField || this.#isHidden || document.querySelector('dialog[open]')) return;
    const text = event.clipboardData?.getData('text/plain');
    if (text) this.#fill(text);
  }

  /** @param {string} kind @param {string} text */
  async #openAs(kind, text) {
    const visit = this.#visits, games = (await this.talk.quick({ask: 'read', kind, text}))?.games;
    if (games && visit === this.#visits) await this.#openOf(games);
  }

  /** Open the puzzle of a text; if it has several, offer them. @param {Game[]} games */
  async #openOf(games) {
    if (games.length === 1) {
      await this.open(games[0]);
      return;
    }
    history.pushState(null, '', '#');
    this.#visits++;
    this.#show('menu');
    this.menu.choose(games);
  }

  /** Fill the board from a pasted one; or offer to open the puzzle that was pasted. @param {string} text */
  #fill(text) {
    const {isPlan, board} = this.playing, visit = this.#visits;
    const offer = (/** @type {string} */ refused) => void this.#offer(text, refused, visit);
    if (isPlan) offer('this is no puzzle');
    else void this.playing.do({do: 'paste', text, place: board.place}, offer);
  }

  /**
   * Offer to open the puzzle that was pasted, or tell why it was refused.
   * @param {string} text @param {string} refused @param {number} visit
   */
  async #offer(text, refused, visit) {
    const tell = () => {
      if (visit === this.#visits) this.talk.tell(refused);
    };
    const reply = await this.talk.quick({ask: 'read', text}, tell);
    if (!reply || visit !== this.#visits) return;
    const {games, suits} = reply;
    if (games) {
      const [words, does] = games.length > 1 ? [`${games.length} puzzles `, 'Choose one'] : ['another puzzle ', 'Open it'];
      this.talk.answer('pasted', `${words}(${this.menu.called(games[0].kind)}) `, button(does, () => void this.#openOf(games)));
    }
    else if (suits && !suits.includes(this.playing.game.kind)) {
      const choices = suits.map(kind => button(this.menu.called(kind), () => void this.#openAs(kind, text)));
      this.talk.answer('pasted', 'another puzzle; open it as ', ...choices);
    } else tell();
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
