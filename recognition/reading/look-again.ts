/** Reads figures again on which the readers differ, each alone: what is beside a word spoils its reading. */
import { datesIn } from '../../engine/dates/scan.ts';
import type { Cell } from '../cells/cell.ts';
import type { Language } from '../languages/language.ts';
import type { Picture } from '../picture.ts';
import { smoothed } from '../prepare/noise.ts';
import { agree, saysSame } from './agree.ts';
import { hasForm } from './form.ts';
import { readingOf, textOf, toRead } from './readings.ts';
import type { PictureWord, Readers } from './types.ts';

/** Letter heights of a picture around a word that are looked at with it. */
const BESIDE = 1;
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
    const said = [word.text, ...word.reading.others].find((text) => saysSame(text, again.text));
    if (said === undefined) continue;
    // a look loses marks: "15012022" for "15/01/2022"
    const text = hasForm(said) && said.length > again.text.length ? said : again.text;
    return { ...word, text, confidence: again.confidence, reading: again.reading };
  }
  return word;
}

/**
 * How a word is looked at: the pixels around its box, the share of its height that readers take it to have, and how many
 * times its picture is smoothed.
 */
interface Look {
  readonly around: number;
  readonly height: number;
  readonly smooth: number;
  /** the second reader expects nothing but the figures of a day */
  readonly day?: boolean;
}

/** Both readers see a word otherwise with more or less white around it, larger or smaller, and without its grain. */
const LOOKS: readonly Look[] = [
  { around: 0, height: 1, smooth: 0 },
  { around: 4, height: 1.2, smooth: 0 },
  { around: 2, height: 0.85, smooth: 0 },
  { around: 2, height: 1, smooth: 5 },
];

/** A day of figures beside letters is read as letters, "ZEPEZ" for "21/12": alone, and with the signs of days, it is not. */
const AS_DAY: readonly Look[] = [{ around: 2, height: 1, smooth: 0, day: true }];
const DAY = /^\d{1,4}([./-])\d{1,2}(?:\1\d{2,4})?$/;
const isDay = ({ text }: PictureWord): boolean => DAY.test(text) && datesIn([text]).length > 0;

async function readAs(word: PictureWord, look: Look, { picture, readers, languages }: Looking) {
  const { around, height, smooth, day = false } = look;
  const { part, x, y } = partOf(picture, word, smooth);
  const own: Cell = {
    ...word.cell,
    x0: Math.max(0, word.x0 - around - x),
    y0: Math.max(0, word.y0 - around - y),
    x1: Math.min(part.width, word.x1 + around - x),
    y1: Math.min(part.height, word.y1 + around - y),
    letterHeight: word.cell.letterHeight * height,
  };
  const first = await readers.first.read(part, own);
  const asked = day ? { ...toRead(own, ''), day } : toRead(own, textOf(first));
  const [read] = await readers.second.read(part, [asked], languages);
  return read && agree(first.characters, readingOf(read).characters);
}

/** Returns what is around a word, smoothed so many times, and where on the picture it begins. */
function partOf(picture: Picture, { x0, y0, x1, y1, cell }: PictureWord, times: number) {
  if (times === 0) return { part: picture, x: 0, y: 0 };
  const beside = Math.ceil(BESIDE * cell.letterHeight);
  const [left, top] = [Math.max(0, x0 - beside), Math.max(0, y0 - beside)];
  const [width, height] = [Math.min(picture.width, x1 + beside) - left, Math.min(picture.height, y1 + beside) - top];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * picture.width + left;
    data.set(picture.data.subarray(from, from + width), y * width);
  }
  let part: Picture = { width, height, data, dpi: picture.dpi };
  for (let i = 0; i < times; i++) part = smoothed(part);
  return { part, x: left, y: top };
}
