/** Knows which words are the trade's and nobody's own: what the lexicon knows. */
// each of these puts its phrases into the lexicon when it is loaded
import { firstOf, lastOf, numberAt, onlyOf } from '../model/lists.ts';
import '../lexicon/facts/accounts.ts';
import '../lexicon/headings/heading-roles.ts';
import '../lexicon/directions.ts';
import '../lexicon/facts/labels.ts';
import '../lexicon/lines/kind-of-line.ts';
import '../lexicon/facts/paper-names.ts';
import '../lexicon/lines/sections.ts';
import type { WordSpan } from '../geometry/spans.ts';
import { monthOfName } from '../lexicon/calendar/months.ts';
import { isWeekday } from '../lexicon/calendar/weekdays.ts';
import { markerSign } from '../lexicon/headings/markers.ts';
import { fold, joinFolded } from '../lexicon/phrases/fold.ts';
import { inLexicon } from '../lexicon/phrases/phrases.ts';
import { currenciesOfSymbol, currencyCode, currencyOfName } from '../money/currencies.ts';

/** Words of the longest phrase that is looked for. */
const LONGEST = 8;

/** True for a text that is as a whole a phrase of the lexicon: a heading, a label, a kind of line, a currency. */
export function isTerm(text: string): boolean {
  const bare = text.trim();
  if (currencyCode(bare) !== null || currenciesOfSymbol(bare).length > 0) return true;
  const folded = fold(text);
  if (folded === '') return false;
  return inLexicon(folded) || currencyOfName(folded) !== null || isWeekday(folded) || markerSign(bare) !== null;
}

/** True for a text that may be taken for a term, a month or a currency: an invented word must not be one. */
export function meansSomething(text: string): boolean {
  return isTerm(text) || monthOfName(fold(text)) !== null;
}

/** What parts two names of one thing: "Saldo Awal/Initial Balance". */
const PARTING = /[/|()（）·•:：,;]+/;

/** Given words side by side, returns the terms among them, left to right, the longest at each place. */
export function termsIn(words: readonly string[]): WordSpan[] {
  const parts = words.flatMap((word, index) =>
    word.split(PARTING).flatMap((text) => (text === '' ? [] : [{ text, index }])),
  );
  const folded = parts.map(({ text }) => fold(text));
  const found: WordSpan[] = [];
  const open = words.map((word) => word.split(PARTING).filter((text) => text !== '').length);
  for (let from = 0; from < parts.length; from++) {
    for (let to = Math.min(parts.length, from + LONGEST); to > from; to--) {
      const own = parts.slice(from, to);
      const text = onlyOf(own)?.text ?? joinFolded(folded.slice(from, to));
      if (!isTerm(text)) continue;
      for (const { index } of own) open[index] = numberAt(open, index) - 1;
      found.push({ from: firstOf(own).index, to: lastOf(own).index + 1 });
      from = to - 1;
      break;
    }
  }
  // a word is a term only if all its parts are
  const isWhole = ({ from, to }: WordSpan) => open.slice(from, to).every((left) => left === 0);
  return found.filter(isWhole);
}

/** Scripts that write their words without spaces between them. */
export const UNSPACED = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/u;
/** Signs of the longest term of such a script that is looked for; one sign alone may be anything. */
const LONGEST_UNSPACED = 12;
const SHORTEST_UNSPACED = 2;

/** Parts letters of scripts without spaces into terms, the longest first at each place, and what is between. */
export function unspacedTerms(letters: string): { readonly text: string; readonly term: boolean }[] {
  if (!UNSPACED.test(letters)) return [{ text: letters, term: false }];
  const pieces: { text: string; term: boolean }[] = [];
  let rest = '';
  for (let at = 0; at < letters.length; ) {
    let length = Math.min(LONGEST_UNSPACED, letters.length - at);
    while (length >= SHORTEST_UNSPACED && !isTerm(letters.slice(at, at + length))) length--;
    if (length < SHORTEST_UNSPACED) {
      rest += letters[at++];
      continue;
    }
    if (rest !== '') pieces.push({ text: rest, term: false });
    rest = '';
    pieces.push({ text: letters.slice(at, at + length), term: true });
    at += length;
  }
  if (rest !== '') pieces.push({ text: rest, term: false });
  return pieces;
}
