/** Tells what looks like the number of an account among words, and takes it from behind a label. */
import { figuresIn } from '../../labels/number-forms.ts';
import { monthOfName } from '../../lexicon/calendar/months.ts';
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { isNumberWord } from '../../lexicon/facts/labels.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import { pattern } from '../../lexicon/phrases/pattern.ts';
import { itemAt } from '../../model/lists.ts';
import { currencyCode } from '../../money/currencies.ts';
import { plainDigits } from '../../money/number-characters.ts';

/** "Konto-Nr.: EUR 123": short words between a label and its number, and their letters, at the most. */
const MOST_BEFORE = 2;
const LONGEST_BEFORE = 4;
/**
 * Figures with what banks put between and around them, or in the place of hidden ones, also dots: "...4471"; or a code:
 * "acct_1DJR74". The telephone of a wallet may begin with the code of its country: "+221".
 */
export const NUMBER_PART = pattern('')`^(?=.*[\dXx*•#])(?:[A-Z]{0,4}|(?:[A-Z]{5,6}|[A-Z]{1,6}[-/])(?=(?:.*\d){4}))
  [\dXx*•#][\dA-ZXx*•#\-–./,_]*$|^\+\d{1,3}$|^[a-z]{2,6}_(?=(?:.*\d){4})[\dA-Za-z]+$|^(?:\.{3}|…)\d{4}$`;
/** An IBAN in groups may have one of letters alone: "GB33 REVO 0099 …". */
const IBAN_START = /^[A-Z]{2}\d{2}/;
const BANK_LETTERS = /^(?:[A-Z]|[A-Z]{4})$/;
/** Short numbers with strokes between them. */
const CODES = /^\d{2,4}(?:\/\d{2,4})*$/;
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/;
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const YEAR = '(?:19|20)\\d\\d';
const A_YEAR = new RegExp(`^${YEAR}$`);
const ISO_DAY = `${YEAR}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])`;
const WHOLE_DAY = `(?:${['[.]', '/', '-'].map((mark) => [DAY, DAY, YEAR].join(mark)).join('|')}|${ISO_DAY})`;
/** What no account's number looks like: "Data estratto conto: 30/04/2022", "01.06.2025-30.06.2025". */
const CALENDAR_DAY = new RegExp(`^${WHOLE_DAY}(?:[-–]${WHOLE_DAY})?$`);
/** An amount, maybe with the letter of its side behind it: "5.395,01C". */
const MONEY = /^\D{0,3}(?:\d{1,4}(?:[.,]\d{2}|,\d{3})|\d{1,3}(?:[.,'’ ]\d{3})+[.,]\d{2})\s?(?:[CDHS+-]|[CD]R)?$/;
/** The number of a statement within its year, a month or a year of two: "Estratto conto n. 4/2025", "2024/25". */
const OF_YEAR = new RegExp(`^(?:\\d{1,3}/${YEAR}|(?:0?[1-9]|1[0-2])[-.]${YEAR}|${YEAR}[/-](?:${YEAR}|\\d\\d))$`);
/** The rest of a redacted number, and zeros before the number of a sheet: "No 00000002". */
const NOUGHTS = /^0[0\s./-]{3,}\d{0,2}$|^[0\s./-]+$/;
/** The code of a branch and the number of an account in the United Kingdom. */
const SORT_CODE = /^\d\d-\d\d-\d\d$/;
const UK_NUMBER = /^\d{8}$/;
const LEAST_DIGITS = 3;
const LEAST_LENGTH = 4;
/** A card's number has so many figures; all but two may be hidden: "XXXX XXXX XXXX XX03". */
const WHOLE_CARD = 15;
const LEAST_SHOWN = 2;

/** "1-800-555-0172", "0800 123 4567". */
const TELEPHONE = /^(?:1[- ])?\d{3}-\d{3,4}-\d{4}$|^(?:0|1[38])\d{2,3} \d/;

/** Given a number, returns whether it looks like a telephone's. */
export const isTelephone = (number: string): boolean => TELEPHONE.test(number);

/** Given a text, returns its words, with marks of labels apart ("口座番号：1234567") but not those of a time of day. */
export function wordsOf(text: string): string[] {
  return plainDigits(text)
    .replace(/(?<!\d)[:：]|[:：](?!\d)/g, ' : ')
    .replace(/(?<=[\u3040-\u9fff\uac00-\ud7a3\u0e00-\u0e7f])(?=[\dA-Z])/g, ' ')
    .split(' ')
    .filter(Boolean);
}

/** Given words, and where a number begins, returns where it ends. */
function endOfNumber(values: readonly string[], from: number): number {
  const isOfIban = IBAN_START.test(itemAt(values, from));
  const isPart = (word: string, at: number) =>
    NUMBER_PART.test(word) && !(at > from && currencyCode(word) !== null)
      ? !(at === from ? CALENDAR_DAY : DATE).test(word)
      : isOfIban && BANK_LETTERS.test(word);
  // "8928.15.39807, 2022", but "5460-4, 953 195 154-7"
  const isYear = (word: string, at: number) => at > from && itemAt(values, at - 1).endsWith(',') && A_YEAR.test(word);
  const ends = (word: string, at: number) => isYear(word, at) || (!isPart(word, at) && !leadsOn(values, from, at));
  const end = values.findIndex((word, at) => at >= from && ends(word, at));
  return end < 0 ? values.length : end;
}

/** True for a stroke between the codes of a branch and of a kind, and the number: "2451 / 013 / 00020587-7". */
function leadsOn(values: readonly string[], from: number, at: number): boolean {
  const [before, behind] = [values.slice(from, at).join(''), values[at + 1] ?? ''];
  return values[at] === '/' && CODES.test(before) && NUMBER_PART.test(behind) && !DATE.test(behind);
}

/** "Tax year 2023/24", "Call 0345 123 4567": such words say what else a number is. */
const WORD = /^\p{L}?\p{Ll}{2,}/u;

/**
 * Given the text beside or below a label, returns its words, without a kind of account before a long number: "Konto
 * Firmowe 73 9940 …". None if they say what else its number is.
 */
export function valueWords(text: string): readonly string[] {
  const words = wordsOf(text);
  const at = words.findIndex((word) => NUMBER_PART.test(word));
  const before = words.slice(0, at);
  if (!before.some((word) => WORD.test(word) && !isNumberWord(word))) return words;
  const number = words.slice(at);
  const isLong = figuresIn(number.join('')) >= LEAST_BEHIND_KIND && !isTelephone(number.join(' '));
  const isAll = at >= 0 && number.every((word) => NUMBER_PART.test(word));
  return isAll && isLong && accountNamed(before.join(' ')) !== null ? number : [];
}

const LEAST_BEHIND_KIND = 7;

/** Given words behind a label, returns the number that they begin with, maybe behind a kind or a currency; or null. */
export function leadingNumber(words: readonly string[]): string | null {
  // "Account # 123": the sign is not part of the number, one that hides figures is
  const values = words.filter((word) => word !== ':' && word !== '#').map((word) => word.replace(/^#(?=\d)/, ''));
  const isBefore = (value: string) => value.length <= LONGEST_BEFORE && monthOfName(fold(value)) === null;
  const from = values.slice(0, MOST_BEFORE + 2).findIndex((value) => NUMBER_PART.test(value));
  if (from < 0 || !values.slice(0, from).every(isBefore)) return null;
  const first = itemAt(values, from);
  // "04-47-11 · 82200471": nor is the code of a branch that is set off
  const behind = values.findIndex((word, at) => at > from && !/^[·•|/,]$/.test(word));
  if (SORT_CODE.test(first) && behind > from + 1 && UK_NUMBER.test(itemAt(values, behind)))
    return itemAt(values, behind);
  // "8725893060, DE-Kontonummer"
  const number = values.slice(from, endOfNumber(values, from)).join(' ').replace(/[.,]$/, '');
  if (MONEY.test(number) || NOUGHTS.test(number) || OF_YEAR.test(number)) return null;
  const least = shownOrHidden(number) >= WHOLE_CARD ? LEAST_SHOWN : LEAST_DIGITS;
  return figuresIn(number) >= least && number.replace(/\s/g, '').length >= LEAST_LENGTH ? number : null;
}

/** Given a number, returns how many figures it has, those that signs hide included. */
export const shownOrHidden = (text: string): number => text.replace(/[^\dX*•#]/gi, '').length;
