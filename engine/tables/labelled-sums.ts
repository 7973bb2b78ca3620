/** Tells bands of sums below the rows of a list: a line of labels, and right below it a sum under each. */
import { overlaps } from '../geometry/intervals.ts';
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import { TOTAL_KINDS } from '../lexicon/lines/line-kind.ts';
import type { TokenLine } from '../model/table.ts';
import { moneyIn } from './aligned-runs/aligned-runs.ts';

/** Sums below labels of their own, at the least: two may be the amount and the balance of a row. */
const LEAST_SUMS = 3;

/** True for labels without figures, one of which names a total, right above so many sums, each below its own label. */
export function areLabelsOfSums({ line, dates, amounts }: TokenLine, below: TokenLine | undefined): boolean {
  if (below === undefined || dates.length + amounts.length + below.dates.length > 0) return false;
  const sums = moneyIn(below);
  if (sums.length < LEAST_SUMS || below.line.page !== line.page) return false;
  const labels = sums.map((sum) => line.phrases.find((phrase) => overlaps(phrase, sum)));
  return new Set(labels).size === sums.length && !labels.includes(undefined) && labels.some(namesTotal);
}

function namesTotal(label: { readonly text: string } | undefined): boolean {
  const found = label === undefined ? null : lineKind(label.text);
  return found?.exact === true && TOTAL_KINDS.has(found.kind);
}
