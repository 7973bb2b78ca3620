import { expect, it } from 'vitest';
import { resolveDate } from './date.ts';
import { dialectOf, leavesEraOpen } from './dialect.ts';
import { datesIn } from './scan.ts';

const day = (token: string[], ...document: string[]) =>
  resolveDate(
    datesIn(token.map((t, i) => dialectOf([...document, ...token])(t, token[i - 1] ?? '')))[0]!,
    token.length > 1 ? 'DMY' : 'YMD',
    2024,
  );

it('counts years of two figures in the era that is printed, if they are near its year', () => {
  expect(day(['03-09-01'], 'お取引明細 令和3年9月分')).toBe('2021-09-01');
  expect(day(['31-04-28'], '平成31年4月分')).toBe('2019-04-28');
  expect(day(['21-09-01'], '令和3年9月分')).toBe('2021-09-01');
  expect(day(['03-09-01'], 'お取引明細')).toBe('2003-09-01');
  expect(day(['03-09-01'], 'お取引明細 2021年9月')).toBe('2021-09-01');
  expect(day(['03-09-01'], 'お取引明細 2021/09/01～2021/09/30')).toBe('2021-09-01');
  expect(day(['03-09-01'], '对账单 2021/09/01～2021/09/30')).toBe('2003-09-01');
  expect(day(['21-09-01'], 'お取引明細 2021年9月')).toBe('2021-09-01');
  expect(day(['03-09-01'], '对账单 2021年9月')).toBe('2003-09-01');
});

it('a month and a day are no year of the era, near as the month may be to that', () => {
  expect(day(['07/12'], 'お取引明細 2025年7月')).toBe('2024-07-12');
  expect(day(['07/12'], 'お取引明細 令和7年7月分')).toBe('2024-07-12');
});

it('counts years of two figures in the era even if a passbook sets the parts of a date apart', () => {
  expect(day(['6-', '5-', '3'], '令和6年5月分')).toBe('2024-05-03');
  expect(day(['6-', '6-12'], '令和6年6月分')).toBe('2024-06-12');
});

it.each([
  ['lis', 'Prethodno stanje', '2024-10-01'],
  ['listopada', 'Izvod po računu', '2024-10-01'],
  ['lip.', 'Izvod po računu', '2024-06-01'],
  ['listopada', 'Saldo końcowe', '2024-11-01'],
  ['listopadu', 'Konečný zůstatek', '2024-11-01'],
])('reads %s beside %s as %s', (month, document, expected) => {
  expect(day(['1.', month, '2024'], document)).toBe(expected);
});

it('counts years of two figures from the Buddha if no other calendar is there yet', () => {
  const read = (token: string, document: string) =>
    resolveDate(datesIn([dialectOf([document])(token, '')])[0]!, 'DMY', 2024);
  expect(read('05-02-67', 'รายการเดินบัญชี')).toBe('2024-02-05');
  expect(read('05-02-24', 'รายการเดินบัญชี')).toBe('2024-02-05');
  expect(read('05-02-67', 'Statement')).toBe('2024-02-05');
});

it('leaves open which era counts years of two figures if a Japanese paper prints no era and no full year', () => {
  expect(leavesEraOpen(['お取引明細', '07-04-03 お振込 1,000'])).toBe(true);
  expect(leavesEraOpen(['お取引明細 令和7年4月', '07-04-03 お振込 1,000'])).toBe(false);
  expect(leavesEraOpen(['お取引明細 2007/04/01', '07-04-03 お振込 1,000'])).toBe(false);
  expect(leavesEraOpen(['对账单', '07-04-03 转账 1,000'])).toBe(false);
});
