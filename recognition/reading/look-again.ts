/** Reads figures again on which the readers differ, each alone: what is beside a word spoils its reading. */
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

async function lookedAt(word: PictureWord, { picture, readers, languages }: Looking): Promise<PictureWord> {
  const { x0, y0, x1, y1 } = word;
  const own: Cell = { ...word.cell, x0, y0, x1, y1 };
  const first = await readers.first.read(picture, own);
  const [read] = await readers.second.read(picture, [toRead(own, textOf(first))], languages);
  const again = read && agree(first.characters, readingOf(read).characters);
  if (!again?.reading.agreed) return word;
  // what both now read was read before by one of them: it is no third reading
  const isOne = [word.text, ...word.reading.others].some((text) => saysSame(text, again.text));
  return isOne ? { ...word, text: again.text, confidence: again.confidence, reading: again.reading } : word;
}
