import { describe, expect, it } from 'vitest';
import { currenciesOfSymbol, currencyCode, currencyDecimals, currencyOfName } from './currencies.ts';

describe('currencies', () => {
  it('have the decimals of ISO 4217', () => {
    expect(['EUR', 'HUF', 'IDR', 'COP'].map(currencyDecimals)).toEqual([2, 2, 2, 2]);
    expect(['JPY', 'KRW', 'ISK', 'CLP', 'VND', 'XOF'].map(currencyDecimals)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(['KWD', 'BHD', 'TND', 'JOD'].map(currencyDecimals)).toEqual([3, 3, 3, 3]);
    expect(currencyDecimals('XYZ')).toBeNull();
  });

  it('are known by a code in capitals alone', () => {
    expect(currencyCode('SEK')).toBe('SEK');
    expect(currencyCode('all')).toBeNull();
    expect(currencyCode('THE')).toBeNull();
  });

  it('are found by a symbol, the most usual first', () => {
    expect(currenciesOfSymbol('€')).toEqual(['EUR']);
    expect(currenciesOfSymbol('$')[0]).toBe('USD');
    expect(currenciesOfSymbol('HK$')).toEqual(['HKD']);
    expect(currenciesOfSymbol('kr.')).toContain('NOK');
    expect(currenciesOfSymbol('x')).toEqual([]);
  });

  it.each([
    ['euro', 'EUR'],
    ['us dollars', 'USD'],
    ['UNITED STATES DOLLAR', 'USD'],
    ['pound sterling', 'GBP'],
    ['singapore dollar', 'SGD'],
    ['schweizer franken', 'CHF'],
    ['złoty polski', 'PLN'],
    ['日本円', 'JPY'],
  ])('are found by their name: %s', (name, code) => {
    expect(currencyOfName(name)).toBe(code);
  });

  it('are not found by an empty text', () => expect(currencyOfName('')).toBe(null));
});
