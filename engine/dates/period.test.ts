import { describe, expect, it } from 'vitest';
import { monthSpan, monthsIn, periodsIn, resolvePeriod, spacedDate } from './period.ts';

const spans = (text: string, year: number | null = null) =>
  periodsIn(text.split(' ')).map((period) => {
    const span = resolvePeriod(period, 'DMY', year);
    return span && `${span.start} ${span.end}`;
  });

describe('a period', () => {
  it.each([
    ['14 January to 14 February 2022', '2022-01-14 2022-02-14'],
    ['01/05/21 - 31/05/21', '2021-05-01 2021-05-31'],
    ['01/05/21-31/05/21', '2021-05-01 2021-05-31'],
    ['01.05.2021–31.05.2021', '2021-05-01 2021-05-31'],
    ['2024-01-01 / 2024-01-31', '2024-01-01 2024-01-31'],
    ['11/01/2015 to 11/30/2015', '2015-11-01 2015-11-30'],
    ['01 sep 2019 - 25 noi 2019', '2019-09-01 2019-11-25'],
    ['du 5 décembre 2025 au 5 janvier 2026', '2025-12-05 2026-01-05'],
    ['October 24 - November 23, 2023', '2023-10-24 2023-11-23'],
    ['Dec 24, 2023 through Jan 23, 2024', '2023-12-24 2024-01-23'],
    ['01-12-2024 To 31-12-2024', '2024-12-01 2024-12-31'],
    ['From 01/05/2021 To: 31/05/2021', '2021-05-01 2021-05-31'],
    ['vom 01.01.2024 bis zum 31.01.2024', '2024-01-01 2024-01-31'],
    ['01.06.2021 t/m 30.06.2021', '2021-06-01 2021-06-30'],
    ['Del 01/01/2024 al 31/01/2024', '2024-01-01 2024-01-31'],
    ['01/01/2024 hasta el 31/01/2024', '2024-01-01 2024-01-31'],
    ['od 1 sierpnia 2024 r. do 31 sierpnia 2024 r.', '2024-08-01 2024-08-31'],
    ['1. 1. 2024 - 31. 1. 2024', '2024-01-01 2024-01-31'],
    ['2024年1月1日至2024年1月31日', '2024-01-01 2024-01-31'],
    ['2024年01月01日から2024年01月31日まで', '2024-01-01 2024-01-31'],
    ['2024/01/01～2024/01/31', '2024-01-01 2024-01-31'],
    ['2024年1月1日 ― 2024年1月31日', '2024-01-01 2024-01-31'],
    ['01.01.2024―31.01.2024', '2024-01-01 2024-01-31'],
    ['2024/01/01－2024/01/31', '2024-01-01 2024-01-31'],
    ['期間：2024年1月1日-2024年1月31日', '2024-01-01 2024-01-31'],
    ['自2024年12月1日 至2025年1月31日', '2024-12-01 2025-01-31'],
    ['2024年12月1日～1月31日', '2024-12-01 2025-01-31'],
    ['van 01-05-2019 tot en met 31-05-2019', '2019-05-01 2019-05-31'],
    ['fr.o.m. 2019-05-01 t.o.m. 2019-05-31', '2019-05-01 2019-05-31'],
    ['Từ ngày 18-03-2017 đến ngày 15-04-2017', '2017-03-18 2017-04-15'],
    ['2024.01.01-től 2024.01.31-ig', '2024-01-01 2024-01-31'],
    ['01/01/2024 s/d 31/01/2024', '2024-01-01 2024-01-31'],
    ['с 01.01.2024 по 31.01.2024', '2024-01-01 2024-01-31'],
    ['1 to 31 January 2024', '2024-01-01 2024-01-31'],
    ['du 1er au 31 janvier 2024', '2024-01-01 2024-01-31'],
    ['October 1 - 31, 2023', '2023-10-01 2023-10-31'],
    ['October 1-31, 2023', '2023-10-01 2023-10-31'],
    ['01Jan2024-31Jan2024', '2024-01-01 2024-01-31'],
    ['MAR 12/25 - APR 10/25', '2025-03-12 2025-04-10'],
    ['Jan 18/24-Feb 17/24', '2024-01-18 2024-02-17'],
    ['12 Mar–10 Apr 2024', '2024-03-12 2024-04-10'],
    ['1 April 2023 [CET] - 30 April 2023 [GMT+01:00]', '2023-04-01 2023-04-30'],
  ])('is read: %s', (text, span) => {
    expect(spans(text)).toEqual([span]);
  });

  it('that crosses the year end begins in the year before', () => {
    expect(spans('14 Dec - 14 Jan 2022')).toEqual(['2021-12-14 2022-01-14']);
    expect(spans('01/12 - 05/01/24')).toEqual(['2023-12-01 2024-01-05']);
  });

  it('is none where its end comes first', () => {
    expect(spans('31/05/2021 - 01/05/2021')).toEqual([null]);
  });

  it.each(['05 Jan 06 Jan', '10/25 10/26 PAYMENT', '05/01/2024 PAYMENT TO 06/01/2024', '12.50 - 13.50'])(
    'is not two dates side by side: %s',
    (text) => {
      expect(periodsIn(text.split(' '))).toEqual([]);
    },
  );
});

describe('a month', () => {
  it.each(['June 2021', 'JUNE 2021', 'junho de 2021', '06/2021', '2021-06', '2021年6月', 'czerwiec 2021', '2021 June'])(
    'of a year is read: %s',
    (text) => {
      expect(monthsIn(text.split(' '))).toMatchObject([{ year: 2021, month: 6 }]);
    },
  );

  it('inside a date is none', () => {
    expect(monthsIn('5 June 2021'.split(' '))).toEqual([]);
  });

  it('has its first and last day', () => {
    expect(monthSpan(2024, 2)).toEqual({ start: '2024-02-01', end: '2024-02-29' });
    expect(monthSpan(2023, 2)).toEqual({ start: '2023-02-01', end: '2023-02-28' });
  });
});

describe('day and month in columns of their own', () => {
  it('are one date of open order', () => {
    expect(spacedDate(['01', '05'])).toMatchObject({ parts: [1, 5], style: 'dd dd', from: 0, to: 2 });
    expect(spacedDate(['31', '12'])!.orders).toEqual(['DMY']);
  });

  it('are none where no month fits', () => {
    expect(spacedDate(['31', '13'])).toBeNull();
    expect(spacedDate(['1.5', '2'])).toBeNull();
  });
});

it("a paper's number is no day before its date", () => {
  expect(spans('Relevé n° 2 - 28 février 2021')).toEqual([]);
});

it.each(['2021年6月分', '令和3年6月度', '期間：2021年6月', '2021年6月份'])('a month is %s', (text) => {
  expect(monthsIn([text])).toMatchObject([{ year: 2021, month: 6 }]);
});

it('a month may stand apart from the slash before its year', () => {
  expect(monthsIn('INFORME DEL MES: JUL /2023'.split(' '))).toMatchObject([{ year: 2023, month: 7 }]);
});
