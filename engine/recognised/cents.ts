/**
 * Gives an amount on a picture the decimal mark that the other amounts of its column have: small print loses points,
 * "6808" below "181.63". What was read stays its rival, and the sums of the paper decide.
 */
import { datesIn } from '../dates/scan.ts';
import type { Word } from '../model/word.ts';
import { beginsWith, endsWith, isNear, isOnLine, readAs, usualOf, whiteBetween } from './column.ts';

/** An amount with cents: its mark. */
const CENTS = /^\D{0,4}\d[\d.,']*([.,])\d{2}(?![\d.,])\D{0,3}$/;
/** Figures that may be an amount without its mark: one that ends with a mark has cents of another kind. */
const UNMARKED = /^([^\d.,*xX]{0,4})(\d[\d.,']*\d)([^\d.,%]{0,3})$/;
/** Whole groups, which both readers see, are no lost cents: "100.000"; more figures without any are no amount. */
const GROUPED = /^\d{1,3}(?:[.,']\d{3})+$/;
const LEAST_FIGURES = 3;
const MOST_FIGURES = 8;
const CENT_FIGURES = 2;
/** Ems: the white between words of one text. */
const BESIDE = 0.8;
/** Amounts of a column that show how it prints them, and their share of its figures. */
const LEAST_AMOUNTS = 3;
const MOST = 0.75;

/** Returns the words of a page, amounts that have lost their mark with that of their column. */
export function withCents(words: readonly Word[]): readonly Word[] {
  const figures = words.filter(({ text }) => /\d/.test(text));
  if (figures.filter(({ text }) => CENTS.test(text)).length < LEAST_AMOUNTS) return words;
  return words.map((word) => {
    const [, before = '', amount = '', behind = ''] = UNMARKED.exec(word.text) ?? [];
    const digits = amount.replace(/\D/g, '');
    if (word.reading === undefined || digits.length < LEAST_FIGURES || CENTS.test(word.text)) return word;
    if (datesIn([word.text]).length > 0 || digits.length > MOST_FIGURES) return word;
    if (word.reading.agreed && GROUPED.test(amount)) return word;
    const mark = isInText(word, words) ? null : markBeside(word, figures);
    if (mark === null) return word;
    const whole = digits.slice(0, -CENT_FIGURES);
    return readAs(word, `${before}${whole}${mark}${digits.slice(-CENT_FIGURES)}${behind}`);
  });
}

/** True for a number with other numbers or names beside it: the year of a day, a part of the number of an account. */
function isInText(word: Word, words: readonly Word[]): boolean {
  return words.some(
    (other) =>
      other !== word &&
      isOnLine(word, other) &&
      whiteBetween(word, other) < BESIDE * word.style.size &&
      /\d|\p{L}{4}|\p{L}\p{Ll}{2}/u.test(other.text),
  );
}

/** The decimal mark of the column in which a word stands; null if that has none. */
function markBeside(word: Word, figures: readonly Word[]): string | null {
  for (const isInColumn of [endsWith, beginsWith]) {
    const column = figures.filter((other) => isInColumn(word, other));
    if (!isNear(word, column)) continue;
    const marks = column.flatMap(({ text }) => CENTS.exec(text)?.[1] ?? []);
    const mark = marks.length < MOST * column.length ? null : usualOf(marks, LEAST_AMOUNTS);
    if (mark !== null) return mark;
  }
  return null;
}
