import { expect, it } from 'vitest';
import { extractionOf, Paper, statementOn } from '../../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Amount', 'Balance'];
interface Given {
  /** the text above the rows, and the rows */
  readonly rows: readonly (readonly string[])[];
  readonly number: string;
}
const FIRST: Given = {
  number: 'Page 1 of 3',
  rows: [
    ['01 Jun 2025', 'Opening balance', '', '100.00'],
    ['02 Jun 2025', 'Bakery', '-10.00', '90.00'],
    ['', 'Carried forward', '', '90.00'],
  ],
};
const SECOND: Given = {
  number: 'Page 2 of 3',
  rows: [
    ['', 'Brought forward', '', '90.00'],
    ['10 Jun 2025', 'Cinema', '-20.00', '70.00'],
    ['11 Jun 2025', 'Fuel', '-20.00', '50.00'],
    ['', 'Carried forward', '', '50.00'],
  ],
};
const THIRD: Given = {
  number: 'Page 3 of 3',
  rows: [
    ['', 'Brought forward', '', '50.00'],
    ['20 Jun 2025', 'Refund', '5.00', '55.00'],
    ['30 Jun 2025', 'Closing balance', '', '55.00'],
  ],
};

const verdictOn = async (...pages: readonly Given[]) => {
  const paper = new Paper([40, 110, -460, -550]);
  for (const [i, { number, rows }] of pages.entries()) {
    if (i > 0) paper.page();
    paper.text(number, 480).text('Current account').text('Currency EUR').text('Period 01 June 2025 to 30 June 2025');
    paper
      .down(10)
      .row(...HEAD)
      .rows(rows);
  }
  const { status, reason } = (await statementOn(paper)).reconciliation;
  return status === 'verified' ? status : reason;
};
const without = (page: Given): Given => ({ ...page, number: '' });

it('a statement with all its pages is proved, with page numbers or without', async () => {
  expect(await verdictOn(FIRST, SECOND, THIRD)).toBe('verified');
  expect(await verdictOn(FIRST, without(SECOND), THIRD)).toBe('verified');
});

it('the balance that the first page in the file brings forward proves nothing if it is not page 1', async () => {
  expect(await verdictOn(SECOND, THIRD)).toBe('PAGES_COMPLETE: Page 1 of 3 is missing.');
});

it('the balance that the last page in the file carries forward proves nothing if it is not the last page', async () => {
  expect(await verdictOn(FIRST, SECOND)).toBe('PAGES_COMPLETE: Page 3 of 3 is missing.');
});

it('pages in another order than their numbers prove nothing, whatever adds up', async () => {
  const row = (day: string, amount: string) => [`${day} Jun 2025`, 'Bakery', amount, ''];
  const opens = { number: 'Page 1', rows: [['01 Jun 2025', 'Opening balance', '', '100.00'], row('02', '-10.00')] };
  const second = { number: 'Page 2', rows: [row('10', '-20.00'), row('11', '-20.00')] };
  const third = { number: 'Page 3', rows: [row('20', '5.00'), row('21', '5.00')] };
  const closes = { number: 'Page 4', rows: [row('29', '-1.00'), ['30 Jun 2025', 'Closing balance', '', '59.00']] };
  expect(await verdictOn(opens, second, third, closes)).toBe('verified');
  expect(await verdictOn(opens, third, second, closes)).toBe(
    'PAGES_COMPLETE: The pages are not in their order: page 2 stands behind page 3.',
  );
});

it('a statement without its last page, its first or one between proves nothing, whatever its balances', async () => {
  const opens = ['01 Jun 2025', 'Opening balance', '', '100.00'];
  const row = (day: string, amount: string) => [`${day} Jun 2025`, 'Bakery', amount, ''];
  const closes = ['30 Jun 2025', 'Closing balance', '', '70.00'];
  const whole = (number: string) => ({ number, rows: [opens, row('02', '-10.00'), row('03', '-20.00'), closes] });
  expect(await verdictOn(whole('Fl. 1/2'))).toBe('PAGES_COMPLETE: Page 2 of 2 is missing.');
  // a word that is not known, before "1 of 2"
  expect(await verdictOn(whole('Frobblad 1 van 2'))).toBe('PAGES_COMPLETE: Page 2 of 2 is missing.');
  expect(await verdictOn(whole('Statement 3 of 12'))).toBe('verified');
  expect(await verdictOn(whole('Page 1 of 1'))).toBe('verified');
  expect(await verdictOn(whole(''))).toBe('verified');
  expect(await verdictOn(whole('Page 1 of 2'))).toBe('PAGES_COMPLETE: Page 2 of 2 is missing.');
  expect(await verdictOn(whole('Blatt 1/2'))).toBe('PAGES_COMPLETE: Page 2 of 2 is missing.');
  expect(await verdictOn(whole('1/2'))).toBe('PAGES_COMPLETE: Page 2 of 2 is missing.');
  expect(await verdictOn(whole('Page 2 of 2'))).toBe('PAGES_COMPLETE: Page 1 of 2 is missing.');
  const begin = (number: string) => ({ number, rows: [opens, row('02', '-10.00')] });
  const end = (number: string) => ({ number, rows: [row('20', '-20.00'), closes] });
  expect(await verdictOn(begin('Page 1 of 2'), end('Page 2 of 2'))).toBe('verified');
  expect(await verdictOn(begin('Page 1 of 3'), end('Page 3 of 3'))).toBe('PAGES_COMPLETE: Page 2 of 3 is missing.');
  expect(await verdictOn(begin('1'), end('3'))).toBe('PAGES_COMPLETE: Page 2 is missing.');
});

it('a balance that is carried to the next page within one page count does not end a statement', async () => {
  const statusesOn = async (numbers: readonly [string, string]) => {
    const paper = new Paper([40, 110, -460, -550]);
    const page = (number: string, account: string, rows: Given['rows']) =>
      paper
        .text(number, 480)
        .text('Current account')
        .text(`Account number ${account}`)
        .down(10)
        .row(...HEAD)
        .rows(rows);
    page(numbers[0], '12345678', FIRST.rows);
    paper.page();
    page(numbers[1], '87654321', [...SECOND.rows.slice(0, -1), ['30 Jun 2025', 'Closing balance', '', '50.00']]);
    return (await extractionOf(paper)).statements.map(({ reconciliation }) => reconciliation.status);
  };
  expect(await statusesOn(['Page 1 of 1', 'Page 1 of 1'])).toEqual(['verified', 'verified']);
  expect(await statusesOn(['Page 1 of 2', 'Page 2 of 2'])).toEqual(['unverifiable', 'unverifiable']);
});

it('sheets that are counted from statement to statement, below their label wherever it is, are whole', async () => {
  const verdict = async (sheets: readonly number[], address: number) => {
    const paper = new Paper([40, 110, -460, -550]);
    for (const [i, rows] of [FIRST.rows, SECOND.rows, THIRD.rows].entries()) {
      if (i > 0) paper.page();
      for (let line = 0; i === 0 && line < address; line++)
        paper.text(`Line ${'abcdefghijklmnopqrstuvwxyz'[line]}`, 300);
      paper.text('Current account').text('Currency EUR').text('Period 01 June 2025 to 30 June 2025');
      paper.at(40, paper.y, 'Account name').at(450, paper.y, 'Sheet number').down(12);
      paper.at(40, paper.y, 'Jo Doe').at(450, paper.y, String(sheets[i])).down(10);
      paper.row(...HEAD).rows(rows);
    }
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await verdict([189, 190, 191], 20)).toBe('verified');
  expect(await verdict([189, 191, 192], 20)).toBe('unverifiable');
  expect(await verdict([3, 4, 5], 20)).toBe('unverifiable');
});
