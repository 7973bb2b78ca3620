/** The accuracy board: its page is made from its figures, which may only get better. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { percent } from '../percent.ts';
import type { Counts, SetFigures } from './figures.ts';
import { withSummary } from './readme.ts';
import { fellOf, readBoard } from './store.ts';
import { boardText } from './text.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test('docs/accuracy.md shows the stored figures, by `npm run docs:accuracy`', () => {
  expect(text('docs/accuracy.md')).toBe(boardText(readBoard()));
});

test('the README shows their summary', () => {
  expect(text('README.md')).toBe(withSummary(text('README.md'), readBoard()));
});

const COUNTS: Counts = {
  papers: 10,
  perfect: 9,
  transactions: 100,
  given: 100,
  exact: 99,
  whole: 98,
  provable: 8,
  proved: 8,
  lying: 0,
};
const FIELD = { wanted: 10, right: 9, missed: 1, wrong: 0, nulls: 5, invented: 0 };
const figures = (counts: Partial<Counts>, field: Partial<typeof FIELD> = {}): SetFigures => ({
  total: { ...COUNTS, ...counts },
  fields: { bic: { ...FIELD, ...field } },
  confidence: [],
  parts: {},
});

test.each([
  ['perfect papers', figures({ perfect: 8 }), 'fixed: perfect papers fell from 90.0 to 80.0'],
  ['a field that is missed', figures({}, { right: 8 }), 'fixed: bic fell from 93.3 to 86.6'],
  ['a field that is invented', figures({}, { invented: 1 }), 'fixed: bic fell from 93.3 to 86.6'],
  ['a lie', figures({ lying: 1 }), 'fixed: lying rose from 0 to 1'],
])('%s is reported as a fall', (_, now, line) => {
  expect(fellOf('fixed', figures({}), now)).toEqual([line]);
});

test('an improvement is not a fall', () => {
  expect(fellOf('fixed', figures({}), figures({ perfect: 10, exact: 100 }, { right: 10 }))).toEqual([]);
});

test('a share just below all is not rounded up to all', () => {
  expect(percent(0.99999)).toBe('99.9');
});
