/** Decides which sign is read for a code point: fonts name spaces, hyphens and Han signs by several. */
import { FIRST_PRIVATE, HYPHEN, LAST_PRIVATE, LAST_UNIT, SPACE, UNREADABLE } from '../model/characters.ts';

const NONE = 0;
/** Control characters, but for those that fonts have for blanks. */
const CONTROLS = [
  { first: 0x01, last: 0x08 },
  { first: 0x0e, last: 0x1f },
  { first: 0x7f, last: 0x9f },
];

/** True for a control character: a glyph that is called so says nothing of what it draws. */
export const isControl = (code: number): boolean => CONTROLS.some(({ first, last }) => code >= first && code <= last);

/** Code points from the first to the last, and the sign that is read for them; later entries win. */
const READ_AS: readonly { readonly first: number; readonly last: number; readonly sign: number }[] = [
  { first: 0, last: 0x1f, sign: NONE },
  { first: 0x09, last: 0x0a, sign: SPACE },
  { first: 0x0d, last: 0x0d, sign: SPACE },
  { first: 0x7f, last: 0x9f, sign: NONE },
  { first: 0xa0, last: 0xa0, sign: SPACE },
  // a soft hyphen that is drawn is a hyphen
  { first: 0xad, last: 0xad, sign: HYPHEN },
  { first: 0x2000, last: 0x200a, sign: SPACE },
  { first: 0x200b, last: 0x200f, sign: NONE },
  { first: 0x2010, last: 0x2011, sign: HYPHEN },
  { first: 0x2028, last: 0x202e, sign: NONE },
  { first: 0x202f, last: 0x202f, sign: SPACE },
  { first: 0x205f, last: 0x205f, sign: SPACE },
  { first: 0x2060, last: 0x206f, sign: NONE },
  { first: 0x3000, last: 0x3000, sign: SPACE },
  // private use: a sign of that font alone
  { first: FIRST_PRIVATE, last: LAST_PRIVATE, sign: UNREADABLE },
  { first: 0xfeff, last: 0xfeff, sign: NONE },
  { first: 0xfffe, last: 0xffff, sign: NONE },
];

/** The two blocks of radicals: fonts draw a radical and its character with one glyph, named by the first of both. */
const FIRST_RADICAL = 0x2e80;
const LAST_RADICAL = 0x2fdf;
/** Radicals that Unicode does not call the same as a character, each before its own. */
const SUPPLEMENT =
  '⺝月⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻫斉⻬齐⻭歯⻯竜⻰龙⻲亀';

const SIGNS = signs();

function signs(): Uint16Array {
  const table = new Uint16Array(LAST_UNIT + 1);
  for (let code = 0; code < table.length; code++) table[code] = code;
  for (const { first, last, sign } of READ_AS) table.fill(sign, first, last + 1);
  for (let code = FIRST_RADICAL; code <= LAST_RADICAL; code++)
    table[code] = String.fromCharCode(code).normalize('NFKC').charCodeAt(0);
  for (let i = 0; i < SUPPLEMENT.length; i += 2) table[SUPPLEMENT.charCodeAt(i)] = SUPPLEMENT.charCodeAt(i + 1);
  return table;
}

/** Given a code point, returns the one that is read for it: 0 for what is no sign, a space for every kind of space. */
export const signOf = (code: number): number => SIGNS[code] ?? Math.max(NONE, code);
