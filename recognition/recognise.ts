/** Reads the picture of a page: sets it upright, prepares it, has its cells read, and returns words in points. */
import type { PictureRequest, RecognisedPage } from '../engine/model/recognised.ts';
import type { Cell } from './cells/cell.ts';
import { pageOf } from './page.ts';
import type { Picture } from './picture.ts';
import type { CellReader } from './ppocr/reader.ts';
import { type Prepared, prepare, prepareStraight } from './prepare/prepare.ts';
import { turnedOver } from './prepare/turned-over.ts';
import type { CellReading } from './reading/cell-reading.ts';
import { layerOn } from './reading/layer.ts';
import { type ReadCells, readCells } from './reading/read-cells.ts';
import type { Readers } from './reading/types.ts';

/** Cells that tell whether a page is upside down, and the confidence from which on it is not. */
const LOOKED_AT = 10;
const SURELY_UPRIGHT = 0.85;
/** Letter heights: a cell with several letters is wider. */
const SEVERAL_LETTERS = 3;

/** A picture as it was prepared, and what was read there. */
export interface ReadPicture {
  readonly prepared: Prepared;
  readonly read: ReadCells;
}

export async function recognisePage(request: PictureRequest, readers: Readers): Promise<RecognisedPage> {
  const { prepared, read } = await readPicture(request, readers);
  return pageOf(request, prepared, read);
}

/** The same before it becomes a page, for those who look at how it is read. */
export async function readPicture(request: PictureRequest, given: Readers): Promise<ReadPicture> {
  const readers = { ...given, first: remembering(given.first) };
  const drawn: Picture = { ...request.picture, dpi: request.dpi };
  const prepared = request.area === null ? await upright(drawn, readers) : prepareStraight(drawn);
  return { prepared, read: await readCells(prepared, readers, layerOn(request, prepared)) };
}

/** Returns the page prepared the right way up: the one in which some cells are read most surely. */
async function upright(drawn: Picture, readers: Readers): Promise<Prepared> {
  const one = prepare(drawn);
  const sure = await sureness(one, readers);
  if (sure >= SURELY_UPRIGHT) return one;
  const other = turnedOver(one);
  return (await sureness(other, readers)) > sure ? other : one;
}

/** Returns a reader that reads each cell once: those that told whether a page is upside down are read already. */
function remembering(reader: CellReader): CellReader {
  const known = new WeakMap<Cell, Promise<CellReading>>();
  return {
    ...reader,
    read(picture, cell) {
      const reading = known.get(cell) ?? reader.read(picture, cell);
      known.set(cell, reading);
      return reading;
    },
  };
}

/** The mean confidence of the first reader in some cells of a page. */
async function sureness({ picture, cells }: Prepared, { first }: Readers): Promise<number> {
  const wide = cells.filter(({ x0, x1, letterHeight }) => x1 - x0 >= SEVERAL_LETTERS * letterHeight);
  const every = Math.max(1, Math.floor(wide.length / LOOKED_AT));
  const looked = wide.filter((_, at) => at % every === 0).slice(0, LOOKED_AT);
  let sum = 0;
  for (const cell of looked) sum += (await first.read(picture, cell)).confidence;
  return looked.length === 0 ? 1 : sum / looked.length;
}
