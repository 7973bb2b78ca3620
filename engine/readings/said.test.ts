/** What the user answers is read so, where evidence leaves it open, and proves nothing by itself. */
import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

/** Of a card or an account: nothing says it, and the sums close either way. */
const unnamed = () =>
  new Paper([40, 110, -400])
    .text('Currency EUR')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('Previous balance 500.00')
    .text('New balance 440.00')
    .down(10)
    .row('Date', 'Description', 'Amount')
    .rows([
      ['02 Jun 2025', 'Bakery', '20.00'],
      ['03 Jun 2025', 'Market', '20.00'],
      ['05 Jun 2025', 'Thank you', '-100.00'],
    ]);

describe('whose side the signs are of', () => {
  it('is what the user says, and both ways stay open', async () => {
    const plain = await statementOn(unnamed());
    expect(plain.reconciliation.status).toBe('unverifiable');
    const [first] = plain.reconciliation.obligations.flatMap(({ findings }) =>
      findings.flatMap((one) => (one.code === 'AMBIGUOUS' ? one.params.differences : [])),
    );
    if (first?.code !== 'SIDES') throw new Error('the sides are not open');
    for (const sides of first.params.sides) {
      const { transactions, reconciliation } = await statementOn(unnamed(), { sides });
      const sign = sides.signs === 'holder' ? 1 : -1;
      expect(transactions.map(({ amount }) => amount)).toEqual([2000 * sign, 2000 * sign, -10000 * sign]);
      expect(reconciliation.status).toBe('unverifiable');
    }
  });
});

/** Every amount has three digits behind its one mark. */
const threeDigits = () =>
  new Paper([40, 110, -400])
    .text('Current account')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('Opening balance 10.000')
    .text('Closing balance 6.250')
    .row('Date', 'Description', 'Amount')
    .rows([
      ['02 Jun 2025', 'Bakery', '-1.500'],
      ['03 Jun 2025', 'Market', '-2.250'],
    ]);

describe('the decimal mark', () => {
  it('is what the user says, where both are possible', async () => {
    const amounts = async (decimalMark: '.' | ',') => {
      const { transactions } = await statementOn(threeDigits(), { decimalMark, currency: 'KWD' });
      return transactions.map(({ amount }) => Math.abs(amount));
    };
    expect(await amounts('.')).toEqual([1500, 2250]);
    expect(await amounts(',')).toEqual([1_500_000, 2_250_000]);
  });

  it('is that of the paper, where it allows only one', async () => {
    const paper = () =>
      new Paper([40, 110, -400])
        .text('Current account')
        .text('Period 1 June 2025 to 30 June 2025')
        .text('Opening balance 2,000.00')
        .row('Date', 'Description', 'Amount')
        .rows([
          ['02 Jun 2025', 'Bakery', '-1,500.25'],
          ['03 Jun 2025', 'Market', '-20.00'],
        ]);
    const [said, plain] = [await statementOn(paper(), { decimalMark: ',' }), await statementOn(paper())];
    expect(said.transactions).toEqual(plain.transactions);
  });
});
