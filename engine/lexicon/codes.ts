/** Tells codes that banks give bookings (a reference, a number of a transaction), and kinds of bookings, from words. */

/** One word without small letters. */
const CODE = /^[\p{Lu}\d][\p{Lu}\d./-]{3,}$/u;
/** Most of them have digits. */
const WITH_DIGITS = 0.75;

/** Given the texts of a column's cells, returns whether at least a share of them are codes. */
export function areCodes(texts: readonly string[], share = 1): boolean {
  const codes = texts.filter((text) => CODE.test(text));
  const withDigits = codes.filter((text) => /\d/.test(text));
  return codes.length >= texts.length * share && withDigits.length >= codes.length * WITH_DIGITS;
}

/** So many texts show what they are. */
export const LEAST_TEXTS = 4;
/** The kind of a booking is short, and printed so many times; or it is a sign of capital letters. */
const LONGEST_KIND = 16;
const KIND_COMES_AGAIN = 2;
const SIGN = /^\p{Lu}{2,5}$/u;
/** A few of them are numbers that the bank gives them: "26". */
const NUMBER = /^\d{1,3}$/;
const NUMBERS_SHARE = 0.3;

/** True if this share of a column's texts are few words that repeat, or short signs for them: "Giro", "ATM". */
export function areKinds(texts: readonly string[], share = 1): boolean {
  const short = texts.filter((t) => t.length <= LONGEST_KIND && (!/\d/.test(t) || NUMBER.test(t)));
  if (texts.length < LEAST_TEXTS || short.length < texts.length * share) return false;
  if (short.filter((t) => NUMBER.test(t)).length > texts.length * NUMBERS_SHARE) return false;
  return areSigns(texts, share) || new Set(short).size * KIND_COMES_AGAIN <= texts.length;
}

/** Given the texts of a column's cells, returns whether at least a share of them are short signs in capital letters. */
export const areSigns = (texts: readonly string[], share = 1): boolean =>
  texts.length >= LEAST_TEXTS && texts.filter((t) => SIGN.test(t)).length >= texts.length * share;
