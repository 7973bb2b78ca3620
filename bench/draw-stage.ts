/** Draws what a stage of the engine saw on a page of a file, as PNG. */
import { encode } from 'fast-png';
import { marksOf } from '../engine/debug/marks.ts';
import { drawPage, type Picture } from '../engine/debug/picture.ts';
import type { StageName } from '../engine/explain/types.ts';
import { extraction } from '../engine/extract.ts';
import type { Pdfium } from '../engine/pages/pdfium.ts';
import type { Stages } from '../engine/stages.ts';
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';
import { PageReaders } from '../workers/page-readers.ts';
import { compilePdfium, instantiatePdfium } from '../workers/pdfium.ts';
import { withReaders } from '../workers/recognised-pages.ts';

const READER = new URL('../workers/reader-thread.ts', import.meta.url);

/** A file whose stages can be drawn. */
export interface Drawable {
  readonly pdfium: Pdfium;
  readonly bytes: Uint8Array;
  readonly password?: string;
  readonly stages: Stages;
}

/** A PDFium of its own, with the usual bounds. */
export const newPdfium = async (): Promise<Pdfium> =>
  instantiatePdfium(await compilePdfium(), { maxHeapBytes: DEFAULT_BOUNDS.maxHeapBytes });

/** Given a PDF, reads it. Throws UnreadableError. */
export async function readStages(bytes: Uint8Array, password?: string): Promise<Drawable> {
  const pdfium = await newPdfium();
  let seen: Stages | undefined;
  const onStages = (stages: Stages) => {
    seen = stages;
  };
  const readers = new PageReaders(READER.href, DEFAULT_BOUNDS.readers);
  const steps = extraction(bytes, { pdfium, password, pictures: DEFAULT_BOUNDS.readers.mode, onStages });
  try {
    await withReaders(steps, readers, { onPending: () => undefined });
  } finally {
    readers.end();
  }
  return { pdfium, bytes, password, stages: seen! };
}

/** Given what was read, a stage, an existing page from 1, and pixels per point, returns the picture. */
export function drawStage(
  { pdfium, bytes, password, stages }: Drawable,
  stage: StageName,
  page: number,
  scale: number,
): Picture {
  const { width, height, turned, mesh } = stages.pages[page - 1]!;
  const marks = marksOf(stages, stage, page);
  return drawPage(pdfium, bytes, { page, password, scale, width, height, turned, mesh, marks });
}

/** Levels of each colour: more take twice the bytes, and look the same. */
const LEVELS = 16;
const COMPRESSION = 9;

/** Given a picture, returns it as PNG, without the white space at its bottom and with fewer colours. */
export function pngOf({ width, height, data }: Picture): Uint8Array {
  const rows = Math.min(height, lastInked(data, width, height) + 1);
  const colors = new Uint8Array(width * rows * 3);
  const step = 255 / (LEVELS - 1);
  for (let pixel = 0; pixel < width * rows; pixel++) {
    for (let c = 0; c < 3; c++) colors[pixel * 3 + c] = Math.round(Math.round(data[pixel * 4 + c]! / step) * step);
  }
  return encode({ width, height: rows, data: colors, channels: 3 }, { zlib: { level: COMPRESSION } });
}

/** Given pixels, returns the last row that is not white, plus a margin below. */
function lastInked(data: Uint8Array, width: number, height: number): number {
  const margin = Math.round(height / 40);
  for (let y = height - 1; y > 0; y--) {
    const row = data.subarray(y * width * 4, (y + 1) * width * 4);
    if (row.some((value) => value !== 255)) return Math.min(height - 1, y + margin);
  }
  return height - 1;
}
