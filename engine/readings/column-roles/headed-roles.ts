/** The roles that a table's headings and the forms of its columns tell, before its balances are asked: rules, one after the other. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { MONEY_ROLES } from '../../lexicon/headings/heading-roles.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { isDateRole, nameDates, roleOfBoth, straysBelowDays } from '../booking-day/date-roles.ts';
import { chainScore, FOLLOWING } from './chain.ts';
import { netAmounts } from './net-amounts.ts';
import { RoleTrail } from './role-trail.ts';
import { isOfBothSides, isOtherSide, openTwins, sideOfTitle } from './sides.ts';

const SURE_TYPE = 0.4;
/** How surely a heading names a side that stands alone. */
const SURE = 0.5;

/** Roles while they are decided. */
export type OpenRoles = (ColumnRole | null)[];

/** A rule that changes roles by what the rows of a table hold. */
interface RoleRule {
  /** in words, for the trail */
  readonly rule: string;
  readonly apply: (rows: readonly Row[], roles: OpenRoles, mark: DecimalMark) => void;
}

/** In their order: each asks for roles that those before it gave. */
const RULES: readonly RoleRule[] = [
  { rule: 'of several headings that say the same, the surest counts', apply: keepSurest },
  { rule: 'signs for money in and out stand in it', apply: nameMarkers },
  { rule: 'beside money in and out it follows as a balance does', apply: nameBalanceOfSides },
  {
    rule: 'the only heading of a side stands over all amounts, or beside them, or beside those of the other side',
    apply: settleOnlySide,
  },
  { rule: 'a side over nothing is that of the only column of money, which has no heading', apply: sideOfTitle },
  {
    rule: 'an amount, its fee and the total of both stand side by side: the total is booked',
    apply: nameTotalWithFee,
  },
];

/** What headings and columns tell. */
export interface HeadedRoles {
  readonly roles: Roles;
  /** columns that headings call balances, the surest first: the chain of balances tells which one is booked */
  readonly balances: readonly number[];
  readonly trail: RoleTrail;
}

/** Given the rows of one table, and which of its columns are money abroad, returns the roles that need no balances. */
export function rolesByColumns(rows: readonly Row[], mark: DecimalMark, abroad: readonly number[]): HeadedRoles {
  const { columns } = rows[0];
  const roles = rolesByHeadings(rows, abroad);
  const trail = new RoleTrail(columns.length);
  trail.after('its heading, and what stands below', roles);
  nameDates(rows, roles);
  trail.after('the dates in the columns', roles);
  const balances = roles
    .flatMap((role, i) => (role === 'balance' ? [i] : []))
    .sort((a, b) => columns[b].weight - columns[a].weight);
  for (const { rule, apply } of RULES) {
    apply(rows, roles, mark);
    trail.after(rule, roles);
  }
  return { roles, balances, trail };
}

/** The roles that headings give to columns which hold what these say. */
function rolesByHeadings(rows: readonly Row[], abroad: readonly number[]): OpenRoles {
  const { columns, kinds } = rows[0];
  // a heading of dates that has none below it leaves the dates to another column; what is no date to us may be one
  const isDated = (i: number) => rows.some((r) => (r.dates[i] ?? []).length > 0) || mostHaveFigures(rows, i);
  return columns.map(({ role, weight, heading }, i): ColumnRole | null => {
    if (abroad.includes(i)) return 'original_amount';
    // a heading that hardly says so does not keep a text out of the descriptions
    if (role === 'type' && weight < SURE_TYPE) return null;
    if (role !== null && MONEY_ROLES.has(role) && kinds[i] !== 'money') return null;
    if (!isDateRole(role)) return role;
    if (!isDated(i) || (heading === '' && straysBelowDays(rows, i))) return 'other';
    return isDated(i + 1) ? role : (roleOfBoth(columns[i], columns[i + 1]) ?? role);
  });
}

function keepSurest(rows: readonly Row[], roles: OpenRoles): void {
  openTwins(rows, roles);
  const weights = rows[0].columns.map(({ weight }) => weight);
  for (const role of ['balance', 'debit', 'credit'] as const) onlyOne(roles, role, weights);
}

/** "Incoming | Outgoing | Amount": beside both sides, amounts that follow from them are balances. */
function nameBalanceOfSides(rows: readonly Row[], roles: OpenRoles, mark: DecimalMark): void {
  const whole = roles.indexOf('amount');
  if (whole < 0 || !roles.includes('debit') || !roles.includes('credit') || roles.includes('balance')) return;
  const balanced = roles.map((role, i) => (i === whole ? 'balance' : role));
  if (chainScore(rows, balanced, mark) >= FOLLOWING) roles[whole] = 'balance';
}

/** A heading that names one side less than surely, where none names the other, stands over all amounts; beside an amount on each row it names no side. */
function settleOnlySide(rows: readonly Row[], roles: OpenRoles): void {
  const sides = roles.flatMap((role, i) => (role === 'debit' || role === 'credit' ? [i] : []));
  if (sides.length !== 1) return;
  const [side] = sides;
  const isUnsure = rows[0].columns[side].weight < SURE || (roles[side] === 'credit' && isOfBothSides(rows, side));
  if (isUnsure && !roles.includes('amount')) roles[side] = 'amount';
  const single = roles.indexOf('amount');
  if (single < 0) return;
  const sided = rows.filter((row) => row.amounts[side] !== null);
  const beside = sided.filter((row) => row.amounts[single] !== null);
  if (beside.length * 2 > rows.length) roles[side] = 'other';
  // what only stands beside amounts is charged with them, or is a part of them
  else if (beside.length * 2 > sided.length) roles[side] = roles[side] === 'debit' ? 'fee' : 'other';
  else if (isOtherSide(rows, single, side)) roles[single] = roles[side] === 'credit' ? 'debit' : 'credit';
}

/** Balances tell by themselves what moves them. */
function nameTotalWithFee(rows: readonly Row[], roles: OpenRoles, mark: DecimalMark): void {
  const total = roles.includes('balance') ? null : netAmounts(rows, roles, mark);
  if (total === null) return;
  roles[total.gross] = 'original_amount';
  roles[total.fee] = 'fee';
  roles[total.net] = 'amount';
}

/** True for a column in which most rows have a text with figures: what is no date to us may be one. */
function mostHaveFigures(rows: readonly Row[], column: number): boolean {
  return rows.filter((r) => /\d/.test(r.texts[column])).length * 2 > rows.length;
}

/** A share of the cells that are markers, and so many of them, make a column of markers whatever its heading says: "Type". */
const MARKER_SHARE = 0.8;
const LEAST_MARKERS = 2;
const MARKERS: ReadonlySet<ColumnRole | null> = new Set<ColumnRole | null>([
  null,
  'other',
  'type',
  'aside',
  'currency',
  'reference',
]);

/** Beside one column of amounts, a column of texts in which stand "Dr" and "Cr" says their side, also where one of them stands so near to its amounts that it belongs to them. */
function nameMarkers(rows: readonly Row[], roles: OpenRoles): void {
  if (roles.includes('marker') || roles.includes('debit') || roles.includes('credit')) return;
  roles.forEach((role, i) => {
    if (!MARKERS.has(role) || rows[0].kinds[i] !== 'text' || roles.includes('marker')) return;
    const texts = rows.filter((r) => !r.kindExact).map((r) => r.texts[i]);
    const signs = texts.filter((t) => t !== '').map((t) => markerSign(t));
    const known = signs.filter((sign) => sign !== null);
    if (known.length < LEAST_MARKERS || known.length < signs.length * MARKER_SHARE) return;
    const beside = rows.flatMap((r) => r.amounts.map((a) => markerSign(a?.token.marker ?? '')));
    const both = new Set([...known, ...beside.filter((sign) => sign !== null)]);
    if (both.size > 1) roles[i] = 'marker';
  });
}

/** A role that only one column may have stays with the one whose heading says it best. */
function onlyOne(roles: OpenRoles, role: ColumnRole, weights: readonly number[]): void {
  const holders = roles.map((r, i) => (r === role ? i : -1)).filter((i) => i >= 0);
  if (holders.length < 2) return;
  const best = holders.reduce((a, b) => (weights[b] > weights[a] ? b : a));
  for (const i of holders) if (i !== best) roles[i] = weights[i] < weights[best] || role === 'balance' ? 'other' : role;
}
