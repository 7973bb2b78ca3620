/** Has the cells of a page read by both readers, and makes words of what they read. */
import { itemAt } from '../../engine/model/lists.ts';
import type { Cell, Cells } from '../cells/cells.ts';
import type { Language } from '../languages/language.ts';
import { languagesOf } from '../languages/languages-of.ts';
import { type Picture, type PixelBox, widthOf } from '../picture.ts';
import type { CellReader } from '../ppocr/reader.ts';
import type { ReadCell, TesseractReader } from '../tesseract/reader.ts';
import { inSegment, segmentsOf } from '../words/segments.ts';
import { wordGapOf } from '../words/word-gap.ts';
import { type AgreedWord, agree, saysSame } from './agree.ts';
import { align } from './align.ts';
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

/** A prepared page. */
interface Page extends Cells {
  readonly picture: Picture;
}

/** A word on the picture of a page. */
export interface PictureWord extends AgreedWord, PixelBox {
  readonly cell: Cell;
}

export interface ReadCells {
  readonly words: readonly PictureWord[];
  readonly languages: readonly Language[];
}

/** Marks that say nothing alone: a speck is read as a point, a hole or a fold as a bar. */
const DIRT = /^[.,:;'`´‘’"|_~·•°]*$/;
/** What looks like an amount: figures, with a mark, and signs. Without a mark it may be a day and a month. */
const AMOUNT = /^[-+(]?\d[\d']*[.,][\d.,']*[-+)]?$/;

/** Given a page and what somebody else has read there, returns its words and the languages in which it was read. */
export async function readCells(page: Page, readers: Readers, layer: Layer): Promise<ReadCells> {
  const { picture, cells } = page;
  const firsts: CellReading[] = [];
  for (const cell of cells) firsts.push(await readers.first.read(picture, cell));
  const texts = firsts.map(textOf);
  const wordGap = wordGapOf(cells);
  const said = cells.map((cell, at) =>
    segmentsOf(cell, itemAt(firsts, at), { wordGap, spaces: NO_SPACES }).map(textOf).join(' '),
  );
  const written = cells.filter((_, at) => HAN.test(itemAt(said, at)));
  const languages = await sureLanguages({ picture, cells: written }, languagesOf(said, readers.languages), readers);
  const asked = cells.map((box, at) => ({ box: wholeBox(box), amount: AMOUNT.test(itemAt(texts, at)) }));
  const seconds = (await readers.second.read(picture, asked, languages)).map(readingOf);
  const words = cells.flatMap((cell, at) =>
    wordsOf(cell, [itemAt(firsts, at), itemAt(seconds, at)], { wordGap, layer }),
  );
  return { words: await lookedAgain(words, { picture, readers, languages }), languages };
}

/** The first reader writes Japanese with the signs of Chinese: the second one shows which of them it is. */
async function sureLanguages(
  { picture, cells }: Pick<Page, 'picture' | 'cells'>,
  languages: readonly Language[],
  { second, languages: allowed }: Readers,
): Promise<readonly Language[]> {
  const [first] = languages;
  const rivals = EAST_ASIAN.filter((language) => allowed.includes(language));
  if (first === undefined || !EAST_ASIAN.includes(first) || rivals.length < 2) return languages;
  const looked = [...cells].sort((a, b) => widthOf(b) - widthOf(a)).slice(0, LOOKED_AT);
  let best = { language: first, sure: 0 };
  for (const language of rivals) {
    const read = await second.read(
      picture,
      looked.map((box) => ({ box: wholeBox(box), amount: false })),
      [language],
    );
    const sure = read.reduce((sum, { confidence }) => sum + confidence, 0);
    if (sure > best.sure) best = { language, sure };
  }
  return [best.language, ...languages.slice(1).filter((language) => !rivals.includes(language))];
}

const NO_SPACES: ReadonlySet<number> = new Set();
const HAN = /\p{Script=Han}{2}/u;
const EAST_ASIAN: readonly Language[] = ['jpn', 'chi_sim'];
/** Cells that tell two languages of one script apart. */
const LOOKED_AT = 12;

interface Looking {
  readonly picture: Picture;
  readonly readers: Readers;
  readonly languages: readonly Language[];
}

/** Figures on which the readers differ are read again, each alone: what is beside a word spoils its reading. */
async function lookedAgain(words: readonly PictureWord[], looking: Looking): Promise<PictureWord[]> {
  const looked: PictureWord[] = [];
  let left = MOST_LOOKS;
  for (const word of words) {
    const isOpen = !word.reading.agreed && [word.text, ...word.reading.others].some((text) => FIGURE.test(text));
    looked.push(isOpen && left-- > 0 ? await lookedAt(word, looking) : word);
  }
  return looked;
}

async function lookedAt(word: PictureWord, { picture, readers, languages }: Looking): Promise<PictureWord> {
  const { cell, ...rest } = word;
  const box = wholeBox(rest);
  const own: Cell = { ...cell, ...box };
  const first = await readers.first.read(picture, own);
  const [read] = await readers.second.read(picture, [{ box, amount: AMOUNT.test(textOf(first)) }], languages);
  const again = read && agree(first.characters, readingOf(read).characters);
  if (!again?.reading.agreed) return word;
  // what both now read was read before by one of them: it is no third reading
  const isOne = [word.text, ...word.reading.others].some((text) => saysSame(text, again.text));
  return isOne ? { ...word, text: again.text, confidence: again.confidence, reading: again.reading } : word;
}

const FIGURE = /\p{Nd}/u;
/** Words of a page that are read again: a page with more of them cannot be read. */
const MOST_LOOKS = 60;

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
  readonly wordGap: number;
  readonly layer: Layer;
}

type BothReadings = readonly [first: CellReading, second: CellReading];

function wordsOf(cell: Cell, [first, second]: BothReadings, { wordGap, layer }: Around): PictureWord[] {
  const { characters: others, spaces } = align(first, second);
  const segments = segmentsOf(cell, first, { wordGap, spaces });
  const words = segments.flatMap(({ characters, ...box }, at) => {
    const word = agree(characters, inSegment(segments, at, others), layer(box, cell.letterHeight));
    return word === null ? [] : [{ ...box, ...word, cell }];
  });
  return words.every(({ text }) => DIRT.test(text)) ? [] : words;
}
