/** Brings text to the one form in which phrases are compared: lower case, without accents and punctuation. */

import { foldedList, foldedText } from './folded.ts';
import { pattern } from './pattern.ts';
import { remembered } from './remembered.ts';

/** Letters that Unicode does not decompose, but that readers and banks write as plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ə: 'e',
  щ: 'ш',
  ي: 'ی',
  ك: 'ک',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
  ى: 'ی',
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
/**
 * Accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs and the stretching stroke, and Thai tones,
 * which files lose above vowels. Marks of kana, Thai vowels and Indic scripts are letters.
 */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u0e48-\u0e4b]/g;
const PUNCTUATION = /[^\p{L}\p{N}\p{M}]+/gu;
/** Scripts written without spaces between words: a space there is only the drawing's ("摘 要", "日 付"). */
const UNSPACED = '\\u0e00-\\u0eff\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3';
const SPACE_INSIDE_UNSPACED = new RegExp(`(?<=[${UNSPACED}]) (?=[${UNSPACED}])`, 'g');
const PLAIN_ASCII = /^[a-z0-9 ]*$/;
/** A text of ASCII alone has no accents to take off. */
const ASCII = /^[\0-\x7f]*$/;
const ASCII_PUNCTUATION = /[^a-z0-9]+/g;

/** Enough for the words of a long document. */
const MOST_WORDS = 20_000;

/** Returns the folded form of a text: lower case, without accents and punctuation, one space between words. */
export const fold = remembered((text) => foldedText(text) ?? foldUncached(text), MOST_WORDS);

/** Returns words separated by blanks, folded. */
export const foldWords = (words: string): string[] => words.trim().split(/\s+/).map(fold);

/** Returns the same as a set. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(foldWords(words));

/** A letter that no language of the lexicon uses, so that folding keeps it and the place where phrases part. */
const PARTING = 'ꙮ';

/** Returns phrases separated by '|' folded, in order: one pass over all is many times quicker than one for each. */
export function foldList(list: string): string[] {
  const folded = foldedList(list);
  if (folded !== undefined) return folded.split('|');
  return foldUncached(list.replaceAll('|', ` ${PARTING} `))
    .split(PARTING)
    .map((phrase) => phrase.trim());
}

/** Given folded words, returns them as one folded phrase: joined by a space, or without if the script has none. */
export function joinFolded(words: readonly string[]): string {
  const joined = words.filter((word) => word !== '').join(' ');
  return PLAIN_ASCII.test(joined) ? joined : joined.replace(SPACE_INSIDE_UNSPACED, '');
}

/** Where a script without spaces and Latin letters or figures meet. */
const SCRIPTS_MEET = pattern('g')`(?<=[\u0e00-\u0eff\u3040-\u9fff\uac00-\ud7a3])(?=[\dA-Za-z])
  |(?<=[\dA-Za-z])(?=[\u0e00-\u0eff\u3040-\u9fff\uac00-\ud7a3])`;

/** Puts a space there: "日期Date". */
export const partScripts = (text: string): string => text.replace(SCRIPTS_MEET, ' ');

function foldUncached(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN_ASCII.test(lower)) return squeeze(lower);
  if (ASCII.test(lower)) return lower.replace(ASCII_PUNCTUATION, ' ').trim();
  const bare = lower
    // one sign in Cyrillic; elsewhere what a font makes of "Nr."
    .replace(/№/g, ' nr ')
    // "N.º", as "Nº"
    .replace(/\.(?=[º°ª])/g, '')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => PLAIN[letter] ?? letter)
    .replace(PUNCTUATION, ' ');
  return squeeze(bare).replace(SPACE_INSIDE_UNSPACED, '');
}

const squeeze = (text: string): string => text.replace(/ {2,}/g, ' ').trim();
