/** Invented words look like those whose place they take. */
import { expect, test } from 'vitest';
import { isIban } from '../money/iban.ts';
import { Inventor } from './letters.ts';
import { seeded } from './testing/copies.ts';
import { meansSomething } from './vocabulary.ts';

const inventor = () => new Inventor(seeded('a'), new Map());

test('a word becomes another of the same length, capitals and marks', () => {
  const made = inventor().word("O'Connor-Müller,");
  expect(made).toMatch(/^[A-Z]'[A-Z][a-z]{5}-[A-Z][a-z]{5},$/);
  expect(made).not.toBe("O'Connor-Müller,");
});

test('the same word becomes the same one, in whichever capitals', () => {
  const words = inventor();
  expect(words.word('HILLSIDE').toLowerCase()).toBe(words.word('Hillside').toLowerCase());
});

test('a number becomes another with as many digits; a zero in front stays', () => {
  expect(inventor().word('0044-7719')).toMatch(/^0\d{3}-[1-9]\d{3}$/);
});

test('what the paper masks stays masked', () => {
  expect(inventor().word('XXXX-****-4417')).toMatch(/^XXXX-\*{4}-(?!4417)\d{4}$/);
});

test('an IBAN becomes one of the same country, in the same groups, that holds', () => {
  const words = inventor().iban(['GB29', 'NWBK', '6016', '1331', '9268', '19']);
  expect(words.map((word) => word.length)).toEqual([4, 4, 4, 4, 4, 2]);
  expect(isIban(words.join(''))).toBe(true);
  expect(words.join('')).toMatch(/^GB(?!29NWBK)/);
});

test('the zeros of an IBAN do not stay where they were', () => {
  const [made] = inventor().iban(['DE02100000000000000000']);
  expect(isIban(made!)).toBe(true);
  expect(made).not.toMatch(/0{6}/);
});

test.each(['Иван', '田中', 'สมชาย', 'محمد', 'Γιώργος'])('%s becomes a word of its script', (word) => {
  const made = inventor().word(word);
  expect(made).not.toBe(word);
  expect(Array.from(made).length).toBe(Array.from(word).length);
  expect(made).not.toMatch(/[a-z]/i);
});

test('no invented word means anything', () => {
  const words = inventor();
  const made = Array.from({ length: 300 }, (_, i) => words.word(`Q${'abcdefghij'[i % 10]}${'klmnopqrst'[i % 7]}`));
  expect(made.filter(meansSomething)).toEqual([]);
});
