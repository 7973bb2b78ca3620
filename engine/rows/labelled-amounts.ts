/** Finds what the words before an amount say that it is. */

import { overlaps } from '../geometry/intervals.ts';
import { type KindOfLine, lineKind } from '../lexicon/lines/kind-of-line.ts';
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import type { PlacedAmount, TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { currencyCode } from '../money/currencies.ts';

/**
 * Returns what the words before the first amount say, if they say nothing else ("Total debits 518.43 Items 8"), or the
 * label right before the last amount ("J DOE Account number: 4471 Credit limit: 3,000").
 */
export function kindBeforeAmount(tl: TokenLine): KindOfLine | null {
  const { line, amounts } = tl;
  const [first] = amounts;
  const found = first?.from === 0 ? null : kindOfWords(line.words, 0, first?.from);
  return found ?? kindOfLabel(tl);
}

/** Within so many text sizes a label is above its value. */
const LABEL_ABOVE = 2.6;
const BALANCES: ReadonlySet<LineKind> = new Set(['opening', 'closing']);

function kindOfLabel({ line: { words, phrases }, amounts }: TokenLine): KindOfLine | null {
  const at = amounts.at(-1)?.from ?? 0;
  const last = words[at - 1];
  if (last === undefined || phrases.length === 1) return null;
  const phrase = phrases.find((p) => p.words.includes(last));
  const found = phrase ? kindOfWords(words, words.indexOf(phrase.words[0]), at) : null;
  // "5590 Ciney Ancien solde 2.751,15": no booking is called so
  return last.text.endsWith(':') || (found && BALANCES.has(found.kind)) ? found : null;
}

/** Given an amount, its line and the line above that, returns the balance that the words over the amount name. */
export function balanceNamedAbove(
  amount: PlacedAmount,
  { line }: TokenLine,
  above: TokenLine | null,
): KindOfLine | null {
  if (above === null || above.amounts.length > 0 || above.line.page !== line.page) return null;
  // words beside the amount say themselves what it is
  if (line.words.some(({ text }) => /\p{L}{2}/u.test(text) && currencyCode(text) === null)) return null;
  if (line.baseline - above.line.baseline > LABEL_ABOVE * line.size) return null;
  const over = above.line.phrases.find((phrase) => overlaps(phrase, amount));
  const day = above.dates.find(({ x0 }) => over && x0 >= over.x0 && x0 < over.x1);
  const { words } = above.line;
  const from = over ? words.indexOf(over.words[0]) : -1;
  const found = over ? kindOfWords(words, from, day?.from ?? from + over.words.length) : null;
  return found && BALANCES.has(found.kind) ? found : null;
}

function kindOfWords(words: readonly Word[], from: number, to: number | undefined): KindOfLine | null {
  const texts = words.slice(from, to).map(({ text }) => text);
  const found = texts.length > 0 ? lineKind(texts.join(' ')) : null;
  return found?.exact ? found : null;
}
