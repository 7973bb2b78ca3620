/** The places of balances in a drawing. */
import { expect, test } from 'vitest';
import { nearestTo, pathOf, plotOf } from './plot.ts';

test('without a balance there is nothing to draw', () => {
  expect(plotOf([])).toBeNull();
});

test('the first day is at the left, the last at the right, and the marks hold all balances', () => {
  const plot = plotOf([
    [
      { date: '2025-01-01', balance: '100.00' },
      { date: '2025-01-11', balance: '-50.00' },
    ],
    [{ date: '2025-01-21', balance: '300.00' }],
  ]);
  expect(plot?.pieces.flat().map(({ x }) => x)).toEqual([0, 0.5, 1]);
  expect(plot?.marks.map(({ value }) => value)).toEqual([-100, 0, 100, 200, 300]);
  expect(plot?.pieces.flat().map(({ y }) => y)).toEqual([0.5, 0.875, 0]);
});

test('months are told below, as far apart as they have space', () => {
  const between = (from: string, to: string) =>
    plotOf([
      [
        { date: from, balance: '0' },
        { date: to, balance: '1' },
      ],
    ])?.months.map(({ day }) => day);
  expect(between('2024-12-15', '2025-03-02')).toEqual(['2025-01-01', '2025-02-01', '2025-03-01']);
  expect(between('2024-01-01', '2024-12-31')).toEqual([
    '2024-01-01',
    '2024-03-01',
    '2024-05-01',
    '2024-07-01',
    '2024-09-01',
    '2024-11-01',
  ]);
  expect(between('2001-05-01', '2021-05-01')?.map((day) => day.slice(0, 4))).toEqual([
    '2004',
    '2007',
    '2010',
    '2013',
    '2016',
    '2019',
  ]);
  expect(between('2025-01-01', '2025-01-01')).toEqual(['2025-01-01']);
});

test('a balance that stays the same is drawn, too', () => {
  const plot = plotOf([[{ date: '2025-01-01', balance: '0.00' }]]);
  expect(plot?.pieces[0]).toEqual([{ day: '2025-01-01', balance: '0.00', x: 0.5, y: 1 }]);
});

test('a line stays until the day on which it changes', () => {
  const points = [
    { day: 'a', balance: '', x: 0, y: 0 },
    { day: 'b', balance: '', x: 1, y: 0.5 },
  ];
  expect(pathOf(points, 100, 10)).toBe('M0.0 0.0H100.0V5.0');
  expect(pathOf([], 100, 10)).toBe('');
});

test('the nearest point is found', () => {
  expect(nearestTo([{ x: 0 }, { x: 0.4 }, { x: 1 }], 0.6)).toBe(1);
});
