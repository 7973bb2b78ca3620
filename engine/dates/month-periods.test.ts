import { expect, it } from 'vitest';
import { monthsIn } from './month.ts';
import { monthPeriodsIn } from './month-periods.ts';

const spans = (text: string) => {
  const words = text.split(' ');
  const dayOf = ({ year, month, day }: { year: number | null; month: number | null; day: number | null }) =>
    [year, month, day].join('-');
  return monthPeriodsIn(words, monthsIn(words)).map(({ start, end }) => `${dayOf(start)} ${dayOf(end)}`);
};

it.each([
  'April 2025 - June 2025',
  '04/2025 to 06/2025',
  '2025年4月 ～ 2025年6月',
  '2025年4月～2025年6月',
  '2025年4月～6月分',
  '2025/04～2025/06',
  '令和7年4月～令和7年6月',
])('A period from one month to another is of whole months: %s', (text) => {
  expect(spans(text)).toEqual(['2025-4-1 2025-6-30']);
});

it.each(['April 2025 June 2025', 'June 2025 - April 2025', 'April 2020 - June 2025'])('None is in %s', (text) => {
  expect(spans(text)).toEqual([]);
});
