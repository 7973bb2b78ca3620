import { expect, it } from 'vitest';
import { Paper } from '../testing/paper.ts';
import { alike, differ, type Misread, readAs, statementsAs } from './testing/read-as.ts';

const ROWS = [
  ['02 Jun 2025', 'Bakery', '30.00', '', '270.00'],
  ['10 Jun 2025', 'Salary', '', '900.00', '1,170.00'],
  ['20 Jun 2025', 'Fuel', '21.50', '', '1,148.50'],
  ['24 Jun 2025', 'Books', '48.50', '', '1,100.00'],
];

const paper = (rows: readonly string[][] = ROWS, closing = '1,100.00') =>
  new Paper()
    .text('Current account   Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Opening balance 300.00')
    .text(`Closing balance ${closing}`)
    .down(20)
    .row('Date', 'Description', 'Paid out', 'Paid in', 'Balance')
    .rows(rows);

const WITHOUT_BALANCES = ROWS.map((row) => row.slice(0, 4));

const read = (misread: Misread, rows?: readonly string[][]) => readAs(paper(rows), misread);
const pictures = async (misread: Misread, rows?: readonly string[][]) => {
  const { reconciliation } = await read(misread, rows);
  return reconciliation.obligations.find(({ code }) => code === 'PICTURES_READ')?.evidence;
};

it('a paper on which the readers agree is verified, and says that it was read from a picture', async () => {
  const { reconciliation } = await read({});
  expect(reconciliation.status).toBe('verified');
  expect(await pictures({})).toMatch(/^Two readers read the \d+ figures of the pictures on page 1 alike\.$/);
});

it('an amount on which the readers differ is settled by the balances', async () => {
  const misread = { '21.50': differ('21.50', '27.50') };
  expect((await read(misread)).reconciliation.status).toBe('verified');
  expect(await pictures(misread)).toContain('settle 1 figure');
});

it('an amount that the first reader misread is corrected by the balances, and the statement says so', async () => {
  const misread = { '21.50': differ('27.50', '21.50') };
  const { transactions, reconciliation } = await read(misread);
  expect(transactions[2]?.amount).toBe(-2150);
  expect(reconciliation.status).toBe('verified');
  expect(await pictures(misread)).toContain('correct 1 figure');
});

it('an amount that neither reader read right stays open, and nothing is bent to fit', async () => {
  const { transactions, reconciliation } = await read({ '21.50': differ('27.50', '24.50') });
  expect(transactions[2]?.amount).not.toBe(-2150);
  expect(reconciliation.status).not.toBe('verified');
});

it('an amount that both readers misread alike is a mismatch, and no reading is invented', async () => {
  const { reconciliation } = await read({ '21.50': alike('27.50') });
  expect(reconciliation.status).toBe('mismatch');
});

it('a correction needs a second sum that it did not use', async () => {
  const misread = { '21.50': differ('27.50', '21.50') };
  expect((await read(misread, WITHOUT_BALANCES)).reconciliation.status).not.toBe('verified');
});

it('several corrections are no proof', async () => {
  const misread = { '21.50': differ('27.50', '21.50'), '48.50': differ('49.50', '48.50') };
  const { transactions, reconciliation } = await read(misread);
  expect(transactions.map(({ amount }) => amount)).toEqual([-3000, 90000, -2150, -4850]);
  expect(reconciliation.status).not.toBe('verified');
});

it('a day on which the readers differ stays open if both days fit, and stands if the other does not', async () => {
  const both = (first: string, second: string) => ({ '10': differ(first, second) });
  expect((await read(both('10', '16'))).reconciliation.status).toBe('unverifiable');
  expect((await read(both('10', 'I0'))).reconciliation.status).toBe('unverifiable');
});

it('a day is settled by the order of the days, if the other one breaks it', async () => {
  expect((await read({ '10': differ('10', '26') })).reconciliation.status).toBe('verified');
  const [first = [], second = [], ...others] = ROWS;
  const mixed = [first, ...others, second].map(([day = '', text = '', ...sums]) => [day, text, ...sums.slice(0, 2)]);
  expect((await read({}, mixed)).reconciliation.status).toBe('verified');
  expect((await read({ '10': differ('10', '16') }, mixed)).reconciliation.status).toBe('unverifiable');
});

it('a month is settled by the period, and stays open where another one fits, too', async () => {
  const dated = ['05 Jun 2025', '10 Jun 2025', '20 Jun 2025', '24 Jun 2025'];
  const rows = ROWS.map(([, ...row], at) => [dated[at] ?? '', ...row]);
  const longer = (month: string) =>
    new Paper()
      .text('Current account   Currency EUR')
      .text(`Period 01 ${month} 2025 to 30 Sep 2025`)
      .text('Opening balance 300.00')
      .text('Closing balance 1,100.00')
      .down(20)
      .row('Date', 'Description', 'Paid out', 'Paid in', 'Balance')
      .rows(rows);
  const misread = { Jun: differ('Jun', 'Jul') };
  expect((await read(misread, rows)).reconciliation.status).toBe('verified');
  expect((await readAs(longer('May'), {})).reconciliation.status).toBe('verified');
  expect((await readAs(longer('May'), misread)).reconciliation.status).toBe('unverifiable');
  // what is left of a month is no other one
  const june = ROWS.map(([day = '', ...row]) => [day.replace('Jun', 'June'), ...row]);
  expect((await read({ June: differ('June', 'Jne', 'JUNE') }, june)).reconciliation.status).toBe('verified');
  expect((await read({ June: differ('June', 'Junc') }, june)).reconciliation.status).toBe('unverifiable');
});

it('a line before a day and a month makes no other day of them', async () => {
  const parts = ['02 06', '10 06', '20 06', '24 06'];
  const rows = ROWS.map(([, ...row], at) => [(parts[at] ?? '').replace(' ', ''), ...row]);
  expect((await read({}, rows)).transactions[1]?.date).toBe('2025-06-10');
  expect((await read({ '1006': differ('1006', '11006') }, rows)).reconciliation.status).toBe('verified');
  expect((await read({ '1006': differ('1006', '1606') }, rows)).reconciliation.status).toBe('unverifiable');
});

it('a day that the other reader read as none is settled if no other figure at that place makes a day that fits', async () => {
  const dated = ['02.06.2025', '10.06.2025', '20.06.2025', '24.06.2025'];
  const rows = ROWS.map(([, ...row], at) => [dated[at] ?? '', ...row]);
  const statusOf = async (other: string) =>
    (await read({ '10.06.2025': differ('10.06.2025', other) }, rows)).reconciliation.status;
  expect(await statusOf('10.0G.2025')).toBe('verified');
  expect(await statusOf('.10.06.2025')).toBe('verified');
  // 12.06.2025 fits, too
  expect(await statusOf('1O.06.2025')).toBe('unverifiable');
  expect(await statusOf('1006')).toBe('unverifiable');
});

it('a day that is read by one reader alone stays open', async () => {
  expect((await read({ '10': differ('10') })).reconciliation.status).toBe('unverifiable');
});

it('a day in the text of a row that one reader alone could read is nothing that the row rests on', async () => {
  const dated = ROWS.map(([day = '', text, ...row]) => [day, text === 'Fuel' ? 'Fuel 17/06' : (text ?? ''), ...row]);
  const { reconciliation, transactions } = await read({ '17/06': differ('17/06') }, dated);
  expect(reconciliation.status).toBe('verified');
  expect(transactions[2]?.readings).toMatchObject([{ field: 'text', text: '17/06', status: 'open' }]);
});

it('a day in the text of a row that is its day stays open', async () => {
  const inText = new Paper([40, -300, 330, -500])
    .text('Currency EUR')
    .text('Opening balance 100.00')
    .down(10)
    .row('Description', 'Amount', 'Value date', 'Balance')
    .row('1 02.06.2025 Bakery', '-10.00', '05.06.2025', '90.00')
    .row('2 03.06.2025 Market', '-20.00', '02.06.2025', '70.00')
    .row('3 04.06.2025 Salary', '900.00', '04.06.2025', '970.00')
    .down(20)
    .text('Closing balance 970.00');
  const picturesIn = async (misread: Misread) => {
    const { transactions, reconciliation } = await readAs(inText, misread);
    return [transactions[1]?.date, reconciliation.obligations.find(({ code }) => code === 'PICTURES_READ')?.status];
  };
  expect(await picturesIn({})).toEqual(['2025-06-03', 'discharged']);
  expect(await picturesIn({ '03.06.2025': differ('03.06.2025') })).toEqual(['2025-06-03', 'open']);
});

it('a day above rows on which the readers differ stays open', async () => {
  const headed = new Paper()
    .text('Current account   Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Opening balance 300.00')
    .text('Closing balance 230.00')
    .down(20)
    .row('', 'Description', 'Amount', '', 'Balance')
    .text('02 Jun 2025')
    .row('', 'Bakery', '-30.00', '', '270.00')
    .text('10 Jun 2025')
    .row('', 'Fuel', '-21.50', '', '248.50')
    .text('24 Jun 2025')
    .row('', 'Books', '-18.50', '', '230.00');
  expect((await readAs(headed, {})).reconciliation.status).toBe('verified');
  const { reconciliation } = await readAs(headed, { '10': differ('10', '16') });
  expect(reconciliation).toMatchObject({ status: 'unverifiable', code: 'READ_IN_TWO_WAYS' });
});

it('a period on which the readers differ stays open if it gives the rows their year', async () => {
  const yearless = ROWS.map(([day = '', ...row]) => [day.replace(' 2025', ''), ...row]);
  const wrong = { '2025': differ('2025', '2026') };
  expect((await read(wrong, yearless)).reconciliation.status).not.toBe('verified');
  expect((await read({}, yearless)).reconciliation.status).toBe('verified');
});

it('words without spaces at the foot of the page, which one reader alone could read, hold no year', async () => {
  const yearless = ROWS.map(([day = '', ...row]) => [day.replace(' 2025', ''), ...row]);
  const statusWith = async (foot: string) => {
    const printed = paper(yearless).down(40).text(`Harbour Bank plc ${foot}`);
    return (await readAs(printed, { [foot]: differ(foot) })).reconciliation.status;
  };
  expect(await statusWith('16QuayStreet2009Harbour')).toBe('verified');
  expect(await statusWith('2024/2025')).toBe('unverifiable');
});

it('a day among the rows with dirt beside it is not passed over', async () => {
  const dated = (heading: string) =>
    new Paper()
      .text('Current account   Currency EUR')
      .text('Period 01 June 2025 to 30 June 2025')
      .text('Opening balance 300.00')
      .text('Closing balance 230.00')
      .down(20)
      .row('', 'Description', 'Amount', '', 'Balance')
      .text('02 Jun 2025')
      .row('', 'Bakery', '-30.00', '', '270.00')
      .text(heading)
      .row('', 'Fuel', '-21.50', '', '248.50')
      .text('24 Jun 2025')
      .row('', 'Books', '-18.50', '', '230.00');
  const right = await readAs(dated('10 Jun 2025'), {});
  expect(right.transactions.map(({ date }) => date)).toEqual(['2025-06-02', '2025-06-10', '2025-06-24']);
  const dirty = await readAs(dated('o 10 Jun 2025'), {});
  const isRight = dirty.transactions[1]?.date === '2025-06-10';
  expect(isRight || dirty.reconciliation.status !== 'verified').toBe(true);
});

it('an unproved statement beside it settles nothing of a proved one', async () => {
  const two = (misread: Misread) =>
    statementsAs(
      paper(WITHOUT_BALANCES)
        .page()
        .text('Savings account 77001122   Currency EUR')
        .text('Period 01 June 2025 to 30 June 2025')
        .text('Opening balance 500.00')
        .text('Closing balance 999.00')
        .down(20)
        .row('Date', 'Description', 'Paid out', 'Paid in', 'Balance')
        .rows([['05 Jun 2025', 'Rent', '100.00', '', '400.00']]),
      misread,
    );
  const both = { '30.00': differ('30.00', '31.00'), '48.50': differ('48.50', '47.50') };
  const [first, second] = await two(both);
  expect(second?.reconciliation.status).toBe('mismatch');
  expect(first?.reconciliation.status).not.toBe('verified');
  const [settled] = await two({ '30.00': differ('30.00', '36.00') });
  expect(settled?.reconciliation.status).toBe('verified');
});

it('days that begin the rows, below a heading that was misread, keep the day of booking open', async () => {
  const dated = new Paper([40, 150, -370, -430, -550])
    .text('Current account   Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Opening balance 300.00')
    .text('Closing balance 230.00')
    .down(20)
    .row('Booked', 'Description', 'Paid out', 'Value date', 'Balance')
    .rows([
      ['02.06.2025', 'Bakery', '30.00', '03.06.2025', '270.00'],
      ['10.06.2025', 'Fuel', '21.50', '12.06.2025', '248.50'],
      ['24.06.2025', 'Books', '18.50', '25.06.2025', '230.00'],
    ]);
  const right = await readAs(dated, {});
  expect(right.transactions.map(({ date }) => date)).toEqual(['2025-06-02', '2025-06-10', '2025-06-24']);
  const misread = await readAs(dated, { Booked: alike('B00k0d') });
  const isRight = misread.transactions[0]?.date === '2025-06-02';
  expect(isRight || misread.reconciliation.status !== 'verified').toBe(true);
});
