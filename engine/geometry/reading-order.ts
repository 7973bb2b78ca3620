/** Joins words to texts in the order in which their script is read: from left to right, or from right to left. */
import { firstOf, itemAt } from '../model/lists.ts';

/** True for a code point of Hebrew, Arabic and their kin, and for forms of their letters. */
export const isLeftward = (code: number): boolean =>
  (code >= LETTERS.first && code <= LETTERS.last) ||
  (code >= FORMS.first && code <= FORMS.last) ||
  (code >= MORE_FORMS.first && code <= MORE_FORMS.last);

const LETTERS = { first: 0x5be, last: 0x8ff } as const;
const FORMS = { first: 0xfb1d, last: 0xfdff } as const;
const MORE_FORMS = { first: 0xfe70, last: 0xfefc } as const;

/** A word as far as its place among others goes: `leftward` if its letters are read from right to left. */
interface Readable {
  readonly text: string;
  readonly leftward?: boolean;
}

/** The Thai vowel am is drawn in two parts, around the mark of a tone. */
const PARTED_AM = /\u0e4d([\u0e48-\u0e4b]?)\u0e32/g;

/** Given a word's letters as they are drawn, returns them as they are written. */
export const whole = (text: string): string => text.replace(PARTED_AM, '$1\u0e33');

const LETTER_AND_MARKS = /\P{M}\p{M}*/gu;
/** What is written from left to right in the midst of a word that is not: a number, a Latin word. */
const RIGHTWARD = /[\p{Script=Latin}\p{N}](?:[\p{Script=Latin}\p{N}.,٫٬:/'’+@&_-]*[\p{Script=Latin}\p{N}%])?/gu;
const LATIN = /\p{Script=Latin}/u;
const LATIN_OR_NUMBER = /[\p{Script=Latin}\p{N}]/u;

/** Given a word as drawn, returns it in the order in which its letters are read if that is leftwards, else null. */
export function leftwardText(text: string): string | null {
  let unit = 0;
  while (unit < text.length && !isLeftward(text.charCodeAt(unit))) unit++;
  return unit === text.length ? null : backwards(text).replace(RIGHTWARD, backwards);
}

const backwards = (text: string): string => (text.match(LETTER_AND_MARKS) ?? []).reverse().join('');

/** Given words of one line from left to right, at least one, returns their text. */
export function textOf(words: readonly Readable[]): string {
  const order = readingOrder(words);
  if (order !== null) return order.map((i) => itemAt(words, i).text).join(' ');
  if (words.length === 1) return firstOf(words).text;
  // joined at once: a text put together word by word takes many times its memory
  return words.map(({ text }) => text).join(' ');
}

/** Returns the indices of words from left to right as they are read; null if that is from left to right. */
export function readingOrder(words: readonly Readable[]): number[] | null {
  if (!words.some(({ leftward }) => leftward)) return null;
  const all = words.map((_, i) => i);
  if (!readsLeftward(words)) return flipped(all, leftwardRuns(words));
  // Latin words, and numbers behind them, keep their order amid others
  const goesOn = ({ leftward, text }: Readable) => !leftward && LATIN_OR_NUMBER.test(text);
  const runs = runsOf(words, ({ text }) => LATIN.test(text), goesOn);
  return flipped(all, runs).reverse();
}

/** True if most of the words that have letters are read from right to left. */
export function readsLeftward(words: readonly Readable[]): boolean {
  const leftwards = words.filter(({ leftward }) => leftward).length;
  return leftwards > words.filter(({ leftward, text }) => !leftward && LATIN.test(text)).length;
}

type Span = readonly [from: number, to: number];

/** The stretches from a word that begins one as far as words continue it. */
function runsOf(
  words: readonly Readable[],
  begins: (word: Readable) => boolean,
  goesOn: (word: Readable) => boolean,
): Span[] {
  const runs: [from: number, to: number][] = [];
  for (const [i, word] of words.entries()) {
    const last = runs.at(-1);
    if (last?.[1] === i && goesOn(word)) last[1] = i + 1;
    else if (begins(word)) runs.push([i, i + 1]);
  }
  return runs;
}

/** The stretches of leftward words, with the numbers between them. */
function leftwardRuns(words: readonly Readable[]): Span[] {
  const isLeft = ({ leftward }: Readable) => leftward === true;
  return runsOf(words, isLeft, (word) => isLeft(word) || !LATIN.test(word.text)).map(([from, to]) => [
    from,
    from + words.slice(from, to).findLastIndex(isLeft) + 1,
  ]);
}

function flipped(indices: number[], spans: readonly Span[]): number[] {
  for (const [from, to] of spans) indices.splice(from, to - from, ...indices.slice(from, to).reverse());
  return indices;
}
