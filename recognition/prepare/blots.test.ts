import { describe, expect, it } from 'vitest';
import type { Extraction } from '../../engine/model/extraction.ts';
import { Paper } from '../../engine/testing/paper.ts';
import { converted } from '../testing/converted.ts';
import { damaged, type Fill } from '../testing/damaged.ts';

const ROWS = [
  ['10/06/2025', 'Opening balance', '', '', '1,300.00'],
  ['11/06/2025', 'Bakery', '40.00', '', '1,260.00'],
  ['12/06/2025', 'Fuel', '5.00', '', '1,255.00'],
  ['13/06/2025', 'Rent', '50.00', '', '1,205.00'],
  ['14/06/2025', 'Rent returned', '', '50.00', '1,255.00'],
  ['16/06/2025', 'Kiosk', '3.00', '', '1,252.00'],
  ['16/06/2025', 'Closing balance', '', '', '1,252.00'],
];
/** Points down the page, of the header and from row to row. */
const HEADER = 102;
const LEADING = 14;
const topOf = (row: number) => HEADER + LEADING * (row + 1) - 2;

async function read(damage: (fill: Fill) => void): Promise<Extraction> {
  const paper = new Paper([40, 110, -420, -490, -560]);
  for (const line of ['Account number 0011-223344', 'Period 01/06/2025 to 30/06/2025', 'Account currency EUR'])
    paper.text(line);
  paper.down(10).row('Date', 'Description', 'Paid out', 'Paid in', 'Balance').rows(ROWS);
  return converted(await damaged(paper, damage));
}

const rowsOf = ({ statements }: Extraction) => statements.flatMap(({ transactions }) => transactions);
const proofOf = ({ statements: [{ reconciliation }] }: Extraction) => [
  reconciliation.status,
  reconciliation.obligations.filter(({ status }) => status !== 'discharged').map(({ code }) => code),
];

describe('nothing is proved that a dark place may hide:', () => {
  it('two rows that cancel each other out', async () => {
    const found = await read((fill) => fill([36, topOf(3), 564, topOf(5) - 1]));
    expect([rowsOf(found).length, proofOf(found)]).toEqual([3, ['unverifiable', ['AREAS_READ']]]);
  });

  it('the day of a row, which then seems to be that of the row above', async () => {
    const found = await read((fill) => fill([38, topOf(4) + 1, 92, topOf(5) - 1]));
    expect(rowsOf(found)[3]).toMatchObject({ date: '2025-06-13', description: 'Rent returned' });
    expect(proofOf(found)).toEqual(['unverifiable', ['AREAS_READ']]);
  });
});

describe('all is proved where a dark place', () => {
  it('covers only words', async () => {
    const found = await read((fill) => fill([200, topOf(3), 260, topOf(4) - 1]));
    expect([rowsOf(found).length, proofOf(found)]).toEqual([5, ['verified', []]]);
  });

  it('is outside of the rows', async () => {
    const found = await read((fill) => fill([36, topOf(12), 564, topOf(14)]));
    expect([rowsOf(found).length, proofOf(found)]).toEqual([5, ['verified', []]]);
  });
});
