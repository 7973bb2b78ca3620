import { expect, it } from 'vitest';
import { sectionTitle } from './section-titles.ts';

it('a title between ornaments is one', () => {
  const titleOf = (text: string) => sectionTitle(text, text, true)?.sign ?? null;
  expect(titleOf('********** OTHER DEBITS **********')).toBe(-1);
  expect(titleOf('=== Deposits ===')).toBe(1);
  expect(titleOf('- 12 OTHER DEBITS')).toBeNull();
});

it('a slip to pay with lists no bookings, whatever is to be paid by', () => {
  expect(sectionTitle('Payment advice Bank giro credit', 'Payment advice', true)?.sign).toBe(0);
  expect(sectionTitle('Innbetalingskort', 'Innbetalingskort', true)?.sign).toBe(0);
  expect(sectionTitle('Bank giro credit', 'Bank giro credit', true)).toBeNull();
});
