/**
 * Tells what a day, or the part of one, may be besides what was read: the other reading, if that may be a day, or else
 * any figure where the two differ.
 */
import { monthOfName } from '../dates/month.ts';
import { datesIn } from '../dates/scan.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import type { Word } from '../model/word.ts';
import { type DoubtfulWord, otherWords } from './doubts.ts';

/** Returns the days that a word may be instead, or parts of one; null if that is not known. */
export function rivalDays(doubt: DoubtfulWord): DoubtfulWord[] | null {
  const { word } = doubt;
  // dirt beside a day, a figure too many for any day, and a month that has lost letters
  const others = otherWords(doubt).filter(
    (other) => !isSameDay(other.word, word) && !isNoDay(other.word, word) && !isSameMonth(other.word, word),
  );
  const rivals = others.map((other) =>
    mayBeDay(other.word, word) ? [other.word.text] : daysInPlace(word, other.word),
  );
  if (rivals.includes(null)) return null;
  return rivals.flatMap((texts) => (texts ?? []).map((text) => ({ ...doubt, word: { ...word, text } })));
}

/** True for a day, or for the part of one: figures where the word has as many, a month where it is one. */
const mayBeDay = ({ text }: Word, { text: of }: Word): boolean =>
  datesIn([text]).length > 0 ||
  (/^\d+$/.test(text) && /^\d+$/.test(of) && text.length === of.length) ||
  [text, of].every((one) => monthOfName(fold(one)) !== null);

/** True for a day with one more figure, a 1 that a line may be, if that is no day: "11101" for "1101". */
const isNoDay = ({ text }: Word, { text: of }: Word): boolean =>
  DAY_AND_MONTH.test(of) && text === `1${of}` && datesIn([text]).length === 0;
const DAY_AND_MONTH = /^\d{4}$/;

/** The marks around a day: dirt. */
const MARKS = /^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu;

/** True for a day that was read alike, but for marks around it: ".13/01/2023". */
const isSameDay = ({ text }: Word, { text: of }: Word): boolean =>
  text.replace(MARKS, '') === of.replace(MARKS, '') && datesIn([of]).length > 0;

/** Letters of a month from which on it may have lost some. */
const LEAST_LETTERS = 3;

/** True for the same month without its accents, or with letters lost, if that is no other month: "Aralk". */
function isSameMonth({ text }: Word, { text: of }: Word): boolean {
  const [other, own] = [fold(text), fold(of)];
  const month = monthOfName(own);
  if (month === null) return false;
  const known = monthOfName(other);
  if (known !== null) return known === month;
  let at = 0;
  for (const letter of own) if (letter === other.charAt(at)) at++;
  return other.length >= LEAST_LETTERS && at === other.length;
}

/**
 * Given a day, or the part of one, and what the other reader made of it, no day, returns the texts that it may be: one
 * with each other figure where the readings differ, "12.10" to "12.19" for "12.11" and "1214". Null if they do not
 * differ in one figure.
 */
function daysInPlace({ text }: Word, { text: other }: Word): readonly string[] | null {
  const [own, others] = [figuresIn(text), figuresIn(other)];
  const differing = own.filter((figure, at) => figure.sign !== others[at]?.sign);
  const [only] = differing;
  if (own.length !== others.length || differing.length > 1) return null;
  if (only === undefined) return [];
  if (!FIGURES.includes(only.sign)) return null;
  return FIGURES.filter((figure) => figure !== only.sign).map(
    (figure) => `${text.slice(0, only.at)}${figure}${text.slice(only.at + 1)}`,
  );
}

const FIGURES = [...'0123456789'];

/** The figures of a text, and letters that stand for one. */
const figuresIn = (text: string) =>
  [...text.matchAll(/[\p{Nd}\p{L}]/gu)].map(({ 0: sign, index: at }) => ({ sign, at }));
