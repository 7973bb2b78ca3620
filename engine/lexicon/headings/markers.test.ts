import { describe, expect, it } from 'vitest';
import { markerBesideAmount, markerSign } from './markers.ts';

describe('a marker', () => {
  it.each([
    'DR',
    'Dr.',
    '(Dr)',
    'D',
    'S',
    'Soll',
    'Af',
    '-',
    '−',
    'OD',
    'Debit',
    'Debe',
    'Dare',
    'Wn',
    'Cargo',
    'Nợ',
    'Дт',
    'Χ',
    '借',
    '支出',
  ])('says that money went out: %s', (marker) => {
    expect(markerSign(marker)).toBe(-1);
  });
  it.each([
    'CR',
    'Cr',
    '(Cr)',
    'C',
    'H',
    'Haben',
    'Bij',
    '+',
    'Credit',
    'Haber',
    'Avere',
    'Ma',
    'Abono',
    'Có',
    'Кт',
    'Π',
    'J',
    '貸',
    '收入',
  ])('says that money came in: %s', (marker) => {
    expect(markerSign(marker)).toBe(1);
  });
  it.each(['', 'X', 'TFR', 'VIS', '12'])('is not any text: %s', (text) => {
    expect(markerSign(text)).toBeNull();
  });

  it('beside an amount is one of few', () => {
    expect(markerBesideAmount('(Cr)')).toBe('CR');
    expect(markerBesideAmount('TESCO')).toBeNull();
    expect(markerBesideAmount('in')).toBeNull();
  });
});
