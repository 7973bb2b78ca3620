import { expect, it } from 'vitest';
import { withCents } from './cents.ts';
import { textOf, wordsOf } from './testing/words.ts';

const AMOUNTS = ['A|181.63', 'B|3.00', 'C|1,221.69'] as const;
const read = (...lines: string[]) => textOf(withCents(wordsOf(...lines)).slice(-2));

it('gives an amount the decimal mark of its column, in doubt', () => {
  expect(read(...AMOUNTS, 'D|6808')).toBe('D 68.08');
  expect(read(...AMOUNTS, 'D|-4.89614')).toBe('D -4896.14');
  expect(read('A|181,63-', 'B|3,00-', 'C|1.221,69-', 'D|6808-')).toBe('D 68,08-');
  expect(withCents(wordsOf(...AMOUNTS, 'D|6808')).at(-1)?.reading).toEqual({ agreed: false, others: ['6808'] });
});

it('leaves figures of another column, or of one whose amounts have no cents', () => {
  expect(read(...AMOUNTS, '6808|D')).toBe('6808 D');
  expect(read('A|181.63', 'B|300', 'C|1,221', 'E|3.00', 'F|4.00', 'D|6808')).toBe('D 6808');
  expect(read('A|181.63', 'B|3.00', 'D|6808')).toBe('D 6808');
});

it('leaves days, cents and amounts that a dash ends', () => {
  expect(read(...AMOUNTS, 'D|12/09')).toBe('D 12/09');
  expect(read(...AMOUNTS, 'D|100,-')).toBe('D 100,-');
  expect(read(...AMOUNTS, 'D|52')).toBe('D 52');
});

it('leaves figures far above the column, those of a text, whole groups, shares and hidden numbers', () => {
  const blank = Array.from({ length: 6 }, () => 'x|y');
  expect(textOf(withCents(wordsOf('2021|1908', ...blank, ...AMOUNTS)).slice(0, 2))).toBe('2021 1908');
  for (const text of ['12 May 2021', '100.000', '8,750%', '***4410', '415268208944']) {
    expect(textOf(withCents(wordsOf(...AMOUNTS, `D|${text}`)))).toMatch(
      new RegExp(`D ${text.replaceAll('*', '\\*')}$`),
    );
  }
});
