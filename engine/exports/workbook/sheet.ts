/** A worksheet, before it is written in the format of a workbook. */
import type { Cell, Row } from './cells.ts';
import type { Tint } from './styles.ts';

export interface Sheet {
  readonly name: string;
  /** the first row is the header: it stays in view, and is on each printed page */
  readonly rows: readonly Row[];
  /** rows of the table below the header, which the filter works on: totals and remarks are below them */
  readonly tableRows: number;
  /** characters of the widest column: longer texts wrap */
  readonly widest: number;
  /** what each printed page says at its head, beside the name; '' for nothing */
  readonly caution: string;
  /** of the tab; null if all is well */
  readonly tab: Tint | null;
}

/** Column widths in characters. */
const NARROWEST = 8;
/** For the button of the filter. */
const BUTTON = 3;
/** Lines of a text are seldom full: they break between words, and fonts differ. */
const FILLED = 0.85;

/** Given a sheet, returns the widths of its columns, in characters of the usual font. */
export const columnWidths = ({ rows: [header = [], ...rows], widest }: Sheet): number[] =>
  header.map((heading, column) => {
    let longest = Math.max(NARROWEST, longestWord(heading) + BUTTON);
    for (const row of rows) longest = Math.max(longest, shownLength(row[column]));
    return Math.min(longest + 1, widest);
  });

/** Given a row and the widths of its columns, returns how many lines it takes: 1 for a row of the usual height. */
export function linesOf(row: Row, widths: readonly number[]): number {
  let most = 1;
  for (const [column, width] of widths.entries()) {
    const cell = row[column];
    if (typeof cell?.value === 'string' && cell.style.wrap) most = Math.max(most, textLines(cell.value, width));
  }
  return Math.min(most, MOST_LINES);
}

function textLines(text: string, width: number): number {
  if (text.length < width && !text.includes('\n')) return 1;
  const lines = text.split('\n').map(({ length }) => Math.max(1, Math.ceil(length / (width * FILLED))));
  return lines.reduce((sum, count) => sum + count);
}

/** A row can be 409 points high. */
const MOST_LINES = 27;

const longestWord = (heading: Cell | null): number =>
  String(heading?.value ?? '')
    .split(' ')
    .reduce((longest, word) => Math.max(longest, word.length), 0);

/** Digits between two marks of thousands. */
const THOUSANDS = 3;
/** A sign, a decimal point, the gap at the right, and the width of a bold total. */
const BESIDE_DIGITS = 4;

function shownLength(cell: Cell | null | undefined): number {
  if (!cell || cell.value === null) return 0;
  if (typeof cell.value === 'string') return cell.value.length;
  const { format, decimals } = cell.style;
  // a date is as wide as its format; a number has its thousands marks and the decimals of its format
  if (decimals === undefined) return format.length;
  const whole = String(Math.trunc(Math.abs(cell.value))).length;
  return whole + Math.floor(whole / THOUSANDS) + decimals + BESIDE_DIGITS;
}
