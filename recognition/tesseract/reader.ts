/**
 * The second reader: Tesseract, on one cell at a time. It reads accents and the scripts of languages that it is given,
 * which the first reader does not.
 */
import type { Language } from '../languages/language.ts';
import { heightOf, type PixelBox, type PlainPicture, widthOf } from '../picture.ts';
import { loadCore, type TesseractCore } from './core.ts';
import { type Crop, cropOf, usualHeight } from './crop.ts';
import { createEngine, type Engine, type EngineWord } from './engine.ts';

/** A sign, or the space between two words. */
interface ReadCharacter {
  readonly text: string;
  /** 0 to 1; a space has the lower one of its neighbours */
  readonly confidence: number;
  /** its span on the picture, pixels; x1 is behind the last one */
  readonly x0: number;
  readonly x1: number;
}

export interface ReadCell {
  /** the texts of the characters, joined */
  readonly text: string;
  /** the mean of its characters, 0 to 1; 0 without any */
  readonly confidence: number;
  readonly characters: readonly ReadCharacter[];
}

export interface CellToRead {
  readonly box: PixelBox;
  /** true if only figures and their marks are expected: letters would be read as such */
  readonly amount: boolean;
  /** the same for the figures of a day */
  readonly day?: boolean;
}

type CellKind = 'text' | 'amount' | 'day';
function kindOf({ amount, day }: CellToRead): CellKind {
  if (amount) return 'amount';
  return day === true ? 'day' : 'text';
}

export interface TesseractReader {
  /**
   * Given a picture of 300 dpi and its cells, resolves to what each says, in their order. Amounts are read alike in all
   * languages. Rejects if the data of a language is not installed, or if Tesseract gives up; the next call starts it
   * afresh. Rejects with a RangeError for a box that is empty, not of whole pixels or larger than any cell.
   */
  read(
    picture: PlainPicture,
    cells: readonly CellToRead[],
    languages: readonly Language[],
  ): Promise<readonly ReadCell[]>;
  /** Frees everything. What is being read is read to its end before. */
  close(): Promise<void>;
}

export interface TesseractOptions {
  /** bytes; a page of two languages needs 40 MB */
  readonly maxHeapBytes?: number;
}

const MEBIBYTE = 1024 * 1024;
const DEFAULT_HEAP = 160 * MEBIBYTE;
/** The figures of amounts, their marks and signs. Beside these the apostrophe, which parts thousands in Switzerland. */
const AMOUNT_SIGNS = "0123456789.,-+()'";
const DAY_SIGNS = '0123456789/.-';
/** The data that read figures best, whatever the language of the paper. */
const OF_AMOUNTS: readonly Language[] = ['eng'];
/** Sets of languages that stay loaded besides that of amounts, each about 10 MB. */
const KEPT_SETS = 3;
/** Pixels: a line across a large page, at 600 dpi. */
const MOST_PIXELS = 8_000_000;
/** The part of its maximum from which a heap, which never shrinks, is given up before the next page could fill it. */
const FULL = 0.75;
const PERCENT = 100;
/** The network of Greek writes the letter as the sign of a unit. */
const MICRO = '\u00b5';
const GREEK_MU = '\u03bc';

/** Returns a reader that works in the calling thread: a reading is cancelled by ending the thread. */
export async function createTesseract({
  maxHeapBytes = DEFAULT_HEAP,
}: TesseractOptions = {}): Promise<TesseractReader> {
  let core: TesseractCore | null = await loadCore({ maxHeapBytes });
  /** the one used last is the last */
  const engines = new Map<string, Engine>();
  let last: Promise<unknown> = Promise.resolve();

  async function engineOf(languages: readonly Language[], signs: string): Promise<Engine> {
    const key = `${languages.join('+')} ${signs}`;
    core ??= await loadCore({ maxHeapBytes });
    const engine = engines.get(key) ?? (await createEngine(core, languages, signs));
    engines.delete(key);
    engines.set(key, engine);
    for (const [old, unused] of engines) {
      if (engines.size <= KEPT_SETS + 1) break;
      unused.close();
      engines.delete(old);
    }
    return engine;
  }

  async function readCells(
    picture: PlainPicture,
    cells: readonly CellToRead[],
    languages: readonly Language[],
  ): Promise<readonly ReadCell[]> {
    const usual = usualHeight(cells.map((cell) => cell.box));
    const kinds = new Set(cells.map(kindOf));
    const of: Readonly<Record<CellKind, Engine | null>> = {
      text: kinds.has('text') ? await engineOf(languages, '') : null,
      amount: kinds.has('amount') ? await engineOf(OF_AMOUNTS, AMOUNT_SIGNS) : null,
      day: kinds.has('day') ? await engineOf(OF_AMOUNTS, DAY_SIGNS) : null,
    };
    return cells.map((cell) => {
      const crop = cropOf(picture, cell.box, usual);
      return cellOf(of[kindOf(cell)]?.read(crop) ?? [], crop);
    });
  }

  /** A module that gave up, or is full, is in no state to be used again. */
  function startAfresh(): void {
    engines.clear();
    core = null;
  }

  function startAfreshIfFull(): void {
    if (core !== null && core.heap().byteLength > FULL * maxHeapBytes) startAfresh();
  }

  return {
    async read(picture, cells, languages) {
      for (const { box } of cells) checkBox(box);
      if (languages.length === 0) throw new RangeError('no language to read in');
      const reading = last.then(() => readCells(picture, cells, languages));
      last = reading.then(startAfreshIfFull, startAfresh);
      return reading;
    },
    async close() {
      await last;
      for (const engine of engines.values()) engine.close();
      startAfresh();
    },
  };
}

function checkBox(box: PixelBox): void {
  const area = widthOf(box) * heightOf(box);
  const whole = [box.x0, box.y0, box.x1, box.y1].every(Number.isInteger);
  if (whole && widthOf(box) > 0 && heightOf(box) > 0 && area <= MOST_PIXELS) return;
  throw new RangeError(`the box of a cell cannot be ${JSON.stringify(box)}`);
}

function cellOf(words: readonly EngineWord[], crop: Crop): ReadCell {
  const characters: ReadCharacter[] = [];
  for (const word of words) {
    const signs = word.map(({ text, confidence, bbox }) => ({
      text: text === MICRO ? GREEK_MU : text,
      confidence: confidence / PERCENT,
      x0: crop.left + bbox.x0,
      x1: crop.left + bbox.x1,
    }));
    const before = characters.at(-1);
    const [first] = signs;
    if (before !== undefined && first !== undefined) characters.push(spaceBetween(before, first));
    characters.push(...signs);
  }
  const text = characters.map((character) => character.text).join('');
  const sum = characters.reduce((total, character) => total + character.confidence, 0);
  return { text, confidence: characters.length === 0 ? 0 : sum / characters.length, characters };
}

const spaceBetween = (before: ReadCharacter, after: ReadCharacter): ReadCharacter => ({
  text: ' ',
  confidence: Math.min(before.confidence, after.confidence),
  x0: before.x1,
  x1: Math.max(before.x1, after.x0),
});
