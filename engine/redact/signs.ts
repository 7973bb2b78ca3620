/** Signs of texts as numbers. */

/** The greatest of the figures from nought on. */
export const LAST_FIGURE = 9;
const HEXADECIMAL = 16;

/** Given a number, returns it in hexadecimal digits, at least so many: else those of a unit of a text. */
export function hex(value: number, digits = 4): string {
  return value.toString(HEXADECIMAL).toUpperCase().padStart(digits, '0');
}

export const codePointsOf = (text: string): number[] => Array.from(text, codePointOf);

/** Given a sign, returns its code point; 0 for an empty text. */
export const codePointOf = (sign: string): number => sign.codePointAt(0) ?? 0;
