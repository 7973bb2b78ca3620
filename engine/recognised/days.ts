/**
 * Gives a day on a picture the form of the other days of its column: small print loses the marks of a day, "04092015"
 * below "09/09/2015", and a letter of its month, "11 Nos 2016" below "10 Nov 2016".
 */
import { datesIn } from '../dates/scan.ts';
import { monthOfName } from '../lexicon/calendar/months.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import type { Word } from '../model/word.ts';
import { beginsWith, endsWith, isNear, isOnLine, readAs, usualOf, whiteBetween } from './column.ts';

/** Figures with marks. */
const NUMERIC = /^\d+(?:[./-]\d+){1,2}$/;
const MARKED = /\d\D+\d/;
/** Days of a column that show its form, and names of a month that show how it is printed there. */
const LEAST_DAYS = 3;
const LEAST_NAMES = 2;
/** A name with what is beside it: "27-Sep", "Sep.". */
const NAMED = /^([^\p{L}]*)(\p{L}{3,})([^\p{L}]*)$/u;
const DAY_BESIDE = /^\d{1,2}[.,]?$/;
/** Ems: the white between a day and its month. */
const BESIDE = 1;

/** Returns the words of a page, those that must be days as these are printed around them. */
export function withDays(words: readonly Word[]): readonly Word[] {
  const days = words.filter(isNumericDay);
  const months = words.filter((word) => monthIn(word) !== null);
  if (days.length < LEAST_DAYS && months.length < LEAST_NAMES) return words;
  return words.map((word) => {
    if (word.reading === undefined) return word;
    const text = numericDay(word, days) ?? namedMonth(word, months, words);
    return text === null ? word : readAs(word, text);
  });
}

const isDay = (text: string): boolean => NUMERIC.test(text) && datesIn([text]).length > 0;
const isNumericDay = ({ text }: Word): boolean => isDay(text);

/** Returns the day that a word is in the form of those above and below it; null if it is one already, or none. */
function numericDay(word: Word, days: readonly Word[]): string | null {
  // a day with more marks than the others is one, too
  if (!/\d/.test(word.text) || (MARKED.test(word.text) && datesIn([word.text]).length > 0)) return null;
  const column = days.filter((day) => beginsWith(word, day) && endsWith(word, day));
  if (!isNear(word, column)) return null;
  const form = usualOf(
    column.map(({ text }) => text.replace(/\d/g, '0')),
    LEAST_DAYS,
  );
  if (form === null) return null;
  const read = [word.text, ...(word.reading?.others ?? [])];
  return read.map((text) => inForm(text, form)).find((text) => text !== null && isDay(text)) ?? null;
}

/** Given a form such as "00/00/0000", returns a text with its marks: those that are lost, or read as figures. */
function inForm(text: string, form: string): string | null {
  const figures = text.replace(/\D/g, '');
  if (text.length === form.length) {
    const signs = [...form].map((sign, at) => (sign === '0' ? text.charAt(at) : sign)).join('');
    if (signs.replace(/\d/g, '0') === form) return signs;
  }
  if (figures.length !== form.replace(/\D/g, '').length) return null;
  let at = 0;
  return form.replace(/0/g, () => figures.charAt(at++));
}

/** The name of a month in a word, folded; null for another word. */
function monthIn({ text }: Word): string | null {
  const name = fold(NAMED.exec(text)?.[2] ?? '');
  return name !== '' && monthOfName(name) !== null ? name : null;
}

/** Returns a word with the month of its column that it is, but for one letter; null if it is one already, or none. */
function namedMonth(word: Word, months: readonly Word[], words: readonly Word[]): string | null {
  const [, before = '', name = '', behind = ''] = NAMED.exec(word.text) ?? [];
  if (name === '' || monthIn(word) !== null) return null;
  if (!/\d/.test(before) && !words.some((other) => DAY_BESIDE.test(other.text) && isBeside(other, word))) return null;
  const column = months.filter((month) => beginsWith(word, month) || endsWith(word, month));
  if (column.length < LEAST_NAMES) return null;
  const names = new Map(column.map((month) => [monthIn(month), NAMED.exec(month.text)?.[2] ?? '']));
  const alike = [...names.values()].filter((other) => isOneLetterOff(fold(name), fold(other)));
  return alike.length === 1 ? `${before}${alike[0]}${behind}` : null;
}

function isBeside(day: Word, month: Word): boolean {
  return isOnLine(month, day) && Math.abs(whiteBetween(day, month)) < BESIDE * month.style.size;
}

function isOneLetterOff(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  return [...one].filter((letter, at) => letter !== other.charAt(at)).length === 1;
}
