/** Writes a PDF from scratch: pages of texts, rulings and grey boxes, and nothing else. */
import { OPAQUE } from '../geometry/color.ts';
import { degreesOf } from '../geometry/turns.ts';
import { joined } from '../model/bytes.ts';
import { type Alphas, contentOf, DECIMALS } from './content.ts';
import { FontBook, fontDescriptor, fontDictionary, unicodeMap } from './fonts.ts';
import type { Sheet } from './sheet.ts';

export interface WriteOptions {
  /** the pages of the original, whose fonts are those of the copy */
  readonly originals: readonly Sheet[];
  /** given bytes, returns them compressed for the filter FlateDecode */
  readonly deflate: (bytes: Uint8Array) => Uint8Array;
  /** the year in which the copy says that it was made; null: it does not say */
  readonly createdIn: number | null;
}

/** Numbers of the objects that come first. */
const CATALOG = 1;
const PAGES = 2;
const RESOURCES = 3;
const FIRST_OTHER = 4;

/** One pixel in grey, drawn where the original has a picture. */
const GREY = 0xcc;
const GREY_PIXEL = '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8';
const SHADING =
  '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 1 0] /Extend [true true] ' +
  '/Function << /FunctionType 2 /Domain [0 1] /C0 [0.8] /C1 [0.8] /N 1 >> >>';

/** Given pages, returns a PDF that draws them. */
export function writePdf(sheets: readonly Sheet[], { originals, deflate, createdIn }: WriteOptions): Uint8Array {
  const fonts = new FontBook(originals.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'text')));
  const alphas: Alphas = new Set([OPAQUE]);
  const file = new ObjectFile(deflate);
  const pageNumbers = sheets.map((sheet) => {
    const content = file.addStream(bytesOf(contentOf(sheet, fonts, alphas)));
    const box = sheet.box.map((v) => Number(v.toFixed(DECIMALS))).join(' ');
    const rotate = degreesOf(sheet.rotation) === 0 ? '' : ` /Rotate ${degreesOf(sheet.rotation)}`;
    return file.add(
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [${box}]${rotate}` +
        ` /Contents ${content} 0 R /Resources ${RESOURCES} 0 R >>`,
    );
  });
  const fontEntries = fonts.all.map((font) => {
    const descriptor = file.add(fontDescriptor(font));
    const map = file.addStream(bytesOf(unicodeMap(font)));
    return `/${font.name} ${file.add(fontDictionary(font, descriptor, map))} 0 R`;
  });
  const grey = file.addStream(Uint8Array.of(GREY), GREY_PIXEL);
  const states = [...alphas].map((alpha) => {
    const share = Number((alpha / OPAQUE).toFixed(DECIMALS));
    return `/A${alpha} << /Type /ExtGState /ca ${share} /CA ${share} >>`;
  });
  file.set(CATALOG, `<< /Type /Catalog /Pages ${PAGES} 0 R >>`);
  const kids = pageNumbers.map((page) => `${page} 0 R`).join(' ');
  file.set(PAGES, `<< /Type /Pages /Count ${pageNumbers.length} /Kids [${kids}] >>`);
  file.set(
    RESOURCES,
    `<< /Font << ${fontEntries.join(' ')} >> /ExtGState << ${states.join(' ')} >> /XObject << /Grey ${grey} 0 R >>` +
      ` /Shading << /Shade ${SHADING} >> >>`,
  );
  const info = createdIn === null ? null : file.add(`<< /CreationDate (D:${createdIn}0101000000Z) >>`);
  return file.bytes(info);
}

/** The objects of a PDF, by number. */
class ObjectFile {
  readonly #objects = new Map<number, Uint8Array>();
  readonly #deflate: (bytes: Uint8Array) => Uint8Array;
  #next = FIRST_OTHER;

  constructor(deflate: (bytes: Uint8Array) => Uint8Array) {
    this.#deflate = deflate;
  }

  set(number: number, body: string): void {
    this.#objects.set(number, bytesOf(body));
  }

  add(body: string): number {
    return this.#put(bytesOf(body));
  }

  /** `entries`: an open dictionary that the stream's own entries are added to */
  addStream(content: Uint8Array, entries = '<<'): number {
    const packed = this.#deflate(content);
    const head = bytesOf(`${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`);
    return this.#put(joined([head, packed, bytesOf('\nendstream')]));
  }

  #put(object: Uint8Array): number {
    this.#objects.set(this.#next, object);
    return this.#next++;
  }

  bytes(info: number | null): Uint8Array {
    const head = bytesOf('%PDF-1.7\n');
    const parts = [head];
    let at = head.length;
    const entries: string[] = [];
    for (const [number, body] of [...this.#objects].sort(([a], [b]) => a - b)) {
      entries.push(`${String(at).padStart(10, '0')} 00000 n \n`);
      const object = joined([bytesOf(`${number} 0 obj\n`), body, bytesOf('\nendobj\n')]);
      parts.push(object);
      at += object.length;
    }
    parts.push(
      bytesOf(
        `xref\n0 ${this.#next}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${this.#next}` +
          ` /Root ${CATALOG} 0 R${info === null ? '' : ` /Info ${info} 0 R`} >>\nstartxref\n${at}\n%%EOF\n`,
      ),
    );
    return joined(parts);
  }
}

/** What is written is ASCII. */
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
