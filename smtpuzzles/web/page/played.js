import {alike, forget, keep, keptOf, merged} from './keeping.js';
/** @import {Kept} from './keeping.js' */
/** @import {Game, View} from './messages.js' */

/** What there is of an open game beside its board: the time, the help that was given, and what tabs keep of it. */
export class Played {
  hints = 0;
  solutions = 0;
  #seconds = 0;
  #seen = 0; // when the game was kept last, as far as this tab knows
  /** @type {Game | null} */ #before = null; // the last change that was entered here

  /** Begin with what is kept, if anything is. @param {Kept | undefined} kept */
  begin(kept) {
    this.#seconds = kept?.seconds ?? 0;
    this.hints = kept?.hints ?? 0;
    this.solutions = 0;
    this.#seen = kept?.when ?? 0;
    this.#before = null;
  }

  /** Note the game before a change that was entered here; null for another change. @param {Game | null} before */
  changed(before) {
    this.#before = before;
  }

  /** Count a second; return whether it is time to keep the game. */
  tick() {
    this.#seconds++;
    return this.#seconds % 10 === 0;
  }

  get time() {
    return `${Math.floor(this.#seconds / 60)}:${String(this.#seconds % 60).padStart(2, '0')}`;
  }

  /** Return what another tab keeps of this game, and the game with what that tab lost because it did not know of it. @param {Game} now */
  elsewhere(now) {
    const kept = keptOf(now), theirs = kept?.game, mine = this.#before;
    const lost = theirs && mine && kept.after !== this.#seen && !alike(theirs, now);
    return {kept, lost, game: lost ? merged(theirs, mine, now) : theirs};
  }

  /** Go on from what another tab keeps. @param {Kept} kept */
  follow(kept) {
    this.#seen = kept.when;
    this.#before = null;
  }

  /** Keep the game, or forget one that is not begun; return whether the browser does. @param {Game} game @param {string} heading @param {View | null} view */
  keep(game, heading, view) {
    const {counters, begun} = view ?? {counters: '', begun: false};
    const played = {seconds: this.#seconds, hints: this.hints, when: Date.now(), after: this.#seen};
    const done = begun ? keep({game, heading, counters, ...played}) : forget(game);
    if (done) this.#seen = played.when;
    return done;
  }
}
