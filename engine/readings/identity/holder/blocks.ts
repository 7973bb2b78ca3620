/** Finds blocks of lines that may be addresses. */
import type { Phrase } from '../../../model/line.ts';
import type { TokenLine } from '../../../model/table.ts';
import { sizeOf } from '../letterhead.ts';

/** Lines of an address are at most so many text sizes apart. */
const LINE_BELOW = 2.2;
/** Phrases with a smaller gap stand beside each other. */
const LEAST_GAP = 0.3;
/** Sizes of the letters in a block differ by no more, in usual sizes. */
const SAME_SIZE = 0.25;
/** Lefts of an address differ by no more text sizes. */
const ALIGNED = 0.6;
const MOST_LINES = 8;

/** Phrases below each other. */
export type Block = readonly { readonly phrase: Phrase; readonly line: TokenLine }[];

/** Given lines and the usual text size, returns the blocks of phrases below each other in one size. */
export function blocksOf(lines: readonly TokenLine[], size: number): Block[] {
  const blocks: Block[number][][] = [];
  for (const line of lines) {
    for (const phrase of line.line.phrases) {
      // a value that a colon ties to its label is no line of an address
      if (isFigured(phrase, line) || /^[:：]/u.test(phrase.text)) continue;
      const next = { phrase, line };
      const block = blocks.findLast((one) => goesOn(one[one.length - 1], next, size));
      if (block && block.length < MOST_LINES) block.push(next);
      else blocks.push([next]);
    }
  }
  return blocks.filter((block) => block.length > 1);
}

/** True if a phrase is the next line of the block that another one ends. */
function goesOn(last: Block[number], { phrase, line: { line } }: Block[number], size: number): boolean {
  const above = last.line.line;
  const gap = line.baseline - above.baseline;
  if (above.page !== line.page || gap <= LEAST_GAP * size || gap > LINE_BELOW * Math.max(above.size, size))
    return false;
  const isAligned = Math.abs(last.phrase.x0 - phrase.x0) <= ALIGNED * size;
  return isAligned && Math.abs(sizeOf(last.phrase) - sizeOf(phrase)) <= SAME_SIZE * size;
}

/** True for a phrase right before an amount: "Purchases  $120.50" is no name above a street. */
function isFigured(phrase: Phrase, { line: { phrases }, amounts }: TokenLine): boolean {
  const next: Phrase | undefined = phrases[phrases.indexOf(phrase) + 1];
  return next !== undefined && amounts.some(({ token, x0 }) => !token.whole && Math.abs(x0 - next.x0) <= 1);
}
