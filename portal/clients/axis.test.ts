import { expect, test } from 'vitest';
import { markTexts } from './axis.ts';

test('marks are short', () => {
  expect(markTexts([-5_000, 0, 5_000], 'en-GB')).toEqual(['-5k', '0', '5k']);
  expect(markTexts([1_000, 1_250, 1_500], 'en-GB')).toEqual(['1k', '1.25k', '1.5k']);
});

test('marks that are close for their size are still told apart', () => {
  expect(markTexts([12_345_000, 12_346_000], 'en-GB')).toEqual(['12.345m', '12.346m']);
  expect(markTexts([1_234_566_000, 1_234_567_000], 'de')).toEqual(['1.234.566.000', '1.234.567.000']);
});
