import { describe, expect, it } from 'vitest';
import { Paper, tablesOn } from '../testing/paper.ts';

/** The amounts of each line below the header. */
async function amountsOf(paper: Paper) {
  const { tables } = await tablesOn(paper);
  return tables[0].segments[0].body.map((tl) =>
    tl.amounts.map(({ token }) => (token.nil ? 'nil' : `${token.marker ?? ''}${token.digits}`)),
  );
}
const GRID = [40, 110, -370, 390, -460];

describe('plus and minus apart behind amounts', () => {
  it('are marks if a plus is alone', async () => {
    const paper = new Paper(GRID)
      .row('Date', 'Description', 'Amount', '', 'Balance')
      .row('13/06/2025', 'Rent', '9.58', '-', '90.42')
      .row('14/06/2025', 'Salary', '20.00', '+', '110.42');
    expect(await amountsOf(paper)).toEqual([
      ['-9.58', '90.42'],
      ['+20.00', '110.42'],
    ]);
  });

  it('are marks below a heading that says so', async () => {
    const paper = new Paper(GRID)
      .row('Date', 'Description', 'Amount', '+/-', 'Balance')
      .row('13/06/2025', 'Rent', '9.58', '-', '90.42');
    expect(await amountsOf(paper)).toEqual([['-9.58', '90.42']]);
  });

  it('are marks below letters for both sides that no amount has', async () => {
    const paper = new Paper(GRID)
      .row('Date', 'Description', 'Amount', 'D/C', 'Balance')
      .row('13/06/2025', 'Rent', '9.58', '-', '90.42');
    expect(await amountsOf(paper)).toEqual([['-9.58', '90.42']]);
  });

  it('are nothing if others have such letters', async () => {
    const paper = new Paper(GRID)
      .row('Date', 'Description', 'Amount', 'D/C', 'Balance')
      .row('13/06/2025', 'Rent', '9.58', 'D', '90.42')
      .row('14/06/2025', 'Notice', '0.00', '-', '90.42');
    expect(await amountsOf(paper)).toEqual([
      ['9.58', '90.42'],
      ['0.00', 'nil', '90.42'],
    ]);
  });

  it('are nothing in a column of its own: a dash for an empty cell', async () => {
    const paper = new Paper(GRID)
      .row('Date', 'Description', 'Out', 'In', 'Balance')
      .row('13/06/2025', 'Rent', '9.58', '-', '90.42')
      .row('14/06/2025', 'Salary', '-', '20.00', '110.42');
    expect(await amountsOf(paper)).toEqual([
      ['9.58', 'nil', '90.42'],
      ['nil', '20.00', '110.42'],
    ]);
  });
});

describe('plus and minus in a column before the amounts', () => {
  const APART = [40, 110, 330, -420];
  const signsOf = async (paper: Paper) => {
    const { tables } = await tablesOn(paper);
    return tables[0].segments[0].body.map((tl) => tl.amounts.map(({ token }) => token.nil || token.sign));
  };

  it('are signs if pluses are below each other', async () => {
    const paper = new Paper(APART)
      .row('Date', 'Description', '', 'Amount')
      .row('13/06/2025', 'Grocer', '+', '9.58')
      .row('14/06/2025', 'Payment', '-', '20.00')
      .row('15/06/2025', 'Baker', '+', '8.70')
      .row('16/06/2025', 'Taxi', '+', '11.00');
    expect(await signsOf(paper)).toEqual([['+'], ['-'], ['+'], ['+']]);
  });

  it('are so behind a text that ends with a number, too', async () => {
    const paper = new Paper(APART)
      .row('Date', 'Description', '', 'Amount')
      .row('13/06/2025', 'Grocer', '+', '9.58')
      .row('14/06/2025', 'Cheque 81554', '-', '20.00')
      .row('15/06/2025', 'Baker', '+', '8.70')
      .row('16/06/2025', 'Taxi', '+', '11.00');
    expect((await signsOf(paper))[1]).toEqual([null, '-']);
  });

  it('are a column of their own below a heading for marks', async () => {
    const paper = new Paper(APART).row('Date', 'Description', '+/-', 'Amount');
    for (const mark of ['+', '-', '+', '+']) paper.row('13/06/2025', 'Grocer', mark, '9.58');
    expect((await signsOf(paper)).flat()).not.toContain('+');
  });

  it('are a column of their own even if its heading begins left of them', async () => {
    const paper = new Paper(APART).at(290, 50, 'Dr/Cr').row('Date', 'Description', '', 'Amount');
    for (const mark of ['+', '-', '+', '+']) paper.row('13/06/2025', 'Grocer', mark, '9.58');
    expect((await signsOf(paper)).flat()).not.toContain('+');
  });

  it('are empty cells if only dashes are there', async () => {
    const paper = new Paper(APART)
      .row('Date', 'Description', 'Out', 'In')
      .row('13/06/2025', 'Salary', '-', '9.58')
      .row('14/06/2025', 'Refund', '-', '20.00');
    expect(await signsOf(paper)).toEqual([
      [true, null],
      [true, null],
    ]);
  });
});

describe('letters behind amounts', () => {
  const drawn = (...amounts: readonly string[]) =>
    new Paper(GRID)
      .row('Date', 'Description', 'Amount', '', 'Balance')
      .rows(amounts.map((amount, i) => [`${13 + i}/06/2025`, 'Booking', amount, '', '90,420']));

  it('are a symbol of dinars if the other side of an account is never printed', async () => {
    expect(await amountsOf(drawn('9,580 DT'))).toEqual([['9,580', '90,420']]);
    expect(await amountsOf(drawn('9,58 DT', '1,00 CT'))).toEqual([
      ['DT9,58', '90,420'],
      ['CT1,00', '90,420'],
    ]);
  });
});
