/** All amounts are in the one currency of the statement. */
import { currencyCode } from '../../money/currencies.ts';
import type { ReadPart } from '../../readings/read.ts';
import type { ReadRow } from '../../readings/types.ts';
import { discharged, type Judge, open } from './obligation.ts';

export const currencyAnchored: Judge = ({ part, proof: { rows } }) => {
  const codes = new Set<string>();
  for (const row of rows) if (row.role === 'transaction') for (const code of codesOf(row, part)) codes.add(code);
  const others = [...codes].filter((code) => code !== part.currency);
  if (codes.size > 1 || (others.length > 0 && part.currency !== null))
    return open(
      `The rows are of several currencies: ${[...new Set([part.currency ?? '', ...codes])].filter(Boolean).join(', ')}.`,
    );
  return discharged(
    part.currency === null
      ? 'The paper names no currency, and no row is of another one than the rest.'
      : `All amounts are read as ${part.currency}, and no row names another currency.`,
  );
};

/** The codes that a row prints with what is booked: beside its amounts, or in a column of its own. */
function codesOf({ row }: ReadRow, { context }: ReadPart): string[] {
  const roles = context.rolesOf.get(row.table) ?? [];
  return row.columns.flatMap((column, i) => {
    if (roles[i] === 'original_amount' || column.role === 'original_amount') return [];
    const isBooked = roles[i] === 'amount' || roles[i] === 'debit' || roles[i] === 'credit';
    const beside = isBooked ? row.amounts[i]?.token.currency : null;
    const own = column.role === 'currency' && row.amounts[i] === null ? currencyCode(row.texts[i].trim()) : null;
    return [beside, own].filter((code) => code !== null && code !== undefined);
  });
}
