import {counted} from './dom.js';
import {Walk, trial} from './walk.js';
/** @import {Game, Place, Reply, Stage} from './messages.js' */
/** @import {Playing} from './playing.js' */
/** @import {Talk} from './talk.js' */

const STEP = 200; // milliseconds between two steps of a plan that the page shows

/**
 * What an answer shows on the board, until the next entry: the number of a broken rule; entries that can be refuted; a
 * game in which the player looks for a step; a hint, of which the player has seen this stage; what Enter accepts; steps of a plan.
 * @typedef {{marks?: boolean, broken?: number, refutable?: boolean, task?: Game, stages?: Stage[], stage?: number,
 *   accept?: Record<Place, string>, solution?: boolean, plan?: string}} Shown
 */

/** The questions that a player can ask about the game, and what their answers show. */
export class Questions {
  /** @type {Shown} */ #shown = {};
  /** @type {unknown[]} */ #ruledOut = []; // by hints before
  /** @type {unknown[]} */ #claims = [];
  /** @type {Record<Place, string>[]} */ #boards = []; // solutions that were shown
  #timer = 0; // of a plan that the page shows
  /** @type {HTMLElement | null} */ #entry = null; // the answer that can be accepted
  #walk = new Walk();

  /** @param {Playing} playing @param {Talk} talk */
  constructor(playing, talk) {
    this.playing = playing;
    this.talk = talk;
  }

  /** Forget what was shown, because the board changed. */
  forget() {
    const {game} = this.playing, {task} = this.#shown;
    if (game.composing) this.#ruledOut = []; // by other clues
    this.#entry?.classList.add('past');
    this.#entry = null;
    this.#shown = {};
    this.#boards = [];
    if (task) void this.#judge(task, game);
  }

  /** Forget everything, before another puzzle. */
  restart() {
    this.stopPlan();
    this.#shown = {};
    this.#boards = [];
    this.#ruledOut = [];
    this.#entry = null;
  }

  /** Hide the answer, or stop the plan that is shown; return whether there was one. */
  hide() {
    const there = this.hideable, {marks} = this.#shown;
    this.stopPlan();
    this.#shown = {};
    if (marks) void this.playing.show({});
    return there;
  }

  /** Is there something to accept? Of a hint, at its end. */
  get acceptable() {
    const {accept, plan, stages, stage} = this.#shown;
    return Boolean(accept ?? plan) && (!stages || stage === stages.length - 1);
  }

  /** Is there something to hide? */
  get hideable() {
    return Boolean(this.#shown.marks) || this.#timer !== 0;
  }

  accept() {
    const {accept, plan} = this.#shown;
    if (!this.acceptable) this.playing.endNumber();
    else if (plan) void this.playing.do({do: 'walk', plan});
    else if (accept) void this.playing.do({do: 'accept', board: accept});
  }

  async broken() {
    const before = this.#shown.broken ?? 0;
    const reply = await this.#ask('checking the rules', {ask: 'broken'});
    if (!reply) return;
    const rules = reply.rules ?? [], number = rules.length ? before % rules.length : 0;
    if (!await this.#mark({broken: number + 1}, rules[number]?.cells ?? [])) return;
    this.talk.answer('broken rules', rules[number]?.told ?? reply.told ?? '');
  }

  /** Check the entries; again, where some are wrong: show why. */
  async finish() {
    if (!await this.#settled()) return;
    if (this.#shown.refutable) {
      await this.#refute();
      return;
    }
    const reply = await this.#ask('checking if you can finish', {ask: 'finish'});
    if (!reply) return;
    const {refutable, wrong = [], told = ''} = reply;
    if (await this.#mark({refutable}, wrong)) this.talk.answer('can you finish', told);
  }

  async #refute() {
    const [why] = (await this.#ask('looking for a contradiction', {ask: 'refute'}))?.stages ?? [];
    if (why && await this.#mark({}, why.marked, why)) this.#tell('why is it wrong', why);
  }

  /** Show more of the hint; after its end, and at first, look for the next one. */
  async hint() {
    if (!await this.#settled()) return;
    const {stages, stage, accept, plan} = this.#shown;
    if (stages && stage !== undefined && stage + 1 < stages.length) {
      await this.#showStage({stages, stage: stage + 1, accept, plan});
      return;
    }
    if (stages && (accept || plan)) return;
    if (stages) this.#ruledOut.push(...this.#claims);
    const reply = await this.#ask('looking for a hint', {ask: 'hint', told: this.#ruledOut});
    if (!reply) return;
    this.playing.played.hints++;
    const {claims = [], stages: found = []} = reply, board = reply.board ?? {};
    this.#claims = claims;
    await this.#showStage({stages: found, stage: 0, accept: Object.keys(board).length ? board : undefined, plan: reply.plan});
  }

  /** @param {Shown & {stages: Stage[], stage: number}} hint */
  async #showStage(hint) {
    const {stages, stage} = hint, shown = stages[stage];
    if (!await this.#mark(hint, shown.marked, shown)) return;
    const entry = this.#tell(`hint ${stage + 1} of ${stages.length}`, shown);
    if (this.acceptable) this.#entry = entry;
  }

  /** Mark where the next step is, which the player looks for. */
  async task() {
    const {game} = this.playing, reply = await this.#ask('looking for a step', {ask: 'task'});
    if (!reply) return;
    this.playing.played.hints++;
    const [{told, marked}] = reply.stages ?? [];
    if (await this.#mark({task: reply.task ? game : undefined}, marked)) this.talk.answer('find it', told);
  }

  /** Tell whether the one entry that is new is a true step; if not, the player goes on looking. @param {Game} before @param {Game} game */
  async #judge(before, game) {
    const {entries = {}} = game, old = before.entries ?? {}, [place, ...others] = Object.keys(entries).filter(one => entries[one] !== old[one]);
    this.#shown = {task: game};
    if (!place || others.length) return;
    const reply = await this.#ask('checking your step', {ask: 'judge', place});
    if (!reply) return;
    const [judged] = reply.stages ?? [];
    if (await this.#mark({task: reply.task ? game : undefined}, judged.marked, judged)) this.#tell('your step', judged);
  }

  solve() {
    return this.#another('solving', {shown: [], count: false});
  }

  async another() {
    if (await this.#settled()) await this.#another('looking for another solution', {shown: this.#boards});
  }

  /** @param {string} words @param {{shown: Record<Place, string>[], count?: boolean}} wish */
  async #another(words, wish) {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const reply = await this.#ask(words, {ask: 'another', seed, ...wish});
    if (!reply) return;
    if (reply.board && reply.view) {
      this.playing.played.solutions++;
      this.#boards = [...wish.shown, reply.board];
      this.#shown = {marks: true, accept: this.playing.game.composing ? undefined : reply.board};
      this.playing.draw(reply.view);
    }
    this.talk.answer('', reply.told ?? '');
  }

  async path() {
    const reply = await this.#ask('looking for the steps to the solution', {ask: 'path'});
    if (!reply) return;
    const slides = reply.slides ?? [];
    this.talk.answer('the way to the solution', reply.told ?? counted(slides.length - 1, 'step'));
    if (slides.length > 1) this.#walk.show(slides);
  }

  async check() {
    const reply = await this.#ask('counting solutions', {ask: 'check'});
    if (!reply) return;
    if (await this.#mark({}, reply.differing ?? [])) this.talk.answer('is there only one solution', reply.told ?? '');
  }

  async rate() {
    const reply = await this.#ask('rating the puzzle', {ask: 'rate'});
    if (reply) this.talk.answer('how hard is it', reply.told ?? '');
  }

  /** Walk a shortest plan from here, step by step. */
  async way() {
    const reply = await this.#ask('looking for a shortest plan', {ask: 'way'});
    if (!reply) return;
    this.talk.answer('plan', reply.told ?? '');
    const steps = [...reply.plan ?? ''];
    if (steps.length) this.playing.played.solutions++;
    this.playing.ondrawn();
    this.#timer = window.setInterval(() => {
      const letter = steps.shift();
      if (letter) void this.playing.follow({do: 'step', letter});
      else this.stopPlan();
    }, STEP);
  }

  /** Stop the plan that the page shows. */
  stopPlan() {
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  /** Tell this part of a hint, as an answer. @param {string} question @param {Stage} part */
  #tell(question, part) {
    return this.talk.answer(question, part.told, ...trial(part));
  }

  /** Wait for entries before, which change what is shown; return whether the player has not gone on since. */
  #settled() {
    this.stopPlan();
    return this.playing.settled();
  }

  /** @param {string} words @param {{ask: string} & Record<string, unknown>} message @returns {Promise<Reply | null>} */
  #ask(words, message) {
    this.stopPlan();
    return this.playing.question(words, message);
  }

  /** Mark these cells on the board, or nothing; return whether the player has not gone on since. @param {Shown} shown @param {Place[]} marked @param {Partial<Stage>} others */
  async #mark(shown, marked, {context = [], numbers = {}, broken = [], candidates = {}, struck = [], shades = {}} = {}) {
    const before = this.#shown.marks, marks = marked.length > 0 || context.length > 0, {stops} = this.talk;
    this.#shown = {...shown, marks};
    const drawn = !(marks || before) || await this.playing.show({marked, context, numbers, broken, candidates, struck, shades});
    if (stops !== this.talk.stops) return false;
    if (drawn && marked.length) this.playing.board.point(marked[0]);
    if (drawn) this.playing.ondrawn();
    return true;
  }
}
