/** Pictures that are damaged at random: each ends as a file whose pages can be drawn, or with a reason, in time. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';
import { cornered, tiffOf } from '../workers/pictures/testing/pictures.ts';
import { createWorkerPool } from '../workers/pool.ts';
import type { WorkerPool } from '../workers/types.ts';

const ROUNDS = 40;
const REASONS = new Set(['PICTURE_DAMAGED', 'PICTURE_TOO_LARGE', 'NOT_A_PICTURE', 'TOO_MANY_PIXELS', 'TOO_MANY_PAGES']);
/** Where the headers are: damage there reaches further than damage to pixels. */
const HEADERS = 400;
const BYTES = [0, 1, 127, 128, 255] as const;
/** Of a file of some kilobytes; far above what one takes. */
const LONGEST_MS = 5_000;

let pool: WorkerPool;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-hostile-'));
  pool = await createWorkerPool({ ...DEFAULT_BOUNDS, threads: 1 });
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

const picture = () => cornered(300, 400);
const fax = () => picture().threshold(200).toColourspace('b-w');
const KINDS: Readonly<Record<string, () => Promise<Buffer>>> = {
  JPEG: () => picture().jpeg().toBuffer(),
  'progressive JPEG': () => picture().jpeg({ progressive: true }).toBuffer(),
  'JPEG of four inks': () => picture().toColourspace('cmyk').jpeg().toBuffer(),
  PNG: () => picture().png().toBuffer(),
  'interlaced PNG': () => picture().png({ progressive: true }).toBuffer(),
  'PNG with a palette': () => picture().png({ palette: true }).toBuffer(),
  WebP: () => picture().webp().toBuffer(),
  'WebP without loss': () => picture().ensureAlpha().webp({ lossless: true }).toBuffer(),
  'TIFF with LZW': () => picture().tiff({ compression: 'lzw' }).toBuffer(),
  'TIFF with JPEG': () => picture().tiff({ compression: 'jpeg' }).toBuffer(),
  fax: () => fax().tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer(),
  'TIFF of several pages': async () =>
    tiffOf([
      { width: 200, height: 100, grey: 3, dpi: [204, 98] },
      { width: 100, height: 200, grey: 9 },
    ]),
};

/** The same numbers at each run (a linear congruential generator of C's standard). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

function damaged(whole: Buffer, seed: number): Buffer {
  const random = numbers(seed);
  const bytes = Buffer.from(whole);
  const reach = random() < 0.6 ? Math.min(bytes.length, HEADERS) : bytes.length;
  for (let left = Math.floor(random() * 12); left >= 0; left--) {
    bytes[Math.floor(random() * reach)] = BYTES[Math.floor(random() * BYTES.length)] ?? 0;
  }
  return random() < 0.2 ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes;
}

test.each(Object.entries(KINDS))('a damaged %s harms nothing', async (_kind, make) => {
  const whole = await make();
  let refused = 0;
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const path = join(folder, `${seed}`);
    const out = `${path}.pdf`;
    await writeFile(path, damaged(whole, seed));
    const begun = performance.now();
    const assembled = await pool.assemble({ paths: [path], out });
    if (assembled.ok) {
      expect(await pool.inspect({ path: out })).toMatchObject({ ok: true, pages: assembled.pages });
      expect(await pool.draw({ path: out, page: assembled.pages, width: 100 })).toMatchObject({ ok: true });
    } else {
      refused++;
      expect(REASONS).toContain(assembled.fault.finding.code);
    }
    expect(performance.now() - begun).toBeLessThan(LONGEST_MS);
  }
  // otherwise nothing was damaged
  expect(refused).toBeGreaterThan(0);
});
