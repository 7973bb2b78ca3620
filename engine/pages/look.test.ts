import { expect, it } from 'vitest';
import { drawn, pdfium, rawPdf, stream } from '../testing/papers.ts';
import { pictured } from '../testing/pictured.ts';
import { openDocument } from './document.ts';
import { lookAt } from './look.ts';
import { readPage } from './read.ts';

/** Given a PDF, returns what is seen on its first page and was not read: its kind and its place, in tens of points. */
async function unreadIn(bytes: Uint8Array): Promise<string[]> {
  const instance = await pdfium();
  const document = openDocument(instance, bytes);
  const page = readPage(instance, document, 0);
  const seen = lookAt(instance, document, page, page.unread);
  document.close();
  return seen.map(({ kind, box: [x0, y0] }) => `${kind} ${Math.round(x0 / 10)} ${Math.round(y0 / 10)}`);
}

const TEXT = 'BT /F1 9 Tf 50 700 Td (Opening balance 1,000.00) Tj ET';
/** "50" of strokes, 7 points high, at the origin. */
const FIFTY =
  '4 7 m 0 7 l 0 4 l 3 4 l 4 3 l 4 1 l 3 0 l 0 0 l S 7 6 m 8 7 l 10 7 l 11 6 l 11 1 l 10 0 l 8 0 l 7 1 l 7 6 l S';
const note = (entries: string, objects: readonly (string | Uint8Array)[] = []) =>
  rawPdf(TEXT, {
    page: '/Annots [6 0 R]',
    objects: [`<< /Type /Annot /Rect [100 590 200 610] ${entries} >>`, ...objects],
  });
const looks = stream(
  `1 0 0 1 4 4 cm ${FIFTY} 1 0 0 1 20 0 cm ${FIFTY}`,
  '/Type /XObject /Subtype /Form /BBox [0 0 100 20]',
);

it('a picture of a figure is seen, however it is put onto the page', async () => {
  const png = await pictured([[2, '-50.00']], 32);
  const place = (draw: (doc: PDFKit.PDFDocument) => void) => drawn(draw).then(unreadIn);
  expect(await place((doc) => doc.image(png, 100, 200, { width: 32 }))).toEqual(['picture 10 20']);
  expect(
    await place((doc) => doc.rotate(180, { origin: [300, 400] }).image(png, 100, 200, { width: 32 })),
  ).toHaveLength(1);
  const bits = '817F81FDFD8381';
  const inline = `q 7 0 0 9 100 600 cm BI /W 8 /H 7 /BPC 1 /IM true /F /AHx ID ${bits}> EI Q`;
  const next = inline.replace('100 600', '109 600');
  expect(await unreadIn(rawPdf(`${TEXT} ${inline} ${next}`))).toEqual(['picture 10 19']);
});

it('what nobody sees, and what is plain, holds no letters', async () => {
  const png = await pictured(
    [
      [2, '05/06/2025'],
      [80, '-50.00'],
    ],
    130,
  );
  const over = (draw: (doc: PDFKit.PDFDocument) => void) => drawn(draw).then(unreadIn);
  const image = (doc: PDFKit.PDFDocument) => doc.image(png, 100, 200, { width: 130 });
  expect(await over(image)).toHaveLength(2);
  expect(await over((doc) => image(doc).rect(90, 190, 200, 40).fill('white'))).toEqual([]);
  expect(await over((doc) => image(doc.rect(0, 0, 9, 9).clip()))).toEqual([]);
  expect(await over((doc) => image(doc.opacity(0)))).toEqual([]);
  expect(await over((doc) => doc.image(Buffer.from(PLAIN, 'base64'), 100, 200, { width: 300, height: 12 }))).toEqual(
    [],
  );
});

/** A PNG of one grey pixel. */
const PLAIN = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

it('letters that are drawn as strokes or shapes are seen; boxes, rules, dots and icons are none', async () => {
  const draws = (content: string) => unreadIn(rawPdf(`${TEXT} ${content}`));
  expect(await draws(`0.6 w 1 0 0 1 100 600 cm ${FIFTY} 1 0 0 1 14 0 cm ${FIFTY}`)).toEqual(['outlines 10 19']);
  const bars = (x: number) => `${x} 600 1 7 re ${x + 3} 600 1 7 re ${x} 600 4 1 re ${x} 606 4 1 re`;
  expect(await draws(`${[100, 106, 112].map(bars).join(' ')} f`)).toEqual(['outlines 10 19']);
  const rounded = (x: number, w: number) =>
    `${x + 4} 600 m ${x + w - 4} 600 l ${x + w} 600 ${x + w} 604 ${x + w} 606 c ${x + w} 612 ${x + w - 2} 612 ${x + w - 4} 612 c ${x + 4} 612 l ${x} 612 ${x} 608 ${x} 606 c ${x} 602 ${x + 2} 600 ${x + 4} 600 c S`;
  expect(await draws(rounded(100, 300))).toEqual([]);
  expect(
    await draws(
      Array.from({ length: 90 }, (_, i) => `${100 + i * 3} 600 1 1 re`)
        .join(' ')
        .concat(' f'),
    ),
  ).toEqual([]);
  expect(await draws('100 600 m 109 609 l S 100 609 m 109 600 l S')).toEqual([]);
});

it('a pattern of letters that fills a rectangle is seen', async () => {
  const cell = `<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 30 14] /XStep 30 /YStep 14 /Resources << >>`;
  const bytes = rawPdf(`${TEXT} /Pattern cs /P1 scn 100 600 120 14 re f`, {
    resources: '/Pattern << /P1 6 0 R >>',
    objects: [Buffer.from(stream(`1 0 0 1 4 4 cm ${FIFTY}`, cell.slice(2)))],
  });
  expect(await unreadIn(bytes)).toHaveLength(3);
});

it('notes that show letters are seen; links, hidden ones and those without looks are not', async () => {
  const stamp = (entries: string) => unreadIn(note(`/AP << /N 7 0 R >> ${entries}`, [looks]));
  expect(await stamp('/Subtype /Stamp')).toHaveLength(1);
  expect(await stamp('/Subtype /Stamp /F 2')).toEqual([]);
  expect(await stamp('/Subtype /Link')).toEqual([]);
  expect(await unreadIn(note('/Subtype /Stamp /Name /Draft'))).toEqual([]);
});

it('a typed note without looks is seen: viewers draw it by themselves', async () => {
  expect(await unreadIn(note('/Subtype /FreeText /Contents (05 JUN -50.00)'))).toHaveLength(1);
  expect(await unreadIn(note('/Subtype /FreeText /Contents ()'))).toEqual([]);
});

it('figures in another direction than the text of the page are seen, and were not read', async () => {
  const lines = Array.from({ length: 4 }, (_, i) => `BT /F1 9 Tf 50 ${600 - i * 14} Td (Rent of a month 10.00) Tj ET`);
  const turned = (text: string, size: number) =>
    unreadIn(rawPdf(`${lines.join(' ')} BT /F1 ${size} Tf 0 1 -1 0 300 500 Tm (${text}) Tj ET`));
  expect(await turned('-50.00', 9)).toHaveLength(1);
  expect(await turned('COPY', 9)).toEqual([]);
  expect(await turned('COPY 2', 60)).toEqual([]);
});
