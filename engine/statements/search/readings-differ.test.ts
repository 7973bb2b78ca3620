/** The differences of two readings are named by what they settled, each one once. */
import { describe, expect, it } from 'vitest';
import type { Table } from '../../model/table.ts';
import type { ReadingsResult } from '../../readings/read.ts';
import { DIFFERENCES, type Difference } from '../../wording/differences.ts';
import { wordedIn } from '../../wording/family.ts';
import { differencesOf } from './readings-differ.ts';

const HEADINGS = ['Date', 'Details', 'Valuta', 'Amount'];
const table = (index: number, headings: readonly string[] = HEADINGS) =>
  ({ index, segments: [{ columns: headings.map((heading) => ({ heading })) }] }) as unknown as Table;

interface Settled {
  readonly mark?: string;
  readonly order?: string;
  readonly roles?: readonly (readonly (string | null)[])[];
  readonly days?: readonly (string | number)[];
  readonly flip?: 1 | -1;
  readonly owed?: boolean;
}

/** A reading of tables in order, with the answers for each. */
function reading({ mark = '.', order = 'DMY', roles = [], days = [], flip = 1, owed = false }: Settled) {
  const context = { rolesOf: new Map(roles.entries()), bookingDates: new Map(days.entries()) };
  return { document: { mark, order }, parts: [{ context, convention: { flip, owed } }] } as unknown as ReadingsResult;
}

const words = (found: readonly Difference[]) => found.map((one) => wordedIn(DIFFERENCES, one));
const told = (one: Settled, other: Settled, tables: readonly Table[] = [table(0)]) =>
  words(differencesOf(reading(one), reading(other), 0, { tables }));

describe('the difference of two readings', () => {
  it('is empty if they settle the same', () => {
    const same = { roles: [['date', 'amount']], days: ['column'] };
    expect(told(same, same)).toEqual([]);
  });

  it('is the decimal mark and the order of dates, in this order', () => {
    expect(told({ mark: ',', order: 'MDY' }, {})).toEqual(['the decimal mark , or .', 'the order of dates MDY or DMY']);
  });

  it('is the meaning of the columns, except for those without a known meaning', () => {
    const [own, other] = [[['date', null, 'debit']], [['date', null, 'credit']]];
    expect(told({ roles: own }, { roles: other })).toEqual(['the columns date, debit or date, credit']);
  });

  it('is the place of the day of booking, by the heading if it is another column', () => {
    expect(told({ days: ['before'] }, { days: [2] })).toEqual([
      'the day of booking the dates before them or the dates below "Valuta"',
    ]);
  });

  it('is named once for tables with the same headings, which are read alike', () => {
    const [own, other] = [{ days: ['column', 'column', 'column'] }, { days: ['behind', 'behind', 'behind'] }];
    expect(told(own, other, [table(0), table(1), table(2)])).toHaveLength(1);
    expect(told(own, other, [table(0), table(1), table(2, ['Day', 'Sum'])])).toHaveLength(2);
  });

  it('is the side of the signs and the balances', () => {
    expect(told({}, { flip: -1, owed: true })).toEqual([
      'the signs as the holder’s, the balances as held, or the signs as the bank’s, the balances as owed',
    ]);
  });
});
