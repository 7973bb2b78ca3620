/**
 * Years of an era that Japanese papers write in two figures; a test of the engine that needs a typeface of the
 * fixtures.
 */
import { expect, test } from 'vitest';
import { extract } from '../engine/extract.ts';
import { drawn, pdfium } from '../engine/testing/papers.ts';
import { TYPEFACES } from '../fixtures/draw/paper.ts';

/** Reads a Japanese paper whose years have two figures, with the given line in its head. */
const read = async (head: string, hints = {}) => {
  const lines = [
    [
      [40, head],
      [300, '口座番号 1234567'],
    ],
    [
      [40, 'お取引日'],
      [140, 'お取引内容'],
      [300, 'お支払金額'],
      [380, 'お預り金額'],
      [470, '差引残高'],
    ],
    [
      [140, '繰越'],
      [470, '100,000'],
    ],
    [
      [40, '07-04-03'],
      [140, 'カード'],
      [300, '3,000'],
      [470, '97,000'],
    ],
    [
      [40, '07-04-15'],
      [140, '振込'],
      [380, '20,000'],
      [470, '117,000'],
    ],
    [
      [40, '07-04-28'],
      [140, '電気料'],
      [300, '980'],
      [470, '116,020'],
    ],
    [
      [140, '期末残高'],
      [470, '116,020'],
    ],
    [[270, '1/1ページ']],
  ] as const;
  const bytes = await drawn((doc) => {
    doc.registerFont('japanese', TYPEFACES.japanese.file()).font('japanese').fontSize(10);
    for (const [i, cells] of lines.entries())
      for (const [x, text] of cells) doc.text(text, x, 60 + 24 * i, { lineBreak: false });
  });
  const { statements } = extract(bytes, { pdfium: await pdfium(), hints });
  const [{ transactions, reconciliation, warnings }] = statements as [(typeof statements)[0]];
  return [reconciliation.status, transactions[0]!.date, warnings.some(({ code }) => code === 'YEAR_ASSUMED')];
};

test('years of two figures are not proved if nothing names their era', async () => {
  expect(await read('普通預金通帳')).toEqual(['unverifiable', '2007-04-03', true]);
  expect(await read('普通預金通帳 令和7年4月')).toEqual(['verified', '2025-04-03', false]);
  expect(await read('普通預金通帳 2025年4月')).toEqual(['verified', '2025-04-03', false]);
});

test('the hint gives the year that they mean', async () => {
  expect(await read('普通預金通帳', { year: 2025 })).toEqual(['verified', '2025-04-03', false]);
  expect(await read('普通預金通帳', { year: 2007 })).toEqual(['verified', '2007-04-03', false]);
});
