/** Gathers what is known of a document before its columns and signs are decided: rows, facts and parts. */
import type { Hints } from '../model/hints.ts';
import type { Line } from '../model/line.ts';
import { hasDates, type Row, type RowsResult } from '../model/row.ts';
import type { Table, TablesResult, TokenLine } from '../model/table.ts';
import { partCurrencies } from './currency/two-currencies.ts';
import { decideDateOrder, type OrderDecision } from './date-order/question.ts';
import { decideDecimalMark, type MarkDecision } from './decimal-mark/question.ts';
import { threeDecimalsOf } from './decimal-mark/rules.ts';
import type { Facts } from './facts/facts.ts';
import { findFacts } from './facts/find-facts.ts';
import { headerLines, type LineMarks, linesOf, linesOfWords } from './facts/line-marks.ts';
import { rowsOfSummaries } from './facts/summaries.ts';
import { type Part, splitParts } from './parts/parts.ts';

export interface Document {
  /** every line, with its tokens */
  readonly lines: readonly TokenLine[];
  /** one with two currencies is parted */
  readonly tables: readonly Table[];
  /** without those that only sum up others */
  readonly rows: readonly Row[];
  readonly summaries: ReadonlySet<Row>;
  readonly inRows: LineMarks;
  readonly headers: LineMarks;
  readonly facts: Facts;
  readonly marks: MarkDecision;
  readonly dates: OrderDecision;
  readonly parts: readonly Part[];
  /** lines that may be bookings, and were read as none */
  readonly doubtful: readonly Line[];
  /** indices of lines of words outside the rows, in order: they may be titles of lists */
  readonly titles: readonly number[];
}

/** Given tables and their rows, hints, and lines at which another statement begins, returns what is known. */
export function documentOf(
  found: TablesResult,
  assembled: RowsResult,
  hints: Hints,
  cuts: readonly number[],
): Document {
  const { lines } = found;
  const { tables, rows: parted } = partCurrencies(found.tables, assembled.rows);
  const summaries = rowsOfSummaries(parted);
  const rows = summaries.size === 0 ? parted : parted.filter((row) => !summaries.has(row));
  const headers = headerLines(lines.length, tables);
  const marked = (of: readonly Row[], counts: (row: Row) => boolean) => linesOf(lines.length, of, counts);
  const inTables = { rows: marked(rows, isInTable), balances: marked(rows, isNamed), headers };
  const facts = findFacts(lines, inTables);
  const labelled = new Set(facts.figures.filter(({ kind }) => kind !== null).map(({ line }) => line.line.index));
  const inRows = marked(assembled.rows, () => true);
  const dates = decideDateOrder(rows, lines, hints.dateOrder);
  return {
    lines,
    tables,
    rows,
    summaries,
    inRows,
    headers,
    facts,
    marks: decideDecimalMark(rows, lines, threeDecimalsOf(facts, rows)),
    dates,
    parts: splitParts(rows, { tables, facts, lineCount: lines.length, order: dates.order, cuts }),
    doubtful: assembled.doubtful.map(({ line }) => line.line).filter(({ index }) => !labelled.has(index)),
    titles: linesOfWords({ ...found, tables }, inRows),
  };
}

const isNamed = ({ kindExact }: Row): boolean => kindExact;

/** False for a row at the place of the table that is not part of it: below its end, or in a summary. */
const isInTable = (row: Row): boolean => hasDates(row) || (!row.apart && !row.sentence && row.section?.sign !== 0);
