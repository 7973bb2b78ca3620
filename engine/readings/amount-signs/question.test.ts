import { describe, expect, it } from 'vitest';
import { Paper, readingsOn, rowsOn } from '../../testing/paper.ts';
import { decideSigns } from './question.ts';

describe('marks of a side', () => {
  it('are letters that stray into the column of balances, if the letter behind a balance is its own', async () => {
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

it('a plus on few amounts of a card marks payments: it is the holder’s, though the view is the bank’s', async () => {
  const drawn = new Paper([40, 110, 330]).row('Date', 'Description', 'Amount').rows([
    ['13 Jun 2025', 'Bakery', '4.50'],
    ['14 Jun 2025', 'Kiosk', '20.00'],
    ['15 Jun 2025', 'Payment thank you', '90.00+'],
  ]);
  const { rows } = await rowsOn(drawn);
  const sections = { titled: new Map(), worded: new Map() };
  const reading = decideSigns(rows, ['date', 'description', 'amount'], { flip: -1, worded: false }, sections);
  expect(reading).toMatchObject({ unmarked: -1, flip: 1 });
});
