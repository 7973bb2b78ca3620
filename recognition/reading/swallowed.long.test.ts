import { describe, expect, it } from 'vitest';
import type { Extraction } from '../../engine/model/extraction.ts';
import { Paper } from '../../engine/testing/paper.ts';
import { converted } from '../testing/converted.ts';
import { damaged, type Fill } from '../testing/damaged.ts';

const COLUMNS = [40, 110, -420, -490, -560];
const ROWS = [
  ['10/06/2025', 'Opening balance', '', '', '1300.00'],
  ['11/06/2025', 'Bakery', '40.00', '', '1260.00'],
  ['12/06/2025', 'Fuel', '5.00', '', '1255.00'],
  ['13/06/2025', 'Rent', '50.00', '', '1205.00'],
  ['14/06/2025', 'Salary', '', '53.00', '1258.00'],
  ['14/06/2025', 'Closing balance', '', '', '1258.00'],
];
const DAYS = ['2025-06-11', '2025-06-12', '2025-06-13', '2025-06-14'];
/** Points down the page, from below the headings to below the rows. */
const [TOP, BOTTOM] = [114, 240];
/** Points across the page: the edges of the "1" of the days, and of that of the balances. */
const DAY_ONE = [41.3, 43.2] as const;
const BALANCE_ONE = [528.8, 530] as const;

const paper = () => {
  const one = new Paper(COLUMNS);
  for (const line of ['Account number 0011-223344', 'Period 01/06/2025 to 30/06/2025']) one.text(line, 200);
  one.text('Account currency EUR', 200);
  return one.down(10).row('Date', 'Description', 'Paid out', 'Paid in', 'Balance').rows(ROWS);
};
const read = async (damage: (fill: Fill) => void, left = 0) => converted(await damaged(paper(), damage, left));
const statusOf = ({ statements }: Extraction) => statements.map(({ reconciliation }) => reconciliation.status);
const daysOf = ({ statements }: Extraction) =>
  statements.flatMap(({ transactions }) => transactions.map(({ date }) => date));

describe('a "1" that is gone from all figures of a column proves nothing', () => {
  const shorter = DAYS.map((day) => day.replace('-1', '-0'));

  it('under a line down the days', async () => {
    const found = await read((fill) => fill([DAY_ONE[0], TOP, DAY_ONE[1], BOTTOM]));
    expect([daysOf(found), statusOf(found)]).toEqual([shorter, ['unverifiable']]);
  });

  it('behind the edge of the picture', async () => {
    const found = await read(() => {}, DAY_ONE[1]);
    expect([daysOf(found), statusOf(found)]).toEqual([shorter, ['unverifiable']]);
  });

  it('under a line down the balances', async () => {
    const found = await read((fill) => fill([BALANCE_ONE[0], TOP, BALANCE_ONE[1], BOTTOM]));
    expect(found.statements.map(({ openingBalance }) => openingBalance)).toEqual([30_000]);
    expect(statusOf(found)).toEqual(['unverifiable']);
  });
});

it('a line of a frame, a usual way from the figures, leaves them proved', async () => {
  const found = await read((fill) => fill([36, TOP, 36.5, BOTTOM]));
  expect([daysOf(found), statusOf(found)]).toEqual([DAYS, ['verified']]);
});
