/** The first reader: the recogniser of PP-OCRv4, on one cell at a time. */
import type { Cell } from '../cells/cell.ts';
import type { Picture } from '../picture.ts';
import type { CellReading } from '../reading/cell-reading.ts';
import { cropOf, INPUT_HEIGHT } from './crop.ts';
import { decode, type ReadCharacter as StepCharacter, type Steps } from './decode.ts';
import { loadRuntime, type Runtime, type RuntimeOptions } from './runtime.ts';

/** The input's width is a multiple of this, which is a step of the output. */
const STEP = 8;
const LEAST_WIDTH = 48;
const CHANNELS = 3;
const MIDDLE = 127.5;
/** The signs of an amount. Letters would become digits, so only cells that look like an amount are read with these. */
const AMOUNT_SIGNS = '0123456789.,-+()';
/** What looks like an amount: figures, with marks, also those as wide as a Chinese sign. */
const LOOKS_LIKE_AMOUNT = /^[-+(]?\s*\d[\d.,' ]*[-+)]?$/u;

export interface CellReader {
  readonly kind: Runtime['kind'];
  read(picture: Picture, cell: Cell): Promise<CellReading>;
  close(): Promise<void>;
}

export async function createPpocr(options: RuntimeOptions): Promise<CellReader> {
  const runtime = await loadRuntime(options);
  const amountClasses = [0, ...[...AMOUNT_SIGNS].map((sign) => runtime.signs.indexOf(sign)).filter((i) => i > 0)];
  return {
    kind: runtime.kind,
    async read(picture, cell) {
      const crop = cropOf(picture, cell, cell.letterHeight);
      const width = Math.max(LEAST_WIDTH, Math.ceil(crop.width / STEP) * STEP);
      const planes = new Float32Array(CHANNELS * INPUT_HEIGHT * width);
      const plane = INPUT_HEIGHT * width;
      for (let y = 0; y < INPUT_HEIGHT; y++) {
        for (let x = 0; x < crop.width; x++) {
          planes[y * width + x] = (crop.pixels[y * crop.width + x] as number) / MIDDLE - 1;
        }
      }
      planes.copyWithin(plane, 0, plane);
      planes.copyWithin(2 * plane, 0, plane);
      const { data, dims } = await runtime.run(planes, INPUT_HEIGHT, width);
      const [, count = 0, classes = 0] = dims;
      const steps: Steps = { count, classes, likelihoods: data };
      const all = decode(steps, runtime.signs);
      const text = textOf(all);
      const characters = LOOKS_LIKE_AMOUNT.test(text.normalize('NFKC'))
        ? decode(steps, runtime.signs, amountClasses)
        : all;
      const perStep = count === 0 ? 0 : (width / count) * crop.scale;
      return readingOf(characters, (step) => crop.x0 + (step + 1 / 2) * perStep);
    },
    close: () => runtime.close(),
  };
}

const textOf = (characters: readonly StepCharacter[]): string => characters.map(({ text }) => text).join('');

function readingOf(characters: readonly StepCharacter[], placeOf: (step: number) => number): CellReading {
  const read = characters.filter(({ text }) => text.trim() !== '');
  return {
    spaces: [],
    characters: read.map(({ text, confidence, step }) => ({ text, confidence, x: placeOf(step) })),
    confidence: read.length === 0 ? 0 : read.reduce((sum, { confidence }) => sum + confidence, 0) / read.length,
  };
}
