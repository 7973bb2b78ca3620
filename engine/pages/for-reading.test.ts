import { deflateSync } from 'node:zlib';
import { encode } from 'fast-png';
import { expect, test } from 'vitest';
import { extraction } from '../extract.ts';
import type { RecognisedPage } from '../model/recognised.ts';
import type { Word } from '../model/word.ts';
import { drawn, freshPdfium, pdfium, rawPdf } from '../testing/papers.ts';

const MEBIBYTE = 1024 * 1024;
/** An image as an object of a PDF: white, of a byte a pixel. */
const image = (width: number, height: number, body: Uint8Array, filter = '/Filter /FlateDecode'): Uint8Array =>
  Buffer.concat([
    Buffer.from(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray ` +
        `/BitsPerComponent 8 ${filter} /Length ${body.length} >>\nstream\n`,
    ),
    body,
    Buffer.from('\nendstream'),
  ]);

/** A page of that size, of one image of that many pixels. */
const scan = (page: readonly [number, number], pixels: readonly [number, number], times = 1): Uint8Array => {
  const [width, height] = pixels;
  const body = deflateSync(Buffer.alloc(Math.min(width * height, 4 * MEBIBYTE), 255));
  return rawPdf(`q ${page[0]} 0 0 ${page[1]} 0 0 cm ${'/Im Do '.repeat(times)}Q`, {
    page: `/MediaBox [0 0 ${page[0]} ${page[1]}]`,
    resources: '/XObject << /Im 6 0 R >>',
    objects: [image(width, height, body)],
  });
};

async function requestOf(pdf: Uint8Array) {
  const steps = extraction(pdf, { pdfium: await pdfium(), pictures: 'auto' });
  const { value } = steps.next([]);
  steps.return(undefined as never);
  if (!value || !('kind' in value) || value.kind !== 'read') throw new Error('the page is not asked to be read');
  return value;
}

test('a page is drawn as fine as it was scanned, and at most in 300 dpi', async () => {
  const { dpi, ...paper } = await requestOf(scan([600, 800], [1_250, 1_667]));
  expect(paper).toMatchObject({ width: 600, height: 800 });
  expect(dpi).toBeCloseTo(150.03);
  const fine = await requestOf(scan([600, 800], [5_000, 6_667]));
  expect(fine).toMatchObject({ dpi: 300, picture: { width: 2_500, height: 3_333 } });
});

test('a page whose file takes pixels for points counts as paper of a usual size', async () => {
  const { width, height, dpi, picture } = await requestOf(scan([2_480, 3_508], [2_480, 3_508]));
  expect(width / height).toBeCloseTo(2_480 / 3_508);
  // the page in 300 dpi, as it is read
  expect(((width * height) / 72 ** 2) * 300 ** 2).toBeLessThan(34_000_001);
  expect(picture.width).toBe(2_480);
  expect(dpi).toBeCloseTo((2_480 / width) * 72);
});

test('the largest page that PDF allows is drawn as small as any', async () => {
  const { picture } = await requestOf(scan([14_400, 14_400], [1_000, 1_000]));
  expect(picture.width * picture.height).toBeLessThan(34_000_000);
});

test('what was read of a page that counts as smaller has its places on the page of the file', async () => {
  const steps = extraction(scan([4_960, 7_016], [2_480, 3_508]), { pdfium: await pdfium(), pictures: 'auto' });
  const { value } = steps.next([]);
  if (!value || !('picture' in value)) throw new Error('the page is not asked to be read');
  const { width, height } = value;
  const scale = width / 4_960;
  const style = { font: '', size: 9, bold: false, italic: false, color: 0 };
  const word = (text: string, x0: number, baseline: number): Word => ({
    ...{ text, x0, x1: x0 + text.length * 5, y0: baseline - 7, y1: baseline + 2, baseline, style },
    ...{ page: 1, source: 'ocr', confidence: 1, reading: { agreed: true, others: [] } },
  });
  const rows = ['Date Details Out In Balance', '01/02/2024 Rent 10.00 - 90.00', '02/02/2024 Pay - 5.00 95.00'];
  const words = rows.flatMap((row, line) =>
    row.split(' ').flatMap((text, i) => (text === '-' ? [] : [word(text, 30 + i * 90, 100 + line * 14)])),
  );
  const found = {
    ...{ page: 1, width, height, words, rules: [], em: 9 },
    unread: [],
    covers: [],
    tints: [],
    turned: 0,
    skew: 0,
  };
  const page: RecognisedPage = { ...found, languages: ['eng'] };
  steps.next([]);
  const { value: read } = steps.next([page]);
  if (!read || !('statements' in read)) throw new Error('the file is not read');
  const [place] = read.statements[0]?.transactions[0]?.places ?? [];
  expect(place?.box[0]).toBeCloseTo(30 / scale);
  expect(place?.box[3]).toBeCloseTo((114 + 0.22 * 9) / scale);
});

test.each([30_000, 60_000])('a picture of %i pixels a side is too complex', async (side) => {
  const instance = await freshPdfium(64 * MEBIBYTE);
  const steps = extraction(scan([600, 800], [side, side]), { pdfium: instance, pictures: 'auto' });
  expect(() => steps.next([])).toThrow(expect.objectContaining({ code: 'PDF_TOO_COMPLEX' }));
  expect(instance.memory.buffer.byteLength).toBeLessThanOrEqual(64 * MEBIBYTE);
});

test('a picture that cannot be unpacked is no white page', async () => {
  const broken = rawPdf('q 600 0 0 800 0 0 cm /Im Do Q', {
    resources: '/XObject << /Im 6 0 R >>',
    objects: [image(1_250, 1_667, Buffer.from('no picture'), '/Filter /DCTDecode')],
  });
  const steps = extraction(broken, { pdfium: await pdfium(), pictures: 'auto' });
  expect(() => steps.next([])).toThrow(expect.objectContaining({ code: 'PDF_UNREADABLE' }));
});

test('a file of pictures in which nobody can read anything says so', async () => {
  const steps = extraction(scan([600, 800], [600, 800]), { pdfium: await pdfium(), pictures: 'auto' });
  steps.next([]);
  steps.next([]);
  const finding = expect.objectContaining({ code: 'PICTURES_WITHOUT_TEXT' });
  expect(() => steps.next([withoutWords(1)])).toThrow(expect.objectContaining({ code: 'PDF_UNREADABLE', finding }));
});

test.each([
  ['nothing that looks like text is blank', 0, []],
  ['something that looks like text is not read', 9, [2]],
])('a page without words but with %s', async (_, em, unusablePages) => {
  const pixels = encode({ width: 1, height: 1, channels: 1, data: new Uint8Array([250]) });
  const paper = await drawn((doc) => {
    doc.fontSize(9).text('Date Details Out Balance', 40, 60).text('01/02/2024 Rent 10.00 90.00', 40, 80);
    doc.addPage().image(Buffer.from(pixels), 0, 0, { width: 595, height: 842 });
  });
  const steps = extraction(paper, { pdfium: await pdfium(), pictures: 'auto' });
  expect(steps.next([]).value).toMatchObject({ kind: 'read', page: 2 });
  steps.next([]);
  const { value } = steps.next([{ ...withoutWords(2), em }]);
  expect(value).toMatchObject({ unusablePages, recognition: { pages: [2], languages: [] } });
});

/** What readers find on a blank page. */
const withoutWords = (page: number): RecognisedPage => ({
  ...{ page, width: 600, height: 800, words: [], rules: [], em: 0 },
  ...{ unread: [], covers: [], tints: [], turned: 0, skew: 0, languages: [] },
});
