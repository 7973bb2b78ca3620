/** The rows of all statements of an account, each once, with what is doubtful about them. */
import type { Finding } from '../../continuity/types.ts';
import type { AccountStatement, ExportRow } from '../accounting/accounts.ts';
import { isNewestFirst } from '../accounting/day-balances.ts';
import type { JoinedRow, JoinInput, RowDoubt } from './types.ts';

/**
 * Given statements of an account, returns their rows, the oldest first. A row that an earlier statement has, too, is
 * there once; rows that may be one, but are not shown to be, all stay, and are marked.
 */
export function joinedRows({ account, continuity }: JoinInput): JoinedRow[] {
  const doubts = doubtsIn(account.statements, continuity.findings);
  const rows = account.statements.flatMap((statement) =>
    statement.rows
      .filter(({ isRepeated }) => !isRepeated)
      .map(({ id, transaction }): JoinedRow => ({ id, transaction, statement, doubt: doubts.get(id) ?? null })),
  );
  return inOrder(account.statements) ? rows.toSorted((a, b) => compare(a.transaction.date, b.transaction.date)) : rows;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** False if a paper does not list its rows by their dates: its own order is then the only one there is. */
const inOrder = (statements: readonly AccountStatement[]): boolean =>
  statements.every(({ rows }) =>
    rows.every(({ transaction }, i) => i === 0 || (rows[i - 1]?.transaction.date ?? '') <= transaction.date),
  );

/** What is doubtful about rows, by their ids. */
const doubtsIn = (statements: readonly AccountStatement[], findings: readonly Finding[]): Map<string, RowDoubt> =>
  new Map(findings.flatMap((finding) => [...doubtsOf(finding, statements)]));

function* doubtsOf(finding: Finding, statements: readonly AccountStatement[]): Generator<[id: string, RowDoubt]> {
  if (finding.kind !== 'overlap' && finding.kind !== 'revision') return;
  const [earlier, later] = finding.statements.map((index) => statements.find(({ placed }) => placed.index === index));
  if (earlier === undefined || later === undefined) return;
  const first = unpaired(earlier, finding, 0);
  const second = unpaired(later, finding, 1);
  if (finding.kind === 'revision') {
    for (const { id } of first) yield [id, { kind: 'earlierOnly' }];
    for (const { id } of second) yield [id, { kind: 'laterOnly' }];
  }
  // no balance shows that rows of days that an earlier statement has are not there in another form
  if (finding.kind === 'overlap' && (finding.expected === null || finding.found === null))
    for (const { id } of second) yield [id, { kind: 'laterOnly' }];
  for (const [one, other] of alike(first, second)) yield [other.id, { kind: 'maybeTwice', of: one.id }];
}

/** The rows of one side of a finding, in its days, that are not shown to be rows of the other side. */
function unpaired({ rows, placed }: AccountStatement, { rows: pairs, from, to }: Finding, side: 0 | 1): ExportRow[] {
  const paired = new Set(pairs.map((pair) => pair[side]));
  const isReversed = isNewestFirst(placed.statement.transactions);
  return rows.filter(({ transaction: { date } }, i) => {
    const printed = isReversed ? rows.length - 1 - i : i;
    return !paired.has(printed) && date >= from && date <= to;
  });
}

/** Rows of both sides of one day and amount, in pairs; none is in two of them. */
function alike(first: readonly ExportRow[], second: readonly ExportRow[]): [ExportRow, ExportRow][] {
  const keyOf = ({ transaction: { date, amount } }: ExportRow) => `${date} ${amount}`;
  const waiting = new Map<string, ExportRow[]>();
  for (const row of first) waiting.set(keyOf(row), [...(waiting.get(keyOf(row)) ?? []), row]);
  return second.flatMap((row): [ExportRow, ExportRow][] => {
    const one = waiting.get(keyOf(row))?.shift();
    return one === undefined ? [] : [[one, row]];
  });
}
