/** Finds where an amount and a date touch whose columns leave no room between them: "-902.3609/04/2024". */

const DAY_FIRST = String.raw`(?:0[1-9]|[12]\d|3[01])[./-](?:0[1-9]|[12]\d|3[01])[./-](?:19|20)\d\d`;
const YEAR_FIRST = String.raw`(?:19|20)\d\d[./-](?:0[1-9]|1[0-2])[./-](?:0[1-9]|[12]\d|3[01])`;
/** With a year in full: shorter ones may be parts of other numbers. */
const DATE = `(?:${DAY_FIRST}|${YEAR_FIRST})`;
/** With two decimals: those show where it ends. */
const AMOUNT = String.raw`[-+−(]?\p{Sc}?(?:\d{1,3}(?:[.,'’]\d{3})+|\d+)[.,]\d\d(?:[-)]|[DC]R?)?`;
const TOUCHING = new RegExp(`^(?:(${AMOUNT})${DATE}|(${DATE})${AMOUNT})$`, 'u');
/** "1.002024-01-05" to "-1,234,567.89CR2024-01-05", about. */
const SHORTEST = 14;
const LONGEST = 32;

/** Returns how many letters of a text are the first of an amount and a date that touch; 0 for another text. */
export function touchingAt(text: string): number {
  if (text.length < SHORTEST || text.length > LONGEST) return 0;
  const found = TOUCHING.exec(text);
  return (found?.[1] ?? found?.[2] ?? '').length;
}
