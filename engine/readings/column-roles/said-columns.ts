/** What the user says that columns hold: they are read so, and what the paper says by itself stays a rival. */
import { DATE_ROLES, MONEY_ROLES } from '../../lexicon/headings/column-role.ts';
import type { SaidColumn } from '../../model/hints.ts';
import type { Roles } from '../../model/reading.ts';
import type { ColumnKind } from '../../model/row.ts';
import type { SaidRole } from '../../model/said-roles.ts';
import type { Column } from '../../model/table.ts';

/** Roles of which a table has one column. */
const SINGLE: ReadonlySet<Roles[number]> = new Set(['date', 'debit', 'credit', 'amount', 'balance']);

/**
 * Given the roles that a table's columns have by themselves, their kinds and what the user says of them, returns the
 * roles as they are said. What a column cannot hold is not said of it: a column of texts books nothing.
 */
export function rolesAsSaid(own: Roles, kinds: readonly ColumnKind[], said: readonly Omit<SaidRole, 'table'>[]): Roles {
  // two columns of the paper that are read as one, and cannot be parted, hold both: neither can be said of it
  const isSaidTwice = ({ column, holds }: Omit<SaidRole, 'table'>) =>
    said.some((other) => other.column === column && other.holds !== holds);
  const fit = said.filter((one) => mayHold(kinds[one.column], one.holds) && !isSaidTwice(one));
  const roles = new Map(fit.map(({ column, holds }) => [column, holds]));
  const given: ReadonlySet<Roles[number]> = new Set(roles.values());
  return own.map((role, i) => roles.get(i) ?? beside(role, given));
}

const SIDES: ReadonlySet<Roles[number]> = new Set(['debit', 'credit', 'charge']);

/** Given the role of a column of which the user says nothing, and those that are given to others, returns it then. */
function beside(role: Roles[number], given: ReadonlySet<Roles[number]>): Roles[number] {
  // one column of amounts, or one of each side
  if (given.has('amount') && SIDES.has(role)) return 'other';
  if (role === 'amount' && (given.has('debit') || given.has('credit'))) return 'other';
  if (!SINGLE.has(role) || !given.has(role)) return role;
  return role === 'date' ? 'value_date' : 'other';
}

function mayHold(kind: ColumnKind | undefined, holds: SaidColumn['holds']): boolean {
  // texts book nothing as it is
  if (holds === 'other') return kind === 'money' || kind === 'date';
  return kind === 'money' ? MONEY_ROLES.has(holds) : kind === 'date' && DATE_ROLES.has(holds);
}

/** What the user says otherwise than the paper does by itself. */
export interface SaidOtherwise {
  readonly money: boolean;
  readonly days: boolean;
}

/**
 * Given columns and their roles as the paper and as the user says them, returns what the user says otherwise: also that
 * a column has parts, whatever these hold by themselves.
 */
export function saidOtherwise(columns: readonly Column[], own: Roles, now: Roles): SaidOtherwise {
  const changed = own.flatMap((role, i) => (role === now[i] && !columns[i]?.apart ? [] : [role, now[i] ?? null]));
  const days = changed.some((role) => DATE_ROLES.has(role));
  return { days, money: changed.some((role) => role !== null && !DATE_ROLES.has(role)) };
}
