/** Reads the pages of a picture file: the header of each, and nothing is decoded. */
import { open } from 'node:fs/promises';
import { UnreadableError } from '../../engine/errors.ts';
import { fileFinding } from '../../engine/wording/files.ts';
import type { PictureKind } from './kind.ts';
import { type Metadata, openPage, type PictureLibrary } from './library.ts';
import type { Resolution } from './resolution.ts';
import { PagedTiff, readDirectories } from './tiff.ts';
import type { Orientation, PictureHeader } from './types.ts';

/** Bytes of a sample, by its type; the others take as many as a double. */
const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2, float: 4 };
const LONGEST_SAMPLE = 8;
/** Fewer pages are opened in less time than the file takes to be read. */
const MANY_PAGES = 50;
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

/** The pages of a picture file. */
interface Pages {
  readonly headers: readonly PictureHeader[];
  readonly paged: PagedTiff | null;
}

/**
 * Given a local picture and the largest number of pages, returns its pages. Throws UnreadableError if there are more,
 * and an Error if a header is damaged.
 */
export async function readPages(
  { path, kind }: { readonly path: string; readonly kind: PictureKind },
  library: PictureLibrary,
  most: number,
): Promise<Pages> {
  const { places, paged } = kind === 'TIFF' ? await tiffPlaces(path, most) : await framePlaces(path, library);
  if (places.length > most) throw tooManyPages(places.length, most);
  const headers: PictureHeader[] = [];
  for (const { index, resolution } of places) {
    const metadata = await openPage({ path, paged, index }, library).metadata();
    headers.push(headerOf(metadata, { index, ...(resolution !== undefined && { resolution }) }));
  }
  return { headers, paged };
}

export const tooManyPages = (pages: number, most: number): UnreadableError =>
  new UnreadableError('PDF_TOO_COMPLEX', fileFinding('TOO_MANY_PAGES', { pages, most }));

interface Places {
  readonly places: readonly Place[];
  readonly paged: PagedTiff | null;
}

async function tiffPlaces(path: string, most: number): Promise<Places> {
  const file = await open(path);
  try {
    const directories = await readDirectories(file, most);
    const places = directories.map(({ resolution, derived }, index) => ({ index, resolution, derived }));
    const pages = places.filter(({ derived }) => !derived);
    const paged = directories.length < MANY_PAGES ? null : new PagedTiff(await file.readFile(), directories);
    return { places: pages.length > 0 ? pages : places, paged };
  } finally {
    await file.close();
  }
}

/** A moving picture has a page for each frame. */
async function framePlaces(path: string, library: PictureLibrary): Promise<Places> {
  const { pages = 1 } = await library.open(path, 0).metadata();
  return { places: Array.from({ length: pages }, (_, index) => ({ index })), paged: null };
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
