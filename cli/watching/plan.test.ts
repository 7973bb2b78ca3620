import { expect, test } from 'vitest';
import { optionsHash, readWatchPlan } from './plan.ts';

const plan = (...args: string[]) => readWatchPlan(['in', '--out', 'out', ...args], {});
const hash = (...args: string[]) => optionsHash(plan(...args).conversion);

test('the options are those of convert, and its own', () => {
  const { dir, out, settleMs, once, conversion } = plan('--format', 'csv', '--settle', '0.5', '--year', '2024');
  expect([dir, out, settleMs, once]).toEqual(['in', 'out', 500, false]);
  expect([conversion.format, conversion.hints]).toEqual(['CSV', { year: 2024 }]);
});

test.each([
  [[], 'DIR, the folder to watch, is missing'],
  [['in'], '--out DIR, the folder for the results, is missing'],
  [['in', 'more', '--out', 'out'], '"more" is too many'],
  [['in', '--out', 'out', '--settle', 'soon'], '--settle must be a number of seconds'],
  [['in', '--out', 'out', '--settle', ''], '--settle must be a number of seconds'],
  [['in', '--out', 'out', '--settle=-1'], '--settle must be a number of seconds'],
  [['in', '--out', 'out', '--join'], 'unknown option --join'],
])('%j is refused', (args, message) => {
  expect(() => readWatchPlan(args, {})).toThrow(message);
});

test('only options that change a result make another conversion', () => {
  expect(hash('--password', 'secret', '--settle', '9', '--once')).toBe(hash());
  for (const option of [
    ['--format', 'csv'],
    ['--year', '2024'],
    ['--currency', 'EUR'],
    ['--ocr', 'never'],
  ])
    expect(hash(...option)).not.toBe(hash());
});
