/** @import {Game} from './messages.js' */

/**
 * An unfinished game, the seconds played, and how often the player was helped.
 * @typedef {{game: Game, heading: string, counters: string, seconds: number, hints: number, when: number}} Kept
 */

const GAMES = 'smtpuzzles.games', LAST = 'smtpuzzles.last', SETTINGS = 'smtpuzzles.settings';
const MOST = 40; // games; the oldest goes first

/** Return the unfinished games, the last one first. @returns {Kept[]} */
export function games() {
  const found = load(GAMES);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

/** Keep this game before all others. @param {Kept} kept */
export function keep(kept) {
  return store(GAMES, [kept, ...others(kept.game)].slice(0, MOST));
}

/** @param {Game} game */
export function forget(game) {
  return store(GAMES, others(game));
}

/** Return what is kept of this puzzle. @param {Game} game */
export function keptOf(game) {
  return games().find(kept => same(kept.game, game));
}

/** The player's choices. @returns {Record<string, unknown>} */
export function settings() {
  const found = load(SETTINGS);
  return found && typeof found === 'object' ? found : {};
}

/** @param {string} name @param {unknown} value */
export function set(name, value) {
  return store(SETTINGS, {...settings(), [name]: value});
}

/** Is it the same puzzle, whatever is entered? @param {Game} one @param {Game} other */
export function same(one, other) {
  return one.kind === other.kind && one.variant === other.variant && !one.composing === !other.composing
    && (one.composing ? one.called === other.called : one.text === other.text);
}

/** Is everything the same, entries too? @param {Game} one @param {Game} other */
export function alike(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** @param {Game} game */
function others(game) {
  return games().filter(kept => !same(kept.game, game));
}

/** Return whether another version of the page, or someone else, wrote what we can read. @param {any} kept */
function isKept(kept) {
  const game = kept?.game;
  return [game?.kind, game?.variant, game?.text, kept?.heading].every(part => typeof part === 'string')
    && [kept.seconds, kept.hints, kept.when].every(Number.isFinite);
}

/** @param {string} name */
function load(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Return whether the browser kept it; it may be full, or keep nothing. @param {string} name @param {unknown} value */
function store(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Return the game that was opened last, in this tab if there was one. @returns {Game | null} */
export function last() {
  try {
    return JSON.parse(sessionStorage.getItem(LAST) ?? 'null') ?? load(LAST);
  } catch {
    return load(LAST);
  }
}

/** Keep which game is open, but not how far it is: that is in `games`. @param {Game} game */
export function setLast({kind, variant, text, called, composing, plan}) {
  const game = {kind, variant, text, called, composing, ...(plan === undefined ? {} : {plan: ''})};
  try {
    sessionStorage.setItem(LAST, JSON.stringify(game));
  } catch { /* another tab may open it, too */ }
  return store(LAST, game);
}

/** Return a number that no board composed before has. */
export function nextNumber() {
  const number = (Number(settings().composed) || 0) + 1;
  set('composed', number);
  return number;
}

/** Call back when another tab changes the games. @param {() => void} does */
export function onOtherTab(does) {
  addEventListener('storage', ({key}) => {
    if (key === GAMES) does();
  });
}
