/** Finds letters right before amounts, always at one distance, that name their side: "D 34,90", "H 5.118,71". */
import { greatest, least } from '../../geometry/extremes.ts';
import { markerBesideAmount, markerSign } from '../../lexicon/headings/markers.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { isMoneyLike } from '../../money/moneylike.ts';

/** Letters of such a mark, at the most. */
const LETTERS = 3;
/** Ems between it and its amount, at the most; what varies by more is a column of marks. */
const NEAR = 1;
const EVEN = 0.4;
/** It is so many times further from the text before. */
const FURTHER = 2;
/** So many amounts, and so large a share of all, have one. */
const LEAST = 4;
const SHARE = 0.6;

/** Returns the lines with such letters as markers of their amounts, if both sides are before most of them. */
export function withSidesBefore(lines: readonly TokenLine[]): readonly TokenLine[] {
  const sides = lines.flatMap((tl) =>
    tl.amounts
      .filter(({ token }) => !token.whole && isMoneyLike(token))
      .map((amount) => ({ amount, side: sideBefore(tl, amount) })),
  );
  const marked = sides.flatMap(({ amount: { x0 }, side }) =>
    side === null ? [] : [{ gap: (x0 - side.x1) / side.style.size, sign: markerSign(side.text) }],
  );
  const gaps = marked.map(({ gap }) => gap);
  if (new Set(marked.map(({ sign }) => sign)).size < 2 || greatest([0, ...gaps]) - least(gaps) > EVEN) return lines;
  if (marked.length < LEAST || marked.length < sides.length * SHARE) return lines;
  return lines.map((tl) => (tl.amounts.some((a) => sideBefore(tl, a) !== null) ? withSides(tl) : tl));
}

function withSides(tl: TokenLine): TokenLine {
  const amounts = tl.amounts.map((amount): PlacedAmount => {
    const side = sideBefore(tl, amount);
    if (side === null) return amount;
    const from = amount.from - 1;
    return { ...amount, from, x0: side.x0, token: { ...amount.token, from, marker: markerBesideAmount(side.text) } };
  });
  return { ...tl, amounts };
}

/** Returns the letters right before an amount that say its side, apart from the text before; or null. */
function sideBefore({ line: { words } }: TokenLine, { token, from, x0 }: PlacedAmount): Word | null {
  const side = words[from - 1];
  if (!side || side.text.length > LETTERS || token.whole || token.marker !== null || token.sign !== null) return null;
  const gap = x0 - side.x1;
  const before = words[from - 2];
  if (gap > NEAR * side.style.size || (before && side.x0 - before.x1 <= Math.max(gap * FURTHER, side.style.size)))
    return null;
  return markerBesideAmount(side.text) !== null && isMoneyLike(token) ? side : null;
}
