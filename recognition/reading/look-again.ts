/** Reads figures again on which the readers differ, each alone: what is beside a word spoils its reading. */
import { datesIn } from '../../engine/dates/scan.ts';
import type { Cell } from '../cells/cells.ts';
import type { Language } from '../languages/language.ts';
import type { Picture } from '../picture.ts';
import { agree, saysSame } from './agree.ts';
import { readingOf, textOf, toRead } from './readings.ts';
import type { PictureWord, Readers } from './types.ts';

const FIGURE = /\p{Nd}/u;
/** Words of a page that are read again: a page with more of them cannot be read. */
const MOST_LOOKS = 60;

export interface Looking {
  readonly picture: Picture;
  readonly readers: Readers;
  readonly languages: readonly Language[];
}

/** Given the words of a page, returns them with what a second look settles. */
export async function lookAgain(words: readonly PictureWord[], looking: Looking): Promise<PictureWord[]> {
  const looked: PictureWord[] = [];
  let left = MOST_LOOKS;
  for (const word of words) {
    const isOpen = !word.reading.agreed && [word.text, ...word.reading.others].some((text) => FIGURE.test(text));
    looked.push(isOpen && left-- > 0 ? await lookedAt(word, looking) : word);
  }
  return looked;
}

async function lookedAt(word: PictureWord, looking: Looking): Promise<PictureWord> {
  // what one reader does not see at all it does not see in another way
  const looks = word.reading.others.length === 0 ? LOOKS.slice(0, 1) : [...LOOKS, ...(isDay(word) ? AS_DAY : [])];
  for (const look of looks) {
    const again = await readAs(word, look, looking);
    if (!again?.reading.agreed) continue;
    // what both now read was read before by one of them: it is no third reading
    const isOne = [word.text, ...word.reading.others].some((text) => saysSame(text, again.text));
    if (isOne) return { ...word, text: again.text, confidence: again.confidence, reading: again.reading };
  }
  return word;
}

/** How a word is looked at: the pixels around its box, and the share of its height that readers take it to have. */
interface Look {
  readonly around: number;
  readonly height: number;
  /** the second reader expects nothing but the figures of a day */
  readonly day?: boolean;
}

/** Both readers see a word otherwise with more or less white around it, and larger or smaller. */
const LOOKS: readonly Look[] = [
  { around: 0, height: 1 },
  { around: 4, height: 1.2 },
  { around: 2, height: 0.85 },
];

/** A day of figures beside letters is read as letters, "ZEPEZ" for "21/12": alone, and with the signs of days, it is not. */
const AS_DAY: readonly Look[] = [{ around: 2, height: 1, day: true }];
const DAY = /^\d{1,4}([./-])\d{1,2}(?:\1\d{2,4})?$/;
const isDay = ({ text }: PictureWord): boolean => DAY.test(text) && datesIn([text]).length > 0;

async function readAs(
  word: PictureWord,
  { around, height, day = false }: Look,
  { picture, readers, languages }: Looking,
) {
  const own: Cell = {
    ...word.cell,
    x0: Math.max(0, word.x0 - around),
    y0: Math.max(0, word.y0 - around),
    x1: Math.min(picture.width, word.x1 + around),
    y1: Math.min(picture.height, word.y1 + around),
    letterHeight: word.cell.letterHeight * height,
  };
  const first = await readers.first.read(picture, own);
  const [read] = await readers.second.read(
    picture,
    [day ? { ...toRead(own, ''), day } : toRead(own, textOf(first))],
    languages,
  );
  return read && agree(first.characters, readingOf(read).characters);
}
