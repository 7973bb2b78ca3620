import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AmountToken, amountsIn, minorUnits } from './amount.ts';

const only = (text: string, gaps?: number[]): AmountToken => {
  const found = amountsIn(text.split(' '), gaps);
  expect(found, text).toHaveLength(1);
  return found[0]!;
};

describe('an amount of any notation', () => {
  // text, minor units with a point as the decimal mark, with a comma (two decimals); null: no amount under that mark
  const table: [text: string, point: number | null, comma: number | null][] = [
    ['1,234.56', 123456, null],
    ['1.234,56', null, 123456],
    ['1 234,56', null, 123456],
    ['1\u202f234,56', null, 123456],
    ['1\u00a0234\u00a0567,89', null, 123456789],
    ['12 147,90', null, 1214790],
    ["1'234.56", 123456, null],
    ['1’234’567.80', 123456780, null],
    ['1,23,456.78', 12345678, null],
    ['25,81,420.27', 258142027, null],
    ['1234567.89', 123456789, null],
    ['1234', 123400, 123400],
    ['1,234', 123400, null],
    ['1.234', null, 123400],
    ['1.234.567', null, 123456700],
    ['.50', 50, null],
    ['=$9,034.30', 903430, null],
    ['0,05', null, 5],
    ['12.5', 1250, null],
    ['12,-', null, 1200],
    ['12.—', 1200, null],
    ['1.234,--', null, 123400],
    ['１，２３４', 123400, null],
    ['٢٥٠٫٧٥', 25075, null],
  ];
  it.each(table)('reads %s', (text, point, comma) => {
    const token = only(text);
    expect(minorUnits(token, '.', 2)).toBe(point);
    expect(minorUnits(token, ',', 2)).toBe(comma);
  });

  it('says that a number with neither mark has no decimals', () => {
    expect(only('1 234').whole).toBe(true);
    expect(only('1,234').whole).toBe(false);
    expect(only('12,-').whole).toBe(false);
  });

  it('has as many decimals as its currency', () => {
    expect(minorUnits(only('1,234'), '.', 0)).toBe(1234);
    expect(minorUnits(only('1.234'), '.', 3)).toBe(1234);
    expect(minorUnits(only('12.50'), '.', 0)).toBeNull();
    expect(minorUnits(only('12.00'), '.', 0)).toBe(12);
    expect(minorUnits(only('12.345'), '.', 2)).toBeNull();
    expect(minorUnits(only('1234567890123.45'), '.', 2)).toBe(123456789012345);
    expect(minorUnits(only('12345678901234.56'), '.', 2)).toBeNull();
  });

  it('comes back from any way of printing it', () => {
    const marks = fc.constantFrom(['.', ','], ['.', ' '], ['.', "'"], ['.', ''], [',', '.'], [',', ' '], [',', '']);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), marks, (minor, [mark, group]) => {
        const integer = String(Math.trunc(minor / 100)).replace(/\B(?=(\d{3})+$)/g, group!);
        const text = `${integer}${mark}${String(minor % 100).padStart(2, '0')}`;
        expect(minorUnits(only(text), mark as '.' | ',', 2)).toBe(minor);
      }),
    );
  });
});

describe('the sign and what else is printed beside an amount', () => {
  const table: [text: string, beside: Partial<AmountToken>][] = [
    ['-12.20', { sign: '-', notation: 'leading' }],
    ['−12.20', { sign: '-', notation: 'leading' }],
    ['–12.20', { sign: '-', notation: 'leading' }],
    ['+12.20', { sign: '+', notation: 'leading' }],
    ['12.20-', { sign: '-', notation: 'trailing' }],
    ['12.20+', { sign: '+', notation: 'trailing' }],
    ['2.546,63+', { sign: '+', notation: 'trailing' }],
    ['12.20 -', { sign: '-', notation: 'trailing' }],
    ['12.20 (-)', { sign: '-', notation: 'trailing' }],
    ['12.20(+)', { sign: '+', notation: 'trailing' }],
    ['- 3,042.13', { sign: '-', notation: 'leading' }],
    ['- 1 234,56', { sign: '-', notation: 'leading', digits: '1 234,56' }],
    ['(1,234.56)', { sign: '-', notation: 'brackets' }],
    ['( 1,234.56 )', { sign: '-', notation: 'brackets' }],
    ['<1,234.56>', { sign: '-', notation: 'brackets' }],
    ['$(5.00)', { sign: '-', notation: 'brackets', symbol: '$' }],
    ['($5.00)', { sign: '-', notation: 'brackets', symbol: '$' }],
    ['△1,234', { sign: '-', notation: 'leading' }],
    ['12.20CR', { sign: null, marker: 'CR' }],
    ['12.20DR', { sign: null, marker: 'DR' }],
    ['12.20 Dr', { marker: 'DR' }],
    ['3,000.00 (Dr)', { sign: null, notation: null, marker: 'DR' }],
    ['3,04,960.32(Cr)', { sign: null, marker: 'CR' }],
    ['1,588.06 D', { marker: 'D' }],
    ['1.588,06 S', { marker: 'S' }],
    ['35.00 OD', { marker: 'OD' }],
    ['649 133,42Дт', { marker: 'ДТ', digits: '649 133,42' }],
    ['3.354.570Có', { marker: 'CÓ' }],
    ['27.04ABO', { marker: 'ABO' }],
    ['1.234,50(B)', { marker: 'B' }],
    ['1.234,50 A', { marker: 'A' }],
    ['$12.00', { symbol: '$', currency: null }],
    ['$ 12.00', { symbol: '$', from: 0, to: 2, digitsFrom: 1, digitsTo: 2 }],
    ['-$5.00', { sign: '-', symbol: '$' }],
    ['$-5', { sign: '-', symbol: '$' }],
    ['- $5.00', { sign: '-', symbol: '$' }],
    ['€ 1.234,56', { symbol: '€', currency: 'EUR' }],
    ['12,00 €', { symbol: '€', currency: 'EUR' }],
    ['32,677存', { marker: '存', digits: '32,677' }],
    ['27.04ABO', { marker: 'ABO', digits: '27.04' }],
    ['2.27 S$', { symbol: 'S$', currency: 'SGD', marker: null }],
    ['£12.00CR', { currency: 'GBP', marker: 'CR', symbol: '£' }],
    ['12 147,90 PLN', { currency: 'PLN', digits: '12 147,90' }],
    ['EUR 1.234,56', { currency: 'EUR' }],
    ['12.50EUR', { currency: 'EUR' }],
    ['Rs.12.50', { symbol: 'Rs.', digits: '12.50' }],
    ['Rs. 12.50', { symbol: 'Rs.' }],
    ['R$ 1.234,56', { currency: 'BRL' }],
    ['-R$ 12,00', { currency: 'BRL', sign: '-' }],
    ['R 1 234.56', { currency: 'ZAR', digits: '1 234.56' }],
    ['S/ 12.00', { currency: 'PEN' }],
    ['12,00 zł', { currency: 'PLN' }],
    ['1.234,50 Kč', { currency: 'CZK' }],
    ['12,00 kr.', { symbol: 'kr.', currency: null }],
    ['¥1,234', { symbol: '¥' }],
    ['1,234円', { currency: 'JPY' }],
    ['CHF-12.50', { currency: 'CHF', sign: '-' }],
    ['**1,234.56', { digits: '1,234.56' }],
    ['1,234.56*', { digits: '1,234.56' }],
  ];
  it.each(table)('of %s is kept', (text, beside) => {
    expect(only(text)).toMatchObject(beside);
  });
});

describe('what is no amount', () => {
  it.each([
    '01/02/2024',
    '2024-01-05',
    '05.01.2024',
    '1.2.24',
    '12.05.',
    '12:30',
    '12:30:15',
    '2018-01-07T20:37',
    '5,15%',
    '5,15 %',
    '29.99%',
    '4910XK',
    '12B',
    '4894XK237',
    'S285371393500800',
    'DE67',
    '00123',
    '0800-555-0169',
    '1-800-555-0169',
    '1234567890123',
    '4532 1111 2222 3333',
    'N.123',
    '1,234,56',
    '12/34',
    '40-00-11',
    '#4909',
    'PAYMENT',
    '192.168.1.1',
  ])('leaves %s alone', (text) => {
    expect(amountsIn(text.split(' '))).toEqual([]);
  });

  it('is the digits of an amount in a word', () => {
    expect(amountsIn(['UBER', '*TRIP', 'B2B', 'X4,50Y'])).toEqual([]);
  });
});

describe('several amounts of a line', () => {
  const texts = (line: string, gaps?: number[]) => amountsIn(line.split(' '), gaps).map((amount) => amount.text);

  it('stay apart if a wide gap separates them', () => {
    expect(texts('12 345,67 8 901,23', [0, 0.3, 3, 0.3])).toEqual(['12 345,67', '8 901,23']);
    expect(texts('12 345,67', [0, 3])).toEqual(['12', '345,67']);
  });

  it('take the dash that is nearer', () => {
    expect(texts('100.00 - 200.00', [0, 0.3, 4])).toEqual(['100.00 -', '200.00']);
    expect(texts('100.00 - 200.00', [0, 4, 0.3])).toEqual(['100.00', '- 200.00']);
  });

  it('take the currency behind or before them', () => {
    expect(texts('100.00 EUR 200.00 EUR')).toEqual(['100.00 EUR', '200.00 EUR']);
    expect(texts('EUR 100.00 EUR 200.00')).toEqual(['EUR 100.00', 'EUR 200.00']);
    expect(texts('$ 100.00 $ 200.00')).toEqual(['$ 100.00', '$ 200.00']);
  });

  it('leave a letter to the text that it begins', () => {
    expect(only('1,234.56 D SMITH', [0, 0.5, 0.3]).marker).toBeNull();
    expect(only('1,234.56 D SMITH', [0, 0.3, 4]).marker).toBe('D');
  });

  it('leave a dash between words to the text', () => {
    expect(amountsIn(['12.50', '-', 'TESCO'], [0, 0.3, 0.3])[0]!.sign).toBeNull();
  });
});

describe('nothing, printed as such', () => {
  it.each(['-', '—', '--', 'nil', 'NIL', '-.--'])('is zero: %s', (text) => {
    const token = only(text);
    expect(token.nil).toBe(true);
    expect(minorUnits(token, '.', 2)).toBe(0);
  });

  it('is not the zero of a printed number', () => {
    expect(only('0.00').nil).toBe(false);
  });
});

describe('any words', () => {
  it('give amounts that lie apart inside the line, each readable under a mark', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('1', '234', '567,89', '-', '(', ')', '$', 'EUR', 'CR', '%', '1.234,56', '12,-', '+', '*', 'kr.'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (tokens) => {
        let end = 0;
        for (const amount of amountsIn(tokens)) {
          expect(amount.from).toBeGreaterThanOrEqual(end);
          expect(amount.digitsFrom).toBeGreaterThanOrEqual(amount.from);
          expect(amount.digitsTo).toBeLessThanOrEqual(amount.to);
          end = amount.to;
          const values = [minorUnits(amount, '.', 8), minorUnits(amount, ',', 8)];
          expect(values.some((value) => value !== null) || amount.digits.length > 7).toBe(true);
        }
        expect(end).toBeLessThanOrEqual(tokens.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a symbol of a letter and a word', () => {
  it.each(['87 000 F CFA', '-87 000 F CFA'])('is one behind its amount: %s', (text) => {
    expect(only(text).symbol).toBe('FCFA');
    expect(only(text).to).toBe(text.split(' ').length);
  });
  it('is none if the two are no symbol together', () => expect(only('87 000 F Club').symbol).toBe(null));
});
