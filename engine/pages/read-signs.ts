/** Decides which sign is read for a code point: fonts name spaces, hyphens and Han signs by several. */

const SPACE = 0x20;
const HYPHEN = 0x2d;
/** What is read for a sign without a meaning. */
export const UNREADABLE = 0xfffd;
const NONE = 0;

/** Code points from the first to the last, and the sign that is read for them; later entries win. */
const READ_AS: readonly (readonly [first: number, last: number, sign: number])[] = [
  [0, 0x1f, NONE],
  [0x09, 0x0a, SPACE],
  [0x0d, 0x0d, SPACE],
  [0x7f, 0x9f, NONE],
  [0xa0, 0xa0, SPACE],
  // a soft hyphen that is drawn is a hyphen
  [0xad, 0xad, HYPHEN],
  [0x2000, 0x200a, SPACE],
  [0x200b, 0x200f, NONE],
  [0x2010, 0x2011, HYPHEN],
  [0x2028, 0x202e, NONE],
  [0x202f, 0x202f, SPACE],
  [0x205f, 0x205f, SPACE],
  [0x2060, 0x206f, NONE],
  [0x3000, 0x3000, SPACE],
  // private use: a sign of that font alone
  [0xe000, 0xf8ff, UNREADABLE],
  [0xfeff, 0xfeff, NONE],
  [0xfffe, 0xffff, NONE],
];

/** The two blocks of radicals: fonts draw a radical and its character with one glyph, named by the first of both. */
const FIRST_RADICAL = 0x2e80;
const LAST_RADICAL = 0x2fdf;
/** Radicals that Unicode does not call the same as a character, each before its own. */
const SUPPLEMENT =
  '⺝月⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻫斉⻬齐⻭歯⻯竜⻰龙⻲亀';

const SIGNS = signs();

function signs(): Uint16Array {
  const table = new Uint16Array(0x10000);
  for (let code = 0; code < table.length; code++) table[code] = code;
  for (const [first, last, sign] of READ_AS) table.fill(sign, first, last + 1);
  for (let code = FIRST_RADICAL; code <= LAST_RADICAL; code++)
    table[code] = String.fromCharCode(code).normalize('NFKC').charCodeAt(0);
  for (let i = 0; i < SUPPLEMENT.length; i += 2) table[SUPPLEMENT.charCodeAt(i)] = SUPPLEMENT.charCodeAt(i + 1);
  return table;
}

/** Given a code point, returns the one that is read for it: 0 for what is no sign, a space for every kind of space. */
export const signOf = (code: number): number => SIGNS[code] ?? Math.max(NONE, code);
