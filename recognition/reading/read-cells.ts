/** Has the cells of a page read by both readers, and makes words of what they read. */
import { itemAt } from '../../engine/model/lists.ts';
import type { Cell } from '../cells/cell.ts';
import type { Language } from '../languages/language.ts';
import { heightOf, type Picture, type PixelBox, widthOf } from '../picture.ts';
import { withLostSpaces } from '../words/lost-spaces.ts';
import { withoutInvented } from '../words/marks.ts';
import { inSegment, seenGaps, segmentsOf } from '../words/segments.ts';
import { wordGapBy, wordGapOf } from '../words/word-gap.ts';
import { agree } from './agree.ts';
import { type Aligned, align } from './align.ts';
import type { CellReading, ReadCharacter } from './cell-reading.ts';
import { chooseLanguages } from './choose-languages.ts';
import type { Layer } from './layer.ts';
import { lookAgain } from './look-again.ts';
import { readingOf, textOf, toRead } from './readings.ts';
import type { CellsOfPage, PictureWord, Readers } from './types.ts';
import { doubtErased } from './unerased.ts';
import { unreadDashes } from './unread-dashes.ts';
import { withUnreadMarks } from './unread-mark.ts';

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
  const roughGap = wordGapOf(cells);
  const said = cells.map((cell, at) =>
    segmentsOf(cell, itemAt(firsts, at), { wordGap: roughGap, spaces: NO_SPACES }).map(textOf).join(' '),
  );
  const languages = await chooseLanguages(page, said, readers);
  const asked = cells.map((cell, at) => toRead(cell, textOf(itemAt(firsts, at))));
  const seconds = (await readers.second.read(picture, asked, languages)).map(readingOf);
  const readings = cells.map((_, at): BothReadings => [itemAt(firsts, at), itemAt(seconds, at)]);
  const both = cells.map((cell, at) => ({ cell, first: itemAt(firsts, at), ...align(...itemAt(readings, at)) }));
  const wordGap = wordGapBy(both.flatMap(({ cell, first, spaces }) => seenGaps(cell, first, spaces))) ?? roughGap;
  const words = both.map((read) => wordsOf(read, { wordGap, layer, picture }));
  const unread = cells.filter((cell, at) => itemAt(words, at).length === 0 && looksLikeText(cell));
  const dashes = cells.filter(({ dash = false }, at) => dash && itemAt(words, at).length === 0);
  const all = [...words.flat(), ...unreadDashes(dashes, words.flat())];
  const looked = await lookAgain(all, { picture, readers, languages });
  const marked = withUnreadMarks(await doubtErased(looked, page, readers), picture);
  return { words: withLostSpaces(marked), unread, languages, readings };
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
  readonly picture: Picture;
}

/** A cell with what the first reader read of it, and the second one beside that. */
interface ReadCell extends Aligned {
  readonly cell: Cell;
  readonly first: CellReading;
}

function wordsOf(
  { cell, first, characters: others, spaces }: ReadCell,
  { wordGap, layer, picture }: Around,
): PictureWord[] {
  const segments = segmentsOf(cell, first, { wordGap, spaces });
  const words = segments.flatMap(({ characters, parts, ...box }, at) => {
    const seen = (read: readonly ReadCharacter[]) =>
      withoutInvented(read, parts, { letterHeight: cell.letterHeight, picture });
    const word = agree(seen(characters), seen(inSegment(segments, at, others)), layer(box, cell.letterHeight));
    return word === null ? [] : [{ ...box, ...word, cell }];
  });
  return words.every(({ text }) => DIRT.test(text)) ? [] : words;
}
