/** Has the cells of a page read by both readers, and makes words of what they read. */
import { itemAt } from '../../engine/model/lists.ts';
import type { Cell } from '../cells/cells.ts';
import type { Language } from '../languages/language.ts';
import { heightOf, type PixelBox, widthOf } from '../picture.ts';
import { inSegment, segmentsOf } from '../words/segments.ts';
import { wordGapOf } from '../words/word-gap.ts';
import { agree } from './agree.ts';
import { align } from './align.ts';
import { chooseLanguages } from './choose-languages.ts';
import type { Layer } from './layer.ts';
import { lookAgain } from './look-again.ts';
import { readingOf, textOf, toRead } from './readings.ts';
import type { CellReading, CellsOfPage, PictureWord, Readers } from './types.ts';
import { doubtErased } from './unerased.ts';

/** What each reader read of a cell. */
type BothReadings = readonly [first: CellReading, second: CellReading];

export interface ReadCells {
  readonly words: readonly PictureWord[];
  /** what has the looks of a text, and was not read */
  readonly unread: readonly PixelBox[];
  readonly languages: readonly Language[];
  /** of each cell of the page, before any was looked at again */
  readonly readings: readonly BothReadings[];
}

const NO_SPACES: ReadonlySet<number> = new Set();
/** Marks that say nothing alone: a speck is read as a point, a hole or a fold as a bar. */
const DIRT = /^[.,:;'`´‘’"|_~·•°]*$/;
/** Letter heights of what looks like a text: two letters of it at least, and no higher than a line. */
const TEXT_WIDTH = 1.5;
const TEXT_HEIGHT = 2;
const LETTER = 0.6;

/** Given a page and what somebody else has read there, returns its words and the languages in which it was read. */
export async function readCells(page: CellsOfPage, readers: Readers, layer: Layer): Promise<ReadCells> {
  const { picture, cells } = page;
  const firsts: CellReading[] = [];
  for (const cell of cells) firsts.push(await readers.first.read(picture, cell));
  const wordGap = wordGapOf(cells);
  const said = cells.map((cell, at) =>
    segmentsOf(cell, itemAt(firsts, at), { wordGap, spaces: NO_SPACES }).map(textOf).join(' '),
  );
  const languages = await chooseLanguages(page, said, readers);
  const asked = cells.map((cell, at) => toRead(cell, textOf(itemAt(firsts, at))));
  const seconds = (await readers.second.read(picture, asked, languages)).map(readingOf);
  const readings = cells.map((_, at): BothReadings => [itemAt(firsts, at), itemAt(seconds, at)]);
  const words = cells.map((cell, at) => wordsOf(cell, itemAt(readings, at), { wordGap, layer }));
  const unread = cells.filter((cell, at) => itemAt(words, at).length === 0 && looksLikeText(cell));
  const looked = await lookAgain(words.flat(), { picture, readers, languages });
  return { words: await doubtErased(looked, page, readers), unread, languages, readings };
}

function looksLikeText(cell: Cell): boolean {
  const { parts, letterHeight } = cell;
  if (widthOf(cell) < TEXT_WIDTH * letterHeight || heightOf(cell) > TEXT_HEIGHT * letterHeight) return false;
  return parts.filter((part) => heightOf(part) >= LETTER * letterHeight).length > 1;
}

/** What words of a cell need besides its readings. */
interface Around {
  /** ems between words */
  readonly wordGap: number;
  readonly layer: Layer;
}

function wordsOf(cell: Cell, [first, second]: BothReadings, { wordGap, layer }: Around): PictureWord[] {
  const { characters: others, spaces } = align(first, second);
  const segments = segmentsOf(cell, first, { wordGap, spaces });
  const words = segments.flatMap(({ characters, ...box }, at) => {
    const word = agree(characters, inSegment(segments, at, others), layer(box, cell.letterHeight));
    return word === null ? [] : [{ ...box, ...word, cell }];
  });
  return words.every(({ text }) => DIRT.test(text)) ? [] : words;
}
