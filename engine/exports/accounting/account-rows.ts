/** The rows of the statements of an account, each with its id: a booking that two of them have keeps it. */
import type { Finding } from '../../continuity/types.ts';
import type { Transaction } from '../../model/transaction.ts';
import type { PlacedStatement } from '../result.ts';
import { balancesBehind } from './day-balances.ts';
import { rowIds } from './row-ids.ts';

/** A booking with the id by which programs know it again. */
export interface ExportRow {
  readonly id: string;
  readonly transaction: Transaction;
  /** an earlier statement of this account has it, too */
  readonly isRepeated: boolean;
}

/**
 * Given the statements of an account and what they share, returns the rows of each. A row that an earlier statement has
 * keeps the id that it has there. Two bookings never share an id: statements that follow on one another within a day
 * may have equal rows.
 */
export function rowsOf(placed: readonly PlacedStatement[], findings: readonly Finding[]): ExportRow[][] {
  const used = new Set<string>();
  const byStatement = new Map<number, readonly ExportRow[]>();
  return placed.map(({ index, statement }) => {
    const { keyOf, idOf } = rowIds(statement);
    const earlier = idsInEarlier(index, findings, byStatement);
    const ranks = new Map<string, number>();
    const balances = balancesBehind(statement.transactions);
    const nextId = (transaction: Transaction, i: number): string => {
      const key = keyOf(transaction, balances[i] ?? null);
      let rank = ranks.get(key) ?? 0;
      while (used.has(idOf(key, rank))) rank += 1;
      ranks.set(key, rank + 1);
      return idOf(key, rank);
    };
    const rows = statement.transactions.map((transaction, i): ExportRow => {
      const known = earlier.get(i);
      return { id: known ?? nextId(transaction, i), transaction, isRepeated: known !== undefined };
    });
    for (const { id } of rows) used.add(id);
    byStatement.set(index, rows);
    return rows;
  });
}

/** The ids of those rows of a statement that an earlier one has, by their index. */
function idsInEarlier(
  index: number,
  findings: readonly Finding[],
  byStatement: ReadonlyMap<number, readonly ExportRow[]>,
): Map<number, string> {
  const ids = new Map<number, string>();
  for (const { statements, rows } of findings) {
    const [one, other] = statements;
    if (one !== index && other !== index) continue;
    const rowsOfOther = byStatement.get(one === index ? other : one);
    for (const [a, b] of rows) {
      const [mine, theirs] = one === index ? [a, b] : [b, a];
      const id = rowsOfOther?.[theirs]?.id;
      if (id !== undefined) ids.set(mine, id);
    }
  }
  return ids;
}
