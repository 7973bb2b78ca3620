import { describe, expect, it } from 'vitest';
import { drawn, pagesOf } from '../testing/papers.ts';
import { toWords } from '../words/words.ts';
import { sheetOf, toLines } from './lines.ts';

type Mark = readonly [x: number, y: number, text: string];

/** Given texts on one or more pages, returns the lines that are made of them. */
async function linesOf(...pages: readonly (readonly Mark[])[]): Promise<string[]> {
  const pdf = await drawn((doc) => {
    pages.forEach((marks, i) => {
      if (i > 0) doc.addPage();
      doc.fontSize(9);
      for (const [x, y, text] of marks) doc.text(text, x, y, { lineBreak: false });
    });
  });
  const read = await pagesOf(pdf);
  return toLines(read.map((page) => ({ page: sheetOf(page), words: toWords(page) }))).flatMap((page) =>
    page.lines.map((line) => line.phrases.map(({ text }) => text).join(' | ')),
  );
}

const ROW: readonly Mark[] = [
  [40, 100, '05/01/'],
  [110, 100, 'RENT FLAT 3'],
  [300, 100, '-850.00'],
  [40, 110, '2024'],
  [110, 110, 'JANUARY'],
];
const further = (marks: readonly Mark[], y: number): Mark[] => marks.map(([x, top, text]) => [x, top + y, text]);

describe('dates over two lines', () => {
  it('are whole on the upper one', async () => {
    const lines = await linesOf([...ROW, ...further(ROW, 40)]);
    const row = ['05/01/2024 | RENT FLAT 3 | -850.00', 'JANUARY'];
    expect(lines).toEqual([...row, ...row]);
  });

  it('are found once if the first part continues and both have a whole year', async () => {
    expect(await linesOf(ROW)).toEqual(['05/01/2024 | RENT FLAT 3 | -850.00', 'JANUARY']);
  });

  it('are found behind a short name with its full stop, and beside a text that begins with a month', async () => {
    const row: Mark[] = [
      [40, 100, '05 janv.'],
      [110, 100, 'VIREMENT RECU'],
      [40, 110, '21'],
      [110, 110, 'janvier'],
    ];
    const joined = ['05 janv. 21 | VIREMENT RECU', 'janvier'];
    expect(await linesOf([...row, ...further(row, 40)])).toEqual([...joined, ...joined]);
  });

  it('are found with names of months, two in a row, and if nothing else is below', async () => {
    const row: Mark[] = [
      [40, 100, '5 Jan'],
      [110, 100, '6 Jan'],
      [180, 100, 'RENT'],
      [40, 110, '2024'],
      [110, 110, '2024'],
    ];
    const lines = await linesOf([...row, ...further(row, 30)]);
    expect(lines).toEqual(['5 Jan 2024 | 6 Jan 2024 | RENT', '5 Jan 2024 | 6 Jan 2024 | RENT']);
  });

  it('continue on the next page, if others of the paper are cut in two', async () => {
    const lines = await linesOf([...ROW, ...further(ROW, 40), ...further(ROW.slice(0, 3), 80)], [[40, 72, '2024']]);
    expect(lines.at(-1)).toBe('05/01/2024 | RENT FLAT 3 | -850.00');
  });

  it('are two if both parts are whole', async () => {
    const dates: Mark[] = ['05 Jan', '24 Jan', '25 Jan'].map((text, i): Mark => [40, 100 + i * 10, text]);
    expect(await linesOf(dates)).toEqual(['05 Jan', '24 Jan', '25 Jan']);
  });

  it('are no part of a date that is whole on its line', async () => {
    const row: Mark[] = [
      [40, 100, '3 Jan 2024'],
      [48, 110, '26'],
      [110, 110, 'RENT'],
    ];
    expect(await linesOf([...row, ...further(row, 30)])).toEqual([
      '3 Jan 2024',
      '26 | RENT',
      '3 Jan 2024',
      '26 | RENT',
    ]);
  });

  it('are no heading of a month above the days of its rows', async () => {
    const rows: Mark[] = [
      [40, 100, 'June 2025'],
      [40, 110, '28'],
      [110, 110, 'RENT'],
      [40, 120, 'July 2025'],
      [40, 130, '01'],
      [110, 130, 'RENT'],
    ];
    expect(await linesOf(rows)).toEqual(['June 2025', '28 | RENT', 'July 2025', '01 | RENT']);
  });

  it('take no year of a whole date below them, though its words are far apart', async () => {
    const page = await drawn((doc) => {
      doc.font('Courier').fontSize(6);
      const marks = ['Rent March', '13 Mar 21', 'Interest'];
      for (const [i, text] of [...marks, ...marks].entries()) doc.text(text, 40, 100 + i * 9, { lineBreak: false });
    });
    const [sheet] = await pagesOf(page);
    const [read] = toLines([{ page: sheetOf(sheet!), words: toWords(sheet!) }]);
    expect(read!.lines.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
      'Rent March',
      '13 Mar 21',
      'Interest',
      'Rent March',
      '13 Mar 21',
      'Interest',
    ]);
  });

  it('are whole if the month is below its day, and the next day below the month is not part of them', async () => {
    const rows = ['02', '03', '05'].flatMap((day, i): Mark[] => [
      [40, 100 + 24 * i, day],
      [110, 100 + 24 * i, 'RENT'],
      [40, 112 + 24 * i, 'JUN'],
    ]);
    expect(await linesOf(rows)).toEqual(['02 JUN | RENT', '03 JUN | RENT', '05 JUN | RENT']);
  });

  it('are no days above the month of the rows below', async () => {
    const rows = ['30', '31'].flatMap((day, i): Mark[] => [
      [40, 100 + 24 * i, day],
      [110, 100 + 24 * i, 'RENT'],
      [40, 112 + 24 * i, 'JUN'],
      [63, 112 + 24 * i, '2022'],
    ]);
    expect(await linesOf(rows)).toEqual(['30 | RENT', 'JUN 2022', '31 | RENT', 'JUN 2022']);
  });

  it('are whole if the time of day follows the second part', async () => {
    const lines = await linesOf([
      [40, 100, '2024-10-'],
      [110, 100, 'CASH IN'],
      [40, 110, '01 02:28'],
      [110, 110, 'AGENT'],
    ]);
    expect(lines).toEqual(['2024-10-01 | CASH IN', '02:28 | AGENT']);
  });

  it('are left alone if only one is cut', async () => {
    const named = ROW.map(([x, y, text]): Mark => [x, y, text.replace('05/01/', '5 Jan')]);
    expect((await linesOf(named))[1]).toBe('2024 | JANUARY');
    const short = ROW.map(([x, y, text]): Mark => [x, y, text.replace('2024', '24')]);
    expect((await linesOf(short))[1]).toBe('24 | JANUARY');
  });
});
