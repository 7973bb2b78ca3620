import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';
import type { Booking } from '../part.ts';
import { otherAlike } from './set-apart.ts';

// Two rows with a sum of 0 that share what none of the others has, whatever it is.

type Cells = readonly [day: string, text: string, amount: string];

const OTHERS: readonly Cells[] = [
  ['02 Jun 2025', 'Bakery Royal 0441', '-10.00'],
  ['03 Jun 2025', 'Salary Acme 0442', '200.00'],
  ['05 Jun 2025', 'Market Hall 0443', '-30.00'],
  ['09 Jun 2025', 'Garage Shell 0444', '-40.00'],
  ['11 Jun 2025', 'Cinema Lux 0445', '-20.00'],
];
const PAIR: readonly Cells[] = [
  ['15 Jun 2025', 'Gizmo Ltd', '-50.00'],
  ['16 Jun 2025', 'Gizmo refund', '50.00'],
];
/** As the pair, but it moves the balance: the sums need it. */
const MOVING: readonly Cells[] = [PAIR[0] as Cells, ['16 Jun 2025', 'Gizmo refund', '51.00']];

const all = (map: (cells: Cells) => Cells, rows: readonly Cells[]) => rows.map(map);
const text =
  (map: (text: string) => string) =>
  (c: Cells): Cells => [c[0], map(c[1]), c[2]];
const same = (c: Cells): Cells => c;

/** The verdict on a paper of these others and this pair, each drawn by its own function. */
async function verdict(
  others: readonly Cells[],
  pair: readonly Cells[],
  draw = (paper: Paper, cells: Cells) => {
    paper.cells(cells);
  },
) {
  const closing = 1000 + [...OTHERS, ...(pair.at(-1)?.[2].includes('51') ? MOVING : [])].reduce((n, c) => n + +c[2], 0);
  const paper = new Paper([40, 150, -370]).text('Current account').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025');
  paper
    .text('Opening balance 1000.00')
    .text(`Closing balance ${closing.toFixed(2)}`)
    .down(10);
  paper.row('Date', 'Description', 'Amount');
  paper.rows(others.slice(0, 3));
  for (const cells of pair) {
    draw(paper, cells);
    paper.down(14);
  }
  paper.rows(others.slice(3));
  const { status, obligations } = (await statementOn(paper)).reconciliation;
  return status === 'verified' ? status : (obligations.find((one) => one.status !== 'discharged')?.code ?? status);
}

const upper = text((t) => t.toUpperCase());
const timed = text((t) => `${t} 10:15`);
const carded = text((t) => `${t} CD 4410`);

describe('two rows that cancel out, and have what none of the others has,', () => {
  it.each<[string, (c: Cells) => Cells, (c: Cells) => Cells]>([
    ['small letters', upper, text((t) => t.toLowerCase())],
    ['capitals', same, upper],
    ['a day in brackets', same, ([day, ...rest]) => [`(${day})`, ...rest]],
    ['a day with a mark', same, ([day, ...rest]) => [`${day}*`, ...rest]],
    ['a day of another format', same, ([day, ...rest]) => [`2025-06-${day.slice(0, 2)}`, ...rest]],
    ['quotes', same, text((t) => `"${t}"`)],
    ['a question mark', same, text((t) => `${t} ?`)],
    ['a wave', same, text((t) => `~ ${t}`)],
    ['no time', timed, same],
    ['no card', carded, same],
    ['no sign of money', ([day, t, a]) => [day, t, a.replace(/\d/, '£$&')], same],
    ['an amount that is about so much', same, ([day, t, a]) => [day, t, `ca. ${a}`]],
  ])('%s, may not be bookings', async (_name, ofOthers, ofPair) => {
    expect(await verdict(all(ofOthers, OTHERS), all(ofPair, PAIR))).not.toBe('verified');
  });

  it.each<[string, (paper: Paper, cells: Cells) => void]>([
    ['a text further in', (p, [d, t, a]) => p.at(40, p.y, d).at(165, p.y, t).at(-370, p.y, a)],
    ['a day further out', (p, [d, t, a]) => p.at(32, p.y, d).at(142, p.y, t).at(-370, p.y, a)],
    ['a bar beside them', (p, c) => p.cells(c).stroke([34, p.y - 2], [34, p.y + 14])],
  ])('%s, may not be bookings', async (_name, draw) => {
    expect(await verdict(OTHERS, PAIR, draw)).toBe('ROWS_BOOKED');
    expect(await verdict(OTHERS, MOVING, draw)).toBe('verified');
  });
});

describe('two rows that cancel out are bookings', () => {
  it('if they differ from the others by their words', async () => {
    expect(await verdict(OTHERS, PAIR)).toBe('verified');
    expect(await verdict(all(upper, OTHERS), all(upper, PAIR))).toBe('verified');
  });

  it('if the others have nothing in common', async () => {
    const mixed = OTHERS.map((c, i): Cells => (i % 2 === 0 ? upper(c) : c));
    expect(
      await verdict(
        mixed,
        all(
          text((t) => t.toLowerCase()),
          PAIR,
        ),
      ),
    ).toBe('verified');
  });

  it('if the sums need them', async () => {
    expect(
      await verdict(
        all(upper, OTHERS),
        all(
          text((t) => t.toLowerCase()),
          MOVING,
        ),
      ),
    ).toBe('verified');
    expect(await verdict(all(timed, OTHERS), MOVING)).toBe('verified');
  });
});

it('bookings are walked once: a long statement of equal bookings takes no time', { timeout: 30_000 }, () => {
  const rows = Array.from({ length: 200_000 }, () => ({ role: 'transaction', amount: 1 }) as Booking);
  expect(otherAlike(rows, new Array(rows.length).fill('Booked'))).toEqual([]);
});
