/** Finds numbers that are printed in several words, and those that stay as they are. */
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import { pageNumbersIn } from '../lexicon/lines/page-number.ts';
import { figureValue } from '../lexicon/number-words.ts';
import { firstOf, itemAt, lastOf, stretchesOf } from '../model/lists.ts';
import type { TokenLine } from '../model/table.ts';
import { groupedNumbers, isIban } from '../money/iban.ts';
import type { Stages } from '../stages.ts';
import { codePointOf } from './signs.ts';

const LEAST_PARTS = 3;
const LONGEST_IBAN = 34;

/** Given the words of a line, returns where IBANs are among them, in whatever groups. */
export function ibansAt(words: readonly string[]): [from: number, to: number][] {
  const whole = words.flatMap((_, from): [number, number][] => {
    const to = ibanEnd(words, from);
    return to === null ? [] : [[from, to]];
  });
  // three letters behind a number may be its currency
  const grouped = groupedNumbers(words).map(([from, to]): [number, number] =>
    isIban(words.slice(from, to - 1).join('')) ? [from, to - 1] : [from, to],
  );
  return [...whole, ...grouped];
}

/** The end of the IBAN that begins at a word, in whatever groups; null if none does. */
function ibanEnd(words: readonly string[], from: number): number | null {
  if (!/^[A-Z]{2}\d/.test(itemAt(words, from))) return null;
  let text = '';
  for (let to = from; to < words.length && text.length < LONGEST_IBAN; ) {
    text += words[to++];
    if (isIban(text)) return to;
  }
  return null;
}

/** Given words, and which are something else, returns where parts of one number are: a telephone's pairs. */
export function numbersInParts(words: readonly string[], isElse: (i: number) => boolean): [from: number, to: number][] {
  const isPart = (word: string) => /^[+(]*\p{Nd}{1,4}[)/.-]?$/u.test(word);
  const parts = words.flatMap((word, i) => (!isElse(i) && isPart(word) ? i : []));
  return stretchesOf(parts, (part, before) => part === before + 1)
    .filter(({ length }) => length >= LEAST_PARTS)
    .map((stretch) => [firstOf(stretch), lastOf(stretch) + 1]);
}

/** Given words and digits, returns the words with those digits in their place; null if there are more or fewer. */
export function withDigits(words: readonly string[], digits: string): string[] | null {
  let at = 0;
  const changed = words.map((word) =>
    word.replace(/\p{Nd}/gu, (sign) => {
      const zero = codePointOf(sign) - figureValue(sign);
      return String.fromCodePoint(zero + Number(digits[at++] ?? 0));
    }),
  );
  return at === digits.length ? changed : null;
}

export const plainDigits = (text: string): string =>
  Array.from(text.matchAll(/\p{Nd}/gu), ([sign]) => figureValue(sign)).join('');

/** Given what the stages made of a document, returns the counts and numbers of pages that it may print. */
export function numbersThatStay({ statements, lines }: Stages): ReadonlySet<string> {
  const counts = statements.flatMap(({ transactions }) => {
    const out = transactions.filter(({ amount }) => amount < 0).length;
    return [transactions.length, out, transactions.length - out];
  });
  return new Set([...counts, lines.length].map(String));
}

const SHORT_NUMBER = 2;
/** Digits of the number of a page, on a line that names one. */
const PAGE_NUMBER = 4;

/** True for a number without letters outside of bookings that stays: it is short, or counts rows or pages. */
export function stays(text: string, line: TokenLine, counts: ReadonlySet<string>): boolean {
  const digits = text.replace(/\P{Nd}/gu, '');
  if (digits === '' || /\p{L}/u.test(text)) return false;
  return digits.length <= SHORT_NUMBER || counts.has(digits) || (digits.length <= PAGE_NUMBER && numbersPage(line));
}

/** True for a word that is a page's number and nothing else: "1/2ページ". */
export const isPageNumber = (text: string): boolean =>
  pageNumbersIn(text).some(({ before, after }) => before + after === 0);

/** True for a line that says a page's number: "Page 2", or "1/2" by itself. */
export const numbersPage = ({ line: { text, phrases } }: TokenLine): boolean =>
  lineKind(text)?.kind === 'page' ||
  phrases.some((phrase) => pageNumbersIn(phrase.text).some((n) => n.of !== null && n.before + n.after === 0));
