/** Parts of pages of text that are pictures or outlines: read where rows may be, and where a table is missing. */
import { expect, it } from 'vitest';
import { explain } from '../engine/explain/explain.ts';
import type { Extraction } from '../engine/model/extraction.ts';
import { outlined } from '../engine/testing/outlined.ts';
import { Paper } from '../engine/testing/paper.ts';
import { drawn } from '../engine/testing/papers.ts';
import { pictured, picturedPage } from '../engine/testing/pictured.ts';
import { AMOUNTS, COLUMNS, HEADINGS, headed, ROWS, withAmid } from './testing/account-paper.ts';
import { converted } from './testing/converted.ts';

const PAGE_WIDTH = 595;

/** Puts a picture where the next line is. */
const put =
  (png: Buffer, [x, width]: readonly [number, number], down = 14) =>
  (paper: Paper): Paper => {
    const { y } = paper;
    return paper.draw((doc) => doc.image(png, x, y - 2, { width })).down(down);
  };

const row = await pictured(
  [
    [40, '05/06/2025'],
    [110, 'Pot transfer'],
    [524, '-50.00'],
  ],
  560,
);
const amount = await pictured([[2, '-50.00']], 32);
const logo = await pictured([[2, 'HARBOUR']], 50);
/** The table of a statement, its headings included. */
const table = await picturedPage(
  await new Paper(COLUMNS)
    .row(...HEADINGS)
    .rows(ROWS)
    .pdf(),
  PAGE_WIDTH,
  130,
  3,
);

const statusesOf = ({ statements }: Extraction) => statements.map(({ reconciliation }) => reconciliation.status);
const rowsOf = ({ statements }: Extraction) =>
  statements.flatMap(({ transactions }) => transactions.map((one) => [one.description, one.amount, one.source]));
const textRows = ROWS.map(([, words], i) => [words, AMOUNTS[i], 'text']);
const fullRows = [...textRows.slice(0, 2), ['Pot transfer', -5000, 'ocr'], ...textRows.slice(2)];

it('a row that is a picture is read at its place among rows of text', async () => {
  const found = await converted(await withAmid('892.00', put(row, [0, 560])).pdf());
  expect(rowsOf(found)).toEqual(fullRows);
  expect(statusesOf(found)).toEqual(['verified']);
  expect(found.asked.map(({ page, area }) => [page, area !== null])).toEqual([[1, true]]);
  // the explanation tells where
  const [page] = found.stages === undefined ? [] : explain(found.stages).pages;
  expect(page).toMatchObject({ source: 'text', areas: [expect.anything()] });
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page?.areas[0] ?? [];
  const place = found.statements[0]?.transactions.find(({ source }) => source === 'ocr')?.places[0]?.box ?? [];
  expect([x0 <= (place[0] ?? 0), y0 <= (place[1] ?? 0), x1 >= (place[2] ?? 0), y1 >= (place[3] ?? 0)]).toEqual(
    Array(4).fill(true),
  );
});

it('so is an amount that is a picture beside text', async () => {
  const amid = (paper: Paper) =>
    put(amount, [522, 32])(paper.at(40, paper.y, '05/06/2025').at(110, paper.y, 'Pot transfer'));
  const found = await converted(await withAmid('892.00', amid).pdf());
  expect(rowsOf(found)).toEqual(fullRows);
  expect(statusesOf(found)).toEqual(['verified']);
});

it('and a row of letters that are drawn as outlines', async () => {
  const amid = (paper: Paper) => {
    const y = paper.y + 8;
    paper.draw((doc) => {
      outlined(doc, '05/06/2025', [40, y]);
      outlined(doc, 'Pot transfer', [110, y]);
      outlined(doc, '-50.00', [519, y]);
    });
    paper.down(14);
  };
  const found = await converted(await withAmid('892.00', amid).pdf());
  expect(rowsOf(found)).toEqual(fullRows);
  expect(statusesOf(found)).toEqual(['verified']);
});

it('nothing is read if that is not asked for, and the row is missed', async () => {
  const found = await converted(await withAmid('892.00', put(row, [0, 560])).pdf(), 'never');
  expect([rowsOf(found), statusesOf(found), found.asked]).toEqual([textRows, ['mismatch'], []]);
});

it('a table that is a picture is read on a page of other text', async () => {
  const paper = put(
    table,
    [0, PAGE_WIDTH],
    140,
  )(headed('942.00')).text('Please check this statement, and tell us of errors.');
  const found = await converted(await paper.pdf());
  expect(rowsOf(found)).toEqual(ROWS.map(([, words], i) => [words, AMOUNTS[i], 'ocr']));
  expect(statusesOf(found)).toEqual(['verified']);
});

it('and on the second page, where the first has its table in text', async () => {
  const first = headed('884.00')
    .row(...HEADINGS)
    .rows(ROWS)
    .page()
    .text('Sheet two of the statement of your account');
  for (let i = 0; i < 4; i++) first.text('These words say nothing of what is booked on it');
  const found = await converted(await put(table, [0, PAGE_WIDTH])(first.down(20)).pdf());
  expect(rowsOf(found)).toHaveLength(2 * ROWS.length);
  expect(statusesOf(found)).toEqual(['verified']);
  const { obligations } = found.statements[0].reconciliation;
  const read = obligations.find(({ code }) => code === 'PICTURES_READ');
  expect(read?.findings).toMatchObject([{ code: 'READ_ALIKE', params: { pages: [2] } }]);
});

it('a stamp that leans, or handwriting, stays unread between the rows and is named', async () => {
  const stamp = await drawn((doc) => {
    doc
      .rotate(12, { origin: [100, 30] })
      .font('Times-BoldItalic')
      .fontSize(10)
      .text('RECEIVED 3 JUN', 20, 20);
  });
  const png = await picturedPage(stamp, 220, 80, 3);
  const scribble = (paper: Paper) => {
    const { y } = paper;
    paper.draw((doc) => {
      doc.lineWidth(0.8).moveTo(300, y + 8);
      for (let i = 0, x = 300; i < 14; i++, x += 7) {
        doc.bezierCurveTo(x + 2, y - 6 + ((i * 7) % 5), x + 5, y + 16 - ((i * 3) % 6), x + 7, y + 4 + ((i * 5) % 6));
      }
      doc.stroke('navy');
    });
    paper.down(20);
  };
  for (const amid of [put(png, [200, 160], 60), scribble]) {
    const found = await converted(await withAmid('942.00', amid).pdf());
    expect(rowsOf(found)).toEqual(textRows);
    expect(statusesOf(found)).toEqual(['unverifiable']);
    expect(found.statements[0].reconciliation.reason).toContain('AREAS_READ');
  }
});

it('logos in the head, beside rows that are read, and on a page without rows are not read', async () => {
  const paper = withAmid('942.00', (amid) => put(logo, [300, 50], 0)(amid.down(-14)).down(14));
  paper.draw((doc) => doc.image(logo, 300, 40, { width: 50 }));
  paper.page().text('Terms and conditions');
  for (let i = 0; i < 3; i++) paper.text('All that is written here is said in many words, and no figure is below.');
  paper.draw((doc) => doc.image(logo, 40, 200, { width: 50 }));
  const found = await converted(await paper.pdf());
  expect([rowsOf(found), statusesOf(found), found.asked]).toEqual([textRows, ['verified'], []]);
});

it('a picture whose columns are not those of the table leaves the rows as they are', async () => {
  const narrow = await pictured(
    [
      [2, '05/06/2025'],
      [55, 'Pot out'],
      [105, '-50.00'],
    ],
    140,
  );
  const paper = headed('942.00').row(...HEADINGS);
  const numbered = ROWS.map(([day, words, sum], i) => [day, `${words} ${713 + i}`, sum]);
  paper.rows(numbered.slice(0, 2));
  put(narrow, [40, 140])(paper).rows(numbered.slice(2));
  const found = await converted(await paper.pdf());
  expect(found.asked).toHaveLength(1);
  expect(rowsOf(found)).toEqual(textRows.map(([words, sum, source], i) => [`${words} ${713 + i}`, sum, source]));
  expect(statusesOf(found)).toEqual(['unverifiable']);
});
