/** File names in a header, with any characters. */
import { expect, test } from 'vitest';
import { attachment } from './content-disposition.ts';

test('a plain name appears in both forms', () => {
  expect(attachment('June 2025.csv')).toBe(`attachment; filename="June 2025.csv"; filename*=UTF-8''June%202025.csv`);
});

test('accents are removed for old clients and kept for the others', () => {
  expect(attachment('Zoë.xls')).toBe(`attachment; filename="Zoe.xls"; filename*=UTF-8''Zo%C3%AB.xls`);
});

test('a quote cannot end the value early', () => {
  expect(attachment('a"; x="b\\.csv')).toBe(
    `attachment; filename="a_; x=_b_.csv"; filename*=UTF-8''a%22%3B%20x%3D%22b%5C.csv`,
  );
});

test('the reserved characters of RFC 5987 are escaped', () => {
  expect(attachment("it's (1)*.csv")).toContain(`filename*=UTF-8''it%27s%20%281%29%2A.csv`);
});

test('each character of another script becomes a placeholder in ASCII', () => {
  expect(attachment('対帳単.csv')).toContain('filename="___.csv"');
});
