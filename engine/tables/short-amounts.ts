/** Finds the amounts of papers that print whole numbers: "45" is one as well as "1,250". */
import { holdsWord, sharesWord } from '../geometry/spans.ts';
import type { PlacedAmount, TokenLine } from '../model/table.ts';
import { isMoneyLike } from '../money/moneylike.ts';

/** Figures behind a mark that may be the last of thousands: so many, or none, are the decimals of a whole number. */
const GROUP = 3;
const WHOLE: ReadonlySet<number | null> = new Set([0, GROUP, null]);

/**
 * Given the lines of a document, returns them with short whole numbers known as amounts where they stand by themselves
 * beside a day; without, if any amount there has cents: then such a number is of something else.
 */
export function withShortAmounts(lines: readonly TokenLine[]): readonly TokenLine[] {
  const shortOf = new Map<TokenLine, readonly PlacedAmount[]>();
  for (const tl of lines) {
    if (tl.dates.length === 0 || tl.amounts.length === 0) continue;
    const figures = byThemselves(tl);
    if (!figures.every(({ token: { decimals } }) => WHOLE.has(decimals['.']) && WHOLE.has(decimals[',']))) return lines;
    shortOf.set(
      tl,
      figures.filter(({ token }) => !token.nil && !isMoneyLike(token)),
    );
  }
  return lines.map((tl) => {
    const short = shortOf.get(tl) ?? [];
    if (short.length === 0) return tl;
    const known = (one: PlacedAmount) => (short.includes(one) ? { ...one, token: { ...one.token, apart: true } } : one);
    return { ...tl, amounts: tl.amounts.map(known) };
  });
}

/** Returns the amounts of a line that are in no text. */
function byThemselves({ line, dates, amounts }: TokenLine): PlacedAmount[] {
  let at = 0;
  const filled = line.phrases.filter(({ words }) => {
    const from = at;
    at += words.length;
    return words.every((_, i) => holdsWord(dates, from + i) || holdsWord(amounts, from + i));
  });
  return amounts.filter((one) => !sharesWord(one, dates) && filled.some(({ x0, x1 }) => x0 <= one.x0 && x1 >= one.x1));
}
