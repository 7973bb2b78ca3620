import { describe, expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Amount'];
/** 1,000.00 - 4.50 - 5.50 + 2,000.00 + 10.00 - 980.00 = 2,020.00 */
const paper = (dates: readonly string[]) => {
  const p = new Paper([40, 110, -460])
    .text('Current account')
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Opening balance 1,000.00')
    .text('Closing balance 2,020.00')
    .down(10)
    .row(...HEAD);
  const rows = [
    ['Bakery', '-4.50'],
    ['Market', '-5.50'],
    ['Salary', '2,000.00'],
    ['Refund', '10.00'],
    ['Rent', '-980.00'],
  ] as const;
  for (const [i, [text, amount]] of rows.entries()) p.row(dates[i]!, text, amount);
  return p;
};
const statusOf = async (p: Paper) => (await extractionOf(p)).statements[0]!.reconciliation.status;

describe('a missing date', () => {
  it('is that of the row above if each day is printed once', async () => {
    expect(await statusOf(paper(['02 Jun 2025', '', '03 Jun 2025', '', '05 Jun 2025']))).toBe('verified');
  });

  it('is in doubt if a day is printed again', async () => {
    const dates = ['02 Jun 2025', '02 Jun 2025', '03 Jun 2025', '', ''];
    expect(await statusOf(paper(dates))).toBe('unverifiable');
  });
});

describe('a day above its rows', () => {
  it('shows whether the day or the month comes first', async () => {
    const p = new Paper([40, 110, -460])
      .text('Period 06/01/2025 to 06/30/2025')
      .text('Opening balance 1,000.00')
      .text('Closing balance 2,005.50')
      .down(10)
      .row('', 'Description', 'Amount');
    for (const [day, text, amount] of [
      ['06/02/2025', 'Bakery', '-4.50'],
      ['06/05/2025', 'Salary', '1,000.00'],
      ['06/25/2025', 'Refund', '10.00'],
    ] as const)
      p.text(day).row('', text, amount);
    const [statement] = (await extractionOf(p)).statements;
    expect(statement!.transactions.map(({ date }) => date)).toEqual(['2025-06-02', '2025-06-05', '2025-06-25']);
  });
});

it('a day of booking printed once is not the day of value, even if its heading begins a line above', async () => {
  const p = new Paper([40, 110, 180, -400, -500]).text('Current account').text('Currency EUR');
  p.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 100.00').text('Closing balance 50.00').down(10);
  p.row('', 'Data', '', '', '').row('Data', 'Valor', 'Lançamento', 'Montante', 'Saldo');
  for (const [booked, value, amount, balance] of [
    ['02-06-2025', '03-06-2025', '-10.00', '90.00'],
    ['', '01-06-2025', '-11.00', '79.00'],
    ['04-06-2025', '06-06-2025', '-12.00', '67.00'],
    ['', '05-06-2025', '-13.00', '54.00'],
    ['07-06-2025', '07-06-2025', '-4.00', '50.00'],
  ] as const)
    p.row(booked, value, 'Bakery', amount, balance);
  const [statement] = (await extractionOf(p)).statements;
  expect(statement!.transactions.map(({ date }) => date.slice(8))).toEqual(['02', '02', '04', '04', '07']);
});
