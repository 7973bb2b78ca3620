import { describe, expect, it } from 'vitest';
import { Paper, rowsOn } from '../../testing/paper.ts';
import { decideRoles } from './question.ts';

/** Days, texts, a kind, money out and in, the balance. */
const UNHEADED = [40, 110, 230, -340, -420, -500];
const MOVES: readonly (readonly string[])[] = [
  ['02 Jun 2025', 'Bakery on the corner', 'Card', '4.50', '', '995.50'],
  ['03 Jun 2025', 'Salary of the month', 'Transfer', '', '2,000.00', '2,995.50'],
  ['05 Jun 2025', 'Rent of the flat', 'Transfer', '980.00', '', '2,015.50'],
  ['06 Jun 2025', 'Cinema in town', 'Card', '15.50', '', '2,000.00'],
];
const SIDES = ['date', 'description', 'type', 'debit', 'credit', 'balance'];

const rolesOn = async (paper: Paper) => decideRoles((await rowsOn(paper)).rows, '.').roles;

describe('the role of a column', () => {
  it('headed as the day of the transaction, without dates, is the description if there is no other', async () => {
    const paper = new Paper([40, 110, -370, -460])
      .row('DATE', 'TRAN', 'DEBIT', 'BALANCE')
      .row('02 Jun 2025', 'Bakery', '4.50', '995.50')
      .row('03 Jun 2025', 'Grocer', '20.00', '975.50');
    expect((await rolesOn(paper))[1]).toBe('description');
  });

  it('headed "Type" that holds "DR" and "CR" shows the side', async () => {
    const paper = new Paper([40, 110, -370, 400])
      .row('Date', 'Description', 'Amount', 'Type')
      .row('02 Jun 2025', 'Bakery', '4.50', 'DR')
      .row('03 Jun 2025', 'Salary', '2,000.00', 'CR')
      .row('05 Jun 2025', 'Rent', '980.00', 'DR');
    expect(await rolesOn(paper)).toEqual(['date', 'description', 'amount', 'marker']);
  });

  it('shows the side if it holds "CR", and "DR" is nearer to the amounts', async () => {
    const paper = new Paper([40, 110, -370, 377])
      .row('Date', 'Description', 'Amount', 'Type')
      .row('02 Jun 2025', 'Bakery', '4.50', 'DR')
      .row('05 Jun 2025', 'Rent', '980.00', 'DR');
    for (const day of ['07 Jun 2025', '08 Jun 2025'])
      paper.at(40, paper.y, day).at(110, paper.y, 'Salary').at(-370, paper.y, '20.00').at(400, paper.y, 'CR').down(14);
    expect(await rolesOn(paper)).toEqual(['date', 'description', 'amount', 'marker']);
  });

  it.each([
    ['on each row, and is open if both are', '7.00', ['original_amount', 'amount'], 1],
    ['on each row, not the one that is on some rows', '', ['original_amount', 'amount'], 0],
  ])('headed as amounts like another one is booked if it is %s', async (_name, first, roles, rivals) => {
    const paper = new Paper([40, 110, -370, -460])
      .row('Date', 'Description', 'Amount USD', 'Amount EUR')
      .row('02 Jun 2025', 'Bakery', first, '6.50')
      .row('03 Jun 2025', 'Hotel', '20.00', '18.40');
    const found = decideRoles((await rowsOn(paper)).rows, '.');
    expect([found.roles, ...found.rivals].map((r) => r.slice(2))).toContainEqual(roles);
    expect(found.rivals).toHaveLength(rivals);
  });

  it('without a heading has the side that is a title before the headings, over nothing', async () => {
    const paper = new Paper([40, 110, 180, 260, -540])
      .row('Withdrawals', 'Date', 'Serial #', 'Source', '')
      .row('', '11-12', '', 'Bakery on the corner', '4.50')
      .row('', '11-13', '', 'Rent of the flat', '980.00')
      .row('', '11-14', '', 'Cinema in town', '20.00');
    expect((await rolesOn(paper)).at(-1)).toBe('debit');
  });

  it('headed as amounts is the other side of one headed as a side, if each row has one of them', async () => {
    const listed = (other: string) =>
      new Paper([40, 110, -370, -460])
        .row('Date', 'Description', 'Amount', 'Credit')
        .row('02 Jun 2025', 'Bakery', '4.50', '')
        .row('03 Jun 2025', 'Salary', other, '20.00')
        .row('05 Jun 2025', 'Rent', '9.00', '');
    expect((await rolesOn(listed(''))).slice(2)).toEqual(['debit', 'credit']);
    expect((await rolesOn(listed('20.00')))[2]).toBe('amount');
  });

  it('headed as the day of the transaction is the day of booking, not the day of value before it', async () => {
    const paper = new Paper([40, 190, -330, -400, 440])
      .row('Narrative', 'Value', 'Dr', 'Cr', 'Txn Date')
      .row('Bakery', '02/06/2025', '4.50', '', '01/06/2025')
      .row('Salary', '02/06/2025', '', '2,000.00', '03/06/2025')
      .row('Rent', '06/06/2025', '980.00', '', '05/06/2025');
    expect(await rolesOn(paper)).toEqual(['description', 'value_date', 'debit', 'credit', 'date']);
  });

  it('of figures without a year, beside whole dates, is not a column of days', async () => {
    const paper = new Paper([40, 110, -370, -460])
      .row('Transaction date', 'Description', 'Amount', 'Frob')
      .row('02/06/2025', 'Bakery', '4.50', '1/1')
      .row('03/06/2025', 'Sofa', '200.00', '3/12')
      .row('05/06/2025', 'Rent', '980.00', '1/1');
    expect(await rolesOn(paper)).toEqual(['date', 'description', 'amount', 'other']);
  });

  it('that alone names money in is that of all amounts, if some have a minus', async () => {
    const paper = (last: string) =>
      new Paper([40, 110, -370])
        .row('Date', 'Description', 'Credits')
        .row('02 Jun 2025', 'Bakery', '4.50')
        .row('03 Jun 2025', 'Payment', last);
    expect(await rolesOn(paper('-200.00'))).toEqual(['date', 'description', 'amount']);
    expect(await rolesOn(paper('200.00'))).toEqual(['date', 'description', 'credit']);
  });

  it('without a heading is the side by which the balances follow, even if the newest row is first', async () => {
    const rows = [
      ['05 Jun 2025', 'Refund', '20.00', '', '1,135.50'],
      ['05 Jun 2025', 'Rent', '', '980.00', '1,115.50'],
      ['03 Jun 2025', 'Salary', '2,000.00', '', '2,095.50'],
      ['02 Jun 2025', 'Bakery', '', '4.50', '95.50'],
    ];
    const roles = ['date', 'description', 'credit', 'debit', 'balance'];
    expect(await rolesOn(new Paper().rows(rows))).toEqual(roles);
  });

  it('with days on few rows is not one of dates if a day is above the rows', async () => {
    const paper = new Paper([40, 110, -370, -460])
      .row('', 'Description', 'Amount', 'Balance')
      .row('02-06', 'Bakery', '-4.50', '95.50')
      .row('03-06', 'Salary', '2,000.00', '2,095.50')
      .row('05-06', 'Rent', '-980.00', '1,115.50');
    const { rows } = await rowsOn(paper);
    expect(decideRoles(rows, '.').roles).toEqual(['date', 'description', 'amount', 'balance']);
    const headingDate = rows[0]!.dates[0]![0]!;
    const headed = rows.map((row, i) => ({ ...row, headingDate, dates: i > 0 ? row.dates.map(() => []) : row.dates }));
    expect(decideRoles(headed, '.').roles).not.toContain('date');
  });

  it('without a heading that holds a few signs beside descriptions is that of types', async () => {
    const paper = new Paper([40, 110, 150, -460])
      .row('02 Jun 2025', 'ATM', 'Harbour Street', '-4.50')
      .row('03 Jun 2025', 'GIRO', 'Salary of May', '2,000.00')
      .row('05 Jun 2025', 'DD', 'Lighthouse', '-980.00')
      .row('06 Jun 2025', 'ATM', 'Orchard Market', '-80.00');
    expect(await rolesOn(paper)).toEqual(['date', 'type', 'description', 'amount']);
  });

  it('whose heading may be of descriptions or of kinds is of kinds beside one of descriptions', async () => {
    const rolesBelow = async (...headings: string[]) => {
      const paper = new Paper([40, 110, 200, -460]).row('Date', ...headings, 'Amount');
      paper.row('02 Jun 2025', 'Buy', 'Harbour shares', '4.50').row('03 Jun 2025', 'Sell', 'Market fund', '5.50');
      return rolesOn(paper);
    };
    expect((await rolesBelow('Activity', 'Description'))[1]).toBe('type');
    expect((await rolesBelow('Activity', 'Reference'))[1]).toBe('description');
  });

  it('of kinds describes the bookings if no other does', async () => {
    const paper = new Paper([40, 110, -370, -460]).row('Date', 'Code', 'Withdrawals', 'Deposits');
    paper.row('02 Jun 2025', 'ATM', '4.50', '').row('03 Jun 2025', 'DEP', '', '5.50');
    expect((await rolesOn(paper))[1]).toBe('description');
  });

  it('of codes beside descriptions is that of references', async () => {
    const paper = new Paper([40, 110, 190, -460])
      .row('Date', 'Remarks', 'Description', 'Amount')
      .row('02 Jun 2025', 'K7WQ55', 'BAKERY', '-4.50')
      .row('03 Jun 2025', '', 'Salary', '2,000.00')
      .row('05 Jun 2025', '81RND1AX', 'Rent', '-980.00');
    expect(await rolesOn(paper)).toEqual(['date', 'reference', 'description', 'amount']);
  });

  it('of references is not that of the account, which another heading names', async () => {
    const paper = new Paper([40, 110, 240, 320, -460])
      .row('Date', 'Description', 'Reference Number', 'Account Number', 'Amount')
      .row('02 Jun 2025', 'Bakery', '7497', '3307', '-4.50')
      .row('03 Jun 2025', 'Salary', '2716', '3307', '2,000.00');
    expect(await rolesOn(paper)).toEqual(['date', 'description', 'reference', 'aside', 'amount']);
  });

  it('of numbers that count the rows is not a reference if few rows have a date', async () => {
    const paper = new Paper([40, 80, 150, -460])
      .row('Ssz.', 'Date', 'Description', 'Amount')
      .rows(
        Array.from({ length: 16 }, (_, i) => [
          String(i + 1),
          i % 3 === 0 ? `${String(i + 1).padStart(2, '0')} Jun 2025` : '',
          `Bakery ${'ABCDEFGHIJKLMNOP'[i]}`,
          `${i}4.50`,
        ]),
      );
    expect((await rolesOn(paper))[0]).toBe('sequence');
  });

  it('without a heading that holds codes longer than the descriptions is not theirs', async () => {
    const paper = new Paper([40, 110, 240, -460]).rows([
      ['02 Jun 2025', 'Bakery', '1CGQFTA1WK9Z3D20N455775', '-4.50'],
      ['03 Jun 2025', 'Salary', 'K2J0DAPST4QCC8157WLT9R', '2,000.00'],
      ['05 Jun 2025', 'Rent', '81RND1AXK7WQ55Z81LL20P', '-980.00'],
    ]);
    expect(await rolesOn(paper)).toEqual(['date', 'description', 'reference', 'amount']);
  });

  it('headed "Type" with other words keeps it', async () => {
    const paper = new Paper([40, 110, -370, 400])
      .row('Date', 'Description', 'Amount', 'Type')
      .row('02 Jun 2025', 'Bakery', '-4.50', 'POS')
      .row('03 Jun 2025', 'Salary', '2,000.00', 'CR')
      .row('05 Jun 2025', 'Rent', '-980.00', 'TFR');
    expect(await rolesOn(paper)).toEqual(['date', 'description', 'amount', 'type']);
  });

  it('without headings is what the balances follow from, in whichever order the rows are listed', async () => {
    expect(await rolesOn(new Paper(UNHEADED).rows(MOVES))).toEqual(SIDES);
    expect(await rolesOn(new Paper(UNHEADED).rows([...MOVES].reverse()))).toEqual(SIDES);
  });

  it('without headings has balances on the last rows of days only, or beside rates', async () => {
    const daily = [
      ...MOVES.slice(0, 2),
      ['05 Jun 2025', 'Tax of the year', 'Transfer', '15.50', '', ''],
      ...MOVES.slice(2, 3),
    ];
    const rows = [...daily, ['06 Jun 2025', 'Cinema in town', 'Card', '500.00', '', '1,500.00']];
    const last = rows.map((r) => (r[1] === 'Rent of the flat' ? [...r.slice(0, 5), '2,000.00'] : r));
    expect(await rolesOn(new Paper(UNHEADED).rows(last))).toEqual(SIDES);
    const rated = MOVES.map((r, i) => [...r.slice(0, 3), `${i + 1}.25`, ...r.slice(3)]);
    expect(await rolesOn(new Paper([40, 110, 230, -300, -370, -440, -510]).rows(rated))).toEqual([
      ...SIDES.slice(0, 3),
      'other',
      ...SIDES.slice(3),
    ]);
  });

  it('that says the currency is no part of the description', async () => {
    const paper = new Paper([40, 110, 300, -460]).row('Date', 'Description', 'Xyz', 'Amount');
    for (const [i, [date, text]] of MOVES.entries()) paper.row(date!, text!, i === 1 ? 'USD' : 'EUR', `${i + 2}.50`);
    expect(await rolesOn(paper)).toEqual(['date', 'description', 'currency', 'amount']);
  });

  it('headed as a balance, as another is, is the one that follows from the amounts', async () => {
    const paper = new Paper([40, 110, -340, -420, -500]).row('Date', 'Description', 'Amount', 'Balance', 'Balance');
    const days = [
      ['02 Jun 2025', 'Bakery', '-4.50', '900.00', '995.50'],
      ['03 Jun 2025', 'Salary', '2,000.00', '995.50', '2,995.50'],
      ['05 Jun 2025', 'Rent', '-980.00', '2,000.00', '2,015.50'],
    ];
    expect((await rolesOn(paper.rows(days))).slice(2)).toEqual(['amount', 'other', 'balance']);
  });

  it('headed as what is available is the balance only if no other is', async () => {
    const header = ['Date', 'Description', 'Amount', 'Available', 'Balance'];
    const paper = new Paper([40, 110, -340, -420, -500])
      .row(...header)
      .row('02 Jun 2025', 'Bakery', '-4.50', '1,495.50', '995.50')
      .row('03 Jun 2025', 'Salary', '2,000.00', '3,495.50', '2,995.50');
    const { roles, rivals } = decideRoles((await rowsOn(paper)).rows, '.');
    expect(roles.slice(2)).toEqual(['amount', 'other', 'balance']);
    expect(rivals.map((r) => r.slice(2))).toEqual([['amount', 'balance', 'other']]);
    const alone = new Paper([40, 110, -340, -420])
      .row(...header.slice(0, 4))
      .row('02 Jun 2025', 'Bakery', '-4.50', '1,495.50');
    expect((await rolesOn(alone)).slice(2)).toEqual(['amount', 'balance']);
  });

  it('headed "Amount" beside both sides is the balance if it follows from them', async () => {
    const headings = ['Date', 'Description', 'Type', 'Outgoing', 'Incoming', 'Amount'];
    const read = (rows: typeof MOVES) => rolesOn(new Paper(UNHEADED).row(...headings).rows(rows));
    expect(await read(MOVES)).toEqual(SIDES);
    expect(await read(MOVES.map((row) => [...row.slice(0, 5), '7.00']))).not.toContain('balance');
  });

  it('headed as interest is a side if it is alone beside the other, and the balances follow', async () => {
    const paper = new Paper([40, 110, -330, -400, -460, -540])
      .row('Date', 'Description', 'Payments', 'Interest', 'Fees', 'Balance')
      .row('02 Jun 2025', 'Interest', '', '92.51', '', '22,295.29')
      .row('15 Jun 2025', 'Thank you', '300.00', '', '', '21,995.29')
      .row('02 Jul 2025', 'Interest', '', '91.64', '', '22,086.93')
      .row('05 Jul 2025', 'Late', '', '', '15.00', '22,101.93')
      .row('20 Jul 2025', 'Thank you', '300.00', '', '', '21,801.93');
    expect(await rolesOn(paper)).toEqual(['date', 'description', 'credit', 'debit', 'charge', 'balance']);
  });

  it('of a side that is never alone beside amounts is a fee with them, on however few rows', async () => {
    const paper = new Paper([40, 110, -330, -400, -480])
      .row('Date', 'Description', 'Quantity', 'Charges', 'Amount')
      .row('02 Jun 2025', 'Purchase', '4.0000', '4.95', '(205.29)')
      .row('03 Jun 2025', 'Deposit', '', '', '1,300.00')
      .row('05 Jun 2025', 'Interest', '', '', '0.40')
      .row('06 Jun 2025', 'Withdrawal', '', '', '(20.00)');
    expect((await rolesOn(paper)).slice(3)).toEqual(['fee', 'amount']);
  });

  it('of a payment in parts is that of the part that the balances follow', async () => {
    const paper = (balances: readonly string[]) =>
      new Paper([40, 110, -330, -400, -460, -540])
        .row('Date', 'Description', 'Payment', 'Interest', 'Principal', 'Balance')
        .row('01 Jun 2025', 'Previous balance', '', '', '', balances[0]!)
        .row('05 Jun 2025', 'Thank you', '215.50', '27.97', '-187.53', balances[1]!)
        .row('19 Jun 2025', 'Thank you', '215.50', '15.50', '-200.00', balances[2]!);
    expect((await rolesOn(paper(['900.00', '712.47', '512.47']))).slice(2)).toEqual([
      'other',
      'other',
      'amount',
      'balance',
    ]);
    expect((await rolesOn(paper(['900.00', '684.50', '469.00'])))[2]).toBe('debit');
  });
});
