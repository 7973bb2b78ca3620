/**
 * Tells if the letters of a page may be others than those that it draws: fonts say what their glyphs mean, and some say
 * it wrongly. The widths of glyphs show it, and the frequency of letters in type of one width.
 */
import { ASCII_END, SPACE } from '../model/characters.ts';
import { floatAt, itemAt, makeOnce, numberAt, wholeAt } from '../model/lists.ts';
import type { Glyphs, TextStyle } from '../model/page.ts';

/**
 * Thousandths of an em in a usual font. In all fonts an i is narrower than an m, and figures are alike but for the 1,
 * which is as wide as the others or narrow.
 */
const NARROW_TO_WIDE: readonly { readonly width: number; readonly letters: string }[] = [
  { width: 222, letters: 'ijl' },
  { width: 278, letters: 'ftI.,:;/' },
  { width: 333, letters: 'r-()' },
  { width: 500, letters: 'ckJsvxyz' },
  { width: 556, letters: 'abdeghnopquL023456789' },
  { width: 611, letters: 'FTZ' },
  { width: 667, letters: 'ABEKPSVXY' },
  { width: 722, letters: 'CDHNRUw' },
  { width: 778, letters: 'GOQ' },
  { width: 833, letters: 'mM' },
  { width: 944, letters: 'W' },
];
const USUAL_WIDTHS = new Map(
  NARROW_TO_WIDE.flatMap(({ width, letters }) => [...letters].map((c) => [c, width] as const)),
);

/** So many glyphs of a page tell as much as all. */
const LOOKED_AT = 500;
/** Fewer kinds of letters do not tell. */
const LEAST_KINDS = 6;
/** How far widths follow the usual ones (1: they do): 0.83 in the least usual of 660 fonts, 0.4 in mixed-up ones. */
const FOLLOWS = 0.6;
/** Widths that deviate by less, as a share of their mean, are those of type of one width. */
const ONE_WIDTH = 0.06;
/** Letters that are six of ten in all languages with Latin letters. */
const FREQUENT = new Set('eainrstoldcum');
const LEAST_FREQUENT = 0.55;
const LEAST_LETTERS = 100;
/** So many signs of a font are not all one letter. */
const LEAST_SIGNS = 40;
/** Share of the page's signs: a logo may have a font of its own. */
const LEAST_SHARE = 0.1;
const LETTER = /^[a-z]$/i;
const LETTER_OR_FIGURE = /[\p{L}\p{Nd}]/u;

/** What a page shows in one font: by ASCII code, how many glyphs there are, and their widths in ems together. */
interface Used {
  signs: number;
  others: number;
  readonly counts: Uint32Array;
  readonly widths: Float64Array;
}

/** Given the glyphs of a page, returns true if many may not be what their fonts say. Only a look at it can tell. */
export function isDoubtfulText(glyphs: Glyphs, styles: readonly TextStyle[]): boolean {
  const fonts = new Map<string, Used>();
  const byStyle = styles.map(({ font, bold, italic }) => makeOnce(fonts, `${font} ${bold} ${italic}`, nothing));
  const every = Math.ceil(glyphs.count / LOOKED_AT);
  let all = 0;
  for (let i = 0; i < glyphs.count; i += every) {
    const code = wholeAt(glyphs.code, i);
    if (code === SPACE) continue;
    all++;
    const at = wholeAt(glyphs.style, i);
    const used = itemAt(byStyle, at);
    used.signs++;
    if (code >= ASCII_END) {
      used.others++;
      continue;
    }
    used.counts[code] = wholeAt(used.counts, code) + 1;
    used.widths[code] =
      floatAt(used.widths, code) + (floatAt(glyphs.x1, i) - floatAt(glyphs.x0, i)) / itemAt(styles, at).size;
  }
  const doubtful = [...fonts.values()].filter(isDoubtful).reduce((sum, { signs }) => sum + signs, 0);
  return doubtful > 0 && doubtful >= LEAST_SHARE * all;
}

const nothing = (): Used => ({
  signs: 0,
  others: 0,
  counts: new Uint32Array(ASCII_END),
  widths: new Float64Array(ASCII_END),
});

function isDoubtful(used: Used): boolean {
  const codes = Array.from(used.counts.keys()).filter((code) => wholeAt(used.counts, code) > 0);
  const texts = codes.map((code) => String.fromCharCode(code));
  if (used.others === 0 && used.signs >= LEAST_SIGNS && codes.length === 1) {
    return texts.some((text) => LETTER_OR_FIGURE.test(text));
  }
  const known = codes.filter((_, i) => USUAL_WIDTHS.has(itemAt(texts, i)));
  if (known.length < LEAST_KINDS) return false;
  const own = known.map((code) => floatAt(used.widths, code) / wholeAt(used.counts, code));
  if (deviationOf(own) < ONE_WIDTH * meanOf(own)) return isOddText(used, known);
  const usual = known.map((code) => USUAL_WIDTHS.get(String.fromCharCode(code)) ?? 0);
  return deviationOf(usual) >= ONE_WIDTH * meanOf(usual) && correlation(own, usual) < FOLLOWS;
}

/** True for a text whose letters are not those that are frequent in any language. */
function isOddText({ counts }: Used, codes: readonly number[]): boolean {
  let letters = 0;
  let frequent = 0;
  for (const code of codes) {
    const text = String.fromCharCode(code);
    if (!LETTER.test(text)) continue;
    letters += wholeAt(counts, code);
    if (FREQUENT.has(text.toLowerCase())) frequent += wholeAt(counts, code);
  }
  return letters >= LEAST_LETTERS && frequent < LEAST_FREQUENT * letters;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const together = meanOf(a.map((value, i) => (value - meanA) * (numberAt(b, i) - meanB)));
  const apart = deviationOf(a) * deviationOf(b);
  return apart === 0 ? 0 : together / apart;
}
