/** Makes PDFs of pictures and draws their pages, in a worker, for tests. Its bounds are low. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { DEFAULT_BOUNDS } from '../../bounds.ts';
import { createWorkerPool } from '../../pool.ts';
import type { Assembled, WorkerPool } from '../../types.ts';
import { cornersOf } from './pictures.ts';

export const MAX_PAGES = 20;
const BOUNDS = { maxSide: 3_000, maxPixels: 2_000_000, maxFilePixels: 3_000_000 };
/** Pixels of a drawn page. */
const WIDTH = 400;

export class Bench {
  readonly pool: WorkerPool;
  readonly folder: string;
  #made = 0;

  private constructor(pool: WorkerPool, folder: string) {
    this.pool = pool;
    this.folder = folder;
  }

  static async open(): Promise<Bench> {
    const folder = await mkdtemp(join(tmpdir(), 'ledgerize-pictures-'));
    return new Bench(
      await createWorkerPool({ ...DEFAULT_BOUNDS, threads: 1, maxPages: MAX_PAGES, pictures: BOUNDS }),
      folder,
    );
  }

  async close(): Promise<void> {
    await this.pool.close();
    await rm(this.folder, { recursive: true });
  }

  async assembled(...files: readonly (Buffer | string)[]): Promise<{ result: Assembled; out: string }> {
    const name = join(this.folder, String(++this.#made));
    const paths = files.map((_, index) => `${name}-${index}`);
    for (const [index, path] of paths.entries()) await writeFile(path, files[index] ?? '');
    const out = `${name}.pdf`;
    return { result: await this.pool.assemble({ paths, out }), out };
  }

  /** Throws if there is none. */
  async pdfOf(...pictures: readonly Buffer[]): Promise<string> {
    const { result, out } = await this.assembled(...pictures);
    if (!result.ok) throw new Error(result.fault.message);
    return out;
  }

  /** Returns the colours in the corners of a page, and its size in points. */
  async drawn(path: string, page: number) {
    const drawing = await this.pool.draw({ path, page, width: WIDTH });
    if (!drawing.ok) throw new Error(drawing.fault.message);
    const { png, pageWidth, pageHeight } = drawing;
    return { corners: cornersOf(decode(png)), pageWidth, pageHeight };
  }
}
