import { describe, expect, it } from 'vitest';
import { Paper, rowsOn } from '../testing/paper.ts';

/** Bookings of one column, each an amount and its ink. */
async function signsOf(...amounts: readonly (readonly [string, string])[]) {
  const paper = new Paper().row('Date', 'Description', 'Amount');
  for (const [i, [amount, ink]] of amounts.entries()) {
    paper
      .cells([`${13 + i}/06/2025`, `Booking ${'abcdef'[i]}`])
      .at(-370, paper.y, amount, false, ink)
      .down(14);
  }
  const { rows } = await rowsOn(paper);
  return rows.map((row) => row.amounts.find((a) => a !== null)?.token.sign);
}

describe('ink of amounts', () => {
  it('is a minus if it is red among others, a plus if it is green', async () => {
    expect(await signsOf(['4.50', '#cc0000'], ['20.00', 'black'], ['3.00', '#8b0000'])).toEqual(['-', null, '-']);
    expect(await signsOf(['4.50', 'red'], ['20.00', '#007a33'])).toEqual(['-', '+']);
  });

  it('says nothing if all amounts have one, or a minus is on those of another', async () => {
    expect(await signsOf(['4.50', '#cc0000'], ['20.00', '#cc0000'])).toEqual([null, null]);
    expect(await signsOf(['4.50', 'red'], ['-20.00', 'black'])).toEqual([null, '-']);
  });

  it('does not go against a printed sign', async () => {
    expect(await signsOf(['+4.50', 'red'], ['20.00', 'black'])).toEqual(['+', null]);
  });
});
