/**
 * Doubts a day on a picture that has one figure where others of its column have two, "4/06/2025" below "02/06/2025": a
 * hole, a spot or the edge of the picture has taken one, and both readers read what is left.
 */

import { monthOfName } from '../dates/month.ts';
import { datesIn } from '../dates/scan.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import type { Word } from '../model/word.ts';
import { beginsWith, endsWith, isOnLine } from './column.ts';

const NUMERIC = /^\d{1,4}(?:[./-]\d{1,4}){1,2}[.,]?$/;
/** A day with the name of its month behind it, in one word or beside it: "4-Jun", "4". */
const NAMED = /^\d{1,2}[./-]?\p{L}{3}/u;
const ALONE = /^\d{1,2}[.,]?$/;
/** Ems: the white between a day and its month. */
const BESIDE = 1;
/** A paper prints its days with a zero before one figure, or without. */
const ZERO = '0';

/** Given words of pages, returns them with such days in doubt. */
export function withShortDays(words: readonly Word[]): readonly Word[] {
  const days = words.filter((word) => isDay(word, words));
  const full = days.filter(({ text }) => partsOf(text).some((part) => part.length === 2 && part.startsWith(ZERO)));
  if (full.length === 0) return words;
  const short = new Set(
    days.filter((day) => day.reading?.agreed === true && full.some((other) => isShort(day, other))),
  );
  if (short.size === 0) return words;
  return words.map((word) =>
    short.has(word) && word.reading ? { ...word, reading: { ...word.reading, agreed: false } } : word,
  );
}

const partsOf = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

function isDay(word: Word, words: readonly Word[]): boolean {
  const { text } = word;
  if (NUMERIC.test(text) || NAMED.test(text)) return datesIn([text]).length > 0;
  return ALONE.test(text) && words.some((month) => isMonthBehind(month, word));
}

function isMonthBehind(month: Word, day: Word): boolean {
  if (!isOnLine(day, month) || month.x0 < day.x1 || month.x0 - day.x1 > BESIDE * day.style.size) return false;
  return monthOfName(fold(month.text.replace(/[^\p{L}]/gu, ''))) !== null;
}

/** True for a day that is like one of its column but for a part of one figure, which has a zero there. */
function isShort(day: Word, other: Word): boolean {
  if (!beginsWith(day, other) && !endsWith(day, other)) return false;
  const [own, its] = [partsOf(day.text), partsOf(other.text)];
  const shorter = own.flatMap((part, at) => (part.length < (its[at]?.length ?? 0) ? [at] : []));
  const [at] = shorter;
  if (own.length !== its.length || at === undefined || shorter.length > 1) return false;
  return own[at]?.length === 1 && its[at]?.length === 2 && its[at].startsWith(ZERO);
}
