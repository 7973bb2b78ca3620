/** Finds the tables in which a minus in the column of money out marks a booking that was taken back. */
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';

/**
 * Given rows and the roles of columns by table, returns the tables in which no more debits carry a minus than stand
 * without one: those with a minus are reversed.
 */
export function reversingTables(rows: readonly Row[], rolesOf: ReadonlyMap<number, Roles>): ReadonlySet<number> {
  const plain = new Map<number, number>();
  let table = -1;
  let column = -1;
  for (const row of rows) {
    if (row.table !== table) {
      table = row.table;
      column = rolesOf.get(table)?.indexOf('debit') ?? -1;
    }
    const debit = column < 0 ? null : row.amounts[column];
    if (!debit || row.kindExact || row.days.length === 0 || debit.token.marker !== null || debit.token.nil) continue;
    plain.set(row.table, (plain.get(row.table) ?? 0) + (debit.token.sign === '-' ? -1 : 1));
  }
  return new Set([...plain].flatMap(([table, more]) => (more >= 0 ? [table] : [])));
}
