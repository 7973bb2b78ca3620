import { expect, it } from 'vitest';
import type { ReadRow } from '../../model/reading.ts';
import { Paper, statementOn } from '../../testing/paper.ts';
import { unexplainedRows } from './unexplained-rows.ts';

it('a row without a day, with two amounts below a heading, may be a booking, whatever adds up without it', async () => {
  const printed = async (refund: readonly [amount: string, x: number]) => {
    const paper = new Paper([40, 110, -370, -550]).text('Current account').text('Currency EUR');
    paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 942.00');
    paper.down(10).row('Date', 'Description', 'Amount', 'Balance').row('02 Jun 2025', 'Bakery', '40.00', '960.00');
    paper.at(refund[1], paper.y, refund[0]).row('', 'Refund', '', '970.00');
    paper.row('04 Jun 2025', 'Fuel', '5.00', '965.00').row('06 Jun 2025', 'Rent', '10.00', '955.00');
    paper.row('10 Jun 2025', 'Cinema', '6.00', '949.00').row('', 'Kiosk', '7.00', '942.00');
    const { transactions, reconciliation } = await statementOn(paper);
    return [transactions.length, reconciliation.status];
  };
  expect(await printed(['10.00', -370])).toEqual([6, 'verified']);
  expect(await printed(['10.00', -500])).toEqual([5, 'unverifiable']);
});

it('a row that is called a balance and has an amount of its own beside it may be a booking', async () => {
  const printed = async (opening: string, ...row: readonly string[]) => {
    const paper = new Paper().text('Current account   Currency EUR').text(`Balance at 01/06/2025: ${opening}`);
    paper
      .down(10)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row(...row);
    paper.row('02/06/2025', 'Harbour Bakery', '40.00', '', '920.00').row('14/06/2025', 'Rent', '20.00', '', '900.00');
    paper.text('Balance at 30/06/2025: 900.00');
    const { openingBalance, reconciliation } = await statementOn(paper);
    return [openingBalance, reconciliation.status];
  };
  expect(await printed('960.00', '01/06/2025', 'Balance brought forward', '', '', '960.00')).toEqual([
    96000,
    'verified',
  ]);
  expect(await printed('960.00', '01/06/2025', 'Balance brought forward', '', '960.00', '960.00')).toEqual([
    96000,
    'verified',
  ]);
  expect(await printed('960.00', '01/06/2025', 'Balance brought forward', '-', '0.00', '960.00')).toEqual([
    96000,
    'verified',
  ]);
  for (const day of ['01/06/2025', ''])
    expect((await printed('1,000.00', day, 'Balance brought forward', '40.00', '', '960.00'))[1]).toBe('unverifiable');
});

it('a dated line with words below the headings may be a booking, even if no line has an amount', async () => {
  const printed = async (...lines: readonly (readonly string[])[]) => {
    const paper = new Paper([40, 110, -550]).text('Current account').text('Currency EUR');
    paper.text('Period 01/06/2025 to 30/06/2025').text('Opening balance 0.00').text('Closing balance 0.00');
    const { transactions, reconciliation } = await statementOn(
      paper.down(10).row('Date', 'Description', 'Amount').rows(lines),
    );
    return [transactions.length, reconciliation.status];
  };
  expect(await printed(['', 'No transactions in this period', ''])).toEqual([0, 'verified']);
  expect(await printed(['', 'Issued on 02/07/2025 by the branch', ''])).toEqual([0, 'verified']);
  expect(await printed(['02/06/2025', 'Bakery', ''], ['04/06/2025', 'Fuel', ''])).toEqual([0, 'unverifiable']);
});

it('the total of a section that continues overleaf counts the rows of both pages', async () => {
  const printed = async (total: string) => {
    const paper = new Paper([40, 110, -550]).text('Current account   Currency EUR');
    paper.text('Period 01/06/2025 to 30/06/2025').text('Opening balance 100.00').text('Closing balance 25.00').down(10);
    paper.bold('CARD WITHDRAWALS').row('Date', 'Description', 'Amount').row('02/06/2025', 'Bakery', '10.00');
    paper.at(270, 780, 'Page 1 of 2').page().at(270, 780, 'Page 2 of 2');
    paper.bold('CARD WITHDRAWALS (continued)').row('Date', 'Description', 'Amount');
    paper.row('03/06/2025', 'Market', '20.00').row('', 'Total card withdrawals', total).down(20);
    paper.bold('ELECTRONIC WITHDRAWALS').row('Date', 'Description', 'Amount').row('04/06/2025', 'Power', '45.00');
    return (await statementOn(paper.row('', 'Total electronic withdrawals', '45.00'))).reconciliation.status;
  };
  expect(await printed('30.00')).toBe('verified');
  expect(await printed('31.00')).toBe('unverifiable');
});

it('a subtotal that the next page brings forward is a balance, and the chain checks it', async () => {
  const printed = async (subtotal: string, brought: string) => {
    const paper = new Paper([40, 110, -460]).text('Current account').text('Currency EUR').down(10);
    paper.row('Date', 'Description', 'Amount').row('', 'Opening balance', '100.00');
    paper.row('02 Jun 2025', 'Bakery', '-4.50').row('', 'Subtotal', subtotal).row('', 'Brought forward', brought);
    paper.row('03 Jun 2025', 'Market', '-5.50').row('', 'Closing balance', '90.00');
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await printed('95.50', '95.50')).toBe('verified');
  expect(await printed('95.60', '95.50')).not.toBe('verified');
  expect(await printed('95.60', '95.60')).not.toBe('verified');
});

it('a closing balance with the sums of both sides beside it is no booking, even if a side has one', async () => {
  const status = async (out: string, balance = '234.00') => {
    const paper = new Paper([40, 110, -380, -460, -540]).text('Current account').text('Currency EUR');
    paper.text('Period 1 June 2025 to 30 June 2025').down(10);
    paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row('01 Jun 2025', 'Opening balance', '', '', '100.00').row('02 Jun 2025', 'Salary', '', '150.00', '250.00');
    paper.row('14 Jun 2025', 'Rent', '20.00', '', '230.00').row('14 Jun 2025', 'Refund', '', '4.00', '234.00');
    paper.row('30 Jun 2025', 'Closing balance', out, '154.00', balance);
    return (await statementOn(paper)).reconciliation.status;
  };
  expect([await status('20.00'), await status('21.00')]).toEqual(['verified', 'unverifiable']);
  expect(await status('20.00', '368.00')).not.toBe('verified');
});

it('rows without a day below the closing balance are those above if they have their amounts, one each', () => {
  const row = (table: number, role: string, reason: string, amount: number, ownDate = false) => {
    const printed = {
      table,
      days: ownDate ? [{}] : [],
      headingDate: null,
      section: null,
      amounts: [],
      lines: [],
      texts: [],
    };
    return { role, reason, amount, ownDate, date: '2025-06-30', balance: null, totals: {}, sign: 'none', row: printed };
  };
  const booked = [row(0, 'transaction', '', -800, true), row(0, 'transaction', '', -250, true)];
  const closing = row(0, 'balance', 'closing', 6950);
  const scale = row(1, 'ignored', 'in_a_list', 8000, true);
  const found = (...fees: readonly number[]) => {
    const rows = [...booked, closing, scale, ...fees.map((fee) => row(1, 'ignored', 'no_day', fee))];
    return unexplainedRows(rows as unknown as ReadRow[]).length;
  };
  // a printed sign is that of the booking
  const signed = (fee: number) => [...booked, closing, scale, { ...row(1, 'ignored', 'no_day', fee), sign: 'printed' }];
  expect([-800, 800].map((fee) => unexplainedRows(signed(fee) as unknown as ReadRow[]).length)).toEqual([0, 1]);
  expect([found(800, 250), found(800), found(800, 350), found(250, 250)]).toEqual([0, 0, 2, 2]);
});

it('an account’s number in groups is no row of two amounts', () => {
  const amount = { token: { digits: '25196', whole: false, nil: false, sign: null, symbol: '€' } };
  const line = (label: string) => ({
    cells: [{ amounts: [amount, amount] }],
    source: { line: { words: [{ text: label }] } },
  });
  const row = (label: string) => {
    const printed = {
      table: 0,
      days: [{}],
      headingDate: null,
      section: null,
      amounts: [],
      lines: [line(label)],
      texts: [],
    };
    return { role: 'ignored', reason: 'no_day_no_words', amount: null, balance: null, totals: {}, row: printed };
  };
  const found = (label: string) => unexplainedRows([row(label)] as unknown as ReadRow[]).length;
  expect([found('Card'), found('IBAN:')]).toEqual([1, 0]);
});

it('a row with a dash for its amount only informs if it prints the balance of the row above again', async () => {
  const read = async (balance: string) => {
    const paper = new Paper([40, 110, -370, -460]).text('Cont curent').text('Moneda EUR').down(10);
    paper.row('Data', 'Detalii', 'Suma', 'Sold').row('', 'Sold precedent', '', '100,00');
    paper.row('22.09.2025', 'Brutarie', '-10,00', '90,00').row('23.09.2025', 'Modificare dobanda', '-', balance);
    paper.row('24.09.2025', 'Piata', '-20,00', '70,00').row('', 'Sold final', '', '70,00');
    const { transactions, reconciliation } = await statementOn(paper);
    return [transactions.length, reconciliation.status];
  };
  expect(await read('90,00')).toEqual([2, 'verified']);
  expect((await read(''))[1]).not.toBe('verified');
});
