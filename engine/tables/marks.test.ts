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
  it('are marks where a plus stands alone', async () => {
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

describe('letters behind amounts', () => {
  const drawn = (...amounts: readonly string[]) =>
    new Paper(GRID)
      .row('Date', 'Description', 'Amount', '', 'Balance')
      .rows(amounts.map((amount, i) => [`${13 + i}/06/2025`, 'Booking', amount, '', '90,420']));

  it('are a symbol of dinars where the other side of an account is never printed', async () => {
    expect(await amountsOf(drawn('9,580 DT'))).toEqual([['9,580', '90,420']]);
    expect(await amountsOf(drawn('9,58 DT', '1,00 CT'))).toEqual([
      ['DT9,58', '90,420'],
      ['CT1,00', '90,420'],
    ]);
  });
});
