import { expect, it } from 'vitest';
import { Paper, readingsOn, rowsOn, statementOn } from '../../testing/paper.ts';
import { roleOf } from './question.ts';

it('a dated row with an amount in a column that is not booked is not passed over without a doubt', async () => {
  const paper = new Paper([40, 110, -380, -460])
    .row('Date', 'Description', 'Amount', 'Frobs')
    .row('02/06/2025', 'Bakery', '4.50', '10.00')
    .row('18/06/2025', 'Music', '', '3.50');
  const { rows } = await rowsOn(paper);
  const none = {
    amount: null,
    sign: 'none',
    balance: null,
    balanceBy: null,
    totals: { debit: null, credit: null },
  } as const;
  const reason = (last: 'other' | 'fee') =>
    roleOf({
      row: rows[1]!,
      roles: ['date', 'description', 'amount', last],
      money: none,
      date: '2025-06-18',
      own: true,
    }).reason;
  expect([reason('other'), reason('fee')]).toEqual(['amount_elsewhere', 'no_amount']);
});

it('a row without a day that names the total is a sum, wherever its word for one is', async () => {
  const paper = new Paper([40, 110, -460])
    .row('Data', 'Descrição', 'R$')
    .row('02/06/2025', 'Padaria', '4,50')
    .row('', 'VALOR TOTAL', '4,50');
  const { rows } = await rowsOn(paper);
  const money = {
    amount: 450,
    sign: 'none',
    balance: null,
    balanceBy: null,
    totals: { debit: null, credit: null },
  } as const;
  expect(
    roleOf({ row: rows[1]!, roles: ['date', 'description', 'amount'], money, date: '2025-06-02', own: false }).role,
  ).toBe('total');
});

it('a day beside an amount, both in columns that are not booked, may be a booking of a second block', async () => {
  const paper = new Paper([40, 120, -250]).row('Date', 'Description', 'Amount');
  const { y } = paper;
  for (const day of ['02', '03', '04', '05']) paper.row(`${day} Jun 2025`, 'Shop', '-5.00');
  for (const [i, amount] of ['-9.00', '9.00', '-7.00', '7.00'].entries()) {
    const at = y + 6 + i * 14;
    paper
      .at(310, at, `0${i + 6} Jun 2025`)
      .at(380, at, 'Bakery')
      .at(-550, at, amount);
  }
  const { parts } = await readingsOn(paper);
  expect(parts[0]?.rows.map((r) => r.reason).filter((reason) => reason !== '')).toEqual(
    new Array(4).fill('amount_elsewhere'),
  );
});

it('a row with a day and an amount beside it, below no heading, may hold another booking', async () => {
  const reasons = async (beside: readonly string[]) => {
    const paper = new Paper([40, 110, -270, 320, 390, -550]).row('Date', 'Description', 'Amount');
    for (const day of ['02', '03', '04', '05']) {
      paper.row(`${day} Jun 2025`, 'Shop', '-5.00', ...(day < '04' ? beside : []));
    }
    const { parts } = await readingsOn(paper);
    return parts[0]?.rows.map(({ reason }) => reason);
  };
  const another = 'another_beside';
  expect(await reasons(['08 Jun 2025', 'Market', '-7.00'])).toEqual([another, another, '', '']);
  expect(await reasons(['08 Jun 2025', 'Market'])).toEqual(['', '', '', '']);
});

it('the lowest balance of a month beside other words is no balance of a day', async () => {
  const paper = new Paper([40, 110, -370, -460, -550])
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row('02/06/2025', 'Bakery', '4.50', '', '95.50')
    .row('18/06/2025', 'Music', '3.50', '', '92.00')
    .row('', 'Debits 2 Min. balance', '', '', '0.00');
  expect((await readingsOn(paper)).parts[0]!.rows.map((row) => row.role)).toEqual([
    'transaction',
    'transaction',
    'ignored',
  ]);
});
it('What failed by its status is booked nowhere; the same word among the texts of bookings says nothing.', async () => {
  const amounts = async (heading: string) => {
    const paper = new Paper([40, 110, 300, -460]).text('Current account').text('Currency EUR').down(10);
    paper.row('Date', 'Description', heading, 'Amount');
    paper.row('02 Jun 2025', 'Transfer', 'Completed', '-4.50').row('03 Jun 2025', 'Transfer', 'Failed', '-9.00');
    return (await statementOn(paper)).transactions.map((t) => t.amount);
  };
  expect(await amounts('Status')).toEqual([-450]);
  expect(await amounts('Remarks')).toEqual([-450, -900]);
});

it('the word for a carried balance is a transfer on a row with a day, an amount and another balance', async () => {
  const paper = new Paper([40, 110, -300, -380, -460])
    .text('EUR')
    .row('Datum', 'Text', 'Soll', 'Haben', 'Saldo')
    .row('01.06.2025', 'Übertrag', '', '1.000,00', '1.000,00')
    .row('02.06.2025', 'Einlage', '', '20,00', '1.020,00')
    .row('03.06.2025', 'Übertrag', '120,00', '', '900,00')
    .row('04.06.2025', 'Übertrag', '120,00', '1.020,00', '900,00');
  const [part] = (await readingsOn(paper)).parts;
  expect(part!.rows.map(({ role }) => role)).toEqual(['balance', 'transaction', 'transaction', 'balance']);
});
