import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

describe('columns without a known heading', () => {
  const read = async (extra: readonly string[]) => {
    const paper = new Paper([40, 110, 200, -340, -420, -500])
      .row('Date', 'Description', 'Zzyx', 'Amount', 'Balance')
      .row('02 Jun 2025', 'Bakery', extra[0]!, '-4.50', '995.50')
      .row('03 Jun 2025', 'Market', extra[1]!, '-5.00', '990.50')
      .row('04 Jun 2025', 'Salary', extra[2]!, '2,000.00', '2,990.50')
      .row('05 Jun 2025', 'Rent', extra[3]!, '-980.00', '2,010.50');
    const { transactions } = await statementOn(paper);
    return transactions.map((t) => [t.amount, t.description].join(' '));
  };
  const ALONE = ['-450 Bakery', '-500 Market', '200000 Salary', '-98000 Rent'];

  it('describe nothing where they hold codes, and are no money beside decimals', async () => {
    expect(await read(['622212', '458914', '722265', '324700'])).toEqual(ALONE);
  });

  it('describe nothing where they say the same on each row', async () => {
    expect(await read(['Demand', 'Demand', 'Demand', 'Demand'])).toEqual(ALONE);
  });

  it('go with the description where they tell more', async () => {
    expect((await read(['Harbour', 'Hill', 'June', 'Flat']))[0]).toBe('-450 Bakery Harbour');
  });
});
