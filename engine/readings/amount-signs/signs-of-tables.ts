/** How the tables of a part note money in and out: in one column of amounts, or in columns of debits and credits. */
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { SignConvention } from '../../model/sign-convention.ts';
import type { Part } from '../parts/parts.ts';
import { amountIn } from '../roles.ts';
import { decideSigns, type SignReading } from './question.ts';
import { sectionSigns } from './section-signs.ts';

/** Given a part, returns how the signs of its single columns of amounts read. */
export function signsByTable(
  part: Part,
  rolesOf: ReadonlyMap<number, Roles>,
  convention: SignConvention,
): Map<number, SignReading> {
  const rolesIn = (table: number) => rolesOf.get(table) as Roles;
  // debits and credits have their signs by their columns
  const single = part.tables.filter((table) => rolesIn(table).includes('amount'));
  if (single.length === 0) return new Map();
  const sections = sectionSigns(part.rows, convention.card);
  return new Map(
    single.map((table) => {
      const rows = part.rows.filter((row) => row.table === table);
      return [table, decideSigns(rows, rolesIn(table), convention, sections)] as const;
    }),
  );
}

/**
 * Given a part and the roles of columns, returns the tables whose column of credits has a minus on each: it lowers the
 * debt of a card. A minus among other credits takes one back, and so does a single one on an account.
 */
export function minusCredits(part: Part, rolesOf: ReadonlyMap<number, Roles>, { card }: SignConvention): Set<number> {
  const found = part.tables.filter((table) => {
    const column = (rolesOf.get(table) as Roles).indexOf('credit');
    const credits = part.rows.flatMap((row) => {
      const token = row.table === table && !row.kindExact ? row.amounts[column]?.token : undefined;
      return token && !token.nil ? [token] : [];
    });
    return credits.length > (card ? 0 : 1) && credits.every(({ sign }) => sign === '-');
  });
  return new Set(found);
}

/** Given rows, returns the tables in which a debit with a minus is taken back: no more debits have one than none. */
export function reversingTables(rows: readonly Row[], rolesOf: ReadonlyMap<number, Roles>): ReadonlySet<number> {
  const plain = new Map<number, number>();
  for (const row of rows) {
    const debit = amountIn(row, rolesOf.get(row.table), 'debit');
    if (!debit || row.kindExact || row.days.length === 0 || debit.token.marker !== null || debit.token.nil) continue;
    plain.set(row.table, (plain.get(row.table) ?? 0) + (debit.token.sign === '-' ? -1 : 1));
  }
  return new Set([...plain].flatMap(([table, more]) => (more >= 0 ? [table] : [])));
}
