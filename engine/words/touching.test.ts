import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';
import { touchingAt } from './touching.ts';

describe('an amount and a date that touch', () => {
  it.each([
    ['-84.2309/04/2024', 6],
    ['3.446,6303.09.2024', 8],
    ['(12.50)2024-09-04', 7],
    ['03.09.2024-902,36', 10],
    ['2024-09-041,902.36', 10],
    ['1,902.36CR09/04/2024', 10],
  ])('%s are divided behind letter %d', (text, at) => {
    expect(touchingAt(text)).toBe(at);
  });

  it.each(['123456789012345', '03.09.2024.12.30', '12.34.56.78.9012', '1.2345.09.2024', '84.2309/44/2024'])(
    '%s is not divided',
    (text) => {
      expect(touchingAt(text)).toBe(0);
    },
  );

  it('are read from their columns', async () => {
    const paper = new Paper([40, 110, -370, 370.5, -550])
      .text('Account number 0011-223344')
      .text('Currency EUR')
      .down(10)
      .row('Date', 'Text', 'Amount', '', 'Balance')
      .row('', 'Opening balance', '', '', '1,000.00')
      .row('02.06.2025', 'Bakery', '-4.50', '03.06.2025', '995.50')
      .row('03.06.2025', 'Salary', '2,000.00', '03.06.2025', '2,995.50')
      .row('05.06.2025', 'Rent', '-980.00', '06.06.2025', '2,015.50')
      .row('', 'Closing balance', '', '', '2,015.50');
    const { transactions } = await statementOn(paper);
    expect(transactions.map(({ date, amount }) => [date, amount])).toEqual([
      ['2025-06-02', -450],
      ['2025-06-03', 200000],
      ['2025-06-05', -98000],
    ]);
  });
});
