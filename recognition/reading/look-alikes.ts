/** Brings letters that look alike to one form: the first reader writes Greek and Cyrillic ones as Latin ones. */

const ACCENTS = /\p{M}/gu;
/** Letters that the first reader does not know. */
export const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** Small letters, in pairs: one of Cyrillic or Greek, and the Latin letter or the figure of its shape. */
const PAIRS = `аa вb сc еe нh іi јj кk мm оo рp ѕs тt уy хx з3 б6 ч4
  αa βb εe ηh ιi κk μm νv οo ρp τt υu χx`;
const LATIN_LIKE = new Map(PAIRS.split(/\s+/).map(([letter = '', alike = '']) => [letter, alike]));

/** Returns a text in lower case, without accents, with Latin letters for those that look like them. */
export function lookOf(text: string): string {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  return OTHER_SCRIPT.test(plain) ? [...plain].map((sign) => LATIN_LIKE.get(sign) ?? sign).join('') : plain;
}
