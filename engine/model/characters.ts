/** Code points by name, for what compares the characters of a page one by one. */

export const SPACE = 0x20;
export const COMMA = 0x2c;
export const HYPHEN = 0x2d;
export const POINT = 0x2e;
export const STROKE = 0x2f;
export const ZERO = 0x30;
const NINE = 0x39;
/** The first behind ASCII, and the last that is one unit of a text. */
export const ASCII_END = 0x80;
export const LAST_UNIT = 0xffff;
/** The halves of pairs of units, those that begin a pair first; behind both, what has a meaning in one font alone. */
export const FIRST_HALF = 0xd800;
export const LAST_BEGINNING_HALF = 0xdbff;
export const FIRST_PRIVATE = 0xe000;
export const LAST_PRIVATE = 0xf8ff;

/** What is read for a sign without a meaning. */
export const UNREADABLE = 0xfffd;

/** True for a digit of ASCII. */
export const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/** Given text, returns the codes of its characters, none of which is a pair of units. */
export const codesOf = (text: string): ReadonlySet<number> =>
  new Set(Array.from(text, (character) => character.charCodeAt(0)));
