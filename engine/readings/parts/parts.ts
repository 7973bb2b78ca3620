/** Tells the statements of a document apart: which rows and lines belong to one account, currency and period. */
import { itemAt } from '../../model/lists.ts';
import { firstLineOf, lastLineOf, type Row } from '../../model/row.ts';
import type { OneOfTwo } from '../../model/table.ts';
import { emptyStatementHeads, type Gap } from './empty-statements.ts';
import { moneyOfPair } from './pairs.ts';
import type { PartedDocument } from './parted-document.ts';
import { beginningsOf } from './question.ts';
import { firstBelow, isBooked, listedAs } from './subject.ts';

/** The rows of one statement, and the lines [fromLine, toLine) that its facts are on. */
export interface Part {
  readonly rows: readonly Row[];
  readonly tables: readonly number[];
  readonly fromLine: number;
  readonly toLine: number;
  /** if its table held two currencies */
  readonly money?: OneOfTwo;
  /** the code beside the opening balance with which it begins, in a list of several currencies; null without */
  readonly listed?: string | null;
}

/** The code beside the first row of a part, if its table lists others as well. */
function listedOf([first]: readonly Row[], rows: readonly Row[]): string | null {
  const code = first ? listedAs(first) : null;
  const isOther = (row: Row) => row.table === first?.table && (listedAs(row) ?? code) !== code;
  return code !== null && rows.some(isOther) ? code : null;
}

/** True for the index of a line of a part. */
export const standsOn = ({ fromLine, toLine }: Part, line: number): boolean => line >= fromLine && line < toLine;

/**
 * Given rows in document order, and their document, returns its parts. A document without rows, but with a table's
 * header or words that nothing was booked, is one part.
 */
export function splitParts(rows: readonly Row[], document: PartedDocument): Part[] {
  const { facts, lines, order } = document;
  const lineCount = lines.length;
  if (rows.length === 0 && (document.tables.length > 0 || facts.noBookings.length > 0))
    return [{ rows, tables: [], fromLine: 0, toLine: lineCount }];
  const headsAt = (at: number) => emptyStatementHeads(facts, gapAbove(rows, at, lineCount), order);
  const begun = beginningsOf(rows, document).map(({ at, fromLine }, k) => {
    const heads = headsAt(at);
    // the last head is that of the rows below
    const own = heads.pop() ?? fromLine;
    return { at, fromLine: own, empty: k === 0 && heads.length > 0 ? [0, ...heads.slice(1)] : heads };
  });
  const below = rows.length > 0 ? headsAt(rows.length) : [];
  const moneyOf = moneyOfPair(
    begun.map(({ at }) => itemAt(rows, at)),
    document,
  );
  const parts = begun.flatMap(({ at, empty }, k): Part[] => {
    // the parts of two currencies of one table, or of one summary, are on the same lines
    const isSecond = (n: number) => arePair(moneyOf[n - 1], moneyOf[n]);
    const { fromLine } = itemAt(begun, isSecond(k) ? k - 1 : k);
    const next = begun[isSecond(k + 1) ? k + 2 : k + 1];
    const toLine = next?.empty[0] ?? next?.fromLine ?? below[0] ?? lineCount;
    const own = rows.slice(at, begun[k + 1]?.at);
    const part = { rows: own, tables: tablesIn(own), fromLine, toLine, money: moneyOf[k], listed: listedOf(own, rows) };
    return [...emptyParts(empty, fromLine), part];
  });
  return [...parts, ...emptyParts(below, lineCount)];
}

/** Parts without rows, each from its head to the next one. */
const emptyParts = (heads: readonly number[], toLine: number): Part[] =>
  heads.map((fromLine, i) => ({ rows: [], tables: [], fromLine, toLine: heads[i + 1] ?? toLine }));

/** The lines above a row and below the one before. */
function gapAbove(rows: readonly Row[], at: number, lineCount: number): Gap {
  const [above, below] = [rows[at - 1], rows[at]] as [Row | undefined, Row | undefined];
  const around = [rows.slice(0, at).findLast(isBooked), firstBelow(rows, at - 1, isBooked)];
  return {
    from: above ? lastLineOf(above).index + 1 : 0,
    to: below ? firstLineOf(below).index : lineCount,
    page: above ? lastLineOf(above).page : 0,
    days: around.flatMap((row) => row?.days[0]?.token ?? []),
    rowsBelow: below !== undefined,
  };
}

/** Given rows, returns the indices of their tables. */
export const tablesIn = (rows: readonly Row[]): number[] => [...new Set(rows.map(({ table }) => table))];

/** True for two currencies that belong together. */
const arePair = (one: OneOfTwo | undefined, other: OneOfTwo | undefined): boolean =>
  one !== undefined && one.own === other?.other && other.own === one.other;
