/** Tells codes that banks give bookings (a reference, a number of a transaction) from words. */

/** One word without small letters. */
const CODE = /^[\p{Lu}\d][\p{Lu}\d./-]{3,}$/u;
/** Most of them have digits. */
const WITH_DIGITS = 0.75;

/** Given the texts of a column's cells, returns whether at least a share of them are codes. */
export function areCodes(texts: readonly string[], share = 1): boolean {
  let codes = 0;
  let withDigits = 0;
  for (const text of texts) {
    if (!CODE.test(text)) continue;
    codes++;
    if (/\d/.test(text)) withDigits++;
  }
  return codes >= texts.length * share && withDigits >= codes * WITH_DIGITS;
}
