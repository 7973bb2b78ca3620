/** Finds the amounts on a statement's lines that no row and no figure uses: one of them may be what is missing. */
import type { Minor } from '../../model/minor.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { minorUnits } from '../../money/amount.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import type { Given } from '../obligations/subject.ts';

export interface UnusedAmount {
  readonly text: string;
  readonly page: number;
  /** it is exactly the difference of a failing sum */
  readonly fits: boolean;
}

/** Given a subject, returns the unused amounts on its lines, first those that equal the difference of a failing sum. */
export function unusedAmounts(subject: Given): UnusedAmount[] {
  const { part, readings, document } = subject;
  const used = usedAmounts(subject);
  const differences = failingDifferences(subject);
  const sizeOf = ({ token }: PlacedAmount): Minor => {
    if (token.nil || !isMoneyLike(token) || (part.printedDecimals > 0 && token.whole)) return 0;
    return Math.abs(minorUnits(token, readings.document.mark, part.decimals) ?? 0);
  };
  const found = document.tables.lines
    .slice(part.part.fromLine, part.part.toLine)
    .flatMap(({ line, amounts }) => amounts.filter((amount) => !used.has(amount)).map((amount) => ({ line, amount })))
    .map(({ line, amount }) => ({ text: amount.token.text, page: line.page, size: sizeOf(amount) }))
    .filter(({ size }) => size !== 0)
    .map(({ text, page, size }) => ({ text, page, fits: differences.has(size) }));
  return found.sort((a, b) => Number(b.fits) - Number(a.fits));
}

/** The amounts of booked rows, of totals and balances, of the balances at either end, and of known figures. */
function usedAmounts({ proof: { figures, rows }, readings: { facts } }: Given): ReadonlySet<PlacedAmount> {
  const ends = [figures.opening, figures.closing].flatMap((end) => (end && 'figure' in end.source ? [end.source] : []));
  return new Set([
    ...rows.flatMap(({ row, role }) => (role === 'ignored' ? [] : row.amounts.filter((amount) => amount !== null))),
    ...ends.map(({ figure }) => figure.amount),
    ...facts.figures.filter(({ kind }) => kind !== null).map(({ amount }) => amount),
  ]);
}

function failingDifferences({ proof: { checks, chain } }: Given): ReadonlySet<Minor> {
  const failed = checks.filter(({ status, unit }) => status === 'fail' && unit === 'money');
  const differences = [...failed, ...chain.failingRows].flatMap(({ difference }) => difference ?? []);
  return new Set(differences.map(Math.abs));
}
