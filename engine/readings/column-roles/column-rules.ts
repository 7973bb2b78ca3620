/** The rules about what columns are for, by their headings and by what stands below: all that needs no balances. */
import { STRENGTH } from '../../evidence/strength.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { MONEY_ROLES } from '../../lexicon/headings/heading-roles.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { isDateRole, nameDates, roleOfBoth, straysBelowDays } from '../days/date-roles.ts';
import { chainScore, FOLLOWING } from './chain.ts';
import { netAmounts } from './net-amounts.ts';
import { isOfBothSides, isOtherSide, SIDES, sidesIn, twinOf } from './sides.ts';
import { changes, type RoleFinding, type RoleRule, settle, type TracedRoles } from './trail.ts';

const { certain, strong, fair, weak } = STRENGTH;

/** A heading that says "type" less surely does not keep a text out of the descriptions. */
const SURE_TYPE = 0.4;
/** How surely a heading names a side that stands alone. */
const SURE = 0.5;
/** A share of the cells that are markers, and so many of them, make a column of markers whatever its heading says: "Type". */
const MARKER_SHARE = 0.8;
const LEAST_MARKERS = 2;
/** What a column of markers may be called. */
const MARKERS: ReadonlySet<ColumnRole | null> = new Set<ColumnRole | null>([
  null,
  'other',
  'type',
  'aside',
  'currency',
  'reference',
]);

/** The rows of one table, and which of its columns are money abroad. */
export interface RoleTable {
  readonly rows: readonly Row[];
  readonly mark: DecimalMark;
  readonly abroad: readonly number[];
}

type ColumnRule = RoleRule<RoleTable>;

/** What headings say, where columns hold that. */
const BY_HEADING: readonly ColumnRule[] = [
  byHeading(weak, ({ rows }, i) => rows[0].columns[i].role),
  byHeading(certain, ({ abroad }, i) => (abroad.includes(i) ? 'original_amount' : undefined)),
  byHeading(fair, ({ rows }, i) => (isUnsureType(rows, i) || lacksMoney(rows, i) ? null : undefined)),
  byHeading(strong, ({ rows }, i) => (isUndated(rows, i) ? 'other' : undefined)),
  // a heading of two columns that was cut in two: "Data | waluty"
  byHeading(fair, ({ rows }, i) => {
    const { columns } = rows[0];
    return isDateRole(columns[i].role) && !holdsDates(rows, i + 1)
      ? (roleOfBoth(columns[i], columns[i + 1]) ?? undefined)
      : undefined;
  }),
];

/** Which column of dates has which day. */
const BY_DATES: readonly ColumnRule[] = [
  {
    id: 'dates',
    find: ({ rows }, roles) => {
      const named = [...roles];
      nameDates(rows, named);
      return changes(roles, named, fair);
    },
  },
];

/** Two columns with one role: the surest keeps it. */
const OF_ONE_ROLE: readonly ColumnRule[] = [
  ...(['balance', ...SIDES] as const).map(
    (role): ColumnRule => ({
      id: 'surest_heading',
      find: ({ rows }, roles) => lessSure(rows, roles, role),
    }),
  ),
  {
    id: 'surest_heading',
    find: ({ rows }, roles) => {
      const twin = twinOf(rows, roles);
      return twin === null ? [] : [{ column: twin, answer: null, strength: strong }];
    },
  },
];

/** What the contents of columns beside each other show. */
const BY_CONTENTS: readonly ColumnRule[] = [
  { id: 'markers', find: ({ rows }, roles) => columnOfMarkers(rows, roles) },
  { id: 'balance_of_sides', find: balanceOfSides },
  { id: 'only_side', find: ({ rows }, roles) => onlySide(rows, roles) },
  { id: 'side_of_title', find: ({ rows }, roles) => sideOfTitle(rows, roles) },
];

/** Balances tell by themselves what moves them: without any, sums of columns do. */
const BY_SUMS: readonly ColumnRule[] = [{ id: 'total_with_fee', find: totalWithFee }];

/** What headings and columns tell. */
export interface HeadedRoles extends TracedRoles {
  /** columns that headings call balances, the surest first: the chain of balances tells which one is booked */
  readonly balances: readonly number[];
}

/** The families of rules, each of which asks for roles that those before it gave; the rules of one family commute. */
export const FAMILIES: readonly (readonly ColumnRule[])[] = [BY_HEADING, BY_DATES, OF_ONE_ROLE, BY_CONTENTS, BY_SUMS];

/** Given a table, returns the roles that need no balances. */
export function rolesByColumns(table: RoleTable): HeadedRoles {
  const { columns } = table.rows[0];
  const none: TracedRoles = { roles: columns.map(() => null), trail: columns.map(() => []) };
  const dated = [BY_HEADING, BY_DATES].reduce((before, rules) => settle(before, rules, table), none);
  const balances = columnsOf(dated.roles, 'balance').sort((a, b) => columns[b].weight - columns[a].weight);
  return {
    ...[OF_ONE_ROLE, BY_CONTENTS, BY_SUMS].reduce((before, rules) => settle(before, rules, table), dated),
    balances,
  };
}

/** A rule that looks at one column and its heading; undefined where it says nothing. */
function byHeading(
  strength: number,
  roleOf: (table: RoleTable, column: number) => ColumnRole | null | undefined,
): ColumnRule {
  return {
    id: 'heading',
    find: (table) =>
      table.rows[0].columns.flatMap((_, column): RoleFinding[] => {
        const answer = roleOf(table, column);
        return answer === undefined ? [] : [{ column, answer, strength }];
      }),
  };
}

const columnsOf = (roles: Roles, role: ColumnRole): number[] => roles.flatMap((one, i) => (one === role ? [i] : []));

function isUnsureType([{ columns }]: readonly Row[], column: number): boolean {
  const { role, weight } = columns[column];
  return role === 'type' && weight < SURE_TYPE;
}

/** True for a heading of money over a column that holds none. */
function lacksMoney([{ columns, kinds }]: readonly Row[], column: number): boolean {
  const { role } = columns[column];
  return role !== null && MONEY_ROLES.has(role) && kinds[column] !== 'money';
}

/** True for a heading of dates that has none below it, which leaves the dates to another column. */
function isUndated(rows: readonly Row[], column: number): boolean {
  const { role, heading } = rows[0].columns[column];
  if (!isDateRole(role)) return false;
  return !holdsDates(rows, column) || (heading === '' && straysBelowDays(rows, column));
}

/** True for a column with dates, or in which most rows have a text with figures: what is no date to us may be one. */
function holdsDates(rows: readonly Row[], column: number): boolean {
  if (rows.some(({ dates }) => (dates[column] ?? []).length > 0)) return true;
  return rows.filter(({ texts }) => /\d/.test(texts[column])).length * 2 > rows.length;
}

/** A role that only one column may have stays with the one whose heading says it best. */
function lessSure([{ columns }]: readonly Row[], roles: Roles, role: ColumnRole): RoleFinding[] {
  const holders = columnsOf(roles, role);
  if (holders.length < 2) return [];
  const best = holders.reduce((a, b) => (columns[b].weight > columns[a].weight ? b : a));
  const isLess = (i: number) => i !== best && (role === 'balance' || columns[i].weight < columns[best].weight);
  return holders.filter(isLess).map((column) => ({ column, answer: 'other', strength: fair }));
}

/** Beside one column of amounts, a column of texts in which stand "Dr" and "Cr" says their side, also where one of them stands so near to its amounts that it belongs to them. */
function columnOfMarkers(rows: readonly Row[], roles: Roles): RoleFinding[] {
  if (['marker', ...SIDES].some((role) => roles.includes(role as ColumnRole))) return [];
  const column = roles.findIndex(
    (role, i) => MARKERS.has(role) && rows[0].kinds[i] === 'text' && holdsMarkers(rows, i),
  );
  return column < 0 ? [] : [{ column, answer: 'marker', strength: strong }];
}

function holdsMarkers(rows: readonly Row[], column: number): boolean {
  const texts = rows.filter(({ kindExact }) => !kindExact).map((row) => row.texts[column]);
  const signs = texts.filter((text) => text !== '').map((text) => markerSign(text));
  const known = signs.filter((sign) => sign !== null);
  if (known.length < LEAST_MARKERS || known.length < signs.length * MARKER_SHARE) return false;
  const beside = rows.flatMap(({ amounts }) => amounts.map((amount) => markerSign(amount?.token.marker ?? '')));
  return new Set([...known, ...beside.filter((sign) => sign !== null)]).size > 1;
}

/** "Incoming | Outgoing | Amount": beside both sides, amounts that follow from them are balances. */
function balanceOfSides({ rows, mark }: RoleTable, roles: Roles): RoleFinding[] {
  const column = roles.indexOf('amount');
  if (column < 0 || roles.includes('balance')) return [];
  if (!SIDES.every((side) => roles.includes(side))) return [];
  const balanced = roles.map((role, i) => (i === column ? 'balance' : role));
  return chainScore(rows, balanced, mark) >= FOLLOWING ? [{ column, answer: 'balance', strength: strong }] : [];
}

/** True for a heading that names one side less than surely, and stands over all amounts where none names another. */
function isUnsureSide(rows: readonly Row[], roles: Roles, side: number): boolean {
  if (roles.includes('amount')) return false;
  return rows[0].columns[side].weight < SURE || (roles[side] === 'credit' && isOfBothSides(rows, side));
}

/** The only heading of a side stands over all amounts, beside them, or beside those of the other side. */
function onlySide(rows: readonly Row[], roles: Roles): RoleFinding[] {
  const sides = sidesIn(roles);
  if (sides.length !== 1) return [];
  const [side] = sides;
  const sided = rows.filter(({ amounts }) => amounts[side] !== null);
  const found = (column: number, answer: ColumnRole) => [{ column, answer, strength: fair }];
  // amounts that may be of either side are open: balances tell what they are
  if (isUnsureSide(rows, roles, side)) return found(side, sided.length > 0 ? 'other' : 'amount');
  const single = roles.indexOf('amount');
  if (single < 0) return [];
  const beside = sided.filter(({ amounts }) => amounts[single] !== null);
  if (beside.length * 2 > rows.length) return found(side, 'other');
  // what only stands beside amounts is charged with them, or is a part of them
  if (beside.length * 2 > sided.length) return found(side, roles[side] === 'debit' ? 'fee' : 'other');
  if (!isOtherSide(rows, single, side)) return [];
  return found(single, roles[side] === 'credit' ? 'debit' : 'credit');
}

/** A side may stand as a title where headings do, over nothing: "Deposits", before "Date" and "Source". It is that of the only column of money, which has no heading. */
function sideOfTitle(rows: readonly Row[], roles: Roles): RoleFinding[] {
  const { columns, kinds } = rows[0];
  const sides = sidesIn(roles);
  const money = roles.flatMap((_, i) => (kinds[i] === 'money' && !sides.includes(i) ? [i] : []));
  if (sides.length !== 1 || money.length !== 1 || columns[money[0]].heading !== '') return [];
  const [side] = sides;
  if (isUnsureSide(rows, roles, side)) return [];
  if (rows.some(({ amounts, texts }) => amounts[side] !== null || texts[side] !== '')) return [];
  return [
    { column: money[0], answer: roles[side], strength: strong },
    { column: side, answer: 'other', strength: strong },
  ];
}

/** An amount, its fee and the total of both, where no balances tell what is booked. */
function totalWithFee({ rows, mark }: RoleTable, roles: Roles): RoleFinding[] {
  const total = roles.includes('balance') ? null : netAmounts(rows, roles, mark);
  if (total === null) return [];
  return [
    { column: total.gross, answer: 'original_amount', strength: strong },
    { column: total.fee, answer: 'fee', strength: strong },
    { column: total.net, answer: 'amount', strength: strong },
  ];
}
