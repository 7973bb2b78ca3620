/** Draws the cells into which the picture of a page is cut, and what each of the two readers reads there. */
import { drawGreys, type Picture } from '../engine/debug/picture.ts';
import type { Mark } from '../engine/debug/types.ts';
import { extraction } from '../engine/extract.ts';
import { itemAt } from '../engine/model/lists.ts';
import type { PictureRequest } from '../engine/model/recognised.ts';
import type { Pdfium } from '../engine/pages/pdfium.ts';
import { createPpocr } from '../recognition/ppocr/reader.ts';
import { saysSame } from '../recognition/reading/agree.ts';
import { textOf } from '../recognition/reading/readings.ts';
import { type ReadPicture, readPicture } from '../recognition/recognise.ts';
import { isInstalled } from '../recognition/tesseract/data.ts';
import { createTesseract } from '../recognition/tesseract/reader.ts';
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';

const POINTS_PER_INCH = 72;
/** Both readers read the cell alike; they do not. */
const ALIKE = 0x188038;
const UNLIKE = 0xd93025;

/** A page of a file that is read from its picture, whether it has text or not. */
export interface CellsOfFile {
  readonly pdfium: Pdfium;
  readonly bytes: Uint8Array;
  readonly password?: string | undefined;
  /** from 1 */
  readonly page: number;
}

/** Given a page, returns its prepared picture and what was read there; null if it cannot be drawn. Throws UnreadableError. */
export async function readCellsOf({ pdfium, bytes, password, page }: CellsOfFile): Promise<ReadPicture | null> {
  const request = requestFor(extraction(bytes, { pdfium, password, pictures: 'always' }), page);
  if (request === null) return null;
  const [first, second] = await Promise.all([createPpocr({ threads: 1 }), createTesseract()]);
  const languages = DEFAULT_BOUNDS.readers.languages.filter(isInstalled);
  return readPicture(request, { first, second, languages });
}

function requestFor(steps: ReturnType<typeof extraction>, page: number): PictureRequest | null {
  try {
    for (let step = steps.next([]); !step.done && step.value.kind === 'read'; step = steps.next([])) {
      if (step.value.page === page) return step.value;
    }
    return null;
  } finally {
    steps.return(undefined as never);
  }
}

/** Returns the cells as marks: above each what the first reader read, beside the page both if they differ. */
export function cellMarks({ prepared: { picture, cells }, read: { readings } }: ReadPicture): Mark[] {
  const points = POINTS_PER_INCH / picture.dpi;
  return cells.map(({ x0, y0, x1, y1 }, at): Mark => {
    const [first, second] = itemAt(readings, at).map(textOf) as [string, string];
    const box = [x0 * points, y0 * points, x1 * points, y1 * points] as const;
    if (saysSame(first, second)) return { box, color: ALIKE, label: first };
    return { box, color: UNLIKE, label: first, note: `${first || 'nothing'} | ${second || 'nothing'}` };
  });
}

/** Given what was read of a picture and pixels a point, returns the picture with its cells. */
export function drawCells(pdfium: Pdfium, read: ReadPicture, scale: number): Picture {
  const { picture } = read.prepared;
  const points = POINTS_PER_INCH / picture.dpi;
  const [width, height] = [picture.width * points, picture.height * points];
  return drawGreys(pdfium, picture, { width, height, scale, marks: cellMarks(read) });
}
