/** The names of signs by which viewers find them in the fonts that they have. */
import { LAST_UNIT } from '../model/characters.ts';
import { itemAt } from '../model/lists.ts';
import { hex } from './signs.ts';

const BY_SIGN: ReadonlyMap<string, string> = new Map(
  `  space ! exclam " quotedbl # numbersign $ dollar % percent & ampersand
  ' quotesingle ( parenleft ) parenright * asterisk + plus , comma - hyphen . period
  / slash 0 zero 1 one 2 two 3 three 4 four 5 five 6 six 7 seven 8 eight 9 nine
  : colon ; semicolon < less = equal > greater ? question @ at [ bracketleft
  \\ backslash ] bracketright ^ asciicircum _ underscore \` grave { braceleft | bar
  } braceright ~ asciitilde ß germandbls æ ae Æ AE ø oslash Ø Oslash đ dcroat
  Đ Dcroat ł lslash Ł Lslash ı dotlessi œ oe Œ OE þ thorn Þ Thorn ð eth Ð Eth € Euro
  £ sterling ¥ yen ¢ cent § section © copyright ® registered ™ trademark ° degree
  · periodcentered • bullet … ellipsis – endash — emdash − minus × multiply
  ± plusminus ‘ quoteleft ’ quoteright “ quotedblleft ” quotedblright „ quotedblbase
  ‚ quotesinglbase « guillemotleft » guillemotright ¡ exclamdown ¿ questiondown
  ª ordfeminine º ordmasculine † dagger № afii61352 Ё afii10023 ё afii10071`
    .split('\n')
    .flatMap((line) => [...line.matchAll(/(\S| )\s([A-Za-z0-9]+)(?=\s|$)/gu)])
    .map(([, sign = '', name = '']) => [sign, name]),
);

/** Accents, as Unicode parts them from their letters. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['\u0300', 'grave'],
  ['\u0301', 'acute'],
  ['\u0302', 'circumflex'],
  ['\u0303', 'tilde'],
  ['\u0304', 'macron'],
  ['\u0306', 'breve'],
  ['\u0307', 'dotaccent'],
  ['\u0308', 'dieresis'],
  ['\u030a', 'ring'],
  ['\u030b', 'hungarumlaut'],
  ['\u030c', 'caron'],
  ['\u0327', 'cedilla'],
  ['\u0328', 'ogonek'],
]);

const GREEK = (
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma1 sigma tau ' +
  'upsilon phi chi psi omega'
).split(' ');
const ALPHA = 0x391;
const SMALL_ALPHA = 0x3b1;
/** From А and а on, the names are numbered in the order of the alphabet, with a place for Ё after the sixth. */
const CYRILLIC = 0x410;
const SMALL_CYRILLIC = 0x430;
const LAST_CYRILLIC = 0x44f;
const CYRILLIC_NAMES = { capital: 10017, small: 10065, beforeYo: 6 };

function cyrillicName(code: number): string {
  const at = code - (code < SMALL_CYRILLIC ? CYRILLIC : SMALL_CYRILLIC);
  const first = code < SMALL_CYRILLIC ? CYRILLIC_NAMES.capital : CYRILLIC_NAMES.small;
  return `afii${first + at + (at < CYRILLIC_NAMES.beforeYo ? 0 : 1)}`;
}

/** Given a code point, returns the name of its sign in the fonts of viewers, or a name by its number. */
export function glyphName(code: number): string {
  const sign = String.fromCodePoint(code);
  if (/^[A-Za-z]$/.test(sign)) return sign;
  const known = BY_SIGN.get(sign);
  if (known !== undefined) return known;
  const [letter = '', accent, ...more] = Array.from(sign.normalize('NFD'));
  const accented = accent === undefined ? undefined : ACCENTS.get(accent);
  if (more.length === 0 && accented !== undefined && /^[A-Za-z]$/.test(letter)) return `${letter}${accented}`;
  if (code >= CYRILLIC && code <= LAST_CYRILLIC) return cyrillicName(code);
  if (code >= SMALL_ALPHA && code < SMALL_ALPHA + GREEK.length) return itemAt(GREEK, code - SMALL_ALPHA);
  if (code >= ALPHA && code < ALPHA + GREEK.length) {
    const name = itemAt(GREEK, code - ALPHA);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
  return `${code > LAST_UNIT ? 'u' : 'uni'}${hex(code)}`;
}
