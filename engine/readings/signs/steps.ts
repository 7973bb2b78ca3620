/** Finds the steps between printed balances that a booking makes, where neither they nor it say whether money is held or owed. */
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { type DecimalMark, minorUnits } from '../../money/amount.ts';
import type { Facts } from '../facts/facts.ts';
import type { Part } from '../parts/parts.ts';

/** Finer than any currency's decimals: only differences are compared. */
const DECIMALS = 3;

/**
 * Given a part, returns the rows whose amount is the step from the balance before to their own, with +1 where the printed
 * balance grows and -1 where it falls. Rows may stand newest first. Columns of two sides count where it is open which is which.
 */
export function stepsOf(
  part: Part,
  facts: Facts,
  rolesOf: ReadonlyMap<number, Roles>,
  mark: DecimalMark,
  sidesOpen: boolean,
): ReadonlyMap<Row, 1 | -1> {
  const units = (amount: PlacedAmount | null | undefined): number | null =>
    amount && amount.token.sign === null && amount.token.marker === null
      ? minorUnits(amount.token, mark, DECIMALS)
      : null;
  const at = (row: Row, role: 'amount' | 'debit' | 'credit' | 'balance') => {
    const i = rolesOf.get(row.table)?.indexOf(role) ?? -1;
    return i < 0 ? null : row.amounts[i];
  };
  const moved = (row: Row) => at(row, 'amount') ?? (sidesOpen ? (at(row, 'debit') ?? at(row, 'credit')) : null);
  // beside columns of sides that headings tell apart nothing is open
  const isOpen = (table: number) => {
    const roles = rolesOf.get(table);
    return roles?.includes('balance') && (roles.includes('amount') || (sidesOpen && roles.includes('debit')));
  };
  if (!part.tables.some(isOpen)) return new Map();
  const rows = part.rows.filter((row) => at(row, 'balance'));
  const amounts = rows.map((row) => units(moved(row)));
  const balances = rows.map((row) => units(at(row, 'balance')));
  const opening = facts.figures.find(
    ({ kind, sure, line }) =>
      kind === 'opening' && sure && line.line.index >= part.fromLine && line.line.index < part.toLine,
  );
  const inOrder = (newestFirst: boolean) => {
    const steps = new Map<Row, 1 | -1>();
    let before = units(opening?.amount);
    for (let k = 0; k < rows.length; k++) {
      const i = newestFirst ? rows.length - 1 - k : k;
      const balance = balances[i];
      const step = before === null || balance === null ? 0 : balance - before;
      if (!rows[i].kindExact && step !== 0 && Math.abs(step) === amounts[i]) steps.set(rows[i], step > 0 ? 1 : -1);
      before = balance;
    }
    return steps;
  };
  const [oldestFirst, newestFirst] = [inOrder(false), inOrder(true)];
  return newestFirst.size > oldestFirst.size ? newestFirst : oldestFirst;
}
