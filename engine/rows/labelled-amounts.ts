/** Finds what the words before an amount say that it is. */

import { phraseAbove, RIGHT_ABOVE } from '../labels/near-phrases.ts';
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
  if (above === null || above.amounts.length > 0) return null;
  // words beside the amount say themselves what it is
  if (line.words.some(({ text }) => /\p{L}{2}/u.test(text) && currencyCode(text) === null)) return null;
  const label = phraseAbove(amount, { lines: [above, { line }], at: 1 }, RIGHT_ABOVE)?.phrase;
  if (label === undefined) return null;
  const { words } = above.line;
  const from = words.indexOf(label.words[0]);
  // "Closing balance at 30 June"
  const day = above.dates.find((date) => date.from >= from && date.from < from + label.words.length);
  const found = kindOfWords(words, from, day?.from ?? from + label.words.length);
  return found && BALANCES.has(found.kind) ? found : null;
}

function kindOfWords(words: readonly Word[], from: number, to: number | undefined): KindOfLine | null {
  const texts = words.slice(from, to).map(({ text }) => text);
  const found = texts.length > 0 ? lineKind(texts.join(' ')) : null;
  return found?.exact ? found : null;
}
