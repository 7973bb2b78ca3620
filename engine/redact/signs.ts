/** Signs of texts as numbers. */

/** Given a number, returns it in hexadecimal digits, at least so many. */
export function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}

export const codePointsOf = (text: string): number[] => Array.from(text, codePointOf);

/** Given a sign, returns its code point; 0 for an empty text. */
export const codePointOf = (sign: string): number => sign.codePointAt(0) ?? 0;
