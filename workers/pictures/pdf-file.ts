/** Writes a PDF whose pages are pictures, page by page: no more than one picture is in memory. */
import type { FileHandle } from 'node:fs/promises';
import { type PageSize, placement } from './page-size.ts';
import type { Orientation, PdfImage } from './types.ts';

/** Numbers of the objects that come first; the others have the order in which they are written. */
const CATALOG = 1;
const PAGES = 2;
const FIRST_OTHER = 3;
/** Of points: finer than any dot. */
const DECIMALS = 3;
/** Digits of an offset in the table of objects. */
const OFFSET_DIGITS = 10;

/** A page to add: its size, upright, and the picture that fills it. */
export interface PicturePage {
  readonly size: PageSize;
  readonly orientation: Orientation;
  readonly image: PdfImage;
}

const numbers = (values: readonly number[]) => values.map((value) => Number(value.toFixed(DECIMALS))).join(' ');

function imageEntries({ width, height, colour, bits, filter, pngRows }: PdfImage): string {
  const colours = colour === 'DeviceRGB' ? 3 : 1;
  const rows = `/Predictor 15 /Colors ${colours} /BitsPerComponent ${bits} /Columns ${width}`;
  return (
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${colour} /BitsPerComponent ${bits}` +
    ` /Filter /${filter}${pngRows ? ` /DecodeParms << ${rows} >>` : ''}`
  );
}

/** A PDF that is being written to a new, empty file. The file stays the caller's. */
export class PdfFile {
  readonly #file: FileHandle;
  readonly #offsets = new Map<number, number>();
  readonly #pages: number[] = [];
  #next = FIRST_OTHER;
  #length = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async begin(file: FileHandle): Promise<PdfFile> {
    const pdf = new PdfFile(file);
    await pdf.#write('%PDF-1.7\n');
    return pdf;
  }

  /** Bytes so far. */
  get length(): number {
    return this.#length;
  }

  async addPage({ size, orientation, image }: PicturePage): Promise<void> {
    const picture = await this.#addStream(imageEntries(image), image.data);
    const drawn = Buffer.from(`${numbers(placement(size, orientation))} cm /P Do`);
    const content = await this.#addStream('', [drawn]);
    const page = this.#next++;
    await this.#object(page, [
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${numbers([size.width, size.height])}]` +
        ` /Resources << /XObject << /P ${picture} 0 R >> >> /Contents ${content} 0 R >>`,
    ]);
    this.#pages.push(page);
  }

  /** Writes what follows the pages. */
  async end(): Promise<void> {
    await this.#object(CATALOG, [`<< /Type /Catalog /Pages ${PAGES} 0 R >>`]);
    const kids = this.#pages.map((page) => `${page} 0 R`).join(' ');
    await this.#object(PAGES, [`<< /Type /Pages /Count ${this.#pages.length} /Kids [${kids}] >>`]);
    const table = this.#length;
    const entries = Array.from({ length: this.#next - 1 }, (_, index) => {
      const offset = this.#offsets.get(index + 1) ?? 0;
      return `${String(offset).padStart(OFFSET_DIGITS, '0')} 00000 n \n`;
    });
    await this.#write(
      `xref\n0 ${this.#next}\n0000000000 65535 f \n${entries.join('')}trailer\n` +
        `<< /Size ${this.#next} /Root ${CATALOG} 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    );
  }

  async #addStream(entries: string, data: readonly Uint8Array[]): Promise<number> {
    const length = data.reduce((sum, part) => sum + part.length, 0);
    const number = this.#next++;
    await this.#object(number, [`<< ${entries} /Length ${length} >>\nstream\n`, ...data, '\nendstream']);
    return number;
  }

  async #object(number: number, body: readonly (string | Uint8Array)[]): Promise<void> {
    this.#offsets.set(number, this.#length);
    for (const part of [`${number} 0 obj\n`, ...body, '\nendobj\n']) await this.#write(part);
  }

  async #write(part: string | Uint8Array): Promise<void> {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    await this.#file.writeFile(bytes);
    this.#length += bytes.length;
  }
}
