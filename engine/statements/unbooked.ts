/** Tells whether a paper on which no transaction was found says that there were some. */
import { sectionSign } from '../lexicon/lines/sections.ts';
import type { Facts } from '../readings/facts/facts.ts';
import type { ReadPart } from '../readings/read.ts';
import type { PrintedFigures } from './balances.ts';

/** Given a statement without transactions, returns true where it prints money in or out: a total of either, or a figure behind the name of a side, "Deposits 1.00". */
export function printsBookings(
  { part: { fromLine, toLine } }: ReadPart,
  facts: Facts,
  figures: PrintedFigures,
): boolean {
  const { opening, totalIn, totalOut } = figures;
  // a total that is the balance is what an account for deposits holds
  const totals = [...(totalIn?.values ?? []), ...(totalOut?.values ?? [])];
  if (totals.some((value) => value !== 0 && value !== opening?.value)) return true;
  return facts.figures.some(({ kind, label, amount: { token }, line: { line } }) => {
    if (kind !== null || line.index < fromLine || line.index >= toLine || !/[1-9]/.test(token.digits)) return false;
    const side = sectionSign(label)?.sign ?? 0;
    return side !== 0;
  });
}
