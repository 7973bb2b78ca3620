/** Makes one PDF of pictures: each becomes a page, or a page for each picture that its file holds. */
import { open, stat } from 'node:fs/promises';
import { UnreadableError } from '../../engine/errors.ts';
import { fileFinding } from '../../engine/wording/files.ts';
import { readPages, tooManyPages } from './headers.ts';
import { imageOf } from './image.ts';
import { PICTURE_HEAD_BYTES, type PictureKind, pictureKind } from './kind.ts';
import { loadPictureLibrary, type PictureLibrary } from './library.ts';
import { pageSize } from './page-size.ts';
import { PdfFile } from './pdf-file.ts';
import type { Picture, PictureBounds, PictureHeader } from './types.ts';

/**
 * Bytes that the pixels of a page may take while they are decoded: enough for 120 megapixels in colour. A worker then
 * stays below 700 MB.
 */
const MAX_DECODED_BYTES = 384 * 1024 * 1024;
/**
 * Shares of the heap in which the PDF will be read: of the file itself, and of the pixels of one page. The rest is for
 * the picture that is drawn of the page. Of 256 MB they leave a page of A4 at 600 dpi in colour as it is.
 */
const HEAP_SHARE = { file: 0.45, pixels: 0.4 };
const MEGA = 1_000_000;
/** How the library of pictures words its bound of time. */
const DECODER_TIMEOUT = /^timeout/;

export interface AssembleOptions {
  readonly bounds: PictureBounds;
  readonly maxPages: number;
  /** bytes of the heap in which the PDF will be read */
  readonly maxHeapBytes: number;
  readonly onPage: (done: number, total: number) => void;
}

/**
 * Given local pictures, writes the PDF of their pages, in their order, to a new file `out`. Returns the number of
 * pages. Throws UnreadableError: UNSUPPORTED_FILE if a file is no picture, PDF_UNREADABLE if one is damaged,
 * PDF_TOO_COMPLEX over a bound.
 */
export async function assemble(paths: readonly string[], out: string, options: AssembleOptions): Promise<number> {
  const library = await loadPictureLibrary();
  const pictures = await picturesIn(paths, library, options);
  const { maxHeapBytes, onPage } = options;
  const file = await open(out, 'wx', 0o600);
  try {
    const pdf = await PdfFile.begin(file);
    for (const [index, picture] of pictures.entries()) {
      const page = index + 1;
      const image = await undamaged(page, () => imageOf(picture, library, maxHeapBytes * HEAP_SHARE.pixels));
      const { orientation } = picture.header;
      await pdf.addPage({ size: pageSize(picture.header), orientation, image });
      if (pdf.length > maxHeapBytes * HEAP_SHARE.file) {
        throw new UnreadableError('PDF_TOO_COMPLEX', fileFinding('FILE_TOO_LARGE_TO_READ'));
      }
      onPage(page, pictures.length);
    }
    await pdf.end();
    return pictures.length;
  } finally {
    await file.close();
  }
}

async function picturesIn(
  paths: readonly string[],
  library: PictureLibrary,
  { bounds, maxPages }: AssembleOptions,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [index, path] of paths.entries()) {
    const kind = await kindOf(path);
    if (kind === null) throw new UnreadableError('UNSUPPORTED_FILE', fileFinding('NOT_A_PICTURE', { part: index + 1 }));
    const first = pictures.length + 1;
    const { headers, paged } = await undamaged(first, () => readPages({ path, kind }, library, maxPages));
    const { size } = await stat(path);
    for (const header of headers) {
      bound(header, pictures.length + 1, bounds);
      pictures.push({ path, kind, header, paged, bytes: size / headers.length });
    }
    if (pictures.length > maxPages) throw tooManyPages(pictures.length, maxPages);
    boundTogether(pictures, bounds);
  }
  return pictures;
}

async function kindOf(path: string): Promise<PictureKind | null> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(PICTURE_HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return pictureKind(head.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** The errors of a picture's decoder say that it is damaged; those of the disk have a code, and are the caller's. */
async function undamaged<T>(page: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof Error) || thrown instanceof UnreadableError) throw thrown;
    if ((thrown as NodeJS.ErrnoException).code !== undefined) throw thrown;
    if (DECODER_TIMEOUT.test(thrown.message))
      throw new UnreadableError('PDF_TOO_COMPLEX', fileFinding('TOO_MUCH_WORK'));
    throw new UnreadableError('PDF_UNREADABLE', fileFinding('PICTURE_DAMAGED', { page }));
  }
}

function bound({ width, height, decodedBytes }: PictureHeader, page: number, bounds: PictureBounds): void {
  const fits =
    Math.max(width, height) <= bounds.maxSide &&
    width * height <= bounds.maxPixels &&
    decodedBytes <= MAX_DECODED_BYTES;
  if (!fits) throw new UnreadableError('PDF_TOO_COMPLEX', fileFinding('PICTURE_TOO_LARGE', { page, width, height }));
}

function boundTogether(pictures: readonly Picture[], { maxFilePixels }: PictureBounds): void {
  const pixels = pictures.reduce((sum, { header }) => sum + header.width * header.height, 0);
  if (pixels <= maxFilePixels) return;
  const finding = fileFinding('TOO_MANY_PIXELS', { most: Math.floor(maxFilePixels / MEGA) });
  throw new UnreadableError('PDF_TOO_COMPLEX', finding);
}
