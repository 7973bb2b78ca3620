/** Finds the amounts on a statement's lines that no row and no figure uses: one of them may be what is missing. */

import type { Minor } from '../../model/minor.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import { figureOf } from '../figures/printed.ts';
import { unitsOf } from '../part.ts';
import { ownLines, type Subject } from '../subject.ts';

/** At most this many amounts are named. */
const MOST_NAMED = 5;

/** Given a statement, returns the first unused amounts on its lines; those that a failing sum lacks come first. */
export function unusedAmounts(subject: Subject): { readonly text: string; readonly page: number }[] {
  const { printedDecimals } = subject.part;
  const used = usedAmounts(subject);
  const differences = failingDifferences(subject);
  const sizeOf = (amount: PlacedAmount): Minor => {
    const { token } = amount;
    if (token.nil || !isMoneyLike(token) || (printedDecimals > 0 && token.whole)) return 0;
    return Math.abs(unitsOf(amount, subject.part) ?? 0);
  };
  return ownLines(subject)
    .flatMap(({ line: { page }, amounts }) => {
      const unused = amounts.filter((amount) => !used.has(amount));
      return unused.map((amount) => ({ text: amount.token.text, page, size: sizeOf(amount) }));
    })
    .filter(({ size }) => size !== 0)
    .sort((a, b) => Number(differences.has(b.size)) - Number(differences.has(a.size)))
    .slice(0, MOST_NAMED)
    .map(({ text, page }) => ({ text, page }));
}

/** The amounts of booked rows, of totals and balances, of the balances at either end, and of known figures. */
function usedAmounts({ figures, rows, readings: { facts } }: Subject): ReadonlySet<PlacedAmount> {
  return new Set([
    ...rows.flatMap(({ row, role }) => (role === 'ignored' ? [] : row.amounts.filter((amount) => amount !== null))),
    ...[figures.opening, figures.closing].flatMap((end) => figureOf(end)?.amount ?? []),
    ...facts.figures.filter(({ kind }) => kind !== null).map(({ amount }) => amount),
  ]);
}

function failingDifferences({ checks, chain }: Subject): ReadonlySet<Minor> {
  const failed = checks.filter(({ status, unit }) => status === 'fail' && unit === 'money');
  const differences = [...failed, ...chain.failingRows].flatMap(({ difference }) => difference ?? []);
  return new Set(differences.map(Math.abs));
}
