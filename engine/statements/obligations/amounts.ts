/** Each amount is the one that moves the balance, and it is money. */
import type { ReadPart } from '../../readings/read.ts';
import type { ReadRow } from '../../readings/types.ts';
import { counted, discharged, type Judge, open, pagesOfLines } from './obligation.ts';

export const amountsAnchored: Judge = ({ part, proof: { chain, rows }, readings: { parts } }) => {
  if (mayBeNoMoney(part, parts))
    return open('Its amounts have no decimals, and others of the paper have: they may be no money.');
  const cut = rows.filter((row) => row.role === 'transaction' && isCut(row, part));
  if (cut.length > 0) {
    const lines = cut.map(({ row }) => row.lines[0].source.line);
    return open(
      `Figures stand right before the amount of ${counted(cut.length, 'row')}, on ${pagesOfLines(lines)}: they may belong to it.`,
    );
  }
  const chained = chain.proved.size === rows.filter(({ role }) => role === 'transaction').length;
  if (part.beforeFees && !chained)
    return open('Another column holds what the amounts and their fees come to: either may be what is booked.');
  return discharged('The amounts are money, and stand where the paper prints what it books.');
};

/** Ems between figures of one amount that came apart. */
const APART = 0.8;

/** True for a booking with up to three figures right before its amount, in the amount's cell: "5 0.00". */
function isCut({ row }: ReadRow, { context }: ReadPart): boolean {
  const roles = context.rolesOf.get(row.table) ?? [];
  return row.amounts.some((amount, i) => {
    const role = roles[i];
    if (amount === null || !(role === 'amount' || role === 'debit' || role === 'credit' || role === 'charge'))
      return false;
    return row.lines.some(({ source: { line, amounts }, cells }) => {
      const [before, first] = [line.words[amount.from - 1], line.words[amount.from]];
      if (!amounts.includes(amount) || !before || !cells[i]?.words.includes(before)) return false;
      return (
        /^\d{1,3}$/.test(before.text) && /^\d/.test(first.text) && first.x0 - before.x1 <= APART * first.style.size
      );
    });
  });
}

/** True for whole amounts beside those of other parts in the same money that have decimals. */
function mayBeNoMoney({ currency, decimals, printedDecimals }: ReadPart, parts: readonly ReadPart[]): boolean {
  if (decimals === 0 || printedDecimals > 0) return false;
  return parts.some(
    (other) =>
      other.currency === currency && other.printedDecimals > 0 && other.rows.some(({ role }) => role === 'transaction'),
  );
}
