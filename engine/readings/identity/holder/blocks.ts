/** Finds lines below each other that may be an address. */
import type { Phrase } from '../../../model/line.ts';
import type { TokenLine } from '../../../model/table.ts';
import { sizeOf } from '../letterhead.ts';

/** The lines of an address stand below each other within this many text sizes. */
const LINE_BELOW = 2.2;
/** Lefts of an address differ by less, in text sizes. */
const ALIGNED = 0.6;
const MOST_LINES = 8;

/** One address: phrases below each other. */
export type Block = readonly { readonly phrase: Phrase; readonly line: TokenLine }[];

/** Given lines and the usual size of text, returns the blocks of two and more phrases that stand below each other in one size. */
export function blocksOf(lines: readonly TokenLine[], size: number): Block[] {
  const blocks: { phrase: Phrase; line: TokenLine }[][] = [];
  for (const line of lines) {
    for (const phrase of line.line.phrases) {
      // what a colon ties to a label beside it is no line of an address
      if (isFigured(phrase, line) || /^[:：]/u.test(phrase.text)) continue;
      const block = blocks.findLast((one) => {
        const last = one[one.length - 1];
        const gap = line.line.baseline - last.line.line.baseline;
        return (
          last.line.line.page === line.line.page &&
          gap > 0.3 * size &&
          gap <= LINE_BELOW * Math.max(last.line.line.size, size) &&
          Math.abs(last.phrase.x0 - phrase.x0) <= ALIGNED * size &&
          Math.abs(sizeOf(last.phrase) - sizeOf(phrase)) <= 0.25 * size
        );
      });
      if (block && block.length < MOST_LINES) block.push({ phrase, line });
      else blocks.push([{ phrase, line }]);
    }
  }
  return blocks.filter((block) => block.length > 1);
}

/** True for a phrase with an amount right behind it, before any other text: "Purchases  $120.50" is no name above a street, one beside a summary may be. */
function isFigured(phrase: Phrase, { line: { phrases }, amounts }: TokenLine): boolean {
  const next: Phrase | undefined = phrases[phrases.indexOf(phrase) + 1];
  return next !== undefined && amounts.some(({ token, x0 }) => !token.whole && Math.abs(x0 - next.x0) <= 1);
}
