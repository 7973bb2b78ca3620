import { describe, expect, it } from 'vitest';
import { drawn, pagesOf, rawPdf } from '../testing/papers.ts';
import { toWords } from '../words/words.ts';
import { sheetOf, toLines } from './lines.ts';

async function linesOf(bytes: Uint8Array) {
  const pages = await pagesOf(bytes);
  return toLines(pages.map((page) => ({ page: sheetOf(page), words: toWords(page) }))).flatMap((page) => page.lines);
}
const textLines = async (content: string) => linesOf(rawPdf(`BT /F1 10 Tf ${content} ET`));
const phrases = (lines: Awaited<ReturnType<typeof linesOf>>) => lines.map((line) => line.phrases.map((p) => p.text));

describe('lines', () => {
  it('hold what is on one baseline, whatever its size', async () => {
    const lines = await textLines(
      '50 700 Td (Total) Tj /F1 16 Tf 100 0.4 Td (12.50) Tj /F1 10 Tf -100 -15 Td (next) Tj',
    );
    expect(phrases(lines)).toEqual([['Total', '12.50'], ['next']]);
  });

  it('are cut into phrases at gaps wider than spaces', async () => {
    const lines = await textLines('50 700 Td (Money out) Tj 60 0 Td (Money in) Tj');
    expect(phrases(lines)).toEqual([['Money out', 'Money in']]);
  });

  it('are cut at a ruling line between columns that nearly touch', async () => {
    const lines = await linesOf(rawPdf('BT /F1 10 Tf 50 700 Td (Debit) Tj 26 0 Td (Credit) Tj ET 75 600 m 75 750 l S'));
    expect(phrases(lines)).toEqual([['Debit', 'Credit']]);
  });

  it('take in raised marks', async () => {
    const lines = await textLines('50 700 Td (Fees) Tj /F1 6 Tf 23 4 Td (2) Tj /F1 10 Tf 100 -4 Td (5.00) Tj');
    expect(lines.map((line) => line.text)).toEqual(['Fees 2 5.00']);
  });

  it('hold the cells of a row that are set a little off each other', async () => {
    const lines = await textLines('50 700 Td (12/24) Tj 50 -3 Td (Ending Balance) Tj 150 3 Td (24,291.45) Tj');
    expect(lines.map((line) => line.text)).toEqual(['12/24 Ending Balance 24,291.45']);
  });

  it('of cells that are half a line off each other stay apart', async () => {
    const lines = await textLines('50 700 Td (first) Tj 0 -12 Td (second) Tj 150 6 Td (12.50) Tj');
    expect(lines.map((line) => line.text)).toEqual(['first', '12.50', 'second']);
  });

  it('are numbered through the document', async () => {
    const lines = await linesOf(
      await drawn((doc) => {
        doc.text('one', 50, 50).text('two', 50, 80);
        doc.addPage().text('three', 50, 50);
      }),
    );
    expect(lines.map((line) => [line.page, line.index, line.text])).toEqual([
      [1, 0, 'one'],
      [1, 1, 'two'],
      [2, 2, 'three'],
    ]);
  });
});

describe('furniture', () => {
  /** Given what each page prints as [y, text], returns the texts of the lines marked. */
  async function furniture(pages: [number, string][][], side: 'left' | 'right' = 'left'): Promise<string[]> {
    const bytes = await drawn(
      (doc) => {
        for (const page of pages) {
          doc.addPage();
          for (const [y, text] of page) {
            const x = side === 'left' ? 50 : 550 - doc.fontSize(9).widthOfString(text);
            doc.fontSize(9).text(text, x, y, { lineBreak: false });
          }
        }
      },
      { autoFirstPage: false },
    );
    return (await linesOf(bytes)).filter((line) => line.furniture).map((line) => line.text);
  }

  it('is what is at the same place of most pages, page numbers counted', async () => {
    const page = (i: number): [number, string][] => [
      [30, 'Example Bank'],
      [400, `row ${i * 7}`],
      [810, `Page ${i} of 3`],
    ];
    expect(await furniture([page(1), page(2), page(3)])).toEqual([
      'Example Bank',
      'Page 1 of 3',
      'Example Bank',
      'Page 2 of 3',
      'Example Bank',
      'Page 3 of 3',
    ]);
  });

  it('is a line that a word numbers as the page, whatever code is beside it', async () => {
    const page = (i: number): [number, string][] => [[810, `${(i * 7919) % 9973}/K6/2023  Page ${i} / 3`]];
    expect(await furniture([page(1), page(2), page(3)])).toHaveLength(3);
    const code = (i: number): [number, string][] => [[810, `${(i * 7919) % 9973}/K6/2023  Sheaf ${i} / 3`]];
    expect(await furniture([code(1), code(2), code(3)])).toEqual([]);
  });

  it('is the same text with a space more, as readers of pictures see some', async () => {
    const line = (text: string): [number, string][] => [[810, text]];
    expect(
      await furniture([line('Registered in Mumbai 27AAA 1Z0'), line('Registered in Mumbai 27AAA1Z0')]),
    ).toHaveLength(2);
    expect(await furniture([line('Registered in Mumbai 27AAA 1Z0'), line('Registered in Mumbai 27BBB1Z0')])).toEqual(
      [],
    );
  });

  it('is a page number that gets another digit at its right edge', async () => {
    const pages = Array.from({ length: 11 }, (_, i): [number, string][] => [[810, `Page ${i + 1} of 11`]]);
    expect(await furniture(pages, 'right')).toHaveLength(11);
  });

  it('is not a row that differs in its figures alone', async () => {
    const page = (day: number): [number, string][] => [[120, `0${day}/03/2024 SALARY 1,200.0${day}`]];
    expect(await furniture([page(1), page(2), page(3)])).toEqual([]);
  });

  it('is not the same row on both of two pages', async () => {
    const page: [number, string][] = [[120, '05/03/2024 FEE 5.00']];
    expect(await furniture([page, page])).toEqual([]);
  });

  it('is not what is in the middle of the page', async () => {
    const page: [number, string][] = [[400, 'INTEREST']];
    expect(await furniture([page, page, page])).toEqual([]);
  });

  it('is nothing on a single page', async () => {
    expect(await furniture([[[30, 'Example Bank']]])).toEqual([]);
  });
});
