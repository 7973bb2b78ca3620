import { describe, expect, it } from 'vitest';
import { groupedNumbers, ibansIn, isBic, isIban } from './iban.ts';

describe('IBANs in text', () => {
  it('are found with and without spaces', () => {
    expect(ibansIn('IBAN: DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX')).toEqual(['DE89370400440532013000']);
    expect(ibansIn('GB82WEST12345698765432')).toEqual(['GB82WEST12345698765432']);
    expect(ibansIn('FR14 2004 1010 0505 0001 3M02 606 / CH93 0076 2011 6238 5295 7')).toEqual([
      'FR1420041010050500013M02606',
      'CH9300762011623852957',
    ]);
  });

  it('may have a space behind their country, if groups of four follow', () => {
    expect(ibansIn('PL 61 1090 1014 0000 0712 1981 2874')).toEqual(['PL61109010140000071219812874']);
    expect(ibansIn('PL 61109010140000071219812874')).toEqual([]);
  });

  it('are not found if the checksum fails, the length is wrong or the country has none', () => {
    expect(ibansIn('DE88 3704 0044 0532 0130 00')).toEqual([]);
    expect(ibansIn('DE89 3704 0044 0532 0130')).toEqual([]);
    expect(ibansIn('DE893704004405320130001')).toEqual([]);
    expect(ibansIn('US89 3704 0044 0532 0130 00')).toEqual([]);
  });

  it('hold their checksum alone as well', () => {
    expect(isIban('NL91 ABNA 0417 1643 00')).toBe(true);
    expect(isIban('NL91 ABNA 0417 1643 01')).toBe(false);
  });
});

describe('a BIC', () => {
  it.each(['COBADEFF', 'COBADEFFXXX', 'NEDSZAJJ', 'DBSSSGSG'])('has the shape of %s', (token) => {
    expect(isBic(token)).toBe(true);
  });
  it.each(['TRANSFER', 'PAYMENTS', 'COBADEF', 'cobadeff', 'STATEMENT'])('is not %s', (token) => {
    expect(isBic(token)).toBe(false);
  });
});

it('the groups of an account number are found, its last one too', () => {
  const words = 'Volkskasse IBAN: DE81 8105 5368 0679 3929 93 Seite 2'.split(' ');
  expect(groupedNumbers(words)).toEqual([[2, 8]]);
  expect(groupedNumbers('van uw rekening NL97 RYNB 0552 4332 20.'.split(' '))).toEqual([[3, 8]]);
  expect(groupedNumbers('AB12 1234 Fee 93'.split(' '))).toEqual([]);
});
