/** Tells codes that banks give bookings (a reference, a number of a transaction) from words. */

/** One word without small letters. */
const CODE = /^[\p{Lu}\d][\p{Lu}\d./-]{3,}$/u;
/** Most of them have digits. */
const WITH_DIGITS = 0.75;

/** Given the texts of a column's cells, returns whether at least a share of them are codes. */
export function areCodes(texts: readonly string[], share = 1): boolean {
  const codes = texts.filter((t) => CODE.test(t));
  return codes.length >= texts.length * share && codes.filter((t) => /\d/.test(t)).length >= codes.length * WITH_DIGITS;
}
