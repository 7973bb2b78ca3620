import { describe, expect, it } from 'vitest';
import { monthSpan, monthsIn } from './month.ts';

describe('a month', () => {
  it.each([
    'June 2021',
    'JUNE 2021',
    'junho de 2021',
    '06/2021',
    '2021-06',
    '2021年6月',
    'czerwiec 2021',
    '2021 June',
    '(jun/2021)',
  ])('of a year is read: %s', (text) => {
    expect(monthsIn(text.split(' '))).toMatchObject([{ year: 2021, month: 6 }]);
  });

  it('inside a date is none', () => {
    expect(monthsIn('5 June 2021'.split(' '))).toEqual([]);
  });

  it('has its first and last day', () => {
    expect(monthSpan(2024, 2)).toEqual({ start: '2024-02-01', end: '2024-02-29' });
    expect(monthSpan(2023, 2)).toEqual({ start: '2023-02-01', end: '2023-02-28' });
  });
});

it.each([
  '2021年6月分',
  '令和3年6月度',
  '期間：2021年6月',
  '2021年6月份',
  '2021年 6月分',
  '2021 年 6 月',
  '2021年6月ご利用分',
])('a month is %s', (text) => {
  expect(monthsIn(text.split(' '))).toMatchObject([{ year: 2021, month: 6 }]);
});

it('a month may be apart from the slash before its year', () => {
  expect(monthsIn('INFORME DEL MES: JUL /2023'.split(' '))).toMatchObject([{ year: 2023, month: 7 }]);
});
