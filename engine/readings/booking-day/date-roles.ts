/** Decides which columns hold days, and which day: by their headings, else by the dates in them. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { dayNamed } from '../../lexicon/headings/day-words.ts';
import { columnRole, DATE_ROLES } from '../../lexicon/headings/heading-roles.ts';
import { itemAt } from '../../model/lists.ts';
import type { Row } from '../../model/row.ts';
import type { Column } from '../../model/table.ts';
import { columnsOf, type Rows } from '../roles.ts';

/** From this share of the weight of another heading on, a heading is about as sure. */
const AS_SURE = 0.7;

/** Given the rows of a table, names its columns of dates in `roles`, which hold what the headings say. */
export function nameDates(rows: Rows, roles: (ColumnRole | null)[]): void {
  nameUnheaded(rows, roles);
  const dates = columnsOf(roles, 'date');
  if (dates.length > 1) tellApart(rows, roles, dates);
  if (dates.length > 0) return;
  // a day of value is taken as the day of booking only if no other is there
  const at = [roles.indexOf('transaction_date'), roles.indexOf('value_date')].find((i) => i >= 0);
  if (at !== undefined) roles[at] = 'date';
}

/** Names the columns that hold dates below headings of something else, or none. */
function nameUnheaded(rows: Rows, roles: (ColumnRole | null)[]): void {
  const { columns, kinds } = rows[0];
  columns.forEach(({ role, heading }, i) => {
    if (kinds[i] !== 'date' || (role && role !== 'other') || straysBelowDays(rows, i)) return;
    // "3/12" beside whole dates is no day: a paper writes its days in one way
    const isOther =
      heading !== '' && isYearless(rows, i) && roles.some((r, k) => isDateRole(r) && !isYearless(rows, k));
    if (isOther) roles[i] = 'other';
    else if (!roles.includes('date')) roles[i] = 'date';
    else roles[i] = dayNamed(heading) === 'transaction' ? 'transaction_date' : 'value_date';
  });
}

/** Leaves one of several columns of dates as that of the day of booking. */
function tellApart(rows: Rows, roles: (ColumnRole | null)[], dates: readonly number[]): void {
  const { columns } = rows[0];
  const filled = dates.filter((i) => rows.some((row) => itemAt(row.dates, i).length > 0));
  if (filled.length > 0) for (const i of dates) if (!filled.includes(i)) roles[i] = 'other';
  const headed = distinguished(columns, roles, filled.length > 0 ? filled : dates);
  const columnOf = (i: number) => itemAt(columns, i);
  const sure = headed.filter((i) => headed.every((k) => columnOf(i).weight >= columnOf(k).weight * AS_SURE));
  // beside a day of posting, a heading that only says "date" means the day of the transaction
  const longest = sure.reduce((a, b) => (columnOf(b).heading.length > columnOf(a).heading.length ? b : a));
  for (const i of headed) {
    const isValue = columnOf(i).heading === '' || i > longest || !sure.includes(i);
    if (i !== longest) roles[i] = isValue ? 'value_date' : 'transaction_date';
  }
}

/** Names the columns headed as days of the transaction, and returns the others, or all if no other is left. */
function distinguished(
  columns: Row['columns'],
  roles: (ColumnRole | null)[],
  dated: readonly number[],
): readonly number[] {
  const others = dated.filter((i) => dayNamed(itemAt(columns, i).heading) !== 'transaction');
  if (others.length === 0) return dated;
  for (const i of dated) if (!others.includes(i)) roles[i] = 'transaction_date';
  return others;
}

/**
 * Given a column headed as one of dates and the next, returns the role of both headings read as one that was cut in two
 * ("Data | waluty"), if that is a day; else null.
 */
export function roleOfBoth(column: Column, next: Column | undefined): ColumnRole | null {
  if (!next || !isDateRole(next.role) || next.heading === '' || column.heading === '') return null;
  const whole = columnRole(`${column.heading} ${next.heading}`)?.role ?? null;
  return isDateRole(whole) ? whole : null;
}

export const isDateRole = (role: ColumnRole | null): boolean => role !== null && DATE_ROLES.has(role);

/** True if all dates of a column are in figures without a year. */
function isYearless(rows: readonly Row[], column: number): boolean {
  return rows.every((r) =>
    (r.dates[column] ?? []).every(({ token }) => token.year === null && token.parts?.length === 2),
  );
}

/** True if a column holds a date on few rows, and days are above most of them: these are dates in a text. */
export function straysBelowDays(rows: readonly Row[], column: number): boolean {
  const headed = rows.filter((r) => r.headingDate !== null);
  const dated = headed.filter((r) => itemAt(r.dates, column).length > 0);
  return headed.length * 2 > rows.length && dated.length * 2 < headed.length;
}
