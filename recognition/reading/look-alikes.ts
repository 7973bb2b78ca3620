/** Brings letters that look alike to one form: the first reader writes Greek and Cyrillic ones as Latin ones. */

const ACCENTS = /\p{M}/gu;
/** Letters that have the shape of a figure: a reader that takes one for the other has still seen that figure. */
const SHAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ o: '0', q: '0', i: '1', l: '1', '|': '1', '!': '1', s: '5', b: '8', z: '2' }),
);

/** Returns a text in lower case with figures for the letters of their shape. */
export const shaped = (text: string): string => [...text].map((sign) => SHAPES.get(sign) ?? sign).join('');

/** Letters that the first reader does not know. */
export const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** Small letters, in pairs: one of Cyrillic or Greek, and the Latin letter or the figure of its shape. */
const PAIRS = `аa вb сc еe нh іi јj кk мm оo рp ѕs тt уy хx з3 б6 ч4
  αa βb εe ηh ιi κk μm νv οo ρp τt υu χx`;
/** Of the name of an era of Japan: the first reader takes its first character for others of that shape. */
const ERAS = '今令 合令';
const ALIKE = new Map(`${PAIRS} ${ERAS}`.split(/\s+/).map(([letter = '', alike = '']) => [letter, alike]));
const HAS_PAIR = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}]/u;

/** Returns a text in lower case, without accents, with Latin letters for those that look like them. */
export function lookOf(text: string): string {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  return HAS_PAIR.test(plain) ? [...plain].map((sign) => ALIKE.get(sign) ?? sign).join('') : plain;
}
