/** No sum proves a day: what the rows around one of a picture tell of it. */
import { describe, expect, it } from 'vitest';
import type { Change } from '../../model/correction.ts';
import type { Statement } from '../../model/statement.ts';
import { change, daysOf, pictured, readTwice, statementWith, statusOf } from './testing/statements.ts';

const dated = (row: number, day: string): Change => ({ do: 'set', row, date: `2025-06-${day}` });
const saidOf = ({ reconciliation: { status, code } }: Statement) => [status, code];
const UNPROVED = ['unverifiable', 'CORRECTED_DATES_UNPROVED'];

describe('a day that the readers of a picture read alike', () => {
  it.each<[string, readonly string[], readonly Change[]]>([
    ['one day between two of the day before', ['03', '05', '03', '09'], [dated(1, '03')]],
    ['two such days', ['03', '05', '06', '03'], [dated(1, '03'), dated(2, '03')]],
    ['one day between two of a later day', ['05', '02', '05', '09'], [dated(1, '05')]],
  ])('is not proved to be another one by a paper that is out of order: %s', async (_what, days, changes) => {
    for (const totals of [undefined, null]) {
      const rows = daysOf(...days);
      const statements = pictured(await statementWith({ rows, ...(totals === null && { totals }) }));
      expect(statements.map(statusOf)).toEqual(['verified']);
      expect(saidOf(change(statements, ...changes))).toEqual(UNPROVED);
    }
  });
});

describe('a day that the readers of a picture read differently', () => {
  const days = ['03', '05', '03', '09'];
  const read = async (other: string, row = 1) =>
    readTwice(pictured(await statementWith({ rows: daysOf(...days) })), row, other);

  it('is that of the rows around it, if one of them read that', async () => {
    expect(saidOf(change(await read('03'), dated(1, '03')))[0]).toBe('verified');
  });

  it('is none that nobody read, none of another row, and none that the rows around do not have', async () => {
    for (const statements of [await read('06'), await read('JS'), await read('03', 2)])
      expect(saidOf(change(statements, dated(1, '03')))).toEqual(UNPROVED);
    expect(saidOf(change(await read('04'), dated(1, '04')))).toEqual(UNPROVED);
  });

  it('may be another day of its row', async () => {
    const [one] = await read('03');
    if (one === undefined) throw new Error('there is no statement');
    const other = { ...one, transactions: one.transactions.map((row) => ({ ...row, valueDate: '2025-06-05' })) };
    expect(saidOf(change([other], dated(1, '03')))).toEqual(UNPROVED);
    const told = { ...one, transactions: one.transactions.map((row) => ({ ...row, description: 'Card 05 Jun' })) };
    expect(saidOf(change([told], dated(1, '03')))).toEqual(UNPROVED);
  });
});
