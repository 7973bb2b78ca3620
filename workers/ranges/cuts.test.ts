/** A document that is read in ranges, cut anywhere, gives what it gives in one piece. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import PDFKit from 'pdfkit';
import { expect, test } from 'vitest';
import { UnreadableError } from '../../engine/errors.ts';
import { extract } from '../../engine/extract.ts';
import type { WordedPage } from '../../engine/lines/lines.ts';
import { openDocument } from '../../engine/pages/document.ts';
import { readDocument } from '../../engine/read-pages.ts';
import { readInRanges } from '../../engine/read-ranges.ts';
import { freshPdfium, pdfium } from '../../engine/testing/papers.ts';
import { drawPrinted, longStatement } from '../../fixtures/draw/long.ts';
import { cutInto, rangesOf } from './testing/cut.ts';

const MAX_HEAP = 64 * 1024 * 1024;
const LONG_PAGES = 6;
const other = await freshPdfium(MAX_HEAP);

/** Tables and rows across pages, furniture, page numbers, fields, turned pages, several accounts and periods. */
const FIXTURES = [
  'carried-forward',
  'document-several-accounts',
  'document-several-periods-summary-below',
  'form-fields-table',
  'months-of-one-account',
  'overdrawn-marker',
  'turned-pages',
  'two-accounts',
];
const long = drawPrinted(longStatement(LONG_PAGES));
const PAPERS = [
  { bytes: long, pages: LONG_PAGES },
  ...FIXTURES.map((name) => {
    const bytes = readFileSync(new URL(`../../fixtures/${name}/statement.pdf`, import.meta.url));
    const document = openDocument(other, bytes);
    document.close();
    return { bytes, pages: document.pageCount };
  }),
];

/** What comes of a paper in one piece, or cut: JSON, or why it cannot be read. */
async function outcomeOf(bytes: Uint8Array, cut?: { readonly cuts: readonly number[]; readonly odd: number }) {
  const share = (pageCount: number) =>
    cut === undefined
      ? null
      : cutInto(rangesOf(cut.cuts, pageCount), (at) => at % 2 === cut.odd, { pdfium: other, source: bytes });
  try {
    return JSON.stringify(extract(bytes, { pdfium: await pdfium(), share }));
  } catch (thrown) {
    if (!(thrown instanceof UnreadableError)) throw thrown;
    return `${thrown.code}: ${thrown.message}`;
  }
}

const cutPaper = fc.constantFrom(...PAPERS).chain(({ bytes, pages }) =>
  fc.record({
    bytes: fc.constant(bytes),
    cuts: fc.array(fc.integer({ min: 1, max: pages - 1 }), { minLength: 1, maxLength: pages }),
    odd: fc.constantFrom(0, 1),
  }),
);

test('cut at any pages, a paper gives the same result, byte for byte', async () => {
  const whole = new Map<Uint8Array, string>();
  await fc.assert(
    fc.asyncProperty(cutPaper, async ({ bytes, ...cut }) => {
      const expected = whole.get(bytes) ?? (await outcomeOf(bytes));
      whole.set(bytes, expected);
      expect(await outcomeOf(bytes, cut)).toBe(expected);
    }),
    { numRuns: 20 },
  );
});

/** Given the sizes of text of pages larger than paper is, draws them. */
async function largePages(sizes: readonly number[]): Promise<Buffer> {
  const paper = new PDFKit({ autoFirstPage: false });
  const parts: Buffer[] = [];
  paper.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => paper.on('end', resolve));
  for (const size of sizes)
    paper
      .addPage({ size: [2000, 2800] })
      .fontSize(size)
      .text('Opening balance 100.00', 50, 50);
  paper.end();
  await ended;
  return Buffer.concat(parts);
}

test('the first page with text gives the scale of all pages of its size, whoever reads them', async () => {
  const bytes = await largePages([30, 60, 120]);
  const read = async (odd: number | null): Promise<readonly WordedPage[]> => {
    const instance = await pdfium();
    const document = openDocument(instance, bytes);
    const from = { pdfium: other, source: bytes };
    const ranges = rangesOf([1, 2], document.pageCount);
    const steps =
      odd === null
        ? readDocument(document, { pdfium: instance })
        : readInRanges(
            document,
            { pdfium: instance },
            cutInto(ranges, (at) => at % 2 === odd, from),
          );
    const step = steps.next([]);
    document.close();
    if (!step.done) throw new Error('a picture was asked for');
    return step.value.worded;
  };
  const whole = await read(null);
  expect(new Set(whole.map(({ page }) => page.scale))).toEqual(new Set([0.25]));
  expect(await read(0)).toEqual(whole);
  expect(await read(1)).toEqual(whole);
});

test('of several pages that cannot be read, the first is named, whoever reads it', async () => {
  const text = long.toString('latin1');
  let page = 0;
  const damaged = text.replace(/\/MediaBox \[0 0 595 842\]/g, (box) => {
    page++;
    return page === 3 || page === 5 ? '/MediaBox [0 0 900000 842]' : box;
  });
  const bytes = Buffer.from(damaged, 'latin1');
  const whole = await outcomeOf(bytes);
  expect(whole).toMatch(/^PDF_UNREADABLE: Page 3 /);
  for (const odd of [0, 1]) expect(await outcomeOf(bytes, { cuts: [1, 2, 3, 4, 5], odd })).toBe(whole);
});
