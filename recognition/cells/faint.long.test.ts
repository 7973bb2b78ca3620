import { describe, expect, it } from 'vitest';
import type { Extraction } from '../../engine/model/extraction.ts';
import { Paper } from '../../engine/testing/paper.ts';
import { picturedPage } from '../../engine/testing/pictured.ts';
import { converted } from '../testing/converted.ts';

const COLUMNS = [40, 110, -420, -490, -560];
const [WIDTH, HEIGHT] = [595, 842];
/** Pixels a point. */
const PIXELS = 4;
const SIZE = 9;
const BLACK = 'black';
/** A grey that the eye reads well on white, and that is paper beside black letters. */
const PALE = '#bbbbbb';

/** Scans a statement with a day and two rows that cancel each other out in inks of their own. */
async function read(day: string, rows: string): Promise<Extraction> {
  const paper = new Paper(COLUMNS);
  for (const line of ['Account number 0011-223344', 'Period 01/06/2025 to 30/06/2025', 'Account currency EUR'])
    paper.text(line);
  paper.down(10).row('Date', 'Description', 'Paid out', 'Paid in', 'Balance');
  const inked = (ink: string, [own, ...cells]: readonly string[], dayInk = ink) => {
    for (const [i, text] of [own ?? '', ...cells].entries())
      if (text !== '') paper.at(COLUMNS[i] ?? 0, paper.y, text, false, i === 0 ? dayInk : ink, SIZE);
    paper.down(14);
  };
  inked(BLACK, ['10/06/2025', 'Opening balance', '', '', '1,300.00']);
  inked(BLACK, ['11/06/2025', 'Bakery', '40.00', '', '1,260.00']);
  inked(BLACK, ['12/06/2025', 'Fuel', '5.00', '', '1,255.00'], day);
  inked(rows, ['13/06/2025', 'Rent', '50.00', '', '1,205.00']);
  inked(rows, ['14/06/2025', 'Rent returned', '', '50.00', '1,255.00']);
  inked(BLACK, ['16/06/2025', 'Kiosk', '3.00', '', '1,252.00']);
  inked(BLACK, ['16/06/2025', 'Closing balance', '', '', '1,252.00']);
  const scan = await picturedPage(await paper.pdf(), WIDTH, HEIGHT, PIXELS);
  return converted(await new Paper(COLUMNS).draw((doc) => doc.image(scan, 0, 0, { width: WIDTH })).pdf());
}

const rowsOf = ({ statements }: Extraction) => statements.flatMap(({ transactions }) => transactions);
const openIn = ({ statements: [{ reconciliation }] }: Extraction) =>
  reconciliation.obligations.filter(({ status }) => status !== 'discharged').map(({ code }) => code);

describe('nothing is proved beside text that is too pale to be read:', () => {
  it('two rows that cancel each other out', async () => {
    const found = await read(BLACK, PALE);
    expect([rowsOf(found).length, openIn(found)]).toEqual([3, ['AREAS_READ']]);
  });

  it('the day of a row, which then seems to be that of the row above', async () => {
    const found = await read(PALE, BLACK);
    expect(rowsOf(found)[1]).toMatchObject({ date: '2025-06-11', description: 'Fuel' });
    expect(openIn(found)).toEqual(['AREAS_READ', 'DATES_ANCHORED']);
  });
});

it('all is proved where all letters are as dark', async () => {
  const found = await read(BLACK, BLACK);
  expect([rowsOf(found).length, openIn(found)]).toEqual([5, []]);
});
