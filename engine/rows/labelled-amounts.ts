/** Tells what the words before an amount say that it is. */
import { type KindOfLine, lineKind } from '../lexicon/lines.ts';
import type { TokenLine } from '../tables/types.ts';
import type { Word } from '../words/types.ts';

/**
 * Given a line with amounts, returns what the words before the first of them say where they say nothing else, "Total debits 518.43 Items 8",
 * or what the last amount is where a label stands right before it: "J DOE Account number: 4471 Credit limit: 3,000".
 */
export function kindBeforeAmount(tl: TokenLine): KindOfLine | null {
  const { line, amounts } = tl;
  const found = amounts.length > 0 && amounts[0].from === 0 ? null : kindOfWords(line.words, 0, amounts[0]?.from);
  return found ?? kindOfLabel(tl);
}

function kindOfLabel({ line: { words, phrases }, amounts }: TokenLine): KindOfLine | null {
  const at = amounts.at(-1)?.from ?? 0;
  const last = words[at - 1];
  if (!last?.text.endsWith(':')) return null;
  const phrase = phrases.find((p) => p.words.includes(last));
  return phrase ? kindOfWords(words, words.indexOf(phrase.words[0]), at) : null;
}

function kindOfWords(words: readonly Word[], from: number, to: number | undefined): KindOfLine | null {
  const texts = words.slice(from, to).map(({ text }) => text);
  const found = texts.length > 0 ? lineKind(texts.join(' ')) : null;
  return found?.exact ? found : null;
}
