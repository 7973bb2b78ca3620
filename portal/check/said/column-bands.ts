/** Where the columns of a page's tables are drawn over it: bands from the heading to the last row. */
import type { Box, PrintedWord } from '../edit/words.ts';
import type { Row } from '../result.ts';
import { looksLikeRow, type PrintedColumn, printedColumns } from './printed-columns.ts';
import { linesOf, type PrintedLine, unreadLines } from './printed-lines.ts';

export interface ColumnBand {
  /** null: of descriptions, which can hold nothing else */
  readonly column: PrintedColumn | null;
  readonly box: Box;
}

interface OnPage {
  readonly page: number;
  readonly words: readonly PrintedWord[];
  /** of the statement */
  readonly rows: readonly Row[];
  /** of all statements of the file */
  readonly all: readonly Row[];
}

/** Points on both sides of what stands in a column, at most: bands that touch say where one ends. */
const ROOM = 22;
/** Points between bands. */
const BETWEEN = 1;

/** Given a page with its words and rows, returns the bands of its tables, from the top and the left. */
export function columnBands({ page, words, rows, all }: OnPage): ColumnBand[] {
  const read = linesOf(page, words, rows);
  // what was missed shows columns, too; on a page of other statements it is theirs
  const isOfOthers =
    read.length === 0 && all.some(({ transaction }) => transaction.boxes.some((one) => one.page === page));
  const missed = isOfOthers ? [] : unreadLines(page, words, all).filter((line) => looksLikeRow(line, read));
  return tablesOf(words, [...read, ...missed]).flatMap((table) => bandsOf(words, table));
}

/** Lines by table: before a table stand words above a column of amounts that are none. */
function tablesOf(words: readonly PrintedWord[], lines: readonly PrintedLine[]): PrintedLine[][] {
  const columns = printedColumns(words, lines).filter(({ kind }) => kind === 'money');
  const isHeading = ({ text, box }: PrintedWord) =>
    !/\d/.test(text) && columns.some(({ left, right }) => box[0] < right && box[2] > left);
  const headings = words.filter(isHeading).map(({ box }) => (box[1] + box[3]) / 2);
  const tables: PrintedLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.box[1] - b.box[1])) {
    const before = tables.at(-1)?.at(-1)?.box[3];
    const begins = before === undefined || headings.some((y) => y > before && y < line.box[1]);
    if (begins) tables.push([line]);
    else tables.at(-1)?.push(line);
  }
  return tables;
}

function bandsOf(words: readonly PrintedWord[], lines: readonly PrintedLine[]): ColumnBand[] {
  const columns = printedColumns(words, lines);
  const [first] = columns;
  if (first === undefined) return [];
  const described = descriptionOf(lines, columns);
  const spans = [
    ...columns.map((column) => ({ column, left: column.left, right: column.right })),
    ...(described === null ? [] : [{ column: null, ...described }]),
  ].toSorted((a, b) => a.left - b.left);
  return spans.map(({ column, left, right }, i) => {
    const before = spans[i - 1]?.right ?? Number.NEGATIVE_INFINITY;
    const after = spans[i + 1]?.left ?? Number.POSITIVE_INFINITY;
    return { column, box: [edge(left, before, -1), first.top, edge(right, after, 1), first.bottom] };
  });
}

/** The edge of a band: some points outside of the column, halfway to the next at most. */
function edge(own: number, next: number, way: -1 | 1): number {
  const room = Math.max(0, Math.min(ROOM, Math.abs(next - own) / 2 - BETWEEN));
  return Math.max(0, own + way * room);
}

/** Where the texts of rows stand: in the room between columns that has most of their words; null without any. */
function descriptionOf(
  lines: readonly PrintedLine[],
  columns: readonly PrintedColumn[],
): { left: number; right: number } | null {
  const own = lines.flatMap(({ words, transaction }) => {
    const texts = new Set(transaction?.description.split(/\s+/));
    return words.filter(({ text }) => texts.has(text));
  });
  const rooms = [Number.NEGATIVE_INFINITY, ...columns.map(({ right }) => right)].map((from, i) => {
    const to = columns[i]?.left ?? Number.POSITIVE_INFINITY;
    return own.filter(({ box }) => box[0] >= from && box[2] <= to);
  });
  const most = rooms.toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (most.length === 0) return null;
  return { left: Math.min(...most.map(({ box }) => box[0])), right: Math.max(...most.map(({ box }) => box[2])) };
}
