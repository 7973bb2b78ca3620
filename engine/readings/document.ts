/** Gathers what is known of a document before its columns and signs are decided: rows, facts and parts. */
import type { Hints } from '../model/hints.ts';

import { hasDates, type Row, type RowsResult } from '../model/row.ts';
import type { TablesResult, TokenLine } from '../model/table.ts';
import { partCurrencies } from './currency/two-currencies.ts';
import { decideDateOrder } from './date-order/question.ts';
import { decideDecimalMark } from './decimal-mark/question.ts';
import { threeDecimalsOf } from './decimal-mark/rules.ts';

import { findFacts } from './facts/find-facts.ts';
import { headerLines, linesOfRows, linesOfWords, marked } from './facts/line-marks.ts';
import { rowsOfSummaries } from './facts/summaries.ts';
import type { GivenBoundaries } from './parts/parted-document.ts';
import { splitParts } from './parts/parts.ts';

export type Document = Readonly<ReturnType<typeof documentOf>>;

/** Given tables and their rows, hints, and where statements begin or go on as the user says, returns what is known. */
export function documentOf(found: TablesResult, assembled: RowsResult, hints: Hints, given: GivenBoundaries) {
  const { lines } = found;
  const { tables, rows: parted } = partCurrencies(found.tables, assembled.rows);
  const summaries = rowsOfSummaries(parted);
  const rows = summaries.size === 0 ? parted : parted.filter((row) => !summaries.has(row));
  const headers = marked(lines.length, headerLines(tables));
  const marksOf = (of: readonly Row[]) => marked(lines.length, linesOfRows(of));
  const balances = marksOf(rows.filter(({ kindExact }) => kindExact));
  const facts = findFacts(lines, { rows: marksOf(rows.filter(isInTable)), balances, headers });
  const labelled = new Set(facts.figures.filter(({ kind }) => kind !== null).map(({ line }) => line.line.index));
  const inRows = marksOf(assembled.rows);
  const dates = decideDateOrder(rows, lines, hints.dateOrder);
  return {
    /** every line, with its tokens */
    lines,
    /** one with two currencies is parted */
    tables,
    /** without those that only sum up others */
    rows,
    summaries,
    inRows,
    headers,
    facts,
    marks: decideDecimalMark(rows, lines, threeDecimalsOf(facts, rows)),
    dates,
    parts: splitParts(rows, { lines, tables, facts, order: dates.order, ...given }),
    /** lines that may be bookings, and were read as none */
    doubtful: assembled.doubtful.filter(({ line }) => !labelled.has(line.line.index) && !isZero(line)),
    /** indices of lines of words outside the rows, in order: they may be titles of lists */
    titles: linesOfWords({ ...found, tables }, inRows),
  };
}

/** True for a line whose amounts are all zero: "Cash advances 29.99 % $0.00 $0.00". */
const isZero = ({ amounts }: TokenLine): boolean =>
  amounts.length > 0 && amounts.every(({ token }) => !/[1-9]/.test(token.digits));

/** False for a row at the place of the table that is not part of it: below its end, or in a summary. */
const isInTable = (row: Row): boolean => hasDates(row) || (!row.apart && !row.sentence && row.section?.sign !== 0);
