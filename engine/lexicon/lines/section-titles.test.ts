import { expect, it } from 'vitest';
import { sectionTitle } from './section-titles.ts';

it('a title between ornaments is one', () => {
  const titleOf = (text: string) => sectionTitle(text, text, true)?.sign ?? null;
  expect(titleOf('********** OTHER DEBITS **********')).toBe(-1);
  expect(titleOf('=== Deposits ===')).toBe(1);
  expect(titleOf('- 12 OTHER DEBITS')).toBeNull();
});

it('a first text that surely names a section is a title, whatever the whole line says less surely', () => {
  const line = 'Checks and Substitute Checks There were 8 checks listed totaling $1,898.90.';
  expect(sectionTitle(line, 'Checks and Substitute Checks', false)?.sign).toBe(-1);
});

it('a title of what is not booked stays one if words after a dash say which of it', () => {
  const titleOf = (text: string) => sectionTitle(text, text, true)?.sign ?? null;
  expect(titleOf('Vorgemerkte Umsätze – Lastschriften aus Einkauf')).toBe(0);
  expect(titleOf('Opérations à venir - prélèvements automatiques')).toBe(0);
  expect(titleOf('Carte du mois - opérations à venir')).toBeNull();
});

it('a slip to pay with lists no bookings, whatever is to be paid by', () => {
  expect(sectionTitle('Payment advice Bank giro credit', 'Payment advice', true)?.sign).toBe(0);
  expect(sectionTitle('Innbetalingskort', 'Innbetalingskort', true)?.sign).toBe(0);
  expect(sectionTitle('Bank giro credit', 'Bank giro credit', true)).toBeNull();
});
