/**
 * Corrects account numbers that their checksum proves: a reader takes I for 1, and O for 0, and letters of the country
 * for those of its own script.
 */

import { itemAt } from '../model/lists.ts';
import type { Word } from '../model/word.ts';
import { IBAN_HEAD, isIban } from '../money/iban.ts';
import { isOnLine } from './column.ts';

/** Letters of other scripts, and the Latin ones of their shape. */
const OTHERS = 'АВСЕНІЈКМОРЅТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN = 'ABCEHIJKMOPSTYXABEZHIKMNOPTYX';
const TO_LETTER: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '8': 'B' }),
  ...[...OTHERS].map((letter, at) => [letter, LATIN.charAt(at)] as const),
]);
const TO_FIGURE: ReadonlyMap<string, string> = new Map(
  Object.entries({ O: '0', Q: '0', D: '0', I: '1', L: '1', l: '1', '|': '1', Z: '2', S: '5', B: '8' }),
);
/** Two letters and two figures, or what looks like them. */
const HEAD = new RegExp(`^[A-Z01258${OTHERS}][A-Z01258${OTHERS}|l][\\dOQDILZSBl|]{2}`);
const PART = /^[A-Z\dl|]+$/;
const LETTERS = 2;
/** The longest has 34 signs; in groups of four these are nine words. */
const MOST_WORDS = 10;
const SHORTEST = 15;
/** Ems: the white between two groups. */
const GAP = 1.2;

/** Returns the words of a page, those of account numbers as their checksum proves them. */
export function withIbans(words: readonly Word[]): readonly Word[] {
  const corrected = new Map<Word, Word>();
  for (const word of words) {
    if (HEAD.test(word.text)) for (const [group, right] of correctedFrom(word, words)) corrected.set(group, right);
  }
  return corrected.size === 0 ? words : words.map((word) => corrected.get(word) ?? word);
}

/** Returns the groups of the longest number that begins with a word and can be corrected, each with what is right. */
function correctedFrom(first: Word, words: readonly Word[]): [Word, Word][] {
  const groups = groupsFrom(first, words);
  for (let length = groups.length; length > 0; length--) {
    const own = groups.slice(0, length);
    const text = own.map((group) => group.text).join('');
    const right = text.length < SHORTEST ? null : rightOf(text);
    if (right === null) continue;
    let from = 0;
    return own.map((group) => {
      const to = from + group.text.length;
      const corrected = { ...group, text: right.slice(from, to) };
      from = to;
      return [group, corrected];
    });
  }
  return [];
}

/** A word and those behind it on its line that may be groups of one number. */
function groupsFrom(first: Word, words: readonly Word[]): Word[] {
  const line = words.filter((word) => isOnLine(first, word) && word.x0 > first.x0).sort((a, b) => a.x0 - b.x0);
  const groups = [first];
  for (const word of line) {
    const isNext = word.x0 - itemAt(groups, groups.length - 1).x1 < GAP * first.style.size && PART.test(word.text);
    if (!isNext || groups.length === MOST_WORDS) break;
    groups.push(word);
  }
  return groups;
}

/** Returns the number that a text looks like, if its checksum holds; null for one that is right as it is. */
function rightOf(text: string): string | null {
  if (isIban(text)) return null;
  const letters = mapped(text.slice(0, LETTERS), TO_LETTER);
  const head = letters + mapped(text.slice(LETTERS, IBAN_HEAD), TO_FIGURE);
  const rest = text.slice(IBAN_HEAD);
  return [head + rest, head + mapped(rest, TO_FIGURE)].find(isIban) ?? null;
}

const mapped = (text: string, signs: ReadonlyMap<string, string>): string =>
  [...text].map((sign) => signs.get(sign) ?? sign).join('');
