/** @import {Game} from './messages.js' */

/**
 * An unfinished game, the seconds played, and how often the player was helped. `after`: when what it goes on from was kept.
 * @typedef {{game: Game, heading: string, counters: string, seconds: number, hints: number, when: number, after?: number}} Kept
 */

const GAMES = 'smtpuzzles.games', LAST = 'smtpuzzles.last', SETTINGS = 'smtpuzzles.settings';
const MOST = 40; // games; the oldest goes first, but only the player forgets what cannot be read
const LATEST = 8.64e15; // milliseconds; there is no later date
/** @type {Map<string, boolean>} */
const opens = new Map(); // whether Python can open a kept game, as text

/** Return the unfinished games, the last one first. @returns {Kept[]} */
export function games() {
  return all().filter(isKept);
}

/** Let Python tell which games it can open, unless it refuses; return whether there are others. @param {(games: Game[]) => Promise<number[] | undefined>} damagedOf */
export async function examine(damagedOf) {
  const unsure = games().filter(one => !opens.has(textOf(one)));
  const found = unsure.length ? await damagedOf(unsure.map(({game}) => game)) : [];
  if (!found) return false;
  unsure.forEach((one, number) => opens.set(textOf(one), !found.includes(number)));
  return found.length > 0;
}

/** Return what is kept but cannot be read, with what it seems to be. @returns {{name: string, text: string}[]} */
export function damaged() {
  return all().filter(one => !isKept(one)).map(one =>
    ({name: [one?.heading, one?.game?.kind].find(isText) ?? 'a game', text: textOf(one)}));
}

/** Forget what cannot be read. @param {string} text */
export function forgetDamaged(text) {
  return store(GAMES, all().filter(one => isKept(one) || textOf(one) !== text));
}

/** Keep this game before all others. @param {Kept} kept */
export function keep(kept) {
  const left = others(kept.game), unread = left.filter(one => !isKept(one));
  return store(GAMES, [kept, ...left.filter(isKept).slice(0, MOST - 1), ...unread]);
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

/** Return this game with the change of another tab, where only that one changed anything. @param {Game} theirs @param {Game} before @param {Game} mine */
export function merged(theirs, before, mine) {
  const game = structuredClone(theirs);
  for (const part of /** @type {('entries' | 'marks')[]} */ (['entries', 'marks'])) {
    /** @type {Record<string, unknown>[]} */
    const [old, now, to] = [before[part] ?? {}, mine[part] ?? {}, game[part] ??= {}];
    for (const place of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const [was, is, held] = [old, now, to].map(one => textOf(one[place]));
      if (was === is || held !== was) continue;
      if (is === undefined) delete to[place];
      else to[place] = now[place];
    }
  }
  return game;
}

/** Return all but this game; what cannot be read stays, too. @param {Game} game */
function others(game) {
  return all().filter(kept => !isKept(kept) || !same(kept.game, game));
}

/** Return all that is kept as games, of any shape: someone else, or another version of the page, may have written it. */
function all() {
  const found = load(GAMES);
  return Array.isArray(found) ? found : found === null ? [] : [found];
}

/** @param {any} kept @returns {kept is Kept} */
function isKept(kept) {
  return isGame(kept?.game) && [kept.heading, kept.counters].every(isText)
    && [kept.seconds, kept.hints, kept.when].every(number => Number.isFinite(number) && number >= 0)
    && kept.when <= LATEST && opens.get(textOf(kept)) !== false;
}

/** Is this a game, as Python reads it? Whether it fits its puzzle, Python tells. @param {any} game @returns {game is Game} */
export function isGame(game) {
  return [game?.kind, game?.variant, game?.text, game?.called].every(isText)
    && ['undefined', 'boolean'].includes(typeof game.composing)
    && ['undefined', 'string'].includes(typeof game.plan)
    && [game.entries ?? {}, game.marks ?? {}].every(part => typeof part === 'object')
    && Object.values(game.entries ?? {}).every(isText)
    && Object.values(game.marks ?? {}).every(marks => Array.isArray(marks) && marks.every(isText));
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === 'string';
}

/** @param {unknown} value */
function textOf(value) {
  try {
    return typeof value === 'string' ? value : JSON.stringify(value);
  } catch {
    return 'JSON that is nested too deeply';
  }
}

/** Return what is kept under this name; as text if it is no JSON. @param {string} name @param {() => Storage} place */
function load(name, place = () => localStorage) {
  let text = null;
  try {
    text = place().getItem(name);
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
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

/** Return what was opened last, in this tab if there was one: a game, unless it is damaged. @returns {unknown} */
export function last() {
  return load(LAST, () => sessionStorage) ?? load(LAST);
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
  const before = settings().composed, number = (typeof before === 'number' ? before : 0) + 1;
  set('composed', number);
  return number;
}

/** Call back when another tab changes the games. @param {() => void} does */
export function onOtherTab(does) {
  addEventListener('storage', ({key}) => {
    if (key === GAMES) does();
  });
}
