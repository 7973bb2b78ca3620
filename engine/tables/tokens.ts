/** Reads the dates and amounts of each line, once. */
import { dialectOf } from '../dates/dialect.ts';
import { datesIn } from '../dates/scan.ts';
import type { WordSpan } from '../geometry/spans.ts';
import type { Line, LinedPage } from '../model/line.ts';
import { itemAt } from '../model/lists.ts';
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
  const seen = ({ text }: Word, i: number, words: readonly Word[]) => dialect(amounts(text), words[i - 1]?.text ?? '');
  return lines.map((line) => tokenLine(line, line.words.map(seen)));
}

/** Returns a line with the dates and amounts that its words may be; a word may be both. */
export function tokenLine(line: Line, texts: readonly string[]): TokenLine {
  const { words } = line;
  if (!HAS_FIGURE.test(line.text)) return { line, texts, dates: NONE, amounts: NONE };
  const gaps = words.map(({ x0, style }, i) => (i === 0 ? Infinity : (x0 - itemAt(words, i - 1).x1) / style.size));
  const dates = datesIn(texts, gaps);
  const numbers = groupedNumbers(texts);
  const isInNumber = (token: WordSpan) => numbers.some(([from, to]) => token.from >= from && token.from < to);
  const amounts = amountsIn(texts, gaps).filter((token) => !isInNumber(token));
  return { line, texts, dates: placed(dates, words), amounts: placed(amounts, words) };
}

/** Given tokens of a line's words, returns them with their places. */
function placed<T extends WordSpan>(tokens: readonly T[], words: readonly Word[]) {
  return tokens.map((token) => {
    const { from, to } = token;
    return { token, from, to, x0: itemAt(words, from).x0, x1: itemAt(words, to - 1).x1 };
  });
}
