import { expect, test } from 'vitest';
import { whyNot } from './why-not.ts';

const told = (code: 'NO_TRANSACTIONS' | 'CONVERT_FAILED' | 'FILE_LOCKED') =>
  whyNot({ code, message: '', details: {}, retryAfter: undefined });

test('that nothing was paid is said once', () => {
  for (const code of ['NO_TRANSACTIONS', 'FILE_LOCKED'] as const) {
    expect(told(code).match(/nothing was paid/gi), code).toHaveLength(1);
  }
});
