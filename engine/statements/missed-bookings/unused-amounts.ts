/** Names the amounts on a statement's lines that no row and no figure of its proof uses: one of them may be what is missing. */
import type { Minor } from '../../model/minor.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { minorUnits } from '../../money/amount.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import type { Given } from '../obligations/subject.ts';

/** An amount as it is printed. */
export interface UnusedAmount {
  readonly text: string;
  /** 1-based */
  readonly page: number;
  /** it is just what a sum fails by */
  readonly fits: boolean;
}

/** Given a subject, returns the amounts between its first and its last line that nothing of it uses, those first by which a sum fails. */
export function unusedAmounts({ part, proof, readings, document }: Given): UnusedAmount[] {
  const { figures, checks, chain, rows } = proof;
  const used = new Set<PlacedAmount>();
  for (const { row, role } of rows)
    if (role !== 'ignored') for (const amount of row.amounts) if (amount !== null) used.add(amount);
  for (const figure of [figures.opening, figures.closing])
    if (figure && 'figure' in figure.source) used.add(figure.source.figure.amount);
  for (const { kind, amount } of readings.facts.figures) if (kind !== null) used.add(amount);
  const differences = new Set<Minor>();
  for (const { status, unit, difference } of checks)
    if (status === 'fail' && unit === 'money' && difference !== null) differences.add(Math.abs(difference));
  for (const { difference } of chain.failingRows) differences.add(Math.abs(difference));
  const found: UnusedAmount[] = [];
  const { fromLine, toLine } = part.part;
  for (const { line, amounts } of document.tables.lines) {
    if (line.index < fromLine || line.index >= toLine) continue;
    for (const amount of amounts) {
      if (used.has(amount) || amount.token.nil || !isMoneyLike(amount.token)) continue;
      const value = minorUnits(amount.token, readings.document.mark, part.decimals);
      if (value === null || value === 0 || (part.printedDecimals > 0 && amount.token.whole)) continue;
      found.push({ text: amount.token.text, page: line.page, fits: differences.has(Math.abs(value)) });
    }
  }
  return found.sort((a, b) => Number(b.fits) - Number(a.fits));
}
