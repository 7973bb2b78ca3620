/** Tells the letters of scripts that are written from right to left. */

/** True for a code point of Hebrew, Arabic and their kin, and for forms of their letters. */
export const isLeftward = (code: number): boolean =>
  (code >= 0x5be && code <= 0x8ff) || (code >= 0xfb1d && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);
