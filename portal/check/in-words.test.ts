/** A finding has a text by its code, or the service's text if the code is unknown. */
import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

const WRONG = { code: 'BALANCES_DO_NOT_FOLLOW', params: { wrong: 1, balances: 2 } };

test('a code with parameters has its own text, which begins with a capital', () => {
  const outside = { code: 'DATE_OUTSIDE_PERIOD', params: {} };
  expect(inWords([outside], 'whatever the service says')).toBe('A booking date lies outside the printed period');
});

test('evidence with a list of what goes against it has a text for each part', () => {
  const twice = { code: 'BALANCE_PRINTED_TWICE', params: { balance: 'closing' } };
  expect(inWords([WRONG, twice], '')).toBe(
    '1 of 2 printed balances does not follow from the rows before; the closing balance is printed twice, and not alike',
  );
});

test('a reason lists what does not agree, and the amounts that may be missing', () => {
  const params = { findings: [WRONG], unused: [{ text: '12.00', page: 2 }] };
  expect(inWords([{ code: 'FIGURES_DISAGREE', params }], '')).toMatch(
    /: 1 of 2 printed balances does not follow .*\. Amounts on the paper that no row uses: 12\.00 \(page 2\)\.$/,
  );
});

test('orders of dates have the same names as in the switch', () => {
  const differences = [{ code: 'DATE_ORDER', params: { orders: ['DMY', 'MDY'] } }];
  expect(inWords([{ code: 'AMBIGUOUS', params: { differences } }], '')).toContain(
    'the order of dates “Day first” or “Month first”.',
  );
});

test.each([
  ['no code, as in a result of an earlier version', []],
  ['a code that is not known', [{ code: 'SOMETHING_NEW', params: {} }]],
  ['a code that is a name of every object', [{ code: 'toString', params: {} }]],
  ['a known code beside one that is not', [WRONG, { code: 'SOMETHING_NEW', params: {} }]],
])("%s has the service's text", (_, found) => {
  expect(inWords(found, 'page 2 of 3 is missing.')).toBe('Page 2 of 3 is missing.');
});
