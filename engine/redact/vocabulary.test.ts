/** Words of the trade are known from others. */
import { expect, test } from 'vitest';
import { isTerm, termsIn, unspacedTerms } from './vocabulary.ts';

test.each(['Account number', 'Money out', 'Closing balance', 'EUR', 'Tuesday', 'CR', 'Girokonto'])(
  '%s is a term',
  (text) => expect(isTerm(text)).toBe(true),
);

test.each(['Hillside', 'Account of Smith', '4711', ''])('"%s" is none', (text) => expect(isTerm(text)).toBe(false));

test('the longest terms of a phrase are found', () => {
  expect(termsIn(['Hillside', 'Account', 'number:', '4711'])).toEqual([{ from: 1, to: 3 }]);
});

test('terms are found within words of scripts without spaces', () => {
  expect(unspacedTerms('松竹口座番号').filter(({ term }) => term)).toEqual([{ text: '口座番号', term: true }]);
});
