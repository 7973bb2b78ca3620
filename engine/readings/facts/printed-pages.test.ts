import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../../testing/paper.ts';
import { printedPages } from './printed-pages.ts';

const FOOT = 780;
/** A page with some rows, and texts at places of its own. */
type Drawn = (paper: Paper) => unknown;
const numberingsOn = async (...pages: readonly Drawn[]) => {
  const paper = new Paper();
  pages.forEach((draw, i) => {
    if (i > 0) paper.page();
    paper.text('Current account').down(20);
    for (let row = 0; row < 30; row++) paper.row(`${row + 1} May 2024`, 'Bakery', '12.50');
    draw(paper);
  });
  const { lines } = await tablesOn(paper);
  return printedPages(lines, new Uint8Array(lines.length)).map(({ numbers, worded }) => ({
    worded,
    numbers: numbers.map(({ page, number, of }) =>
      of === null ? `${page}: ${number}` : `${page}: ${number} of ${of}`,
    ),
  }));
};
const foot =
  (text: string, x = 40): Drawn =>
  (paper) =>
    paper.at(x, FOOT, text);
const head =
  (text: string, x = 400): Drawn =>
  (paper) =>
    paper.at(x, 30, text);
const worded = (...numbers: readonly string[]) => [{ worded: true, numbers }];
const bare = (...numbers: readonly string[]) => [{ worded: false, numbers }];

it('reads what a page calls itself at its head or its foot, beside other words too', async () => {
  expect(await numberingsOn(head('Page 1 of 2'), foot('Page 2 of 2'))).toEqual(worded('1: 1 of 2', '2: 2 of 2'));
  expect(await numberingsOn(foot('Printed on 3 May 2024 - Page 1 of 1'))).toEqual(worded('1: 1 of 1'));
  expect(await numberingsOn(head('Kontoauszug Nr. 3 Blatt 1'))).toEqual(worded('1: 1'));
  expect(await numberingsOn(foot('Harbour Bank plc Page 1 of 3 Registered in England'))).toEqual(worded('1: 1 of 3'));
});

it('reads a number and how many there are set apart in phrases and lines, and below their labels', async () => {
  const apart: Drawn = (paper) => paper.at(300, FOOT, 'Page').at(340, FOOT, '1').at(360, FOOT, 'of').at(380, FOOT, '3');
  const lines: Drawn = (paper) => paper.at(400, 20, 'Page No: 1').at(400, 34, 'Total pages: 3');
  const boxes: Drawn = (paper) => paper.at(400, 20, 'Page').at(460, 20, 'Pages').at(405, 34, '1').at(465, 34, '3');
  const box: Drawn = (paper) =>
    paper.at(300, 20, 'Sort code').at(400, 20, 'Sheet').at(300, 34, '20-44-19').at(405, 34, '1/3');
  for (const draw of [apart, lines, boxes, box]) expect(await numberingsOn(draw)).toEqual(worded('1: 1 of 3'));
});

it('numbers of two pages beside each other on a sheet follow one another from the left', async () => {
  const sheet =
    (left: string, right: string, higher = 0): Drawn =>
    (paper) =>
      paper.at(200, FOOT, left).at(500, FOOT - higher, right);
  expect(await numberingsOn(sheet('Seite 1/2', 'Seite 2/2', 8))).toEqual(worded('1: 1 of 2', '1: 2 of 2'));
  expect(await numberingsOn(sheet('Seite 2/2', 'Seite 1/2'))).toEqual(worded('1: 2 of 2', '1: 1 of 2'));
  expect(await numberingsOn(sheet('1/2', '2/2', 8))).toEqual(bare('1: 1 of 2', '1: 2 of 2'));
  expect(await numberingsOn(sheet('1/4', '2/4'), sheet('3/4', '4/4'))).toEqual(
    bare('1: 1 of 4', '1: 2 of 4', '2: 3 of 4', '2: 4 of 4'),
  );
});

it('the day behind a word that means a sheet in another language is no number of a page', async () => {
  const period = head('TO: 30-JUN-21');
  expect(await numberingsOn(period, period)).toEqual([]);
});

it('what refers to another page is not the number of this one', async () => {
  const carried: Drawn = (paper) =>
    paper.row('', 'Carried forward to page 2', '12.50').at(40, FOOT, 'Continued on page 2');
  expect(await numberingsOn(carried)).toEqual([]);
});

it('a number without a word counts pages if it is at one place and continues from page to page', async () => {
  expect(await numberingsOn(foot('1', 300), foot('2', 300), foot('3', 300))).toEqual(bare('1: 1', '2: 2', '3: 3'));
  expect(await numberingsOn(foot('1/3'), foot('3/3'))).toEqual(bare('1: 1 of 3', '2: 3 of 3'));
  expect(await numberingsOn(foot('- 1 -', 300), foot('- 3 -', 300))).toEqual(bare('1: 1', '2: 3'));
  expect(await numberingsOn(foot('4711', 300), foot('4711', 300))).toEqual([]);
  expect(await numberingsOn(foot('17', 300), foot('93', 300))).toEqual([]);
  expect(await numberingsOn(foot('1', 300), foot('2', 100))).toEqual([]);
});

it('on the only page it does if it is alone at the edge and says how many there are', async () => {
  expect(await numberingsOn(foot('1/2', 300))).toEqual(bare('1: 1 of 2'));
  expect(await numberingsOn(foot('- 2 -', 300))).toEqual(bare('1: 2'));
  expect(await numberingsOn(foot('7', 300))).toEqual([]);
  expect(await numberingsOn((paper) => paper.at(40, FOOT, 'Statement no.').at(300, FOOT, '1/12'))).toEqual([]);
});

it('a number that is the same on three pages is a form’s', async () => {
  expect(await numberingsOn(foot('Page 1'), foot('Page 1'), foot('Page 1'))).toEqual([]);
});

it('keeps two ways of counting apart', async () => {
  const page =
    (own: string, sheet: string): Drawn =>
    (paper) =>
      paper.at(400, 20, own).at(40, FOOT, sheet);
  expect(await numberingsOn(page('Page 1 of 2', 'Sheet 3 of 8'), page('Page 2 of 2', 'Sheet 4 of 8'))).toEqual([
    { worded: true, numbers: ['1: 1 of 2', '2: 2 of 2'] },
    { worded: true, numbers: ['1: 3 of 8', '2: 4 of 8'] },
  ]);
});

it('reads numbers in brackets of any form, if other words are on their line', async () => {
  const foot = (paper: Paper) => paper.at(40, FOOT, 'Harbour Bank, Tel. 0161 4960000');
  const brackets = (text: string) => (paper: Paper) => foot(paper).at(500, FOOT, text);
  expect(await numberingsOn(brackets('[1/2]'), brackets('[2/2]'))).toEqual(bare('1: 1 of 2', '2: 2 of 2'));
  expect(await numberingsOn(brackets('(1/2)'), brackets('(2/2)'))).toEqual(bare('1: 1 of 2', '2: 2 of 2'));
});
