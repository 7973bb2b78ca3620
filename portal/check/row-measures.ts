/**
 * The widths of the list's columns and the heights of its rows: known before anything is drawn, so that nothing jumps
 * while scrolling.
 */
import type { Row, Transaction } from './result.ts';

/** Given a text in the list's font, returns its width in pixels. */
export type TextWidth = (text: string) => number;

/** The font of a list. */
export interface ListType {
  /** pixels */
  readonly rem: number;
  readonly widthOf: TextWidth;
}

/** In pixels. */
export interface RowMeasures {
  /** true if money in, money out and balance have separate columns */
  readonly columns: boolean;
  readonly date: number;
  readonly money: number;
  readonly balance: number;
  /** the space that is left for the description */
  readonly description: number;
}

/** Of the list, in rem, as rows.module.css draws it. */
const LINE = 1.25;
const SMALL_LINE = 1;
const PADDING = 0.875;
/** Besides the columns: the mark, the gaps, the space at the sides with the scroll bar. */
const MARK = 1.25;
const GAP = 0.5;
const SIDES = 2.4;
/** Longer descriptions are cut; the full row is shown below the list. */
const MOST_LINES = 2;
/** In rem: below this width, a row has no space for columns. */
const ROOM_FOR_COLUMNS = 34;

export interface ShownTexts {
  date(iso: string): string;
  amount(decimal: string): string;
}

/**
 * Given a statement's rows, how they are shown, and the list's width in pixels and its font, returns the widths of the
 * columns.
 */
export function measuresOf(
  rows: readonly Row[],
  texts: ShownTexts,
  listWidth: number,
  { rem, widthOf }: ListType,
): RowMeasures {
  const columns = listWidth >= ROOM_FOR_COLUMNS * rem;
  const date = Math.max(...MONTHS.map((month) => widthOf(texts.date(`2024-${month}-28`)))) + 0.25 * rem;
  const money = Math.max(4.25 * rem, widthOf(texts.amount(longest(rows, 'amount'))) + 0.25 * rem);
  const balance = Math.max(4.25 * rem, widthOf(texts.amount(longest(rows, 'balance'))) + 0.25 * rem);
  const beside = columns ? MARK + 5 * GAP : MARK + 2 * GAP;
  const taken = columns ? date + 2 * money + balance : Math.max(money, balance);
  return { columns, date, money, balance, description: Math.max(0, listWidth - taken - (beside + SIDES) * rem) };
}

const MONTHS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));

/** All figures have the same width: the longest amount is the widest. */
function longest(rows: readonly Row[], field: 'amount' | 'balance'): string {
  let most = '';
  for (const { transaction } of rows) {
    const decimal = transaction[field] ?? '';
    if (decimal.length > most.length) most = decimal;
  }
  return most === '' ? '0' : most;
}

/**
 * Given a transaction, whether it has more on a separate line, the measures and the font, returns the height of its row
 * in pixels.
 */
export function heightOf(
  { description }: Transaction,
  hasMore: boolean,
  measures: RowMeasures,
  { rem, widthOf }: ListType,
): number {
  // lines break between words, so some are not full
  const lines = Math.min(MOST_LINES, Math.max(1, Math.ceil(widthOf(description) / Math.max(1, measures.description))));
  const above = measures.columns ? 0 : LINE;
  return Math.round((above + lines * LINE + (hasMore ? SMALL_LINE : 0) + PADDING) * rem);
}

/**
 * Given a font, returns a function for the width of texts in it. Each letter is measured once, which is exact enough
 * and fast for thousands of rows.
 */
export function textWidthIn(font: string): TextWidth {
  const context = document.createElement('canvas').getContext('2d');
  const letters = new Map<string, number>();
  if (context !== null) context.font = font;
  return (text) => {
    let width = 0;
    for (const letter of text) {
      let known = letters.get(letter);
      if (known === undefined) {
        known = context?.measureText(letter).width ?? 0;
        letters.set(letter, known);
      }
      width += known;
    }
    return width;
  };
}
