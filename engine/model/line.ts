/** What the lines stage gives. */
import type { Box } from '../geometry/box.ts';
import type { RepeatRule } from '../wording/lines.ts';
import type { Band, MarginText, Rule, TextSource, Unread } from './page.ts';
import type { Word } from './word.ts';

/** Words of one line without a wide gap between them: a cell's text, a label, a phrase. */
export interface Phrase {
  readonly words: readonly Word[];
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
  readonly words: readonly Word[];
  readonly phrases: readonly Phrase[];
  /** all words joined by one space */
  readonly text: string;
  readonly box: Box;
  readonly baseline: number;
  /** em size of most of its words, points */
  readonly size: number;
  /** repeats from page to page at the same place: a letterhead, a footer, a page number */
  readonly furniture: boolean;
  /** how it does, where it is furniture */
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
export interface LinedPage {
  /** 1-based */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly source: TextSource;
  readonly lines: readonly Line[];
  readonly rules: readonly Rule[];
  readonly bands: readonly Band[];
  /** as on the page: boxes around slanted lines */
  readonly slants: readonly Box[];
  /** as on the page: text that runs up or down it */
  readonly marginTexts: readonly MarginText[];
  /** as on the page: what may hold text besides the lines */
  readonly unread: readonly Unread[];
  /** as on the page: places of amounts that nobody can see */
  readonly hiddenAmounts: readonly Box[];
  /** as on the page: no usable text, where so */
  readonly unusable: 'no_text' | 'no_unicode_map' | null;
}
