import { expect, it } from 'vitest';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import type { Column } from '../../model/table.ts';
import { roleOfBoth } from './date-roles.ts';

const column = (heading: string, role: ColumnRole | null): Column => ({ heading, role }) as Column;

it.each([
  ['Data', 'date', 'waluty', 'value_date', 'value_date'],
  ['Data', 'date', 'księgowania', 'date', 'date'],
  ['Value', 'value_date', 'Date', 'date', 'value_date'],
] as const)('"%s" (%s) and "%s" (%s), which holds no dates, are one heading: %s', (one, role, next, other, whole) => {
  expect(roleOfBoth(column(one, role), column(next, other))).toBe(whole);
});

it('a heading beside one of something else, or beside no heading, means itself', () => {
  expect(roleOfBoth(column('Date', 'date'), column('Description', 'description'))).toBeNull();
  expect(roleOfBoth(column('Date', 'date'), column('', 'date'))).toBeNull();
  expect(roleOfBoth(column('Date', 'date'), undefined)).toBeNull();
});
