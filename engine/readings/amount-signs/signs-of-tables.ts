/** How the tables of a part note money in and out: in one column of amounts, or in columns of debits and credits. */
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { SignConvention } from '../../model/sign-convention.ts';
import type { AmountToken } from '../../money/amount.ts';
import type { Part } from '../parts/parts.ts';
import { decideSigns, type SignReading } from './question.ts';
import { sectionSigns } from './section-signs.ts';

/** Given a part, returns how the signs of its single columns of amounts read. */
export function signsByTable(
  part: Part,
  rolesOf: ReadonlyMap<number, Roles>,
  convention: SignConvention,
): Map<number, SignReading> {
  const signs = new Map<number, SignReading>();
  const columnOf = (table: number) => (rolesOf.get(table) as Roles).indexOf('amount');
  const single = part.tables.filter((table) => columnOf(table) >= 0);
  // debits and credits have their signs by their columns
  if (single.length === 0) return signs;
  const sections = sectionSigns(part.rows, convention.card);
  for (const table of single) {
    const rows = part.rows.filter((r) => r.table === table);
    const roles = rolesOf.get(table) as Roles;
    signs.set(table, decideSigns({ rows, roles, column: columnOf(table) }, convention, sections));
  }
  return signs;
}

/**
 * Given a part and the roles of columns, returns the tables whose column of credits has a minus on each: it lowers the
 * debt of a card. A minus among other credits takes one back, and so does a single one on an account.
 */
export function minusCredits(part: Part, rolesOf: ReadonlyMap<number, Roles>, { card }: SignConvention): Set<number> {
  const found = new Set<number>();
  for (const table of part.tables) {
    const column = (rolesOf.get(table) as Roles).indexOf('credit');
    const credits = column < 0 ? [] : creditsIn(part, table, column);
    if (credits.length > (card ? 0 : 1) && credits.every(({ sign }) => sign === '-')) found.add(table);
  }
  return found;
}

/** The amounts in a column of a table, without balances, totals and blanks. */
function creditsIn({ rows }: Part, table: number, column: number): AmountToken[] {
  return rows.flatMap((row) => {
    const token = row.table === table && !row.kindExact ? row.amounts[column]?.token : undefined;
    return token && !token.nil ? [token] : [];
  });
}

/** Given rows, returns the tables in which a debit with a minus is taken back: no more debits have one than none. */
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
