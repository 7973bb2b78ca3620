import { describe, expect, it } from 'vitest';
import { Paper, rowsOn, tablesOn } from '../../testing/paper.ts';

const HEADER = ['Date', 'Description', 'Amount', 'Balance'];
const ROWS = [
  ['02 Jun 2025', 'Bakery', '-4.50', '995.50'],
  ['03 Jun 2025', 'Salary', '2,000.00', '2,995.50'],
  ['05 Jun 2025', 'Rent', '-980.00', '2,015.50'],
  ['09 Jun 2025', 'Chemist', '-15.50', '2,000.00'],
];
const COLUMNS = [40, 110, -300, -380];

/** A paper with a framed advert to the right of the first rows, its text half a line off. */
function withAdvert(paper: Paper, left: number, right: number): Paper {
  const top = paper.y - 40;
  paper.at(left + 8, top + 18, 'Save with us: 4.10 % on').at(left + 8, top + 32, 'up to 50,000.00 a year');
  const [x0, y0, x1, y1] = [left, top, right, top + 50];
  return paper
    .stroke([x0, y0], [x1, y0])
    .stroke([x0, y1], [x1, y1])
    .stroke([x0, y0], [x0, y1])
    .stroke([x1, y0], [x1, y1]);
}

const cellsOf = async (paper: Paper) =>
  (await rowsOn(paper)).rows.map((r) => [r.texts.join(' ').trim(), ...r.amounts.flatMap((a) => a?.token.text ?? [])]);

describe('a framed box beside the table', () => {
  it('is not part of its rows, whatever amounts are in it', async () => {
    const paper = withAdvert(new Paper(COLUMNS).row(...HEADER).rows(ROWS), 430, 560);
    expect(await cellsOf(paper)).toEqual(ROWS.map((cells) => cells.slice(1)));
  });

  it('is not part of its rows either if the table has no header', async () => {
    const paper = withAdvert(new Paper(COLUMNS).rows(ROWS), 430, 560);
    expect(await cellsOf(paper)).toEqual(ROWS.map((cells) => cells.slice(1)));
  });

  it('is read for what it says all the same, above the rows', async () => {
    const { lines } = await tablesOn(withAdvert(new Paper(COLUMNS).row(...HEADER).rows(ROWS), 430, 560));
    expect(lines.map((tl) => tl.line.text).slice(0, 3)).toEqual([
      'Save with us: 4.10 % on',
      'up to 50,000.00 a year',
      'Date Description Amount Balance',
    ]);
    expect(lines.map((tl) => tl.line.index)).toEqual(lines.map((_, i) => i));
  });

  it('parts lines that it shares with the rows, and those of the next page are numbered behind them all', async () => {
    const paper = withAdvert(new Paper(COLUMNS).row(...HEADER).rows(ROWS), 430, 560);
    paper
      .at(440, paper.y - 28, 'from June')
      .page()
      .row(...HEADER)
      .rows(ROWS);
    const { lines } = await tablesOn(paper);
    expect(lines.map((tl) => tl.line.index)).toEqual(lines.map((_, i) => i));
  });

  it('is a column if a heading is above it', async () => {
    const paper = withAdvert(new Paper([...COLUMNS, 438]).row(...HEADER, 'Details').rows(ROWS), 430, 560);
    expect((await cellsOf(paper)).some(([text]) => text!.includes('Save with us'))).toBe(true);
  });
});

it('A summary to the right of the last heading, on baselines of its own, is no part of the rows.', async () => {
  const paper = new Paper(COLUMNS).row(...HEADER).rows(ROWS);
  const top = paper.y - 46;
  const lines = ['Previous balance 1,012.53', 'Payments and credits 500.00', 'Purchases 412.72', 'Interest 27.61'];
  for (const [i, text] of lines.entries()) paper.at(430, top + 15 * i, text);
  expect(await cellsOf(paper)).toEqual(ROWS.map((cells) => cells.slice(1)));
});

it('A text without a frame below a framed box is no part of the rows either.', async () => {
  const more = ['07', '08', '09'].map((day) => [`${day} Jul 2025`, 'Florist', '-5.00', '1,995.00']);
  const paper = withAdvert(new Paper(COLUMNS).row(...HEADER).rows(ROWS), 430, 560).rows(more);
  for (const [i, text] of ['Travelling soon?', 'Ask us for up to', '5,000.00 in cash'].entries())
    paper.at(430, paper.y - 35 + 14 * i, text);
  expect(await cellsOf(paper)).toEqual([...ROWS, ...more].map((cells) => cells.slice(1)));
});

it('Bookings to the right of the last heading are never taken out.', async () => {
  const paper = new Paper(COLUMNS).row(...HEADER).rows(ROWS);
  const top = paper.y - 46;
  const lines = ['Refund on 02 Jun 2025 10.00', 'Levy on 03 Jun 2025 10.00', 'Books on 05 Jun 2025 4.00'];
  for (const [i, text] of lines.entries()) paper.at(430, top + 15 * i, text);
  const { lines: read } = await tablesOn(paper);
  expect(read[0]?.line.text).toBe(HEADER.join(' '));
});

it('Headings in cells side by side, each with a frame of its own, are not in a box beside the table.', async () => {
  const paper = new Paper(COLUMNS).row(...HEADER);
  const [top, bottom] = [paper.y - 17, paper.y - 3];
  for (const y of [top, bottom]) paper.stroke([36, y], [384, y]);
  for (const x of [36, 106, 240, 304, 384]) paper.stroke([x, top], [x, bottom]);
  for (const [from, to] of [
    [36, 106],
    [106, 240],
    [240, 304],
    [304, 384],
  ] as const) {
    for (const y of [top, bottom]) paper.stroke([from, y], [to, y]);
  }
  const [header] = (await tablesOn(paper.rows(ROWS))).tables[0]!.segments[0]!.header;
  expect(header!.line.text).toBe(HEADER.join(' '));
});
