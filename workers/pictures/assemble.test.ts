import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Bench } from './testing/bench.ts';
import { CORNERS, cornered, cornersOf, tiffOf } from './testing/pictures.ts';

const A4_WIDTH = 595.28;

let bench: Bench;
beforeAll(async () => {
  bench = await Bench.open();
});
afterAll(() => bench.close());

const assembled = (...pictures: readonly Buffer[]) => bench.assembled(...pictures);
const pdfOf = (...pictures: readonly Buffer[]) => bench.pdfOf(...pictures);
const drawn = (path: string, page = 1) => bench.drawn(path, page);

/** JPEG is not exact. */
function expectColours(found: readonly (readonly number[])[], wanted: readonly (readonly number[])[]): void {
  const near = found.flat().map((value, at) => Math.abs(value - (wanted.flat()[at] ?? Number.NaN)) < 12);
  expect({ found, near }).toEqual({ found, near: near.map(() => true) });
  expect(found).toHaveLength(wanted.length);
}

describe('a picture becomes a page', () => {
  const scan = () => cornered(827, 1169).withMetadata({ density: 100 });
  it.each<[string, () => Sharp]>([
    ['JPEG', () => scan().jpeg({ quality: 90 })],
    ['progressive JPEG', () => scan().jpeg({ quality: 90, progressive: true })],
    ['PNG', () => scan().png()],
    ['interlaced PNG', () => scan().png({ progressive: true })],
    ['PNG with a palette', () => scan().png({ palette: true })],
    ['PNG with transparency', () => scan().ensureAlpha().png()],
    ['TIFF with LZW', () => cornered(827, 1169).tiff({ compression: 'lzw', xres: 100 / 25.4, yres: 100 / 25.4 })],
    ['TIFF with JPEG', () => cornered(827, 1169).tiff({ compression: 'jpeg', xres: 100 / 25.4, yres: 100 / 25.4 })],
  ])('of %s, in the size that its resolution gives', async (_kind, picture) => {
    const page = await drawn(await pdfOf(await picture().toBuffer()));
    expectColours(page.corners, CORNERS);
    expect(page.pageWidth).toBeCloseTo((827 / 100) * 72, 1);
    expect(page.pageHeight).toBeCloseTo((1169 / 100) * 72, 1);
  });

  it.each([
    ['with losses', false],
    ['without', true],
  ])('of WebP %s, as wide as usual paper', async (_what, lossless) => {
    const page = await drawn(await pdfOf(await cornered(600, 849).webp({ lossless, quality: 95 }).toBuffer()));
    expectColours(page.corners, CORNERS);
    expect([page.pageWidth, page.pageHeight]).toEqual([expect.closeTo(A4_WIDTH, 1), expect.closeTo(842.3, 0)]);
  });

  it('of JPEG in the inks of print, in nearly the same colours', async () => {
    const page = await drawn(await pdfOf(await cornered(300, 400).toColourspace('cmyk').jpeg().toBuffer()));
    const [red = [], green = [], blue = [], black = []] = page.corners;
    expect(Math.max(...red)).toBe(red[0]);
    expect(Math.max(...green)).toBe(green[1]);
    expect(Math.max(...blue)).toBe(blue[2]);
    expect(Math.max(...black)).toBeLessThan(60);
  });

  it('of PNG with 16 bits', async () => {
    const page = await drawn(await pdfOf(await cornered(300, 400).toColourspace('rgb16').png().toBuffer()));
    expectColours(page.corners, CORNERS);
  });

  it('white where a picture is transparent', async () => {
    const clear = sharp({
      create: { width: 100, height: 100, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    });
    expectColours((await drawn(await pdfOf(await clear.png().toBuffer()))).corners, Array(4).fill([255, 255, 255]));
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('upright if it is stored in orientation %i', async (orientation) => {
    const upright = await cornered(300, 400).png().toBuffer();
    // how to store it so that the orientation turns it back
    const turns = [0, 0, 180, 180, 90, 270, 270, 90][orientation - 1] ?? 0;
    const turned = await sharp(upright).rotate(turns).png().toBuffer();
    const stored = [2, 4, 5, 7].includes(orientation) ? sharp(turned).flop() : sharp(turned);
    const picture = await stored.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const seen = await sharp(picture).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expectColours(cornersOf({ ...seen.info, data: seen.data }), CORNERS);
    const page = await drawn(await pdfOf(picture));
    expectColours(page.corners, CORNERS);
    expect(page.pageHeight / page.pageWidth).toBeCloseTo(4 / 3, 2);
  });
});

it.each(['png', 'tiff', 'webp'] as const)('a %s that lies on its side becomes an upright page', async (format) => {
  const lying = await cornered(300, 400).rotate(270).png().toBuffer();
  const picture = await sharp(lying).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
  const page = await drawn(await pdfOf(picture));
  expectColours(page.corners, CORNERS);
  expect(page.pageHeight / page.pageWidth).toBeCloseTo(4 / 3, 2);
});

describe('the image in the PDF', () => {
  it('is the JPEG itself, byte by byte', async () => {
    const jpeg = await cornered(300, 400).jpeg().toBuffer();
    expect((await readFile(await pdfOf(jpeg))).includes(jpeg)).toBe(true);
  });

  it('is grey if the picture is', async () => {
    const grey = cornered(300, 400).toColourspace('b-w');
    for (const picture of [await grey.clone().jpeg().toBuffer(), await grey.clone().tiff().toBuffer()]) {
      const pdf = String(await readFile(await pdfOf(picture)));
      expect(pdf).toContain('/DeviceGray');
      expect(pdf).not.toContain('/DeviceRGB');
    }
  });

  it.each(['tiff', 'png'] as const)('has a bit a pixel if a %s has', async (format) => {
    const fax = cornered(1_728, 1_100).threshold(200).toColourspace('b-w');
    const picture =
      format === 'tiff'
        ? fax.tiff({ compression: 'ccittfax4', bitdepth: 1, xres: 204 / 25.4, yres: 98 / 25.4 })
        : fax.png({ palette: true, colours: 2 });
    const out = await pdfOf(await picture.toBuffer());
    const pdf = await readFile(out);
    expect(String(pdf)).toContain('/DeviceGray /BitsPerComponent 1');
    expect(pdf.length).toBeLessThan(20_000);
    expectColours((await drawn(out)).corners, Array(4).fill([0, 0, 0]));
  });

  it('keeps two values that are not black and white', async () => {
    const picture = sharp({ create: { width: 99, height: 99, channels: 3, background: '#c00000' } });
    const png = await picture.png({ palette: true, colours: 2 }).toBuffer();
    expectColours((await drawn(await pdfOf(png))).corners, Array(4).fill([0xc0, 0, 0]));
  });

  it('is JPEG again if it was compressed with loss and would be many times as large', async () => {
    const noise = { type: 'gaussian', mean: 200, sigma: 20 } as const;
    const photo = sharp({ create: { width: 1_200, height: 1_600, channels: 3, background: 'white', noise } });
    const webp = await photo.webp({ quality: 60 }).toBuffer();
    const pdf = await readFile(await pdfOf(webp));
    expect(String(pdf)).toContain('/DCTDecode');
  });
});

describe('pages of several pictures', () => {
  it('come in the order of the files and of the pictures in them, each in its own size', async () => {
    const tiff = tiffOf([
      { width: 100, height: 50, grey: 40, dpi: [72, 72] },
      { width: 200, height: 200, grey: 80, dpi: [72, 72] },
    ]);
    // sides below two inches are not credible: such a picture is as wide as paper
    const out = await pdfOf(tiff, await cornered(144, 216).png().toBuffer(), tiff);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => drawn(out, page)));
    const left = pages.map(({ corners }) => corners[0]?.[0]);
    expect(left).toEqual([40, 80, 255, 40, 80]);
    expect(pages.map(({ pageWidth }) => Math.round(pageWidth))).toEqual([842, 200, 595, 842, 200]);
  });

  it('have the resolution of a fax, which differs across and down', async () => {
    const page = await drawn(await pdfOf(tiffOf([{ width: 1_728, height: 1_078, grey: 9, dpi: [204, 98] }])));
    expect([page.pageWidth, page.pageHeight].map(Math.round)).toEqual([610, 792]);
  });

  it('leave out small copies and masks of a page', async () => {
    const page = { width: 200, height: 200, grey: 40 };
    const copy = { width: 20, height: 20, grey: 90, fields: [[254, 1]] } as const;
    const mask = { width: 200, height: 200, grey: 0, fields: [[254, 4]] } as const;
    expect((await assembled(tiffOf([copy, page, mask, page]))).result).toEqual({ ok: true, pages: 2 });
    expect((await assembled(tiffOf([copy]))).result).toEqual({ ok: true, pages: 1 });
  });
});

it('an aborted task ends while a picture is decoded, and the next one is done', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = sharp({ create: { width: 1_400, height: 1_400, channels: 3, background: 'white', noise } });
  const path = join(bench.folder, 'photo');
  await writeFile(path, await photo.webp({ lossless: true, effort: 0 }).toBuffer());
  const controller = new AbortController();
  const out = join(bench.folder, 'aborted.pdf');
  const attempt = bench.pool.assemble({ paths: [path], out }, { signal: controller.signal });
  setTimeout(() => controller.abort(), 60);
  await expect(attempt).rejects.toMatchObject({ name: 'AbortError' });
  expect(await bench.pool.assemble({ paths: [path], out })).toEqual({ ok: true, pages: 1 });
});
