/** A fact is said to be not on the paper only if the service found that nothing like it stands there. */
import { expect, test } from 'vitest';
import { isNotPrinted } from './absent.ts';
import type { Statement } from './result.ts';
import { statement } from './testing/results.ts';

const warning = { code: 'CURRENCY_UNKNOWN', params: {}, message: '', page: null, row: null };
const withoutCurrency = statement({ currency: null, warnings: [warning] as unknown as Statement['warnings'] });

test('a currency that the paper does not name is not on it', () => {
  expect(isNotPrinted(withoutCurrency, 'currency')).toBe(true);
});

test('a holder who was not found may still stand there', () => {
  expect(isNotPrinted(withoutCurrency, 'accountHolder')).toBe(false);
  expect(isNotPrinted(statement(), 'currency')).toBe(false);
});
