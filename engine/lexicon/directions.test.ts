import { describe, expect, it } from 'vitest';
import { directionOf } from './directions.ts';

describe('the words of a booking', () => {
  it.each([
    ['CARD PAYMENT CORNER CAFE LEEDS', -1],
    ['Payment received - thank you', 1],
    ['REFUND CORNER CAFE', 1],
    ['Kartenzahlung Bäckerei', -1],
    ['ZAHLUNGSEINGANG - VIELEN DANK', 1],
    ['ΑΓΟΡΑ ΦΑΡΜΑΚΕΙΟ', -1],
    ['DEVOLUCION COMPRA TIENDA', 1],
    ['Снятие наличных', -1],
    ['消費便利店', -1],
    ['入金ヤマダ', 1],
  ])('say which way money went: %s', (text, sign) => {
    expect(directionOf(text)).toBe(sign);
  });

  it('say nothing if they mean one thing on a card and another on an account, or name no direction', () => {
    expect(directionOf('Payment 1234')).toBeNull();
    expect(directionOf('Corner Cafe Leeds')).toBeNull();
  });

  it.each(['Direct debit payment', 'Dauerauftrag', 'PRLV SEPA'])('say nothing of what may be a card: %s', (text) => {
    expect([directionOf(text), directionOf(text, true)]).toEqual([-1, null]);
  });

  it('say nothing if they name both directions', () => {
    expect(directionOf('salary withdrawal')).toBeNull();
  });
});
