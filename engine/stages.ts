/** What each stage made of a document, kept for whoever asks how it was read: the debug view and `explain`. */
import type { Box } from './geometry/box.ts';
import type { LinedPage } from './model/line.ts';
import { floatAt, itemAt, wholeAt } from './model/lists.ts';
import type { Dropped, Page, TextStyle } from './model/page.ts';
import type { Place } from './model/place.ts';
import type { Question } from './model/question.ts';
import type { ReadRow } from './model/reading.ts';
import type { RowsResult } from './model/row.ts';
import type { Statement } from './model/statement.ts';
import type { TablesResult } from './model/table.ts';
import type { Word } from './model/word.ts';
import type { ReadingEvidence } from './readings/read.ts';
import type { Proof } from './statements/checks/types.ts';
import type { Chosen } from './statements/search/search.ts';
import type { Tried } from './statements/search/tried.ts';

/** What was read of a page before its words: glyphs by the text objects that drew them. */
export interface DrawnPage extends Omit<Page, 'glyphs' | 'styles'> {
  readonly runs: readonly GlyphRun[];
  /** text that the file holds and the page does not show */
  readonly dropped: readonly Dropped[];
}

/** Glyphs that one text object drew. */
interface GlyphRun {
  readonly text: string;
  readonly glyphs: number;
  readonly box: Box;
  readonly style: TextStyle;
}

/** A part of the document as it was read in the end, with the sums that were done. */
export interface ReadStatement extends Chosen {
  readonly proof: Proof;
}

export interface Stages {
  /** in document order, as all lists of pages here */
  readonly pages: readonly DrawnPage[];
  readonly words: readonly (readonly Word[])[];
  /** parts of pages of text that were read from their pictures */
  readonly areas: readonly Place[];
  readonly lines: readonly LinedPage[];
  readonly tables: TablesResult;
  readonly rows: RowsResult;
  /** rows in document order, transactions or not */
  readonly readings: readonly ReadRow[];
  /** what was decided before any question was asked, and what stayed open */
  readonly evidence: ReadingEvidence;
  readonly questions: readonly Question[];
  readonly trials: readonly Tried[];
  /** a statement, or what was read as none */
  readonly parts: readonly ReadStatement[];
  readonly statements: readonly Statement[];
  /** the year in which the file says that it was made, for dates that have none; null if it does not say */
  readonly createdIn: number | null;
}

/** Given a page and the text that it does not show, returns what is kept of it: not its glyphs, which take memory. */
export function drawnPage({ glyphs, styles, ...page }: Page, dropped: readonly Dropped[]): DrawnPage {
  const runs: GlyphRun[] = [];
  const { code, run, style, x0, y0, x1, y1 } = glyphs;
  for (let from = 0; from < glyphs.count; ) {
    let to = from;
    let text = '';
    const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
    for (; to < glyphs.count && run[to] === run[from]; to++) {
      text += String.fromCodePoint(wholeAt(code, to));
      box[0] = Math.min(box[0], floatAt(x0, to));
      box[1] = Math.min(box[1], floatAt(y0, to));
      box[2] = Math.max(box[2], floatAt(x1, to));
      box[3] = Math.max(box[3], floatAt(y1, to));
    }
    runs.push({ text, glyphs: to - from, box, style: itemAt(styles, wholeAt(style, from)) });
    from = to;
  }
  return { ...page, runs, dropped };
}
