/** Parts the words of a line into the headings that are known. */
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
  const score: number[] = [0];
  const chosen: (HeadingInLine | null)[] = [null];
  for (let to = 1; to <= words.length; to++) {
    score[to] = score[to - 1];
    chosen[to] = null;
    for (let from = Math.max(0, to - LONGEST_HEADING); from < to; from++) {
      const role = read(from, to);
      if (!role) continue;
      const total = score[from] + role.weight * (to - from) ** LENGTH_EXPONENT + evidence(from, to);
      if (total <= score[to]) continue;
      score[to] = total;
      chosen[to] = { role: role.role, weight: role.weight, from, to };
    }
  }
  const segments: HeadingInLine[] = [];
  for (let at = words.length; at > 0; ) {
    const part = chosen[at];
    if (part) segments.unshift(part);
    at = part ? part.from : at - 1;
  }
  return segments;
}
