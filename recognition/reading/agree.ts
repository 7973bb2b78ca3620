/** Makes one word of what two readers read at a place. */
import type { PictureReading } from '../../engine/model/word.ts';
import type { ReadCharacter } from './types.ts';

export interface AgreedWord {
  readonly text: string;
  /** 0 to 1, of its least sure character */
  readonly confidence: number;
  readonly reading: PictureReading;
}

const FIGURE = /\p{Nd}/u;
const LETTER = /\p{L}/u;
const ACCENTS = /\p{M}/gu;
/** A mark before the last one or two figures is a decimal mark: no reader may lose or move it. */
const CENTS = /[.,](\d{1,2})\D*$/;
/** Below this the second reader's letters are a guess. */
const GUESS = 0.5;

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
 * and scripts, returns the word; null if neither read anything.
 */
export function agree(first: readonly ReadCharacter[], second: readonly ReadCharacter[] | null): AgreedWord | null {
  const [one, other] = [readingOf(first), second === null ? null : readingOf(second)];
  if (other === null || other.text === '') {
    return one.text === '' ? null : word(one, { agreed: false, others: [] });
  }
  if (one.text === '') return word(other, { agreed: false, others: [] });
  const isSame = keyOf(one.text) === keyOf(other.text);
  const better =
    FIGURE.test(one.text) || FIGURE.test(other.text) ? betterFigure(one, other, isSame) : betterText(one, other);
  const worse = better === one ? other : one;
  return word(better, { agreed: isSame, others: isSame ? [] : [worse.text] });
}

const word = ({ text, least }: OneReading, reading: PictureReading): AgreedWord => ({
  text,
  confidence: least,
  reading,
});

function readingOf(characters: readonly ReadCharacter[]): OneReading {
  const sum = characters.reduce((all, { confidence }) => all + confidence, 0);
  return {
    text: characters.map(({ text }) => text).join(''),
    confidence: characters.length === 0 ? 0 : sum / characters.length,
    least: characters.reduce((least, { confidence }) => Math.min(least, confidence), 1),
  };
}

/** The first reader's figures stand if both say the same: a mark that one of them lost is then in the longer one. */
function betterFigure(one: OneReading, other: OneReading, isSame: boolean): OneReading {
  if (isSame) return LETTER.test(other.text) || other.text.length > one.text.length ? other : one;
  return other.confidence > one.confidence ? other : one;
}

const betterText = (one: OneReading, other: OneReading): OneReading => (other.confidence >= GUESS ? other : one);

/** What two readings of a word have in common if they mean the same: accents, cases and grouping marks do not count. */
export function keyOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐‑–—−]/g, '-');
  if (LETTER.test(plain) || !FIGURE.test(plain)) return plain;
  const cents = CENTS.exec(plain)?.[1];
  const figures = plain.replace(/[.,' ]/g, '');
  return cents === undefined ? figures : `${figures}/${cents.length}`;
}
