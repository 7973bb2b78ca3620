import { describe, expect, it } from 'vitest';
import { Paper, readingsOn } from '../testing/paper.ts';

describe('marks of a side', () => {
  it('are letters that stray into the column of balances, where the letter behind a balance is its own', async () => {
    const rows = [
      ['13 Jun 2025', 'Bakery', '4.50', 'D', '15.50', 'CT'],
      ['14 Jun 2025', 'Rent', '20.00', 'D', '4.50', 'DT'],
    ];
    const drawn = new Paper([40, 110, -370, 420, -460, 465])
      .text('Currency EUR')
      .down(10)
      .row('Date', 'Description', 'Amount', '', 'Balance')
      .rows(rows);
    const [part] = (await readingsOn(drawn)).parts;
    expect(part.rows.map((r) => [r.amount, r.balance])).toEqual([
      [-450, 1550],
      [-2000, -450],
    ]);
  });
});
