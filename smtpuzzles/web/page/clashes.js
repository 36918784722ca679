import {set, settings} from './keeping.js';
/** @import {Playing} from './playing.js' */

/** Marks the cells that break a rule at once, if the player has chosen that. */
export class Clashes {
  on = settings().clashes === true;

  /** @param {Playing} playing */
  constructor(playing) {
    this.playing = playing;
  }

  toggle() {
    this.on = !this.on;
    set('clashes', this.on);
    this.playing.talk.tell(`cells that break a rule are marked ${this.on ? 'at once' : 'only when you ask'}`);
    void this.look();
    this.playing.ondrawn();
  }

  /** Look for them; an answer that is too late marks nothing. */
  async look() {
    const {game, board, isPlan, talk} = this.playing;
    if (isPlan || !this.on) {
      board.clash([]);
      return;
    }
    const reply = await talk.quick({ask: 'broken', game});
    if (this.on && this.playing.isNow(game)) board.clash((reply?.rules ?? []).flatMap(rule => rule.cells));
  }
}
