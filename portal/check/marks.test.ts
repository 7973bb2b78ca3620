/** Rows with something that people should look at are marked. */
import { expect, test } from 'vitest';
import type { WordReading } from './doubts.ts';
import { marksOf } from './marks.ts';
import { statement, transaction } from './testing/results.ts';

const reading = (field: WordReading['field'], status: WordReading['status']): WordReading => ({
  field,
  status,
  page: 1,
  box: [500, 100, 540, 110],
  text: '5,094.41',
  others: ['5,004.41'],
});

const marked = (...readings: WordReading[]) =>
  marksOf({ statement: statement(), rows: [{ row: 3, transaction: transaction({ readings }) }], findings: [] }).get(3);

test('a row whose figures the readers differ on says which', () => {
  expect(marked(reading('amount', 'open'), reading('date', 'open'))).toEqual([
    { kind: 'warning', text: 'The readers of the picture differ: Date, Amount' },
  ]);
});

test('a row of which only a text is in doubt, or whose figures the sums settle, is not marked', () => {
  expect(
    marked(reading('text', 'open'), reading('amount', 'settled'), reading('balance', 'corrected')),
  ).toBeUndefined();
});
