/** Loads the library of pictures, where a picture is met, and limits what it may do. */
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import type { Picture } from './types.ts';

export type { Metadata, Sharp };

/** What `sharp` decides by a file's bytes; it knows many more kinds, which nobody asked it to open. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Tiff'].map((kind) => `VipsForeignLoad${kind}`);
/** Seconds by the clock for one page, so that a thread that was ended does not leave its decoder running. */
const PAGE_SECONDS = 60;

export interface PictureLibrary {
  /**
   * Given a local picture, or its bytes, and the index of one of its pages, returns it, not decoded yet. Reading it
   * throws an Error if the picture is damaged or cut off.
   */
  open(file: string | Buffer, index: number): Sharp;
}

/** Opens a page of a picture file. It must be read before another page of the file is opened. */
export function openPage(
  { path, paged, index }: Pick<Picture, 'path' | 'paged'> & { index: number },
  from: PictureLibrary,
) {
  return paged === null ? from.open(path, index) : from.open(paged.page(index), 0);
}

let library: PictureLibrary | undefined;

/** Returns the library. */
export async function loadPictureLibrary(): Promise<PictureLibrary> {
  library ??= await load();
  return library;
}

async function load(): Promise<PictureLibrary> {
  const { default: sharp } = await import('sharp');
  // a worker has one core, and no file is opened twice
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  // the header is compared with our own bounds before anything is decoded
  const options: SharpOptions = { failOn: 'error', limitInputPixels: false, sequentialRead: true };
  return {
    open: (file, index) => sharp(file, { ...options, page: index }).timeout({ seconds: PAGE_SECONDS }),
  };
}
