/** Numbers that are printed in several words. */
import { describe, expect, test } from 'vitest';
import { ibansAt, numbersInParts } from './numbers.ts';

const words = (text: string) => text.split(' ');

describe('an IBAN is found', () => {
  test.each([
    ['IBAN GB29 NWBK 6016 1331 9268 19 GBP', [1, 7]],
    ['IBAN: NO93 8601 1117 947 BIC: LYNSNO21', [1, 5]],
    ['konto NO93 86011117947', [1, 3]],
    ['NO9386011117947', [0, 1]],
  ] as const)('in "%s"', (text, place) => {
    expect(ibansAt(words(text))).toContainEqual(place);
  });
});

describe('a number is one', () => {
  const partsOf = (text: string, isElse: (i: number) => boolean = () => false) => numbersInParts(words(text), isElse);

  test('where it is printed in pairs', () => {
    expect(partsOf('Telefon 77 70 11 82')).toEqual([[1, 5]]);
  });

  test('in three parts at the least', () => {
    expect(partsOf('Page 1 of 12 rows 3 4')).toEqual([]);
  });

  test('only of words that are nothing else', () => {
    expect(partsOf('01 06 24', (i) => i === 1)).toEqual([]);
  });
});
