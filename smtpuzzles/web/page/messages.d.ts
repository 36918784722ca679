/* The messages between the page and Python, as types; web/answering.py answers them. */

/** "row,column", counted from 1; labels beside the board have row 0 or column 0. */
export type Place = string;

export interface Game {
  kind: string;
  variant: string;
  text: string;
  called: string;
  composing?: boolean;
  entries?: Record<Place, string>;
  marks?: Record<Place, string[]>;
  plan?: string;
}

export interface View {
  svg: string;
  heading: string;
  counters: string;
  solved: boolean;
  begun: boolean;
  cells: Record<Place, {words: string, symbols?: string[]}>;
  /** Of a plan: a letter for each arrow key. */
  keys?: Record<string, string>;
  can: string[];
}

/** What stays the same however the game goes on. */
export interface About {
  rules: string[];
  legend: {svg: string, words: string}[];
  symbols: {symbol: string, name: string, svg: string | null}[];
  typing: [string, string][];
  total?: {of: string, most: number}; // a number about the whole puzzle, that a setter may put
}

export interface Kind {
  name: string;
  display_name: string;
  title: string;
  variants: Record<string, string>;
  compose: boolean;
  usual: [number, number] | null;
  levels: boolean;
  samples: {name: string, about: string}[];
}

export interface Line {
  text: string;
  case: string;
  depth: number;
}

export interface Slide {
  title: string;
  size: string;
  words: string;
  lines: Line[];
  also: string;
  items: string[];
  svg: string;
}

export interface Stage {
  told: string;
  lines: Line[]; // of a trial, below what is told
  also: string; // what else its rules show
  marked: Place[];
  context: Place[];
  numbers: Record<Place, string>;
  broken: Place[];
  candidates: Record<Place, string[]>; // what open cells could hold before
  struck: [Place, string][]; // what of it is ruled out
  shades: Record<Place, string>; // what is noted of cells that nobody fills
}

/** What a reply may hold; each question says which of it. */
export interface Reply {
  error?: string;
  bug?: boolean;
  game?: Game;
  games?: Game[];
  /** The kinds that a text suits which does not tell its kind. */
  suits?: string[];
  view?: View;
  told?: string;
  typed?: string;
  ends?: boolean;
  kinds?: Kind[];
  levels?: string[];
  rules?: {told: string, cells: Place[]}[];
  verdict?: string;
  wrong?: Place[];
  refutable?: boolean;
  /** Does the player still look for a step? */
  task?: boolean;
  stages?: Stage[];
  board?: Record<Place, string> | null;
  claims?: unknown[];
  slides?: Slide[];
  differing?: Place[];
  damaged?: number[];
  plan?: string;
  links?: {title: string, url: string}[];
  refused?: string[];
  forms?: {form: string, title: string}[];
  name?: string;
  type?: string;
  text?: string;
  lacks?: string;
  fragment?: string;
}

export type Message = {ask: string} & Record<string, unknown>;
export type Ask = (message: Message, signal?: AbortSignal) => Promise<Reply>;
export interface Transport {
  ask: Ask;
  onstatus(callback: (words: string) => void): void;
  /** Calls back when a new version of the page is ready, with what loads it. */
  onupdate(callback: (reload: () => void) => void): void;
}
