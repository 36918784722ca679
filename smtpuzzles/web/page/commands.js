import {ARROWS} from './board.js';
/** @import {Playing} from './playing.js' */
/** @import {Questions} from './questions.js' */
/** @import {Talk} from './talk.js' */

const WHOLE = '0,0'; // the place of a number about the whole puzzle

/** @typedef {'hints' | 'checks' | 'solutions' | 'edit'} Group beside the board, and below it */

/**
 * Something that one can do: by any of these keys, and by a button in one of these groups.
 * `offered`: does this game know it; `possible`: can it do anything now; `on`: is this switch on.
 * @typedef {{keys: string[], words: string, tells: string, where?: Group, does: () => unknown,
 *   offered: () => boolean, possible?: () => boolean, on?: () => boolean}} Command
 */

/**
 * @param {Playing} playing @param {Questions} questions @param {Talk} talk
 * @param {{save: () => void, help: () => void, play: () => unknown}} pages
 * @returns {Command[]}
 */
export function commandsOf(playing, questions, talk, pages) {
  /** @param {string} ask */
  const can = ask => () => playing.view?.can.includes(ask) ?? false;
  const board = () => playing.isOpen && !playing.isPlan, always = () => true;
  /** @type {(where: Group) => (keys: string, words: string, tells: string, does: () => unknown, offered: () => boolean) => Command} */
  const asking = where => (keys, words, tells, does, offered) => ({keys: [keys], words, tells, does, offered, where});
  const hints = asking('hints'), checks = asking('checks'), solutions = asking('solutions');
  return [
    hints('H', 'Hint', 'give a hint; again: show more of it', () => questions.hint(), can('hint')),
    hints('F', 'Find it', 'find the next step yourself: its cells are marked, and your step is checked', () => questions.task(), () => can('task')() && !playing.game.composing),
    checks('V', 'Broken rules', 'show a rule that you break; again: the next one', () => questions.broken(), can('broken')),
    checks('C', 'Can I finish?', 'check if you can still finish; show wrong entries; again: why', () => questions.finish(), can('finish')),
    solutions('S', 'Solve', 'show a solution that keeps your entries', () => questions.solve(), can('another')),
    solutions('S', 'Show a plan', 'show a shortest plan from here, step by step', () => questions.way(), can('way')),
    solutions('N', 'Another', 'show another solution, and count them', () => questions.another(), can('another')),
    solutions('P', 'All steps', 'show the way from the clues to the solution, step by step', () => questions.path(), can('path')),
    solutions('O', 'Only one solution?', 'check if the puzzle has only one solution; if not, mark where they differ',
      () => questions.check(), can('check')),
    solutions('D', 'How hard?', 'tell how difficult the puzzle is', () => questions.rate(), can('rate')),
    {keys: ['A'], words: 'Mark broken rules', tells: 'switch: mark cells that break a rule at once', where: 'checks',
      does: () => playing.clashes.toggle(), offered: can('broken'), on: () => playing.clashes.on},
    {keys: ['M'], words: 'Marks', tells: 'switch: type marks instead of entries', where: 'edit',
      does: () => playing.toggleMarks(), offered: () => board() && !playing.game.composing, on: () => playing.marking},
    {keys: ['Back', 'Backspace', 'Delete'], words: 'Clear', tells: 'clear the cell and its marks', where: 'edit',
      does: () => playing.enter({do: 'clear'}), offered: board},
    {keys: ['U', 'Ctrl-Z'], words: 'Undo', tells: 'undo', where: 'edit', does: () => playing.step('undo'), offered: always,
      possible: () => playing.canUndo},
    {keys: ['R', 'Ctrl-Y'], words: 'Redo', tells: 'redo', where: 'edit', does: () => playing.step('redo'), offered: always,
      possible: () => playing.canRedo},
    {keys: [], words: 'Start over', tells: 'go back to the start; you can undo this', where: 'edit',
      does: () => playing.do({do: 'reset'}), offered: always, possible: () => playing.view?.begun ?? false},
    {keys: ['T'], words: 'Total', tells: 'compose the number about the whole puzzle', where: 'edit',
      does: () => askTotal(playing, talk), offered: () => Boolean(playing.isOpen && playing.about.total)},
    {keys: [], words: 'Play it', tells: 'play this puzzle; your board is kept', where: 'edit', does: pages.play,
      offered: () => playing.game.composing ?? false, possible: () => playing.view?.begun ?? false},
    {keys: ['Enter'], words: 'Accept', tells: 'accept the hint or the solution that you see', where: 'hints',
      does: () => questions.accept(), offered: () => playing.isOpen, possible: () => questions.acceptable},
    {keys: ['Esc', 'Escape'], words: 'Hide', tells: 'stop a question, or hide its answer', where: 'hints', offered: always,
      does: () => talk.stop('you stopped this question') || questions.hide(), possible: () => questions.hideable},
    {keys: ['Arrow keys'], words: '', tells: 'move the cursor', does: () => {}, offered: board},
    {keys: ['Arrow keys'], words: '', tells: 'walk, and push what is in your way', does: () => {}, offered: () => !board()},
    {keys: ['Space', ' '], words: '', tells: 'enter the next symbol', offered: board,
      does: () => playing.turn('turn')},
    {keys: ['X'], words: '', tells: 'enter or remove the last symbol', offered: board,
      does: () => playing.turn('cross')},
    {keys: ['.'], words: '', tells: 'no clue here; the cursor moves on', does: () => playing.enter({do: 'clear', moves: true}),
      offered: () => playing.game.composing ?? false},
    {keys: ['E'], words: '', tells: 'save, share, download or print', does: pages.save, offered: always},
    {keys: ['?'], words: '', tells: 'show this page', does: pages.help, offered: always},
  ];
}

/** Let a setter put the number about the whole puzzle. @param {Playing} playing @param {Talk} talk */
function askTotal(playing, talk) {
  const {of = '', most = 0} = playing.about.total ?? {};
  const words = `How many ${of} are on the whole board, 0 to ${most}? Nothing if that is not known:`;
  const number = prompt(words, playing.game.entries?.[WHOLE])?.trim();
  if (number === undefined) return;
  if (number && !(/^\d{1,4}$/.test(number) && Number(number) <= most)) talk.tell(`expected a number from 0 to ${most}`);
  else void playing.do({do: 'put', place: WHOLE, symbol: number ? `${Number(number)}` : null});
}

/**
 * Do what this key does on the board; return whether it does anything.
 * @param {KeyboardEvent} event @param {Command[]} commands @param {Playing} playing
 */
export function pressed(event, commands, playing) {
  const {key} = event;
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) {
    const back = key.toLowerCase() === 'z' && !event.shiftKey, again = /^[zy]$/i.test(key);
    if (back) playing.step('undo');
    else if (again) playing.step('redo');
    return back || again;
  }
  if (key in ARROWS) {
    const letter = playing.view?.keys?.[key.slice('Arrow'.length).toLowerCase()];
    if (letter) void playing.do({do: 'step', letter});
    else playing.move(key);
    return true;
  }
  const name = key.length === 1 ? key.toUpperCase() : key;
  const command = commands.find(command => command.keys.includes(name) && command.offered());
  if (key.length === 1 && key !== ' ' && !playing.isPlan && playing.type(key, () => command?.does())) return true;
  command?.does();
  return command !== undefined;
}
