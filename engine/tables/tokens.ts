/** Reads the dates and amounts of each line, once. */
import { dialectOf } from '../dates/dialect.ts';
import { datesIn } from '../dates/scan.ts';
import type { WordSpan } from '../geometry/spans.ts';
import type { Line, LinedPage } from '../model/line.ts';
import type { TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { amountsIn } from '../money/amount.ts';
import { groupedNumbers } from '../money/iban.ts';
import { withoutLetters } from '../money/letters.ts';

/** A figure, or a sign for an empty one: "nil", a dash alone. */
const HAS_FIGURE = /[\d０-９٠-٩۰-۹]|nil|(?<!\S)[-–—](?!\S)/i;
const NONE: readonly never[] = [];

export function tokensOf(pages: readonly LinedPage[]): TokenLine[] {
  const lines = pages.flatMap((page) => page.lines);
  const texts = lines.map(({ text }) => text);
  const dialect = dialectOf(texts);
  const amounts = withoutLetters(texts);
  // the texts of words as the readers of dates and amounts see them
  const seen = ({ words }: Line) => words.map(({ text }, i) => dialect(amounts(text), words[i - 1]?.text ?? ''));
  return lines.map((line) => tokenLine(line, seen(line)));
}

/** Returns a line with the dates and amounts that its words may be; a word may be both. */
export function tokenLine(line: Line, texts: readonly string[]): TokenLine {
  const { words } = line;
  if (!HAS_FIGURE.test(line.text)) return { line, texts, dates: NONE, amounts: NONE };
  const gaps = words.map((word, i) => (i === 0 ? Infinity : (word.x0 - words[i - 1].x1) / word.style.size));
  const numbers = groupedNumbers(texts);
  const isOfNumber = ({ from: at }: WordSpan) => numbers.some(([from, to]) => at >= from && at < to);
  const amounts = amountsIn(texts, gaps).filter((token) => !isOfNumber(token));
  return { line, texts, dates: placed(datesIn(texts, gaps), words), amounts: placed(amounts, words) };
}

/** Given tokens of a line's words, returns them with where they stand. */
const placed = <T extends WordSpan>(tokens: readonly T[], words: readonly Word[]) =>
  tokens.map((token) => {
    const { from, to } = token;
    return { token, from, to, x0: words[from].x0, x1: words[to - 1].x1 };
  });
