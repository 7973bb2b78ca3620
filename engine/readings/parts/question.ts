/** The question of whether another statement begins with a row, asked from top to bottom. */
import { decide } from '../../evidence/decide.ts';
import { BALANCE_KINDS } from '../../lexicon/lines/line-kind.ts';
import { itemAt } from '../../model/lists.ts';
import { firstLineOf, lastLineOf, namesOnly, type Row } from '../../model/row.ts';
import type { Table } from '../../model/table.ts';
import { belowClosing, belowSumsAt, belowTotals } from './below-rows.ts';
import { Boundaries } from './boundaries.ts';

import type { PartedDocument } from './parted-document.ts';
import { BOUNDARY_RULES, OTHER_SYMBOL } from './rules.ts';
import {
  type BoundarySubject,
  closesBelow,
  headedAs,
  headsAs,
  isBelowHeader,
  isBooked,
  listedAs,
  opens,
  type StatementSoFar,
  statesOpening,
  symbolBelow,
  tableCurrency,
} from './subject.ts';

const QUESTION = { about: 'whether another statement begins', rules: BOUNDARY_RULES } as const;

/** Given rows and their document, returns the place of the first row of each statement, and its first line. */
export function beginningsOf(rows: readonly Row[], document: PartedDocument) {
  const { facts, tables, order, cuts, joins } = document;
  const boundaries = new Boundaries(facts, rows, order);
  const currencies = tables.map(tableCurrency);
  const found: { at: number; fromLine: number }[] = [];
  let soFar = begunAt(0, headedAs(facts, rows));
  rows.forEach((row, at) => {
    const subject: BoundarySubject = {
      rows,
      at,
      row,
      facts,
      soFar,
      cut: cutBetween(rows[at - 1], row, cuts),
      joined: isJoined(rows[at - 1], row, joins),
      border: at === 0 ? null : boundaries.above(at, soFar.opened ? Infinity : soFar.fromLine),
      currency: listedAs(row) ?? headsAs(rows, at) ?? itemAt(currencies, row.table),
      symbol: at === 0 || isBelowHeader({ rows, at }) ? symbolBelow(rows, at) : null,
    };
    const { answer, by } = decide(QUESTION, subject);
    if (answer === 'begins') {
      if (at > 0) soFar = begunAt(fromLineOf(subject, by.rule.id, boundaries, tables));
      found.push({ at, fromLine: soFar.fromLine });
    }
    note(subject, soFar);
  });
  return found;
}

const begunAt = (fromLine: number, currency: string | null = null): StatementSoFar => ({
  opened: false,
  transactions: 0,
  summed: false,
  closed: null,
  currency,
  symbol: null,
  fromLine,
});

function note({ rows, at, row, currency, symbol }: BoundarySubject, soFar: StatementSoFar): void {
  soFar.symbol = symbol ?? soFar.symbol;
  soFar.currency = currency ?? soFar.currency;
  if (statesOpening(row) && soFar.transactions > 0) soFar.summed ||= !soFar.opened && closesBelow(rows, at);
  if (opens(row)) soFar.opened = true;
  else if (row.kindExact && (row.kind === 'closing' || row.kind === 'carried_forward')) soFar.closed = row;
  else if (isBooked(row)) soFar.transactions++;
}

function cutBetween(above: Row | undefined, row: Row, cuts: readonly number[]): number | null {
  if (above === undefined) return null;
  const [from, to] = [firstLineOf(above).index, firstLineOf(row).index];
  return cuts.find((line) => line > from && line <= to) ?? null;
}

/** True for the first row of one of the pages. */
function isJoined(above: Row | undefined, row: Row, pages: readonly number[]): boolean {
  const { page } = firstLineOf(row);
  return above !== undefined && firstLineOf(above).page < page && pages.includes(page);
}

/** The first line of a statement, given its first row and the rule that decided. */
function fromLineOf(
  { rows, at, row, facts: { figures }, soFar, cut, border }: BoundarySubject,
  rule: string,
  boundaries: Boundaries,
  tables: readonly Table[],
): number {
  if (cut !== null) return cut;
  const above = itemAt(rows, at - 1);
  const from = lastLineOf(above).index + 1;
  const hasHead = rule === OTHER_SYMBOL || isOverleaf(soFar, row);
  const head = border ?? (hasHead ? boundaries.headAbove(at) : Infinity);
  // a line that closes the statement above may look like the title of the next
  const to = border ?? -1;
  // so are totals on its page
  const isOnPage = border !== null && lastLineOf(above).page === firstLineOf(row).page;
  const isClosed = soFar.closed !== null || (namesOnly(above, BALANCE_KINDS) && !opens(above));
  const closed = Math.max(
    isClosed || isOnPage ? belowTotals(figures, from, to) : -1,
    isClosed ? -1 : belowClosing(figures, soFar.fromLine, from, to),
    border === null ? belowSumsAt(figures, from) : -1,
  );
  return Math.max(from, Math.min(head, titleLine(rows, at, tables)), closed);
}

/** True for a row on a later page than the closing balance above it: the head of its page is that of its statement. */
const isOverleaf = ({ closed }: StatementSoFar, row: Row): boolean =>
  closed?.kind === 'closing' && lastLineOf(closed).page < firstLineOf(row).page;

/** The line at which the title of a row's table begins, or the row's own if others are between. */
function titleLine(rows: readonly Row[], at: number, tables: readonly Table[]): number {
  const row = itemAt(rows, at);
  const { title, header } = itemAt(itemAt(tables, row.table).segments, row.segment);
  const [above] = title.length > 0 ? title : header;
  return isBelowHeader({ rows, at }) && above !== undefined ? above.line.index : firstLineOf(row).index;
}
