/** Pages of files as pictures over HTTP: in the requested size, cacheable, and only for the owner of the file. */
import { decode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Result } from '../contract/result.ts';
import { Paper } from '../engine/testing/paper.ts';
import { drawn } from '../engine/testing/papers.ts';
import { picturedPage } from '../engine/testing/pictured.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';

let server: TestServer;
let uuid: string;
beforeAll(async () => {
  server = await startServer();
  ({ uuid } = await upload(server, await drawStatement({ pages: 2 })));
});
afterAll(() => server.close());

const page = (name: string | number, query = '', init: RequestInit = {}) =>
  server.call(`/files/${uuid}/pages/${name}${query}`, init);

describe('the picture of a page', () => {
  test('is a PNG, 1,200 pixels across, with the size of the page in points', async () => {
    const response = await page(1);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Number(response.headers.get('x-page-width'))).toBeCloseTo(595.28, 2);
    expect(Number(response.headers.get('x-page-height'))).toBeCloseTo(841.89, 2);
    expect(decode(await response.arrayBuffer())).toMatchObject({ width: 1_200, height: 1_697 });
  });

  test('is as wide as requested', async () => {
    expect(decode(await (await page(2, '?width=80')).arrayBuffer())).toMatchObject({ width: 80 });
  });

  test('may be cached only by its owner, and is not sent again to a client that has it', async () => {
    const first = await page(1);
    await first.arrayBuffer();
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await page(1, '', { headers: { 'If-None-Match': etag } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  });

  test('has another tag for another page or width, and the same for the same bytes', async () => {
    const tag = async (path: string) => {
      const response = await server.call(path, { method: 'HEAD' });
      return response.headers.get('etag');
    };
    const { uuid: other } = await upload(server, await drawStatement({ pages: 1 }));
    const tags = [`${uuid}/pages/1`, `${uuid}/pages/2`, `${uuid}/pages/1?width=900`, `${other}/pages/1`];
    expect(new Set(await Promise.all(tags.map((path) => tag(`/files/${path}`)))).size).toBe(4);
  });

  test.each([0, 3, '01', '-1', '1.0', 'x', '1e0', '99999999'])('is NOT_FOUND for page %s', async (name) => {
    await expectError(await page(name), 404, 'NOT_FOUND');
  });

  test.each(['?width=49', '?width=3001', '?width=1e3', '?width=', '?width=100&width=200'])(
    'is INVALID_REQUEST with %s',
    async (query) => {
      expect(await expectError(await page(1, query), 400, 'INVALID_REQUEST')).toEqual({ field: 'width' });
    },
  );

  test('is FILE_LOCKED until the password is known', async () => {
    const { uuid: locked } = await upload(server, await drawStatement({ password: 'tulip' }));
    const draw = () => server.call(`/files/${locked}/pages/1?width=100`);
    await expectError(await draw(), 409, 'FILE_LOCKED');
    await server.call(`/files/${locked}/password`, json({ password: 'tulip' }));
    const response = await draw();
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  });

  test('whose reader leaves before it is drawn is not a server fault', async () => {
    const pages = Array.from({ length: 40 }, async (_, at) => {
      const gone = new AbortController();
      const answer = page(1 + (at % 2), `?width=${900 + at}`, { signal: gone.signal });
      if (at > 0) setImmediate(() => gone.abort());
      return (await answer).arrayBuffer();
    });
    const outcomes = await Promise.allSettled(pages);
    expect(outcomes[0]!.status).toBe('fulfilled');
    expect(outcomes.map(({ status }) => status)).toContain('rejected');
    expect((await page(1)).status).toBe(200);
    expect(server.log()).not.toContain('request failed');
  });

  test('is FILE_NOT_FOUND after the file is deleted', async () => {
    const { uuid: gone } = await upload(server, await drawStatement());
    await server.call(`/files/${gone}`, { method: 'DELETE' });
    await expectError(await server.call(`/files/${gone}/pages/1`), 404, 'FILE_NOT_FOUND');
  });
});

const SCANNED_ROWS = 8;

/** A statement that lies on its side in a scanner, and not quite straight. */
async function sideways(): Promise<Uint8Array> {
  const [width, height] = [595, 842];
  const paper = new Paper([40, 110, -550])
    .text('Current account')
    .text('Currency EUR')
    .text('Period 01/06/2025 to 30/06/2025')
    .text('Opening balance 100.00')
    .text(`Closing balance ${100 - SCANNED_ROWS}.00`)
    .down(10)
    .row('Date', 'Description', 'Amount')
    .rows(
      Array.from({ length: SCANNED_ROWS }, (_, at) => [`${10 + at}/06/2025`, `Card payment number ${at}`, '-1.00']),
    );
  const png = await picturedPage(await paper.pdf(), width, height, 3);
  return drawn(
    (doc) => {
      doc.translate(height / 2, width / 2).rotate(91.5);
      doc.image(png, -width / 2, -height / 2, { width, height });
    },
    { size: [height, width] },
  );
}

describe('the picture of a page that is read from its picture', () => {
  test('is set upright and straight after a conversion, and no longer when the file is gone', async () => {
    const { uuid: scan } = await upload(server, await sideways());
    const look = async () => {
      const response = await server.call(`/files/${scan}/pages/1?width=900`);
      expect(response.status).toBe(200);
      const [width, height] = ['x-page-width', 'x-page-height'].map((name) => Number(response.headers.get(name)));
      return { width, height, etag: response.headers.get('etag'), png: decode(await response.arrayBuffer()) };
    };
    const before = await look();
    expect([before.width, before.height]).toEqual([842, 595]);
    const { jobId } = await convert(server, [scan]);
    expect((await finish(server, jobId)).status).toBe('completed');
    const after = await look();
    expect([after.width, after.height]).toEqual([595, 842]);
    expect(after.etag).not.toBe(before.etag);
    const { normalised } = (await (await server.call(`/jobs/${jobId}/result`)).json()) as Result;
    expect(normalised).toHaveLength(SCANNED_ROWS);
    const { png } = after;
    const darkest = ([x0, y0, x1, y1]: readonly number[]) => {
      const [left, top, right, bottom] = [x0!, y0!, x1!, y1!].map((at) => Math.round((at / 595) * png.width));
      let least = 255;
      for (let y = top!; y < bottom!; y++) {
        for (let x = left!; x < right!; x++) least = Math.min(least, png.data[(y * png.width + x) * png.channels]!);
      }
      return least;
    };
    for (const { boxes } of normalised) {
      const [x0, y0, x1, y1] = boxes[0]!.box;
      expect(darkest([x0, y0, x0 + 6, y1])).toBeLessThan(140);
      expect(darkest([x1 - 6, y0, x1, y1])).toBeLessThan(140);
      expect(darkest([x0, y1 + 1, x1, y1 + 2])).toBeGreaterThan(200);
    }
    await server.call(`/files/${scan}`, { method: 'DELETE' });
    await expectError(await server.call(`/files/${scan}/pages/1`), 404, 'FILE_NOT_FOUND');
  }, 60_000);
});
