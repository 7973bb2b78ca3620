/** Makes one word of what two readers read at a place. */
import type { PictureReading } from '../../engine/model/word.ts';
import type { AgreedWord } from './agreed-word.ts';
import type { ReadCharacter } from './cell-reading.ts';
import { isSameDay, otherDay } from './days.ts';
import { figuresOf, hasForm } from './form.ts';
import { lookOf, OTHER_SCRIPT, shaped } from './look-alikes.ts';
import { withMonthLetters } from './month-letters.ts';
import { isMonth, otherMonths } from './months.ts';

const FIGURE = /\p{Nd}/u;
const LETTER = /\p{L}/u;
/** A mark before the last one or two figures is a decimal mark: no reader may lose or move it. */
const CENTS = /[.,](\d{1,2})\D*$/;
/** By so much the second reader must be surer of a figure than the first, which is right more often. */
const SURER = 0.1;
/** Below this the second reader's letters are a guess. */
const GUESS = 0.5;

/** A speck beside a negative amount is read as its second minus. */
const TWO_SIGNS = /^([-–−]\d.*\d)[-–−]$/u;

/** What one reader read of a word. */
interface OneReading {
  readonly text: string;
  /** the mean of its characters */
  readonly confidence: number;
  /** of its least sure character */
  readonly least: number;
}

/**
 * Given the characters of a word by the first reader, whose figures are better, and by the second, who knows accents
 * and scripts, returns the word; null if neither read anything. What a layer says, somebody else's recognition, decides
 * which of two readings is shown, and is a rival of both; it makes none of them agreed, because its engine may be one
 * of the readers'. Most layers come from the second reader's engine: its figures gain nothing from them.
 */
export function agree(
  first: readonly ReadCharacter[],
  second: readonly ReadCharacter[] | null,
  layer: string | null = null,
): AgreedWord | null {
  const word = agreeOfTwo(first, second);
  if (word === null || layer === null || word.reading.agreed || saysSame(word.text, layer)) return word;
  const { text, reading } = word;
  const same = reading.others.find((other) => saysSame(other, layer));
  const isFigure = FIGURE.test(text) || FIGURE.test(layer);
  if (isFigure && same !== undefined && same !== textOf(first)) return word;
  if (same === undefined) return { ...word, reading: { ...reading, others: [...reading.others, layer] } };
  return { ...word, text: same, reading: { ...reading, others: [text, ...reading.others.filter((o) => o !== same)] } };
}

function agreeOfTwo(first: readonly ReadCharacter[], second: readonly ReadCharacter[] | null): AgreedWord | null {
  const [one, other] = [readingOf(first), second === null ? null : readingOf(second)];
  if (other === null || other.text === '') {
    return one.text === '' ? null : word(one, { agreed: false, others: [] });
  }
  if (one.text === '') return word(other, { agreed: false, others: [] });
  const isSame = saysSame(one.text, other.text);
  const better = betterOf(one, other, isSame);
  const worse = better === one ? other : one;
  const months = isSame ? null : otherMonths(better.text, worse.text);
  if (months !== null) return word(better, { agreed: months.length === 0, others: months });
  const day = isSame ? null : otherDay(better.text, worse.text);
  if (day !== null) return word(better, { agreed: false, others: [day] });
  return word(better, {
    agreed: isSame,
    others: isSame && marksOf(one.text) === marksOf(other.text) ? [] : [worse.text],
  });
}

function betterOf(one: OneReading, other: OneReading, isSame: boolean): OneReading {
  if (isMonth(one.text) !== isMonth(other.text)) return isMonth(one.text) ? one : other;
  return FIGURE.test(one.text) || FIGURE.test(other.text) ? betterFigure(one, other, isSame) : betterText(one, other);
}

const textOf = (characters: readonly ReadCharacter[]): string => characters.map(({ text }) => text).join('');

/** The marks of a number: readers that agree on its figures may differ on these. */
const marksOf = (text: string): string => text.replace(/[^.,]/g, '');

const word = ({ text, least }: OneReading, reading: PictureReading): AgreedWord => ({
  text,
  confidence: least,
  reading,
});

function readingOf(characters: readonly ReadCharacter[]): OneReading {
  const sum = characters.reduce((all, { confidence }) => all + confidence, 0);
  return {
    text: withMonthLetters(textOf(characters).replace(TWO_SIGNS, '$1')),
    confidence: characters.length === 0 ? 0 : sum / characters.length,
    least: characters.reduce((least, { confidence }) => Math.min(least, confidence), 1),
  };
}

/**
 * What has the form of a day or an amount stands: "13.01.2026", not "13+.01.2026". Of two of one kind that say the same,
 * the first reader's figures do: a mark that one of them lost is then in the longer one.
 */
function betterFigure(one: OneReading, other: OneReading, isSame: boolean): OneReading {
  // "A3C": the first reader has no letters of that script
  if (isOtherScript(other.text)) return other;
  // readers take the sign of a currency for a figure, and no figure for that
  if (hasSign(one.text) !== hasSign(other.text) && one.text.length === other.text.length) {
    return hasSign(one.text) ? one : other;
  }
  if (hasForm(one.text) !== hasForm(other.text)) return hasForm(one.text) ? one : other;
  if (isSame) return isFuller(other.text, one.text) ? other : one;
  return other.confidence > one.confidence + SURER ? other : one;
}

const hasSign = (text: string): boolean => /\p{Sc}/u.test(text);

const isOtherScript = (text: string): boolean => OTHER_SCRIPT.test(text) && !FIGURE.test(text);

/** True for a text with letters of its own, or with marks that the other one has lost. */
const isFuller = (text: string, other: string): boolean =>
  figuresOf(text) >= figuresOf(other) && (LETTER.test(text) || text.length > other.length);

/** "JPY" stands, not "」PY": in lines of Japanese, the second reader takes Latin letters for signs of that script. */
function betterText(one: OneReading, other: OneReading): OneReading {
  if (LATIN.test(one.text) && EASTERN.test(other.text)) return one;
  return other.confidence >= GUESS ? other : one;
}

const LATIN = /^\p{Script=Latin}{2,}$/u;
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f]/u;

/** What is around a word and belongs to none of its figures. */
const AROUND = /^[:;.,'"]+|[:;'"]+$/g;

/** True if two readings mean the same: accents, cases and grouping marks do not count. */
export function saysSame(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return true;
  if (!FIGURE.test(a) || !FIGURE.test(b)) return false;
  if (isSameDay(a, b) || isSameDay(b, a)) return true;
  if (LETTER.test(a.replace(/[^\p{L}]/gu, '')) && LETTER.test(b)) return shaped(a) === shaped(b);
  const [x, y] = [numberIn(a), numberIn(b)];
  if (x === null || y === null) return shaped(a) === shaped(b);
  return x.figures === y.figures && x.sign === y.sign && (x.cents === y.cents || !x.marked || !y.marked);
}

const plain = (text: string): string =>
  lookOf(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐‑–—−]/g, '-')
    .replace(AROUND, '');

/** A number with its marks: a reader loses marks, and then its figures are still there. */
interface MarkedNumber {
  readonly figures: string;
  readonly sign: string;
  /** behind the last mark, if these are one or two figures */
  readonly cents: number;
  /** it has marks where a number has them: one that lost one of several says nothing of where its cents begin */
  readonly marked: boolean;
}

const MARKED = /^\D*\d+(?:[.,'/-]\d{2,4})*[.,'/-]\d{1,4}\D*$/;

function numberIn(text: string): MarkedNumber | null {
  if (LETTER.test(text)) return null;
  const cents = CENTS.exec(text)?.[1]?.length ?? 0;
  const sign = /[-(]/.test(text.replace(/\d.*\d/, '')) ? '-' : '';
  return { figures: text.replace(/\D/g, ''), sign, cents, marked: MARKED.test(text) };
}
