/** Files of text and pictures, and pictures with somebody's recognition over them. */
import { describe, expect, it } from 'vitest';
import type { Extraction } from '../engine/model/extraction.ts';
import { Paper } from '../engine/testing/paper.ts';
import { drawn } from '../engine/testing/papers.ts';
import { picturedPage } from '../engine/testing/pictured.ts';
import { AMOUNTS, COLUMNS, HEADINGS, headed, headOf, ROWS } from './testing/account-paper.ts';
import { converted } from './testing/converted.ts';

const [WIDTH, HEIGHT] = [595, 842];
const scanOf = async (paper: Paper) => picturedPage(await paper.pdf(), WIDTH, HEIGHT, 3);
/** The same in the second half of the month. */
const LATER = ROWS.map(([day, ...cells]) => [day.replace(/^\d+/, (of) => String(Number(of) + 13)), ...cells]);
const BOTH = [...AMOUNTS, ...AMOUNTS];

const statusesOf = ({ statements }: Extraction) => statements.map(({ reconciliation }) => reconciliation.status);
const rowsOf = ({ statements }: Extraction) => statements.flatMap(({ transactions }) => transactions);
const readOf = ({ statements: [{ reconciliation }] }: Extraction) =>
  reconciliation.obligations.find(({ code }) => code === 'PICTURES_READ');

describe('a statement of which one page is text and one a picture is whole:', () => {
  it('the picture behind', async () => {
    const scan = await scanOf(new Paper(COLUMNS).row(...HEADINGS).rows(LATER));
    const paper = headed('884.00')
      .row(...HEADINGS)
      .rows(ROWS)
      .page();
    const found = await converted(await paper.draw((doc) => doc.image(scan, 0, 0, { width: WIDTH })).pdf());
    expect(rowsOf(found).map(({ amount }) => amount)).toEqual(BOTH);
    expect(rowsOf(found).map(({ source }) => source)).toEqual([...ROWS.map(() => 'text'), ...ROWS.map(() => 'ocr')]);
    expect(statusesOf(found)).toEqual(['verified']);
    expect(found.asked).toEqual([{ page: 2, area: null }]);
    expect(readOf(found)?.findings).toMatchObject([{ code: 'READ_ALIKE', params: { pages: [2] } }]);
  });

  it('the picture before', async () => {
    const scan = await scanOf(
      headed('884.00')
        .row(...HEADINGS)
        .rows(ROWS),
    );
    const paper = new Paper(COLUMNS).draw((doc) => doc.image(scan, 0, 0, { width: WIDTH })).page();
    const found = await converted(
      await paper
        .row(...HEADINGS)
        .rows(LATER)
        .pdf(),
    );
    expect(rowsOf(found).map(({ amount }) => amount)).toEqual(BOTH);
    expect(statusesOf(found)).toEqual(['verified']);
    expect(found.asked).toEqual([{ page: 1, area: null }]);
  });

  it('a picture of the page with the balances counts as read from a picture, where all rows are text', async () => {
    const scan = await scanOf(headed('942.00'));
    const paper = new Paper(COLUMNS).draw((doc) => doc.image(scan, 0, 0, { width: WIDTH })).page();
    const found = await converted(
      await paper
        .row(...HEADINGS)
        .rows(ROWS)
        .pdf(),
    );
    expect(rowsOf(found).map(({ source }) => source)).toEqual(ROWS.map(() => 'text'));
    expect(readOf(found)).toMatchObject({ status: 'discharged', findings: [{ params: { pages: [1] } }] });
  });
});

it('a scan with lines of text printed over it is read whole, and that text with it', async () => {
  const scan = await scanOf(
    headed('942.00')
      .row(...HEADINGS)
      .rows(ROWS),
  );
  const over = ['Printed by the archive on the first of July', 'This copy is the same as the original paper'];
  const paper = new Paper(COLUMNS).draw((doc) => doc.image(scan, 0, 0, { width: WIDTH }));
  for (const [i, line] of over.entries()) paper.at(40, 760 + 14 * i, line);
  const found = await converted(await paper.pdf());
  expect(found.asked).toEqual([{ page: 1, area: null }]);
  expect(rowsOf(found).map(({ amount }) => amount)).toEqual(AMOUNTS);
  expect(statusesOf(found)).toEqual(['verified']);
});

it('a page of text on a ground that is a picture is not read', async () => {
  const ground = await scanOf(new Paper(COLUMNS).draw((doc) => doc.rect(0, 0, WIDTH, HEIGHT).fill('#eef4ff')));
  const paper = headed('942.00').draw((doc) => doc.image(ground, 0, 0, { width: WIDTH }));
  const found = await converted(
    await paper
      .row(...HEADINGS)
      .rows(ROWS)
      .pdf(),
  );
  expect([found.asked, statusesOf(found)]).toEqual([[], ['verified']]);
});

describe('a layer of unseen text over a picture', () => {
  /** A picture of a statement, and over it what somebody's recognition made of its rows. */
  async function layered(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
    const scan = await scanOf(
      headed('942.00')
        .row(...HEADINGS)
        .rows(ROWS),
    );
    const lines = [...headOf('942.00').map((text) => [text]), HEADINGS, ...rows];
    return drawn((doc) => {
      doc.image(scan, 0, 0, { width: WIDTH }).font('Helvetica').fontSize(9);
      (doc as unknown as { addContent(operators: string): void }).addContent('3 Tr');
      lines.forEach((cells, i) => {
        cells.forEach((text, column) => {
          const y = 50 + 14 * i + (i < headOf('').length ? 0 : 10);
          doc.text(text, [40, 110, 525][column], y, { lineBreak: false });
        });
      });
    });
  }
  const exchanged = ROWS.map(([day, words, amount]) => [
    day,
    words,
    { '-5.00': '-6.00', '-6.00': '-5.00' }[amount] ?? amount,
  ]);

  it('does not decide: two amounts that it exchanges are read from the picture', async () => {
    const found = await converted(await layered(exchanged));
    expect(rowsOf(found).map(({ amount }) => amount)).toEqual(AMOUNTS);
    expect(statusesOf(found)).toEqual(['verified']);
  });

  it('is all there is if nothing may be read, and proves nothing', async () => {
    for (const rows of [ROWS, exchanged]) {
      const found = await converted(await layered(rows), 'never');
      expect(rowsOf(found)).toHaveLength(ROWS.length);
      expect(statusesOf(found)).toEqual(['unverifiable']);
      expect(readOf(found)?.findings).toMatchObject([{ code: 'READ_BY_OTHERS' }]);
    }
  });
});
