/** Reads the dates and amounts of each line, once. */
import { type Dialect, dialectOf } from '../dates/dialect.ts';
import { datesIn } from '../dates/scan.ts';
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
  const texts: string[] = [];
  for (const { lines } of pages) for (const { text } of lines) texts.push(text);
  const dialect = dialectOf(texts);
  const amounts = withoutLetters(texts);
  const read: TokenLine[] = [];
  for (const { lines } of pages) for (const line of lines) read.push(tokenLine(line, seenAs(line, dialect, amounts)));
  return read;
}

/** Given a line, returns the texts of its words as the readers of dates and amounts see them. */
function seenAs({ words }: Line, dialect: Dialect, amounts: (text: string) => string): string[] {
  const seen = new Array<string>(words.length);
  let before = '';
  for (const [i, { text }] of words.entries()) {
    seen[i] = dialect(amounts(text), before);
    before = text;
  }
  return seen;
}

/** Returns a line with the dates and amounts that its words may be; a word may be both. */
export function tokenLine(line: Line, texts: readonly string[]): TokenLine {
  const { words } = line;
  if (!HAS_FIGURE.test(line.text)) return { line, texts, dates: NONE, amounts: NONE };
  const gaps = new Array<number>(words.length);
  for (const [i, { x0, style }] of words.entries())
    gaps[i] = i === 0 ? Infinity : (x0 - itemAt(words, i - 1).x1) / style.size;
  const dates = datesIn(texts, gaps);
  const numbers = groupedNumbers(texts);
  const read = amountsIn(texts, gaps);
  const amounts =
    numbers.length === 0
      ? read
      : read.filter((token) => !numbers.some(([from, to]) => token.from >= from && token.from < to));
  return { line, texts, dates: placed(dates, words), amounts: placed(amounts, words) };
}

/** Given tokens of a line's words, returns them with their places. */
function placed<T extends { readonly from: number; readonly to: number }>(
  tokens: readonly T[],
  words: readonly Word[],
): readonly { token: T; from: number; to: number; x0: number; x1: number }[] {
  if (tokens.length === 0) return NONE;
  const found = new Array<{ token: T; from: number; to: number; x0: number; x1: number }>(tokens.length);
  for (const [i, token] of tokens.entries()) {
    const { from, to } = token;
    found[i] = { token, from, to, x0: itemAt(words, from).x0, x1: itemAt(words, to - 1).x1 };
  }
  return found;
}
