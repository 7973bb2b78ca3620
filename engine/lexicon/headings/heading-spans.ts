/** Parts the words of a line into the headings that are known. */
import { numberAt } from '../../model/lists.ts';
import type { HeadingInLine, RoleOfHeading } from './column-role.ts';

/** What speaks for (above 0) or against a span [from, to) of words being one heading, besides the words. */
export type SpanEvidence = (from: number, to: number) => number;

/** Words of the longest heading that is tried. */
const LONGEST_HEADING = 8;
/** Longer phrases win over their parts: "Closing Balance" over "Balance". */
const LENGTH_EXPONENT = 1.5;

/** Returns the choice of known phrases without overlaps that explains the words best. `read`: what a span means. */
export function segment(
  words: readonly string[],
  read: (from: number, to: number) => RoleOfHeading | null,
  evidence: SpanEvidence = () => 0,
): HeadingInLine[] {
  const scores: number[] = [0];
  const chosen: (HeadingInLine | null)[] = [null];
  for (let to = 1; to <= words.length; to++) {
    let [best, last]: [score: number, last: HeadingInLine | null] = [numberAt(scores, to - 1), null];
    for (let from = Math.max(0, to - LONGEST_HEADING); from < to; from++) {
      const role = read(from, to);
      if (!role) continue;
      const total = numberAt(scores, from) + role.weight * (to - from) ** LENGTH_EXPONENT + evidence(from, to);
      if (total > best) [best, last] = [total, { role: role.role, weight: role.weight, from, to }];
    }
    scores.push(best);
    chosen.push(last);
  }
  const segments: HeadingInLine[] = [];
  for (let at = words.length; at > 0; ) {
    const part = chosen[at];
    if (part) segments.unshift(part);
    at = part ? part.from : at - 1;
  }
  return segments;
}
