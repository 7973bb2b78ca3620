import { describe, expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const paper = () =>
  new Paper()
    .text('Period 01 June 2025 to 30 June 2025')
    .down(10)
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row('', 'Opening balance', '', '', '1,000.00')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '');
const amounts = async (p: Paper) =>
  (await extractionOf(p)).statements.flatMap((s) => s.transactions.map((t) => t.amount));

describe('a row that names a total', () => {
  it('is one if its amounts are the sums of the rows above, with a date or without', async () => {
    const sums = paper()
      .row('02 Jun 2025', 'Salary', '', '2,000.00', '')
      .row('02 Jun 2025', 'Turnover', '4.50', '2,000.00', '')
      .row('05 Jun 2025', 'Rent', '980.00', '', '2,015.50')
      .row('05 Jun 2025', 'Turnover', '980.00', '', '')
      .row('', 'Total credits', '', '2,000.00', '')
      .row('', 'Closing balance', '', '', '2,015.50');
    expect(await amounts(sums)).toEqual([-450, 200000, -98000]);
  });

  it('is one in the columns of both sides whatever its words, if both are sums', async () => {
    const both = paper().row('05 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
    expect(await amounts(both.row('30 Jun 2025', 'Frobs', '4.50', '2,000.00', ''))).toEqual([-450, 200000]);
  });

  it('is one behind a name, if its amount is what came less what went', async () => {
    const members = new Paper([40, 110, -460])
      .text('Credit card statement')
      .text('Period 01 June 2025 to 30 June 2025')
      .row('Date', 'Description', 'Amount')
      .row('02 Jun 2025', 'Bakery', '4.50')
      .row('03 Jun 2025', 'Refund of the shop', '20.00+')
      .row('05 Jun 2025', 'Rent', '980.00')
      .row('', 'A Holder card total', '964.50')
      .row('06 Jun 2025', 'Kiosk', '3.00')
      .row('07 Jun 2025', 'Payment', '100.00+')
      .row('', 'B Holder card total', '97.00+');
    expect(await amounts(members)).toEqual([-450, 2000, -98000, -300, 10000]);
  });

  it('is a booking if it has a day and an amount of its own', async () => {
    const booked = paper().row('05 Jun 2025', 'Turnover', '12.00', '', '983.50');
    expect(await amounts(booked)).toEqual([-450, -1200]);
  });
});

it('a row without a day that says the total above it again is no booking, if that is of several', async () => {
  const charged = (amount: string, ...rows: readonly (readonly string[])[]) =>
    amounts(
      new Paper([40, 110, -460])
        .text('Credit card statement')
        .row('Date', 'Description', 'Amount')
        .rows(rows)
        .row('', 'Total purchases', '15.50')
        .row('', 'Charged to your account', amount),
    );
  const bakery = ['02 Jun 2025', 'Bakery', '20.00'];
  const refund = ['03 Jun 2025', 'Refund of the shop', '4.50+'];
  expect(await charged('15.50', bakery, refund)).toEqual([-2000, 450]);
  expect(await charged('15.60', bakery, refund)).toEqual([-2000, 450, -1560]);
});

describe('several rows without a day', () => {
  const card = (first: string, second: string) =>
    amounts(
      new Paper([40, 110, -460])
        .text('Credit card statement')
        .text('Period 01 June 2025 to 30 June 2025')
        .row('Date', 'Description', 'Amount')
        .row('02 Jun 2025', 'Bakery', '4.50')
        .row('05 Jun 2025', 'Rent', '980.00')
        .row('', 'Card 2731 total of A Holder', first)
        .row('06 Jun 2025', 'Kiosk', '3.00')
        .row('07 Jun 2025', 'Garage', '40.00')
        .row('', 'Card 4021 total of B Holder', second)
        .row('08 Jun 2025', 'Stamp duty', '1.00'),
    );

  it('are sums if each is that of the bookings since the one before', async () => {
    expect(await card('984.50', '43.00')).toEqual([-450, -98000, -300, -4000, -100]);
  });

  it('are bookings if one of them is no sum', async () => {
    expect(await card('984.50', '43.10')).toEqual([-450, -98000, -98450, -300, -4000, -4310, -100]);
  });
});

describe('the one row without a day', () => {
  const listed = (amount: string, balance: string, ...further: readonly (readonly string[])[]) =>
    amounts(paper().row('', 'Kiosk', amount, '', balance).rows(further));

  it('is a booking if it continues from the balance above, though it is the sum of all bookings', async () => {
    const two = paper().row('03 Jun 2025', 'Bakery', '4.50', '', '991.00').row('', 'Kiosk', '9.00', '', '982.00');
    expect(await amounts(two)).toEqual([-450, -450, -900]);
  });

  it('is a booking of the amount above it if bookings follow', async () => {
    expect(await listed('4.50', '', ['03 Jun 2025', 'Rent', '980.00', '', '11.00'])).toEqual([-450, -450, -98000]);
  });

  it('is a sum below all bookings if it comes to that, whatever its words', async () => {
    expect(await listed('4.50', '')).toEqual([-450]);
  });
});

describe('rows without a day above groups of dated rows', () => {
  const grouped = (...sums: readonly [string, string]) =>
    new Paper()
      .text('Period 01 June 2025 to 30 June 2025')
      .row('Date', 'Description', 'Debit', 'Credit')
      .row('', 'Opening balance', '', '100.00')
      .row('', 'Frobs', '', sums[0])
      .row('03 Jun 2025', 'Acme', '', '30.00')
      .row('05 Jun 2025', 'Widget', '', '12.00')
      .row('', 'Gronks', sums[1], '')
      .row('02 Jun 2025', 'Bakery', '4.50', '')
      .row('', 'Closing balance', '', '137.50');

  it('are their sums if each is', async () => {
    expect(await amounts(grouped('42.00', '4.50'))).toEqual([3000, 1200, -450]);
  });

  it('are not sums if one is not', async () => {
    expect(await amounts(grouped('42.00', '4.60'))).toContain(-460);
  });
});

describe('the one row without a day among rows of one amount', () => {
  const cheques = (total: string) =>
    new Paper([40, 110, -460])
      .text('Current account')
      .bold('Cheques paid')
      .row('Date', 'Number', 'Amount')
      .row('02 Jun 2025', '000323', '6.71')
      .row('05 Jun 2025', '000324', '5.93')
      .row('', 'Frobnication (2)', total);

  it('is a total if it is their sum, and its sign is not theirs', async () => {
    expect(await amounts(cheques('12.64-'))).toEqual([-671, -593]);
  });

  it('is a booking if it is not', async () => {
    expect(await amounts(cheques('12.65'))).toEqual([-671, -593, -1265]);
  });
});

it.each([
  ['sums, if two are of several rows each', ['50.00', '64.00'], 4],
  ['bookings, if one of them is no sum', ['50.00', '65.00'], 6],
])('Rows without a day and a word for a total are %s', async (_name, [first, second], rows) => {
  const card = new Paper([40, 110, -460]).text('Credit card statement').text('Period 01 June 2025 to 30 June 2025');
  card.row('Date', 'Description', 'Amount').row('02 Jun 2025', 'Bakery', '20.00').row('03 Jun 2025', 'Shop', '30.00');
  card
    .row('', 'Purchases on card 3174', first!)
    .row('04 Jun 2025', 'Rent', '60.00')
    .row('05 Jun 2025', 'Kiosk', '4.00');
  expect(await amounts(card.row('', 'Purchases on card 6837', second!))).toHaveLength(rows);
});
