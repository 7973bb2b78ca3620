/** Of several columns of texts, each below a heading of its own, one is the description. */
import { greatest, least } from '../../geometry/extremes.ts';
import { LEAST_TEXTS } from '../../lexicon/codes.ts';
import { namesBeside } from '../../lexicon/headings/besides-text.ts';
import { columnRole } from '../../lexicon/headings/heading-roles.ts';
import { isFilled, stretchesOf } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import { type ColumnTexts, MOST, runsOn } from './text-column.ts';

/** Given the columns of a table and their roles, returns the roles with one description: what else is headed is not. */
export function withOneDescription(texts: readonly ColumnTexts[], roles: Roles): Roles {
  const isNamed = ({ column }: ColumnTexts) => roles[column] === 'description';
  const isBeside = ({ column, heading }: ColumnTexts) => roles[column] === null && namesBeside(heading);
  const headed = texts.filter((one) => (isNamed(one) || isBeside(one)) && one.kind === 'text' && one.heading !== '');
  const headings = stretchesOf(headed, isSameHeading);
  if (!isFilled(headings) || headings.length < 2) return roles;
  const most = greatest(headed.map(({ dated }) => dated.length));
  const filled = headings.filter((columns) => columns.some(({ dated }) => dated.length >= most * MOST));
  const named = filled.filter(([one]) => isNamed(one));
  const own = named.find(([{ heading }]) => !namesBeside(heading)) ?? named[0];
  if (own === undefined) return roles;
  return roles.map((role, i) => {
    const isOther = headed.some(({ column }) => column === i) && !own.some(({ column }) => column === i);
    return isOther ? 'aside' : role;
  });
}

/** True for words of one heading that were taken for two: "Transaction | Description". */
function isSameHeading(right: ColumnTexts, left: ColumnTexts): boolean {
  if (right.column !== left.column + 1) return false;
  const whole = columnRole(`${left.heading} ${right.heading}`);
  const isOne = namesBeside(left.heading) && whole?.role === 'description' && whole.weight === 1;
  return isOne || (!beginAlike(right) && right.rows.some((row) => runsOn(row, left.column, right.column)));
}

/** Texts of one column begin within so many points: a long one beside them may all the same be close. */
const ALIKE = 2;

/** True if the texts of a column begin at one place on all rows: it is a column of its own. */
function beginAlike({ rows, column, all }: ColumnTexts): boolean {
  const starts = rows.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells[column]?.words[0]?.x0 ?? []));
  return all.length >= LEAST_TEXTS && greatest(starts) - least(starts) <= ALIKE;
}
