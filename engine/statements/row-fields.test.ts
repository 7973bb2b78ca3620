/** The fields of a row besides its day and amount: reference, kind, other days, words, place. */
import { expect, test } from 'vitest';
import type { Transaction } from '../model/transaction.ts';
import { Paper, statementOn } from '../testing/paper.ts';

const DAYS = ['02 Jun 2025', '03 Jun 2025', '05 Jun 2025', '06 Jun 2025', '10 Jun 2025'];

/** Five rows below headings; `cells` are those between the day and the amount. */
function ruled(grid: readonly number[], headings: readonly string[], cells: readonly (readonly string[])[]): Paper {
  const paper = new Paper([40, ...grid, -550]).text('Period 1 June 2025 to 30 June 2025').down(10);
  paper.row('Date', ...headings, 'Amount');
  for (const [i, own] of cells.entries()) paper.row(DAYS[i], ...own, `-${i + 1}4.50`);
  return paper;
}

async function told<K extends keyof Transaction>(paper: Paper, ...fields: K[]): Promise<Transaction[K][][]> {
  const { transactions } = await statementOn(paper);
  return transactions.map((transaction) => fields.map((field) => transaction[field]));
}

const SHOPS = ['Harbour Bakery', 'Orchard Market', 'Mill Road Books', 'Copper Kettle', 'Green Grocer'];

test('the place of a payment is not part of its description, though its heading may head descriptions', async () => {
  const places = ['LONDON', 'MUMBAI', 'Reno NV', 'Bristol', 'LONDON'];
  const paper = ruled(
    [120, 300],
    ['PARTICULARS', 'LOCATION'],
    SHOPS.map((shop, i) => [shop, places[i]]),
  );
  expect(await told(paper, 'description', 'type')).toEqual(SHOPS.map((shop) => [shop, null]));
});

test('the branch of a booking is not its kind and not part of its words', async () => {
  const branches = ['CENTRAL', 'ZONA 10', 'CENTRAL', 'NORTE', 'ZONA 10'];
  const paper = ruled(
    [120, 300],
    ['Details', 'Branch'],
    SHOPS.map((shop, i) => [shop, branches[i]]),
  );
  expect(await told(paper, 'description', 'type')).toEqual(SHOPS.map((shop) => [shop, null]));
});

test('codes that differ on each row below "Code" are references', async () => {
  const codes = ['65HVWX', 'BQ71B4', 'LNYAF2', '0097H6', '0081PT'];
  const paper = ruled(
    [120, 200],
    ['Code', 'Details'],
    SHOPS.map((shop, i) => [codes[i], shop]),
  );
  expect(await told(paper, 'reference', 'type')).toEqual(codes.map((code) => [code, null]));
});

test('numbers of bookings that do not count them are also references below "No."', async () => {
  const numbers = ['47958403824', '68635861752', '11958403824', '90635861752', '33958403824'];
  const paper = ruled(
    [120, 220],
    ['No.', 'Details'],
    SHOPS.map((shop, i) => [numbers[i], shop]),
  );
  expect(await told(paper, 'reference')).toEqual(numbers.map((number) => [number]));
});

test('numbers that count the rows are no references', async () => {
  const paper = ruled(
    [120, 220],
    ['No.', 'Details'],
    SHOPS.map((shop, i) => [String(i + 1001), shop]),
  );
  expect(await told(paper, 'reference')).toEqual(SHOPS.map(() => [null]));
});

test('numbers that count the rows are not references below a heading of numbers either', async () => {
  const cells = SHOPS.map((shop, i) => [String(i + 1), shop]);
  expect(await told(ruled([120, 220], ['Nro', 'Details'], cells), 'reference')).toEqual(SHOPS.map(() => [null]));
});

test('numbers that begin with one and increase by row are not references, however clear their heading', async () => {
  const cells = SHOPS.map((shop, i) => [String(i + 1), shop]);
  const paper = ruled([120, 220], ['Transaction no.', 'Details'], cells);
  expect(await told(paper, 'reference')).toEqual(SHOPS.map(() => [null]));
});

test('references that may be read as money stay references', async () => {
  const codes = ['FT563500133', 'FT187980211', 'FT121433479', 'FT823878306', 'FT520583604'];
  const paper = ruled(
    [120, 320],
    ['Details', 'Reference'],
    SHOPS.map((shop, i) => [shop, codes[i]]),
  );
  expect(await told(paper, 'description', 'reference')).toEqual(SHOPS.map((shop, i) => [shop, codes[i]]));
});

test('words that reach further on a lower line than beside the amount are not a reference', async () => {
  const paper = new Paper([40, 120, 320, -550]).text('Account 0011-223344').down(10);
  paper.row('Date', 'Details', 'Reference', 'Amount');
  DAYS.forEach((day, i) => {
    paper.row(day, 'Card', `R12345678${i}`, `-${i + 1}4.50`).row('', 'Purchase at the Orchard Market in town');
  });
  const [[description, reference]] = await told(paper, 'description', 'reference');
  expect([description, reference]).toEqual(['Card Purchase at the Orchard Market in town', 'R123456780']);
});

test('an amount within the words of a booking stays there if they reach below the heading of amounts', async () => {
  const paper = new Paper([40, 120, -400, -550]).row('Date', 'Details', 'Money in', 'Money out');
  for (const day of DAYS)
    paper.row(day, 'Card transaction with the number 1234 of 86.09 EUR issued by Delhaize', '', '14.50');
  const [[description, amount]] = await told(paper, 'description', 'amount');
  expect([description, amount]).toEqual([
    'Card transaction with the number 1234 of 86.09 EUR issued by Delhaize',
    -1450,
  ]);
});

test('a date of another calendar is not a value date', async () => {
  const paper = ruled(
    [120, 220],
    ['Miti', 'Details'],
    SHOPS.map((shop, i) => [`2081-09-0${i + 1}`, shop]),
  );
  expect(await told(paper, 'valueDate')).toEqual(SHOPS.map(() => [null]));
});

test('below headings for the day of purchase and the day of the charge, the latter is the day of booking', async () => {
  const paper = new Paper([40, 150, 260, -550]).text('Movimientos de la cuenta').down(10);
  paper.row('Fecha de la operación', 'Fecha de cargo', 'Descripción', 'Importe');
  for (const [i, shop] of SHOPS.entries()) paper.row(`0${i + 1}/06/2025`, `0${i + 2}/06/2025`, shop, `-${i + 1}4,50`);
  expect((await told(paper, 'date', 'transactionDate', 'valueDate'))[0]).toEqual(['2025-06-02', '2025-06-01', null]);
});

test('the place of a row contains no part of the next', async () => {
  const { transactions } = await statementOn(
    ruled(
      [120],
      ['Details'],
      SHOPS.map((shop) => [shop]),
    ),
  );
  const boxes = transactions.map(({ places }) => places[0].box);
  expect(boxes.slice(1).every((box, i) => boxes[i][3] < box[1])).toBe(true);
  expect(boxes[0][3] - boxes[0][1]).toBeLessThan(10);
});

test('numbers without a heading beside amounts with decimals are references', async () => {
  const paper = new Paper([40, 120, 300, -460, -550]).text('Account 12345678   Currency GBP').down(20);
  let balance = 90_000;
  for (const [i, shop] of SHOPS.entries()) {
    balance -= 1450;
    paper.row(`0${i + 2}/06/2025`, shop, `83620${i * 7}1`, '-14.50', (balance / 100).toFixed(2));
  }
  expect((await told(paper, 'reference'))[1]).toEqual(['8362071']);
});
