/** Cells of a worksheet: text that stays text, real numbers and real dates, each in a style. */
import { FIRST_HALF, LAST_BEGINNING_HALF } from '../../model/characters.ts';
import { decimalText } from '../decimal.ts';
import {
  BLANK,
  COUNT,
  DIGITS,
  dateStyle,
  HEADER,
  moneyStyle,
  type Style,
  TEXT,
  type Tint,
  tinted,
  totalled,
} from './styles.ts';

export interface Cell {
  /** null of an empty cell that has a fill or a line */
  readonly value: string | number | null;
  readonly style: Style;
  /** of a total: the first and the last row of the column, from 0, of which `value` is the sum */
  readonly sumOf?: readonly [first: number, last: number];
}

/** null is an empty cell without a style */
export type Row = readonly (Cell | null)[];

/** The most UTF-16 units of a text in a cell: a longer one is cut and ends in an ellipsis. */
const TEXT_CHARACTERS = 32_767;
/** A spreadsheet stores numbers in binary, and keeps 15 decimal digits of them. */
const LARGEST_EXACT = 999_999_999_999_999n;

const MILLISECONDS_A_DAY = 86_400_000;
/** Day 0 of the format's calendar for dates after February 1900, in which it has a day too many. */
const EPOCH = Date.parse('1899-12-30');
const FIRST_YEAR = '1901';

export const headerCell = (value: string): Cell => ({ value, style: HEADER });

export function textCell(value: string | null, style: Style = TEXT): Cell | null {
  if (value === null || value === '') return null;
  const fitting = value.length > TEXT_CHARACTERS ? `${cut(value, TEXT_CHARACTERS - 1)}…` : value;
  return { value: fitting, style };
}

export const countCell = (value: number): Cell => ({ value, style: COUNT });

/**
 * Given minor units, returns a number cell that shows the currency's decimals. An amount of more than 15 digits would
 * lose some of them: it is text, and exact.
 */
export function moneyCell(minor: number | bigint | null, decimals: number): Cell | null {
  if (minor === null) return null;
  const text = decimalText(minor, decimals);
  return isExact(minor) ? { value: Number(text), style: moneyStyle(decimals) } : { value: text, style: DIGITS };
}

/** Given minor units, tells if they have few enough digits for a number of a spreadsheet. */
function isExact(minor: number | bigint): boolean {
  const units = BigInt(minor);
  return units <= LARGEST_EXACT && units >= -LARGEST_EXACT;
}

const DATE = dateStyle();

/** Given an ISO date, returns a date cell; text if the date is before the format's calendar. */
export function dateCell(date: string | null, style: Style = DATE): Cell | null {
  if (date === null) return null;
  if (date < FIRST_YEAR) return textCell(date);
  return { value: (Date.parse(date) - EPOCH) / MILLISECONDS_A_DAY, style };
}

/** Given a cell, returns it with a fill. */
export const tintedCell = <C extends Cell | null>(cell: C, tint: Tint | null): C =>
  cell === null || tint === null ? cell : { ...cell, style: tinted(cell.style, tint) };

/** Given the cells of a row, returns them with a fill, also the empty ones. */
export const tintedRow = (row: Row, tint: Tint): Row =>
  row.map((cell) => tintedCell(cell ?? { value: null, style: BLANK }, tint));

/** An empty cell in the row of a total. */
export const underTotal: Cell = { value: null, style: totalled(BLANK) };

/** Amounts of a column, in minor units, with the rows that they are in. */
export interface Column {
  /** null is an empty cell */
  readonly amounts: readonly (number | null)[];
  readonly decimals: number;
  /** row of the first amount, from 0 */
  readonly firstRow: number;
}

/**
 * Given a column, returns the cell of its total: a formula with its value, or exact text if a number or the sum has too
 * many digits, which a formula would leave out or round.
 */
export function totalCell({ amounts, decimals, firstRow }: Column): Cell {
  let sum = 0n;
  let exact = true;
  for (const amount of amounts) {
    if (amount === null) continue;
    sum += BigInt(amount);
    exact &&= isExact(amount);
  }
  const text = decimalText(sum, decimals);
  if (!exact || !isExact(sum)) return { value: text, style: totalled(DIGITS) };
  const sumOf = [firstRow, firstRow + amounts.length - 1] as const;
  return { value: Number(text), style: totalled(moneyStyle(decimals)), sumOf };
}

/** Given a text and a length in UTF-16 units, returns its beginning, without half a character at the end. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const splitsPair = last >= FIRST_HALF && last <= LAST_BEGINNING_HALF;
  return text.slice(0, splitsPair ? length - 1 : length);
}
