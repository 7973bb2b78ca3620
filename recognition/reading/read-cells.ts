/** Has the cells of a page read by both readers, and makes words of what they read. */
import { itemAt } from '../../engine/model/lists.ts';
import type { Cell, Cells } from '../cells/cells.ts';
import type { Language } from '../languages/language.ts';
import { languagesOf } from '../languages/languages-of.ts';
import type { Picture, PixelBox } from '../picture.ts';
import type { CellReader } from '../ppocr/reader.ts';
import type { ReadCell, TesseractReader } from '../tesseract/reader.ts';
import { inSegment, segmentsOf } from '../words/segments.ts';
import { wordGapOf } from '../words/word-gap.ts';
import { type AgreedWord, agree } from './agree.ts';
import type { Layer } from './layer.ts';
import type { CellReading } from './types.ts';

export interface Readers {
  /** reads figures best */
  readonly first: CellReader;
  /** knows accents and scripts */
  readonly second: TesseractReader;
  /** that the second reader may be asked to read */
  readonly languages: readonly Language[];
}

/** A word on the picture of a page. */
export interface PictureWord extends AgreedWord, PixelBox {
  readonly cell: Cell;
}

export interface ReadCells {
  readonly words: readonly PictureWord[];
  readonly languages: readonly Language[];
}

/** What looks like an amount: figures, with marks and signs. */
const AMOUNT = /^[-+(]?\d[\d.,']*[-+)]?$/;

/** Given a page and what somebody else has read there, returns its words and the languages in which it was read. */
export async function readCells(
  page: Cells & { readonly picture: Picture },
  readers: Readers,
  layer: Layer,
): Promise<ReadCells> {
  const { picture, cells } = page;
  const firsts: CellReading[] = [];
  for (const cell of cells) firsts.push(await readers.first.read(picture, cell));
  const texts = firsts.map(textOf);
  const gap = wordGapOf(cells);
  const languages = languagesOf(
    cells.map((cell, at) => segmentsOf(cell, itemAt(firsts, at), gap).map(textOf).join(' ')),
    readers.languages,
  );
  const asked = cells.map((box, at) => ({ box: wholeBox(box), amount: AMOUNT.test(itemAt(texts, at)) }));
  const seconds = (await readers.second.read(picture, asked, languages)).map(readingOf);
  const words = cells.flatMap((cell, at) => wordsOf(cell, [itemAt(firsts, at), itemAt(seconds, at)], { gap, layer }));
  return { words, languages };
}

const textOf = ({ characters }: Pick<CellReading, 'characters'>): string => characters.map(({ text }) => text).join('');

const wholeBox = ({ x0, y0, x1, y1 }: PixelBox): PixelBox => ({ x0, y0, x1, y1 });

function readingOf({ characters, confidence }: ReadCell): CellReading {
  const placed = characters.map(({ text, confidence: sure, x0, x1 }) => ({ text, confidence: sure, x: (x0 + x1) / 2 }));
  return {
    characters: placed.filter(({ text }) => text.trim() !== ''),
    spaces: placed.filter(({ text }) => text.trim() === '').map(({ x }) => x),
    confidence,
  };
}

/** What words of a cell need besides its readings. */
interface Around {
  /** ems between words */
  readonly gap: number;
  readonly layer: Layer;
}

type BothReadings = readonly [first: CellReading, second: CellReading];

function wordsOf(cell: Cell, [first, second]: BothReadings, { gap, layer }: Around): PictureWord[] {
  const segments = segmentsOf(cell, { ...first, spaces: second.spaces }, gap);
  return segments.flatMap(({ characters, ...box }, at) => {
    const word = agree(characters, inSegment(segments, at, second), layer(box, cell.letterHeight));
    return word === null ? [] : [{ ...box, ...word, cell }];
  });
}
