/** Reads the dates and amounts of each line, once. */
import { datesIn } from '../dates/scan.ts';
import type { Line } from '../lines/types.ts';
import { amountsIn } from '../money/amount.ts';
import { groupedNumbers } from '../money/iban.ts';
import type { PlacedAmount, PlacedDate, TokenLine } from './types.ts';

/** A figure, or what stands for none: "nil", a dash alone. */
const HAS_FIGURE = /[\d０-９]|nil|(?<!\S)[-–—](?!\S)/i;
const NONE: readonly never[] = [];

/** Given a line and its words' texts as the readers are to see them, returns it with the dates and amounts that its words may be. A word may be read as both. */
export function tokenLine(line: Line, texts: readonly string[]): TokenLine {
  if (!HAS_FIGURE.test(line.text)) return { line, texts, dates: NONE, amounts: NONE };
  const { words } = line;
  const gaps = new Array<number>(words.length);
  for (let i = 0; i < words.length; i++) {
    gaps[i] = i === 0 ? Infinity : (words[i].x0 - words[i - 1].x1) / words[i].style.size;
  }
  const placed = <T extends { from: number; to: number }>(token: T) => ({
    token,
    from: token.from,
    to: token.to,
    x0: words[token.from].x0,
    x1: words[token.to - 1].x1,
  });
  const dates: PlacedDate[] = datesIn(texts, gaps).map(placed);
  const numbers = groupedNumbers(texts);
  const amounts: PlacedAmount[] = amountsIn(texts, gaps)
    .filter((token) => !numbers.some(([from, to]) => token.from >= from && token.from < to))
    .map(placed);
  return { line, texts, dates, amounts };
}
