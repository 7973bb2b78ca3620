/** The result of the lines stage. */
import type { Box } from '../geometry/box.ts';
import type { RepeatRule } from '../wording/lines.ts';
import type { Filled } from './lists.ts';
import type { Page } from './page.ts';
import type { Word } from './word.ts';

/** Words of one line without a wide gap between them: a cell's text, a label, a phrase. */
export interface Phrase {
  readonly words: Filled<Word>;
  /** the words joined by one space */
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
}

/** The words on one baseline across a page, left to right. */
export interface Line {
  /** 1-based page */
  readonly page: number;
  /** position among the document's lines, from 0: page by page, top to bottom */
  readonly index: number;
  readonly words: Filled<Word>;
  readonly phrases: Filled<Phrase>;
  /** all words joined by one space */
  readonly text: string;
  readonly box: Box;
  readonly baseline: number;
  /** em size of most of its words, points */
  readonly size: number;
  /** repeats from page to page at the same place: a letterhead, a footer, a page number */
  readonly furniture: boolean;
  /** how it repeats, for furniture */
  readonly repeat?: Repeat | null;
}

/** By what a line is furniture. */
export interface Repeat {
  readonly rule: RepeatRule;
  /** pages that have it at that place */
  readonly pages: number;
  /** pages of the document */
  readonly of: number;
}

/** A page as lines, with the drawings that later stages use as evidence. */
export interface LinedPage extends Omit<Page, 'turned' | 'scale' | 'glyphs' | 'styles' | 'images' | 'em'> {
  readonly lines: readonly Line[];
}
