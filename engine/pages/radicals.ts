/** Reads signs of radicals as the characters they look like: fonts draw both with one glyph, named by the first. */

/** The first sign of the two blocks of radicals, and the one behind their last. */
export const RADICALS_FROM = 0x2e80;
export const RADICALS_TO = 0x2fe0;

/** Those that Unicode does not call the same as a character, each before its own. */
const SUPPLEMENT =
  '⺝月⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻫斉⻬齐⻭歯⻯竜⻰龙⻲亀';

let characters: Uint32Array | null = null;

/** Returns the character of a radical from RADICALS_FROM to before RADICALS_TO; itself if it has none. */
export function characterOf(radical: number): number {
  characters ??= read();
  return characters[radical - RADICALS_FROM]!;
}

function read(): Uint32Array {
  const table = new Uint32Array(RADICALS_TO - RADICALS_FROM);
  for (let i = 0; i < table.length; i++) table[i] = codeOf(String.fromCodePoint(RADICALS_FROM + i).normalize('NFKC'));
  const pairs = Array.from(SUPPLEMENT);
  for (let i = 0; i < pairs.length; i += 2) table[codeOf(pairs[i]!) - RADICALS_FROM] = codeOf(pairs[i + 1]!);
  return table;
}

const codeOf = (sign: string): number => sign.codePointAt(0)!;
