import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysEarlier, resolveDate } from './date.ts';
import { datesIn } from './scan.ts';

const read = (text: string) => {
  const found = datesIn(text.split(' '));
  expect(found, text).toHaveLength(1);
  return found[0]!;
};

describe('a date whose form leaves nothing open', () => {
  it.each([
    ['2024-01-05', '2024-01-05'],
    ['2024/01/05', '2024-01-05'],
    ['2024.01.05.', '2024-01-05'],
    ['2024\u221201\u221205', '2024-01-05'],
    ['(2024\u201301\u201305)', '2024-01-05'],
    ['05\u2013Jan\u20132024', '2024-01-05'],
    ['R5 .12.15', '2023-12-15'],
    ['mar. 03 juin 2025', '2025-06-03'],
    ['mar 03 giu 2025', '2025-06-03'],
    ['20240105', '2024-01-05'],
    ['05 Jan 2024', '2024-01-05'],
    ['05 Jan 24', '2024-01-05'],
    ['05 janv.2024', '2024-01-05'],
    ["05 May'24", '2024-05-05'],
    ['05 May’24', '2024-05-05'],
    ["05 Mar'2024", '2024-03-05'],
    ['5 January 2024', '2024-01-05'],
    ['Jan 5, 2024', '2024-01-05'],
    ['January 31st, 2024', '2024-01-31'],
    ['JAN 05 2024', '2024-01-05'],
    ['05JAN24', '2024-01-05'],
    ['05JAN2024', '2024-01-05'],
    ['05-Jan-2024', '2024-01-05'],
    ['05/Jan/2024', '2024-01-05'],
    ['05.Jan.2024', '2024-01-05'],
    ['05-JAN 2024', '2024-01-05'],
    ['2024-Jan-05', '2024-01-05'],
    ['2024 Jan 05', '2024-01-05'],
    ['Jan-05-2024', '2024-01-05'],
    ['Mon 05 Jan 2024', '2024-01-05'],
    ['Friday, 5 January 2024', '2024-01-05'],
    ['(05 Jan 2024)', '2024-01-05'],
    ['1st February 2024', '2024-02-01'],
    ['15. März 2024', '2024-03-15'],
    ['5. Mrz 2024', '2024-03-05'],
    ['5. Jänner 2024', '2024-01-05'],
    ['5 décembre 2025', '2025-12-05'],
    ['1er janvier 2024', '2024-01-01'],
    ['lun. 5 févr. 2024', '2024-02-05'],
    ['5 août 2024', '2024-08-05'],
    ['5 de enero de 2024', '2024-01-05'],
    ['5 de enero del 2024', '2024-01-05'],
    ['05-ene-2024', '2024-01-05'],
    ['5 de setembro de 2024', '2024-09-05'],
    ['05 OUT 2024', '2024-10-05'],
    ['5 gennaio 2024', '2024-01-05'],
    ['5 lug 2024', '2024-07-05'],
    ['5 maart 2024', '2024-03-05'],
    ['5 mei 2024', '2024-05-05'],
    ['31 sierpnia 2024 r.', '2024-08-31'],
    ['5 paź 2024', '2024-10-05'],
    ['5. května 2024', '2024-05-05'],
    ['5. októbra 2024', '2024-10-05'],
    ['2024. január 5.', '2024-01-05'],
    ['5 ianuarie 2024', '2024-01-05'],
    ['5 януари 2024', '2024-01-05'],
    ['5 января 2024', '2024-01-05'],
    ['05 янв 2024', '2024-01-05'],
    ['5 лютого 2024', '2024-02-05'],
    ['5 Ιανουαρίου 2024', '2024-01-05'],
    ['5 maj 2024', '2024-05-05'],
    ['5. tammikuuta 2024', '2024-01-05'],
    ['5. jaanuar 2024', '2024-01-05'],
    ['2024 m. sausio 5 d.', '2024-01-05'],
    ['2024. gada 5. janvāris', '2024-01-05'],
    ['5 Ocak 2024', '2024-01-05'],
    ['5 Ağu 2024', '2024-08-05'],
    ['5 Agustus 2024', '2024-08-05'],
    ['5 Ogos 2024', '2024-08-05'],
    ['ngày 05 tháng 01 năm 2024', '2024-01-05'],
    ['5 มกราคม 2567', '2024-01-05'],
    ['05 ม.ค. 2567', '2024-01-05'],
    ['05 ม.ค. 67', '2024-01-05'],
    ['5 يناير 2024', '2024-01-05'],
    ['5 בינואר 2024', '2024-01-05'],
    ['2024年1月5日', '2024-01-05'],
    ['2024 年 1 月 5 日', '2024-01-05'],
    ['2024年01月05日(金)', '2024-01-05'],
    ['令和6年1月5日', '2024-01-05'],
    ['6年1月5日', '2024-01-05'],
    ['18年3月1日', '2018-03-01'],
    ['令和元年5月1日', '2019-05-01'],
    ['平成31年4月30日', '2019-04-30'],
    ['民國113年1月5日', '2024-01-05'],
    ['R6.1.5', '2024-01-05'],
    ['2024년 1월 5일', '2024-01-05'],
    ['113/01/05', '2024-01-05'],
    ['2567-01-05', '2024-01-05'],
  ])('is read: %s', (text, iso) => {
    const date = read(text);
    for (const order of ['DMY', 'MDY', 'YMD'] as const) expect(resolveDate(date, order, null)).toBe(iso);
  });
});

describe('a date of numbers', () => {
  it.each([
    ['05/01/2024', '2024-01-05', '2024-05-01', null],
    ['05.01.2024', '2024-01-05', '2024-05-01', null],
    ['5-1-2024', '2024-01-05', '2024-05-01', null],
    ['5. 1. 2024', '2024-01-05', '2024-05-01', null],
    ['05 / 01 / 2024', '2024-01-05', '2024-05-01', null],
    ['05/01/24', '2024-01-05', '2024-05-01', '2005-01-24'],
    ['24/01/05', '2005-01-24', null, '2024-01-05'],
    ['25/01/2024', '2024-01-25', null, null],
    ['01/25/2024', null, '2024-01-25', null],
    ['05/01/2567', '2024-01-05', '2024-05-01', null],
    ['05/01/24*', '2024-01-05', '2024-05-01', '2005-01-24'],
    ['05012024', '2024-01-05', '2024-05-01', null],
    ['240105', '2005-01-24', null, '2024-01-05'],
  ])('is what its order makes of it: %s', (text, dayFirst, monthFirst, yearFirst) => {
    const date = read(text);
    expect(resolveDate(date, 'DMY', null)).toBe(dayFirst);
    expect(resolveDate(date, 'MDY', null)).toBe(monthFirst);
    expect(resolveDate(date, 'YMD', null)).toBe(yearFirst);
  });

  it.each(['05/01', '5/1', '05.01.', '5.1.', '05-01', '05.01', '5. 1.'])('takes a year from elsewhere: %s', (text) => {
    const date = read(text);
    expect(date.year).toBeNull();
    expect(resolveDate(date, 'DMY', 2024)).toBe('2024-01-05');
    expect(resolveDate(date, 'MDY', 2024)).toBe('2024-05-01');
    expect(resolveDate(date, 'DMY', null)).toBeNull();
  });

  it('is loose if its shape is also that of an amount or a reference', () => {
    expect(['01.06', '240105', '05-01'].map((text) => read(text).loose)).toEqual([true, true, true]);
    expect(['01.06.', '05/01', '05.01.2024'].map((text) => read(text).loose)).toEqual([false, false, false]);
  });

  it('without a year may be the leap day, in a year that has one', () => {
    const date = read('29/02');
    expect(resolveDate(date, 'DMY', 2024)).toBe('2024-02-29');
    expect(resolveDate(date, 'DMY', 2023)).toBeNull();
  });
});

describe('a date with its month named and no year', () => {
  it.each(['05 Jan', 'Jan 5', '05JAN', '5 de enero', '05-Jan', 'Jan. 5', '1月5日', '5 janv.'])('%s', (text) => {
    const date = read(text);
    expect(date.year).toBeNull();
    expect(resolveDate(date, 'MDY', 2024)).toBe('2024-01-05');
  });
});

describe('the shape of a date', () => {
  it.each([
    ['05/01/2024', 'dd/dd/dddd'],
    ['5/1/2024', 'dd/dd/dddd'],
    ['05 Jan', 'dd mon'],
    ['5 January 2024', 'dd mon dddd'],
    ['Jan 5', 'mon dd'],
    ['20240105', 'dddddddd'],
    ['05.01.', 'dd.dd.'],
    ['05.01', 'dd.dd'],
  ])('is the same for a column: %s', (text, style) => {
    expect(read(text).style).toBe(style);
  });
});

describe('a time beside a date', () => {
  it.each([
    ['05/01/2024 12:33:10', '12:33:10'],
    ['2024-01-05T12:33', '12:33'],
    ['2018-01-07T20:37:42Z', '20:37:42'],
    ['05 Jan 2024 at 22:08 Uhr', '22:08'],
    ['05/01/2024 10:15 PM', '10:15'],
  ])('belongs to it: %s', (text, time) => {
    const date = read(text);
    expect(date.time).toBe(time);
    expect(date.to).toBe(text.split(' ').length);
  });
});

describe('what is no date', () => {
  it.each([
    '12.50',
    '1.234',
    '5.50',
    '1,234.56',
    '10.000',
    '32/02/2024',
    '99/99',
    '32/13/2024',
    '4910XK',
    '12:30',
    '192.168.1.1',
    '1.2.3',
    '1-2',
    '12345678',
    '999999',
    'MARKET 24',
    'May',
    'Mar 99',
    'SET MENU',
    '06/2024',
    'DE67 6318 2560',
  ])('%s', (text) => {
    expect(datesIn(text.split(' '))).toEqual([]);
  });
});

it('years of two digits that are far ahead are of Thailand’s count', () => {
  expect(['02/06/68', '02/06/25', '02/06/98'].map((text) => resolveDate(read(text), 'DMY', null))).toEqual([
    '2025-06-02',
    '2025-06-02',
    '1998-06-02',
  ]);
});

describe('several dates of a line', () => {
  it('are two if a month and a day follow a month and a day, though the first may be a day of the week', () => {
    const found = datesIn('Mar 03 Apr 05 Shop'.split(' '));
    expect(found.map((d) => [d.month, d.day])).toEqual([
      [3, 3],
      [4, 5],
    ]);
    expect(datesIn('mar 03/06 Kiosk'.split(' ')).map((d) => d.text)).toEqual(['03/06']);
    expect(datesIn('MAR 31/24 Kiosk'.split(' ')).map((d) => [d.year, d.month, d.day])).toEqual([[2024, 3, 31]]);
  });

  const texts = (line: string, gaps?: number[]) => datesIn(line.split(' '), gaps).map((date) => date.text);

  it('are read left to right, apart from each other', () => {
    expect(texts('05 JAN 06 JAN')).toEqual(['05 JAN', '06 JAN']);
    expect(texts('10/25 10/26 4726LW760 PAYMENT')).toEqual(['10/25', '10/26']);
    expect(texts('Jan 5 Jan 6')).toEqual(['Jan 5', 'Jan 6']);
    expect(texts('01.06.21 Anfangssaldo 5441.77 02.06.21')).toEqual(['01.06.21', '02.06.21']);
  });

  it('end where a wide gap begins', () => {
    expect(texts('05 Jan 24 HOUR', [0, 0.3, 4, 0.3])).toEqual(['05 Jan']);
    expect(texts('12 Jan 05, 2024', [0, 3, 0.3, 0.3])).toEqual(['Jan 05, 2024']);
  });

  it('leave a sequence number before them alone', () => {
    expect(texts('12 Jan 05, 2024')).toEqual(['Jan 05, 2024']);
  });

  it('keep what they are without a last token that may be text', () => {
    const [date] = datesIn('05 Jan 24 HOUR FITNESS'.split(' '));
    expect(date!.shorter).toMatchObject({ text: '05 Jan', to: 2, year: null });
  });

  it('keep their text as printed', () => {
    expect(texts('２０２４年１月５日')).toEqual(['２０２４年１月５日']);
  });
});

describe('any words', () => {
  it('give dates that are apart in the line, and exist in each of their orders except for a last day too many', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('05', '31', '2024', 'Jan', 'de', '05/01', '05.01.', '24', '年', '1月', "'24", 'of', '12:30', 'T'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (tokens) => {
        let end = 0;
        for (const date of datesIn(tokens)) {
          expect(date.from).toBeGreaterThanOrEqual(end);
          expect(date.to).toBeGreaterThan(date.from);
          end = date.to;
          expect(date.orders.length).toBeGreaterThan(0);
          for (const order of date.orders) {
            // 31 June is a date that no calendar has: three days earlier there is one in any month
            const real = [0, 1, 2, 3]
              .map((days) => daysEarlier(date, order, days))
              .find((d) => d && resolveDate(d, order, 2024));
            expect(real && resolveDate(real, order, 2024)).toMatch(/^\d{4}-\d\d-\d\d$/);
          }
        }
        expect(end).toBeLessThanOrEqual(tokens.length);
      }),
      { numRuns: 500 },
    );
  });
});

it('reads a day, a month and a year in full with spaces for marks, and no two-digit year so', () => {
  expect(resolveDate(read('05 01 2024'), 'DMY', null)).toBe('2024-01-05');
  expect(datesIn('06 12 34 56'.split(' '))).toEqual([]);
  expect(datesIn('1 234 2024'.split(' '))).toEqual([]);
});

it('reads a day and the name of a month with a stroke alone between them, also two such dates side by side', () => {
  expect(datesIn('30 / jun 01 / jul'.split(' ')).map(({ text }) => text)).toEqual(['30 / jun', '01 / jul']);
  expect(resolveDate(read('30 / jun / 2024'), 'DMY', null)).toBe('2024-06-30');
});
