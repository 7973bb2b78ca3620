/** Reads the headers of a picture file: one for each page, and nothing is decoded. */
import { open } from 'node:fs/promises';
import type { PictureKind } from './kind.ts';
import type { Metadata, PictureLibrary } from './library.ts';
import { readDirectories } from './tiff.ts';
import type { Orientation, PictureHeader, Resolution } from './types.ts';

/** Bytes of a sample, by its type; the others take as many as a double. */
const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2, float: 4 };
const LONGEST_SAMPLE = 8;
/** A progressive picture is held as numbers of two bytes until its last scan. */
const PROGRESSIVE_BYTES = 2;
const MIRRORS_AND_TURNS = 8;
/** Colour spaces without colour. */
const GREYS = new Set(['b-w', 'grey16']);

/** What of a file is a page. */
interface Place {
  readonly index: number;
  /** undefined: as the library of pictures tells it */
  readonly resolution?: Resolution | null;
}

/**
 * Given a local picture and the largest number of pages, returns the headers of its pages; of a file with more pages,
 * one more than that. Throws an Error if a header is damaged.
 */
export async function readHeaders(
  { path, kind }: { readonly path: string; readonly kind: PictureKind },
  library: PictureLibrary,
  most: number,
): Promise<PictureHeader[]> {
  const places = kind === 'TIFF' ? await tiffPlaces(path, most) : await framePlaces(path, library, most);
  const headers: PictureHeader[] = [];
  for (const { index, resolution } of places) {
    const metadata = await library.open(path, index).metadata();
    headers.push(headerOf(metadata, { index, ...(resolution !== undefined && { resolution }) }));
  }
  return headers;
}

async function tiffPlaces(path: string, most: number): Promise<Place[]> {
  const file = await open(path);
  try {
    const directories = await readDirectories(file, most);
    const places = directories.map(({ resolution, derived }, index) => ({ index, resolution, derived }));
    const pages = places.filter(({ derived }) => !derived);
    return pages.length > 0 ? pages : places;
  } finally {
    await file.close();
  }
}

/** A moving picture has a page for each frame. */
async function framePlaces(path: string, library: PictureLibrary, most: number): Promise<Place[]> {
  const { pages = 1 } = await library.open(path, 0).metadata();
  return Array.from({ length: Math.min(pages, most + 1) }, (_, index) => ({ index }));
}

function headerOf(metadata: Metadata, { index, resolution }: Place): PictureHeader {
  const { width, height, channels, depth, density, orientation, space, isPalette, isProgressive } = metadata;
  const samples = SAMPLE_BYTES[depth] ?? LONGEST_SAMPLE;
  const held = metadata.format === 'jpeg' && isProgressive ? PROGRESSIVE_BYTES : 1;
  const told = density === undefined ? null : { across: density, down: density };
  return {
    index,
    width,
    height,
    resolution: resolution === undefined ? told : resolution,
    orientation: isOrientation(orientation) ? orientation : 1,
    grey: GREYS.has(space),
    alpha: metadata.hasAlpha,
    bilevel: metadata.bitsPerSample === 1 && (channels === 1 || isPalette),
    decodedBytes: width * height * channels * samples * held,
  };
}

const isOrientation = (value: number | undefined): value is Orientation =>
  value !== undefined && value >= 1 && value <= MIRRORS_AND_TURNS;
