import { expect, test } from 'vitest';
import type { PrintedWord } from '../edit/words.ts';
import { transaction } from '../testing/results.ts';
import { columnBands } from './column-bands.ts';
import { placeAt, placesIn, roomOn, spotAt, spotsIn } from './places.ts';
import { type Holds, type KnownPlaces, type Place, saidOf, say } from './said-columns.ts';

const word = (text: string, x: number, y: number, width = 40): PrintedWord => ({ text, box: [x, y, x + width, y + 9] });

/** A row on a page: its amount ends at 340 or 440 points, and is as wide as it is long. */
interface Printed {
  readonly page: number;
  readonly y: number;
  readonly amount: string;
  readonly end?: number;
}
const rowsOf = (printed: readonly Printed[]) =>
  printed.map(({ page, y, amount }, row) => ({
    row,
    transaction: transaction({ amount, date: '2025-06-02', boxes: [{ page, box: [40, y - 1, 550, y + 10] }] }),
  }));
const wordsOf = (printed: readonly Printed[], heading: string | null) => [
  ...(heading === null ? [] : [word(heading, 300, 100)]),
  ...printed.flatMap(({ y, amount, end = 340 }) => {
    const width = 5 * amount.length;
    return [word('2025-06-02', 40, y), word('Bakery', 110, y), word(amount, end - width, y, width)];
  }),
];
const placesOn = (printed: readonly Printed[], heading: string | null = 'Out'): Place[] => {
  const [{ page } = { page: 1 }] = printed;
  const all = rowsOf(printed);
  return placesIn(page, columnBands({ page, words: wordsOf(printed, heading), rows: all, all }));
};
const moneyOf = (places: readonly Place[]): Place => {
  const found = places.filter(({ column }) => column?.kind === 'money');
  if (found[0] === undefined || found.length > 1) throw new Error(`${found.length} columns of amounts`);
  return found[0];
};
const short = { page: 1, y: 120, amount: '4.50' };
const long = { page: 1, y: 134, amount: '1,234,567.00' };
const knownOf =
  (...places: Place[]): KnownPlaces =>
  (page) =>
    places.filter((one) => one.page === page);
const sayAll = (known: KnownPlaces, ...of: [Place, Holds | null][]) =>
  of.reduce<ReturnType<typeof say>>((said, [place, holds]) => say(said, { place, holds }, known), []);

test('a column is the same whichever of its amounts are seen', () => {
  const narrow = moneyOf(placesOn([short]));
  const wide = moneyOf(placesOn([long]));
  const both = moneyOf(placesOn([short, long]));
  for (const [one, other] of [
    [narrow, wide],
    [wide, both],
    [both, narrow],
  ] as const) {
    const known = knownOf(one);
    expect(sayAll(known, [one, 'debit'], [other, 'credit'])).toEqual([
      { page: 1, x: other.x, y: other.y, holds: 'credit' },
    ]);
    expect(saidOf(sayAll(known, [one, 'debit']), other, known)).toBe('debit');
    expect(sayAll(known, [one, 'debit'], [other, null])).toEqual([]);
  }
});

test('its point is the middle of an amount, which the service takes to be in the column', () => {
  expect(moneyOf(placesOn([short, long]))).toMatchObject({ x: 330, y: 124.5 });
});

test('amounts that begin at one place are one column, though they end at several', () => {
  const left = [short, { ...long, end: 380 }, { page: 1, y: 148, amount: '1,206.00', end: 360 }];
  expect(moneyOf(placesOn(left))).toMatchObject({ column: { left: 300, right: 380 } });
});

test('the same column of another page has one saying, and shows it', () => {
  const first = moneyOf(placesOn([short]));
  for (const heading of ['Out', null]) {
    const second = moneyOf(placesOn([{ ...long, page: 2 }], heading));
    const known = knownOf(first, second);
    const said = sayAll(known, [first, 'debit']);
    expect(saidOf(said, second, known)).toBe('debit');
    expect(say(said, { place: second, holds: 'credit' }, known)).toEqual([
      { page: 2, x: second.x, y: second.y, holds: 'credit' },
    ]);
  }
  const other = moneyOf(placesOn([{ ...short, page: 2 }], 'Fees'));
  const known = knownOf(first, other);
  const said = sayAll(known, [first, 'debit'], [other, 'other']);
  expect(said.map(({ page, holds }) => [page, holds])).toEqual([
    [1, 'debit'],
    [2, 'other'],
  ]);
  expect(saidOf(said, first, known)).toBe('debit');
});

test('a point where no column was found is a place of its own, as high as the table', () => {
  const places = placesOn([short, long]);
  const on = { places, height: 842 };
  const known = knownOf(...places);
  const spot = spotAt({ page: 1, x: 500, y: 130 }, on);
  expect(spot.box).toEqual([482, 100, 518, 144]);
  const said = sayAll(known, [moneyOf(places), 'debit'], [spot, 'credit']);
  expect(spotsIn(1, said, on)).toEqual([spot]);
  expect(spotsIn(2, said, on)).toEqual([]);
  expect(saidOf(said, spot, known)).toBe('credit');
  expect(say(said, { place: spot, holds: null }, known)).toHaveLength(1);
  expect(spotAt({ page: 1, x: 500, y: 130 }, { places: [], height: 800 }).box).toEqual([482, 40, 518, 760]);
});

test('a point in a band, or that touches it, is of its column', () => {
  const places = placesOn([short]);
  const money = moneyOf(places);
  const [, , right, bottom] = money.box;
  expect(placeAt({ page: 1, x: right + 3, y: bottom }, places)).toBe(money);
  expect(placeAt({ page: 1, x: right + 8, y: bottom }, places)).toBe(null);
});

test('a place that is added begins in the most room beside the bands', () => {
  const size = { width: 595, height: 842 };
  const column = null;
  const box = (from: number, to: number) => [from, 100, to, 200] as const;
  const bands = [box(20, 90), box(92, 180), box(280, 560)].map((one) => ({ column, box: one }));
  expect(roomOn(1, size, bands)).toEqual({ page: 1, x: 230, y: 421 });
  expect(roomOn(1, size, [])).toEqual({ page: 1, x: 297.5, y: 421 });
});
