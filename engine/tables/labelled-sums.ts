/** Tells bands of sums below the rows of a list: a line of labels, and right below it a sum under each. */
import { overlaps } from '../geometry/intervals.ts';
import { TOTAL_KINDS } from '../lexicon/lines/line-kind.ts';
import { sectionSign } from '../lexicon/lines/sections.ts';
import { neighbours } from '../model/lists.ts';
import type { TokenLine } from '../model/table.ts';
import { moneyIn } from './aligned-runs/aligned-runs.ts';
import { namesOne } from './headers/header.ts';

/** Sums below labels of their own, at the least: two may be the amount and the balance of a row. */
const LEAST_SUMS = 3;
/** Labels that name bookings of a side, at the least: "Credits | Purchases | Total activity". */
const LEAST_SIDES = 2;

/** True for lines that begin with such a band, and hold no other money than that of further bands. */
export function beginsBands(lines: readonly TokenLine[]): boolean {
  const [first, second] = lines;
  if (first === undefined || !areLabelsOfSums(first, second)) return false;
  return neighbours(lines).every(([above, below]) => moneyIn(below).length === 0 || areLabelsOfSums(above, below));
}

/** True for labels without figures, one of which names a total, right above so many sums, each below its own label. */
function areLabelsOfSums({ line, dates, amounts }: TokenLine, below: TokenLine | undefined): boolean {
  if (below === undefined || dates.length + amounts.length + below.dates.length > 0) return false;
  const sums = moneyIn(below);
  if (sums.length < LEAST_SUMS || below.line.page !== line.page) return false;
  const labels = sums.map((sum) => line.phrases.find((phrase) => overlaps(phrase, sum)));
  const namesTotal = labels.some((label) => label && namesOne(TOTAL_KINDS, label.text));
  if (new Set(labels).size < sums.length || labels.includes(undefined) || !namesTotal) return false;
  // "Amount USD | Rate | Total" is above the figures of a booking
  return labels.filter((label) => label && (sectionSign(label.text)?.sign ?? 0) !== 0).length >= LEAST_SIDES;
}
