import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Assembled } from '../types.ts';
import { Bench, MAX_PAGES } from './testing/bench.ts';
import { cornered, tiffOf } from './testing/pictures.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await Bench.open();
});
afterAll(() => bench.close());

const assembled = (...files: readonly (Buffer | string)[]) => bench.assembled(...files);
const finding = ({ result }: { result: Assembled }) => (result.ok ? null : [result.fault.code, result.fault.finding]);

describe('a damaged picture is PDF_UNREADABLE, with its page', () => {
  const damaged = (page: number) => ['PDF_UNREADABLE', { code: 'PICTURE_DAMAGED', params: { page } }];
  it.each(['jpeg', 'png', 'webp', 'tiff'] as const)('if a %s is cut off', async (format) => {
    const whole = await cornered(300, 400).toFormat(format).toBuffer();
    const good = await cornered(20, 20).png().toBuffer();
    const done = await assembled(good, whole.subarray(0, Math.floor(whole.length / 2)));
    expect(finding(done)).toEqual(damaged(2));
    expect((await readdir(bench.folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it.each([
    ['is only a beginning', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['has no frame', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
    ['has no directory', tiffOf([])],
    ['lists directories without end', tiffOf([{ width: 200, height: 200, grey: 1 }], 40_008)],
    ['ends before its second page', tiffOf([{ width: 200, height: 200, grey: 1 }], 99_999)],
  ])('if it %s', async (_what, bytes) => {
    expect(finding(await assembled(bytes))).toEqual(damaged(1));
  });
});

describe('a picture over a bound is PDF_TOO_COMPLEX before it is decoded', () => {
  /** A header that promises many pixels, without them. */
  const promising = (width: number, height: number) => {
    const png = Buffer.from(EMPTY_PNG, 'base64');
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };
  it.each([
    ['wide', 3_001, 10],
    ['high', 10, 3_001],
    ['large', 1_500, 1_400],
    ['immense', 60_000, 60_000],
  ])('if it is too %s', async (_what, width, height) => {
    const params = { page: 1, width, height };
    expect(finding(await assembled(promising(width, height)))).toEqual([
      'PDF_TOO_COMPLEX',
      { code: 'PICTURE_TOO_LARGE', params },
    ]);
  });

  it('if all pages together are too large', async () => {
    const page = { width: 1_000, height: 1_100, grey: 7 };
    const done = await assembled(tiffOf([page, page]), tiffOf([page]));
    expect(finding(done)).toEqual(['PDF_TOO_COMPLEX', { code: 'TOO_MANY_PIXELS', params: { most: 3 } }]);
  });

  it('if there are too many pages', async () => {
    const tiff = tiffOf(Array.from({ length: MAX_PAGES + 5 }, () => ({ width: 2, height: 2, grey: 0 })));
    const params = { pages: MAX_PAGES + 1, most: MAX_PAGES };
    expect(finding(await assembled(tiff))).toEqual(['PDF_TOO_COMPLEX', { code: 'TOO_MANY_PAGES', params }]);
  });
});

it('bytes that are no picture are UNSUPPORTED_FILE, with the place of their file', async () => {
  const picture = await cornered(20, 20).png().toBuffer();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  for (const other of [drawing, '%PDF-1.7', 'GIF89a', '']) {
    const done = await assembled(picture, other);
    expect(finding(done)).toEqual(['UNSUPPORTED_FILE', { code: 'NOT_A_PICTURE', params: { part: 2 } }]);
  }
});

/** A PNG of one white pixel. */
const EMPTY_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTHCWgAAAABJRU5ErkJggg==';

/** The checksum of a chunk of a PNG. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
