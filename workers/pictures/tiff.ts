/**
 * Reads the directories of a TIFF: one for each of its pictures. The library of pictures ends the list of a cut-off
 * file without an error, and reports one resolution, although that of a fax differs across and down.
 */
import type { FileHandle } from 'node:fs/promises';
import type { Resolution } from './resolution.ts';

export interface TiffDirectory {
  /** null: not given, or no length */
  readonly resolution: Resolution | null;
  /** true for a smaller copy of another picture, and for a mask: not a page of its own */
  readonly derived: boolean;
  /** where it begins in the file, and where the place of the next one is written */
  readonly at: number;
  readonly nextAt: number;
}

/** The list of directories is empty, or leads outside of the file or into itself. */
class TiffDamagedError extends Error {
  override readonly name = 'TiffDamagedError';
}

const HEADER_BYTES = 8;
const FIRST_DIRECTORY_AT = 4;
const ENTRY_BYTES = 12;
const COUNT_BYTES = 2;
const POINTER_BYTES = 4;
/** Within an entry: a number of the field, one of its type, how many values there are, and the values or their place. */
const TYPE_AT = 2;
const VALUE_AT = 8;
const RATIONAL_BYTES = 8;
const SHORT = 3;

const FIELD = { subfileType: 254, across: 282, down: 283, unit: 296 };
/** Bits of the subfile type. */
const REDUCED = 1;
const MASK = 4;
const UNIT = { none: 1, inch: 2, centimetre: 3 };
const CM_PER_INCH = 2.54;

/** Given an open TIFF and the largest number of directories, returns them in order. Throws TiffDamagedError. */
export async function readDirectories(file: FileHandle, most: number): Promise<TiffDirectory[]> {
  const reader = await TiffReader.open(file);
  const directories: TiffDirectory[] = [];
  const seen = new Set<number>();
  for (let at = reader.first; at !== 0; ) {
    if (seen.has(at)) throw new TiffDamagedError('the list of directories leads into itself');
    seen.add(at);
    const { entries, next, nextAt } = await reader.directory(at);
    directories.push({ ...(await describe(entries, reader)), at, nextAt });
    if (directories.length > most) break;
    at = next;
  }
  if (directories.length === 0) throw new TiffDamagedError('there is no directory');
  return directories;
}

async function describe(entries: ReadonlyMap<number, Entry>, reader: TiffReader) {
  const whole = (field: number, fallback: number) => entries.get(field)?.whole ?? fallback;
  const rational = async (field: number) => {
    const entry = entries.get(field);
    return entry === undefined ? null : reader.rational(entry.place);
  };
  const [across, down] = [await rational(FIELD.across), await rational(FIELD.down)];
  const unit = whole(FIELD.unit, UNIT.inch);
  const dpi = unit === UNIT.centimetre ? CM_PER_INCH : 1;
  const known = across !== null && down !== null && unit !== UNIT.none;
  const kind = whole(FIELD.subfileType, 0);
  return {
    resolution: known ? { across: across * dpi, down: down * dpi } : null,
    derived: (kind & (REDUCED | MASK)) !== 0,
  };
}

interface Entry {
  /** the value, if it is one whole number */
  readonly whole: number;
  /** where the value is, if it is longer than four bytes */
  readonly place: number;
}

interface Directory {
  readonly entries: ReadonlyMap<number, Entry>;
  readonly next: number;
  readonly nextAt: number;
}

/**
 * A TIFF of many pages, in memory. To open a page, the library of pictures walks over all directories: of 5,000 pages
 * it would take minutes. Here, each page is a TIFF of that page alone.
 */
export class PagedTiff {
  readonly #view: DataView;
  readonly #bytes: Buffer;
  readonly #directories: readonly TiffDirectory[];

  /** `bytes`: the file, which this changes. */
  constructor(bytes: Buffer, directories: readonly TiffDirectory[]) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#directories = directories;
    for (const { nextAt } of directories) this.#view.setUint32(nextAt, 0);
  }

  /** Returns the file of the page with an index. It is valid until the next one is asked for. */
  page(index: number): Buffer {
    const directory = this.#directories[index];
    if (directory === undefined) throw new Error(`the TIFF has no page ${index}`);
    this.#view.setUint32(FIRST_DIRECTORY_AT, directory.at, isLittle(this.#view));
    return this.#bytes;
  }
}

const isLittle = (header: DataView): boolean => header.getUint8(0) === 'I'.charCodeAt(0);

class TiffReader {
  readonly #file: FileHandle;
  readonly #little: boolean;
  readonly first: number;

  private constructor(file: FileHandle, header: DataView) {
    this.#file = file;
    this.#little = isLittle(header);
    this.first = header.getUint32(FIRST_DIRECTORY_AT, this.#little);
  }

  static async open(file: FileHandle): Promise<TiffReader> {
    return new TiffReader(file, await bytesAt(file, 0, HEADER_BYTES));
  }

  async directory(at: number): Promise<Directory> {
    const little = this.#little;
    const count = (await bytesAt(this.#file, at, COUNT_BYTES)).getUint16(0, little);
    const length = count * ENTRY_BYTES;
    const view = await bytesAt(this.#file, at + COUNT_BYTES, length + POINTER_BYTES);
    const entries = new Map<number, Entry>();
    for (let entry = 0; entry < length; entry += ENTRY_BYTES) {
      const short = view.getUint16(entry + TYPE_AT, little) === SHORT;
      const place = view.getUint32(entry + VALUE_AT, little);
      const whole = short ? view.getUint16(entry + VALUE_AT, little) : place;
      entries.set(view.getUint16(entry, little), { whole, place });
    }
    return { entries, next: view.getUint32(length, little), nextAt: at + COUNT_BYTES + length };
  }

  async rational(place: number): Promise<number> {
    const view = await bytesAt(this.#file, place, RATIONAL_BYTES);
    return view.getUint32(0, this.#little) / view.getUint32(RATIONAL_BYTES / 2, this.#little);
  }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<DataView> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  if (bytesRead < length) throw new TiffDamagedError('the file ends before a directory does');
  return new DataView(bytes.buffer, bytes.byteOffset, length);
}
