import { expect, it } from 'vitest';
import { leftwardText, textOf } from './reading-order.ts';

const wordsOf = (text: string) =>
  text.split(' ').map((word) => ({ text: word, leftward: /\p{Script=Hebrew}/u.test(word) }));

it.each([
  ['from left to right as they are printed', 'Opening balance 12.00', 'Opening balance 12.00'],
  ['from right to left if most are read so', '2,577.57 ₪ סגירה: יתרת', 'יתרת סגירה: ₪ 2,577.57'],
  ['except for Latin words, which keep their order', 'שבת רכישה POS PAZ 77 אצל', 'אצל POS PAZ 77 רכישה שבת'],
  ['and dates, each read for itself', '30/09/21 - 01/09/21 לתקופה:', 'לתקופה: 01/09/21 - 30/09/21'],
  ['and amid Latin words for themselves', 'Name of holder הלקוח שם', 'Name of holder שם הלקוח'],
])('Words are read %s.', (_, printed, read) => {
  expect(textOf(wordsOf(printed))).toBe(read);
});

it('A number in Arabic figures keeps its order, with its marks.', () => {
  expect(leftwardText('٨٬٧٥٥٫٨٦')).toBe('٨٬٧٥٥٫٨٦');
});
