/** Pictures over HTTP: one or several become the pages of a file, or the answer says what is wrong with them. */
import { createHash } from 'node:crypto';
import { decode } from 'fast-png';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type File, MAX_UPLOAD_PARTS } from '../contract/file.ts';
import { CORNERS, cornered, cornersOf, tiffOf } from '../workers/pictures/testing/pictures.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';

const MEBIBYTE = 1024 * 1024;
const NAMES = ['third.jpg', 'first.png', 'second.tif'] as const;

let server: TestServer;
let pictures: readonly Buffer[];
beforeAll(async () => {
  server = await startServer({ LEDGERIZE_MAX_FILE_MB: '2', LEDGERIZE_MAX_PICTURE_SIDE: '5000' });
  pictures = await Promise.all([
    cornered(744, 1_052).withDensity(90).jpeg({ quality: 95 }).toBuffer(),
    cornered(600, 800).png().toBuffer(),
    tiffOf([
      { width: 400, height: 300, grey: 100 },
      { width: 300, height: 400, grey: 200 },
    ]),
  ]);
});
afterAll(() => server.close());

const formOf = (files: readonly Buffer[], names: readonly string[] = NAMES) => {
  const form = new FormData();
  for (const [index, bytes] of files.entries()) form.append('file', new Blob([new Uint8Array(bytes)]), names[index]);
  return form;
};
const send = (body: FormData, headers = {}) => server.call('/files', { method: 'POST', body, headers });
async function fileOf(body: FormData, headers = {}): Promise<File> {
  const response = await send(body, headers);
  expect(response.status).toBe(201);
  return (await response.json()) as File;
}
const hashOf = (...files: readonly Buffer[]) => createHash('sha256').update(Buffer.concat(files)).digest('hex');

async function pageOf(uuid: string, page: number) {
  const response = await server.call(`/files/${uuid}/pages/${page}?width=400`);
  expect(response.status).toBe(200);
  const size = ['x-page-width', 'x-page-height'].map((name) => Math.round(Number(response.headers.get(name))));
  return { size, corners: cornersOf(decode(await response.arrayBuffer())) };
}

describe('a picture', () => {
  test('is a file of one page, with its own bytes, hash and name', async () => {
    const [jpeg = Buffer.alloc(0)] = pictures;
    const file = await fileOf(uploadForm(jpeg, 'Scan März.jpg'));
    expect(file).toMatchObject({
      pages: 1,
      filename: 'Scan März.jpg',
      bytes: jpeg.length,
      sha256: hashOf(jpeg),
      passwordRequired: false,
    });
    expect(await (await server.call(`/files/${file.uuid}`)).json()).toEqual(file);
  });

  test('is shown as its page, upright', async () => {
    const lying = await sharp(pictures[0]).rotate(270).withMetadata({ density: 90, orientation: 6 }).jpeg().toBuffer();
    const { uuid } = await fileOf(uploadForm(lying, 'photo.jpg'));
    const { size, corners } = await pageOf(uuid, 1);
    expect(size).toEqual([595, 842]);
    for (const [index, colour] of CORNERS.entries()) {
      for (const [channel, value] of colour.entries()) {
        expect(Math.abs((corners[index]?.[channel] ?? Number.NaN) - value)).toBeLessThan(20);
      }
    }
  });

  test('of a TIFF with several is a file of several pages, each of its own size', async () => {
    const { uuid, pages } = await fileOf(uploadForm(pictures[2] ?? Buffer.alloc(0), 'fax.tif'));
    expect(pages).toBe(2);
    expect((await pageOf(uuid, 1)).size).toEqual([792, 594]);
    expect((await pageOf(uuid, 2)).size).toEqual([612, 816]);
    await expectError(await server.call(`/files/${uuid}/pages/3`), 404, 'NOT_FOUND');
  });

  test('is recognised by its bytes, whatever its name', async () => {
    const file = await fileOf(uploadForm(pictures[1] ?? Buffer.alloc(0), 'statement.pdf'));
    expect(file).toMatchObject({ pages: 1, filename: 'statement.pdf' });
  });
});

describe('several pictures', () => {
  test('become the pages of one file in their order, with the name of the first', async () => {
    const file = await fileOf(formOf(pictures));
    expect(file).toMatchObject({
      pages: 4,
      filename: 'third.jpg',
      bytes: pictures.reduce((sum, { length }) => sum + length, 0),
      sha256: hashOf(...pictures),
    });
    const sizes = await Promise.all([1, 2, 3, 4].map(async (page) => (await pageOf(file.uuid, page)).size));
    expect(sizes).toEqual([
      [595, 842],
      [612, 816],
      [792, 594],
      [612, 816],
    ]);
  });

  test('leave nothing behind but the file, and nothing of it once it is deleted', async () => {
    const stored = () => server.storage.blobs('files');
    const before = await stored();
    const { uuid } = await fileOf(formOf(pictures));
    expect((await stored()).filter((name) => !before.includes(name))).toEqual([`${uuid}.pdf`]);
    expect(await server.storage.temporary()).toEqual([]);
    expect((await server.call(`/files/${uuid}`, { method: 'DELETE' })).status).toBe(204);
    expect(await stored()).toEqual(before);
  });

  test('are uploaded once with an idempotency key, and in another order they are another body', async () => {
    const headers = { 'Idempotency-Key': 'pages of one statement' };
    const first = await fileOf(formOf(pictures), headers);
    const again = await send(formOf(pictures), headers);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toEqual(first);
    await expectError(await send(formOf([...pictures].reverse()), headers), 422, 'IDEMPOTENCY_MISMATCH');
  });

  test('are FILE_TOO_LARGE if all together are over the limit', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = sharp({ create: { width: 700, height: 700, channels: 3, background: 'white', noise } });
    const bytes = await photo.png().toBuffer();
    expect(bytes.length).toBeGreaterThan(MEBIBYTE);
    expect(bytes.length).toBeLessThan(2 * MEBIBYTE);
    await fileOf(formOf([bytes]));
    const details = await expectError(await send(formOf([bytes, bytes])), 413, 'FILE_TOO_LARGE');
    expect(details).toEqual({ maxBytes: 2 * MEBIBYTE });
  });

  test(`are INVALID_REQUEST if there are more than ${MAX_UPLOAD_PARTS}`, async () => {
    const dot = await cornered(4, 4).png().toBuffer();
    const many = Array.from({ length: MAX_UPLOAD_PARTS + 1 }, () => dot);
    expect(await expectError(await send(formOf(many)), 400, 'INVALID_REQUEST')).toEqual({ field: 'file' });
    expect((await fileOf(formOf(many.slice(1)))).pages).toBe(MAX_UPLOAD_PARTS);
  });

  test.each([
    ['before', true],
    ['after', false],
  ])('are INVALID_REQUEST with a PDF %s them', async (_where, before) => {
    const pdf = await drawStatement();
    const files = before ? [pdf, ...pictures] : [...pictures, pdf];
    expect(await expectError(await send(formOf(files)), 400, 'INVALID_REQUEST')).toEqual({ field: 'file' });
  });

  test('are FILE_REQUIRED if one is empty', async () => {
    await expectError(await send(formOf([...pictures.slice(0, 1), Buffer.alloc(0)])), 400, 'FILE_REQUIRED');
  });
});

describe('a picture that cannot be read', () => {
  test('is PDF_UNREADABLE with its page if it is cut off', async () => {
    const [jpeg = Buffer.alloc(0), png = Buffer.alloc(0)] = pictures;
    const details = await expectError(await send(formOf([png, jpeg.subarray(0, 9_000)])), 422, 'PDF_UNREADABLE');
    expect(details).toEqual({ finding: { code: 'PICTURE_DAMAGED', params: { page: 2 } } });
  });

  test('is PDF_TOO_COMPLEX if it has too many pixels', async () => {
    const wide = await sharp({ create: { width: 5_001, height: 2, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const details = await expectError(await send(uploadForm(wide, 'wide.png')), 422, 'PDF_TOO_COMPLEX');
    const params = { page: 1, width: 5_001, height: 2 };
    expect(details).toEqual({ finding: { code: 'PICTURE_TOO_LARGE', params } });
  });

  test.each([
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0', 'a HEIC picture'],
    ['GIF', 'GIF89a', 'a GIF picture'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a web page or XML'],
  ])('is UNSUPPORTED_FILE if it is %s, and the message names what is taken', async (_kind, start, seen) => {
    const response = await send(uploadForm(Buffer.from(start, 'latin1'), 'photo.jpg'));
    const { error } = (await response.clone().json()) as { error: { message: string } };
    await expectError(response, 415, 'UNSUPPORTED_FILE');
    expect(error.message).toContain(seen);
    expect(error.message).toContain('PDF nor a picture (JPEG, PNG, WebP or TIFF)');
  });
});
