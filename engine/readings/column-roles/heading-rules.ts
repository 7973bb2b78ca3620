/** The rules about columns by their headings, if the columns hold what these say, and by the dates in them. */

import { STRENGTH } from '../../evidence/strength.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { MONEY_ROLES } from '../../lexicon/headings/heading-roles.ts';
import { itemAt } from '../../model/lists.ts';
import type { Row } from '../../model/row.ts';
import { isDateRole, nameDates, roleOfBoth, straysBelowDays } from '../booking-day/date-roles.ts';
import type { Rows } from '../roles.ts';
import type { ColumnRule, RoleTable } from './trail.ts';

const { certain, strong, fair, weak } = STRENGTH;

/** A heading that says "type" with less weight may be that of descriptions. */
const SURE_TYPE = 0.4;
/** What headings say, if columns hold that. */
export const BY_HEADING: readonly ColumnRule[] = [
  byHeading(weak, ({ rows }, i) => itemAt(rows[0].columns, i).role),
  byHeading(certain, ({ abroad }, i) => (abroad.includes(i) ? 'original_amount' : undefined)),
  byHeading(fair, ({ rows }, i) => (isUnsureType(rows, i) || lacksMoney(rows, i) ? null : undefined)),
  byHeading(strong, ({ rows }, i) => (isUndated(rows, i) ? 'other' : undefined)),
  // two headings that are one, cut in two: "Data | waluty"
  byHeading(fair, ({ rows }, i) => {
    const { columns } = rows[0];
    const own = itemAt(columns, i);
    if (!isDateRole(own.role) || holdsDates(rows, i + 1)) return undefined;
    return roleOfBoth(own, columns[i + 1]) ?? undefined;
  }),
];

/** Which column of dates has which day. */
export const BY_DATES: readonly ColumnRule[] = [
  {
    id: 'dates',
    strength: fair,
    find: ({ rows }, roles) => {
      const named = [...roles];
      nameDates(rows, named);
      return [...named.entries()].filter(([i, role]) => role !== roles[i]);
    },
  },
];

type RoleOfColumn = (table: RoleTable, column: number) => ColumnRole | null | undefined;

/** A rule that looks at one column after the other. `roleOf` returns undefined if it says nothing. */
function byHeading(strength: number, roleOf: RoleOfColumn): ColumnRule {
  const find = (table: RoleTable) =>
    table.rows[0].columns.flatMap((_, column) => {
      const role = roleOf(table, column);
      return role === undefined ? [] : [[column, role] as const];
    });
  return { id: 'heading', strength, find };
}

function isUnsureType([{ columns }]: Rows, column: number): boolean {
  const { role, weight } = itemAt(columns, column);
  return role === 'type' && weight < SURE_TYPE;
}

const lacksMoney = ([{ columns, kinds }]: Rows, column: number): boolean =>
  MONEY_ROLES.has(itemAt(columns, column).role) && kinds[column] !== 'money';

function isUndated(rows: Rows, column: number): boolean {
  const { role, heading } = itemAt(rows[0].columns, column);
  if (!isDateRole(role)) return false;
  return !holdsDates(rows, column) || (heading === '' && straysBelowDays(rows, column));
}

/** True for a column with dates, or with figures in most texts: they may be dates that we cannot read. */
function holdsDates(rows: readonly Row[], column: number): boolean {
  if (rows.some(({ dates }) => (dates[column] ?? []).length > 0)) return true;
  return rows.filter(({ texts }) => /\d/.test(texts[column] ?? '')).length * 2 > rows.length;
}
