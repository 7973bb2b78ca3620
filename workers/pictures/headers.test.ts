import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPages } from './headers.ts';
import { loadPictureLibrary, openPage } from './library.ts';
import { tiffOf } from './testing/pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-headers-'));
});
afterAll(() => rm(folder, { recursive: true }));

const pagesOf = async (count: number, most: number) => {
  const path = join(folder, `${count}.tif`);
  const pages = Array.from({ length: count }, (_, at) => ({ width: 10 + at, height: 20, grey: at % 250 }));
  await writeFile(path, tiffOf(pages));
  return { path, ...(await readPages({ path, kind: 'TIFF' }, await loadPictureLibrary(), most)) };
};

test.each([3, 60])('each of %d pages of a TIFF has its own size and pixels', async (count) => {
  const library = await loadPictureLibrary();
  const { path, paged, headers } = await pagesOf(count, count);
  expect(headers.map(({ width }) => width)).toEqual(Array.from({ length: count }, (_, at) => 10 + at));
  for (const at of [count - 1, 0, 2]) {
    const { data } = await openPage({ path, paged, index: at }, library).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBe(at);
  }
});

test('a page of a long TIFF takes no longer than one of a short one', async () => {
  const timeOf = async (count: number) => {
    const begun = performance.now();
    await pagesOf(count, count);
    return (performance.now() - begun) / count;
  };
  await timeOf(60);
  // twenty times as long if all directories are walked over for each page
  expect(await timeOf(1_500)).toBeLessThan(6 * (await timeOf(60)));
});
