/**
 * The widths of the list's columns and the height of its rows: known before anything is drawn, so that nothing jumps
 * while scrolling.
 */
import type { Column } from './columns.ts';
import type { Row } from './result.ts';

/** Given a text in the list's font, returns its width in pixels. */
export type TextWidth = (text: string) => number;

/** The font of a list. */
export interface ListType {
  /** pixels */
  readonly rem: number;
  readonly widthOf: TextWidth;
}

/** How the list is drawn; lengths in pixels. */
export interface RowMeasures {
  /** null if there is no room for columns: each row is then a card */
  readonly columns: readonly Column[] | null;
  /** the value of `grid-template-columns`: the mark, then the columns */
  readonly template: string;
  /** the least width at which nothing is cut but texts */
  readonly least: number;
  /** of each row */
  readonly height: number;
}

/** In rem: a row of one line, and a card of two. Longer descriptions are cut: the details show them in full. */
const LINE = 1.625;
const CARD = 2.75;
/** In rem, as rows.module.css draws them: the mark, the gaps, the space at the sides with the scroll bar. */
const MARK = 1.25;
const GAP = 0.5;
const SIDES = 2.4;
/** In rem: the widths of texts, which are cut. */
const DESCRIPTION = 9;
const TEXT = 7;
const NUMBER = 3.25;
/** Headings of money need it, in rem. */
const LEAST_MONEY = 4.75;
/** In rem: below this width, a row has no space for columns. */
const ROOM_FOR_COLUMNS = 34;

export interface ShownTexts {
  date(iso: string): string;
  amount(decimal: string): string;
}

/** What is measured: the rows of a statement, the balances computed for them, and the columns to show. */
export interface Measured {
  readonly rows: readonly Row[];
  readonly computed: ReadonlyMap<number, string>;
  readonly columns: readonly Column[];
}

/** Given rows, how they are shown, and the list's width in pixels and its font, returns how the list is drawn. */
export function measuresOf(
  { rows, computed, columns }: Measured,
  texts: ShownTexts,
  listWidth: number,
  { rem, widthOf }: ListType,
): RowMeasures {
  if (listWidth < ROOM_FOR_COLUMNS * rem) return { columns: null, template: '', least: 0, height: CARD * rem };
  const date = Math.max(...MONTHS.map((month) => widthOf(texts.date(`2024-${month}-28`)))) + 0.25 * rem;
  const money = (decimals: Iterable<string | null>) =>
    Math.max(LEAST_MONEY * rem, widthOf(texts.amount(longest(decimals))) + 0.25 * rem);
  const amounts = money(rows.map(({ transaction }) => transaction.amount));
  const balances =
    money(rows.map(({ row, transaction }) => transaction.balance ?? computed.get(row) ?? null)) +
    (computed.size > 0 ? widthOf('= ') : 0);
  const widths: Readonly<Record<Column, number>> = {
    date,
    valueDate: date,
    transactionDate: date,
    description: DESCRIPTION * rem,
    in: amounts,
    out: amounts,
    balance: balances,
    type: TEXT * rem,
    reference: TEXT * rem,
    page: NUMBER * rem,
    confidence: NUMBER * rem,
  };
  const taken = columns.reduce((sum, column) => sum + widths[column], 0);
  return {
    columns,
    template: `${MARK}rem ${columns.map((column) => (column === 'description' ? 'minmax(0, 1fr)' : `${widths[column]}px`)).join(' ')}`,
    least: taken + (MARK + columns.length * GAP + SIDES) * rem,
    height: LINE * rem,
  };
}

const MONTHS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));

/** All figures have the same width: the longest amount is the widest. */
function longest(decimals: Iterable<string | null>): string {
  let most = '';
  for (const decimal of decimals) if (decimal !== null && decimal.length > most.length) most = decimal;
  return most === '' ? '0' : most;
}

/**
 * Given a font, returns a function for the width of texts in it. Each letter is measured once, which is exact enough
 * and fast.
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
