import { expect, it } from 'vitest';
import { textOf, wordsOf } from '../../engine/recognised/testing/words.ts';
import { withMarks } from './amount-marks.ts';

it('gives an amount the mark of those above and below it, though both readers read another one', () => {
  const words = wordsOf('A|3.140,90', 'B|64,81', 'C|10.00', 'D|4,08');
  expect(textOf(withMarks(words))).toBe('A 3.140,90 B 64,81 C 10,00 D 4,08');
  expect(withMarks(words)[5]?.reading).toEqual({ agreed: true, others: [] });
});

it('takes amounts without groups for those of the column, too', () => {
  expect(textOf(withMarks(wordsOf('A|44473.12', 'B|2323.69', 'C|241,22', 'D|1644.03', 'E|9.10')))).toBe(
    'A 44473.12 B 2323.69 C 241.22 D 1644.03 E 9.10',
  );
});

it('leaves days beside amounts, and a column that has too few of the mark', () => {
  expect(textOf(withMarks(wordsOf('01.02|64,81', '02.02|4,08', '03.02|7,10')))).toBe(
    '01.02 64,81 02.02 4,08 03.02 7,10',
  );
  expect(textOf(withMarks(wordsOf('A|64,81', 'B|4,08', 'C|10.00')))).toBe('A 64,81 B 4,08 C 10.00');
});
