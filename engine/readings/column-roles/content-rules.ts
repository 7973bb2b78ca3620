/** The rules about columns by those beside them: two with one role, markers, sides, and sums. */
import { STRENGTH } from '../../evidence/strength.ts';
import { type ColumnRole, MARKED_ROLES } from '../../lexicon/headings/column-role.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import { columnsOf, type Rows } from '../roles.ts';
import { chainScore, FOLLOWING } from './chain.ts';
import { netAmounts } from './net-amounts.ts';

import { isOfBothSides, isOtherSide, onlySideIn, SIDES, twinOf } from './sides.ts';
import type { ColumnRule, RoleFinding, RoleTable } from './trail.ts';

const { strong, fair } = STRENGTH;

/** A heading with less weight does not surely name a side. */
const SURE = 0.5;
/** So large a share of markers among the cells, and so many, make a column of markers, whatever its heading: "Type". */
const MARKER_SHARE = 0.8;
const LEAST_MARKERS = 2;

/** Of two columns with one role the surest keeps it. */
export const OF_ONE_ROLE: readonly ColumnRule[] = [
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
export const BY_CONTENTS: readonly ColumnRule[] = [
  { id: 'markers', find: ({ rows }, roles) => columnOfMarkers(rows, roles) },
  { id: 'balance_of_sides', find: balanceOfSides },
  { id: 'only_side', find: ({ rows }, roles) => onlySide(rows, roles) },
  { id: 'side_of_title', find: ({ rows }, roles) => sideOfTitle(rows, roles) },
];

/** Sums of columns tell what is booked if there are no balances. */
export const BY_SUMS: readonly ColumnRule[] = [{ id: 'total_with_fee', find: totalWithFee }];

function lessSure([{ columns }]: Rows, roles: Roles, role: ColumnRole): RoleFinding[] {
  const holders = columnsOf(roles, role);
  if (holders.length < 2) return [];
  const best = holders.reduce((a, b) => (columns[b].weight > columns[a].weight ? b : a));
  const isLess = (i: number) => i !== best && (role === 'balance' || columns[i].weight < columns[best].weight);
  return holders.filter(isLess).map((column) => ({ column, answer: 'other', strength: fair }));
}

/**
 * A column of texts in which "Dr" and "Cr" stand, also if one of the two stands so near to its amounts that it is a
 * part of them, beside one column of amounts.
 */
function columnOfMarkers(rows: Rows, roles: Roles): RoleFinding[] {
  if (['marker', ...SIDES].some((role) => roles.includes(role as ColumnRole))) return [];
  const column = roles.findIndex(
    (role, i) => (role === null || MARKED_ROLES.has(role)) && rows[0].kinds[i] === 'text' && holdsMarkers(rows, i),
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

/** "Incoming | Outgoing | Amount": amounts that follow from both sides are balances. */
function balanceOfSides({ rows, mark }: RoleTable, roles: Roles): RoleFinding[] {
  const column = roles.indexOf('amount');
  if (column < 0 || roles.includes('balance')) return [];
  if (!SIDES.every((side) => roles.includes(side))) return [];
  const balanced = roles.map((role, i) => (i === column ? 'balance' : role));
  return chainScore(rows, balanced, mark) >= FOLLOWING ? [{ column, answer: 'balance', strength: strong }] : [];
}

/** True for a heading that does not surely name a side, and stands over all amounts. */
function isUnsureSide(rows: Rows, roles: Roles, side: number): boolean {
  if (roles.includes('amount')) return false;
  return rows[0].columns[side].weight < SURE || (roles[side] === 'credit' && isOfBothSides(rows, side));
}

/** The only heading of a side may stand over all amounts, beside them, or beside those of the other side. */
function onlySide(rows: Rows, roles: Roles): RoleFinding[] {
  const side = onlySideIn(roles);
  if (side === undefined) return [];
  const sided = rows.filter(({ amounts }) => amounts[side] !== null);
  const found = (column: number, answer: ColumnRole) => [{ column, answer, strength: fair }];
  // it is open of which side amounts are: balances tell
  if (isUnsureSide(rows, roles, side)) return found(side, sided.length > 0 ? 'other' : 'amount');
  const single = roles.indexOf('amount');
  if (single < 0) return [];
  const beside = sided.filter(({ amounts }) => amounts[single] !== null);
  if (beside.length * 2 > rows.length) return found(side, 'other');
  // what mostly stands beside amounts is charged with them, or a part of them
  if (beside.length * 2 > sided.length) return found(side, roles[side] === 'debit' ? 'fee' : 'other');
  if (!isOtherSide(rows, single, side)) return [];
  return found(single, roles[side] === 'credit' ? 'debit' : 'credit');
}

/**
 * A heading of a side over an empty column, as a title where headings stand ("Deposits" before "Date" and "Source"), is
 * that of the only column of money, which has no heading.
 */
function sideOfTitle(rows: Rows, roles: Roles): RoleFinding[] {
  const { columns, kinds } = rows[0];
  const side = onlySideIn(roles);
  const [column, another] = roles.flatMap((_, i) => (kinds[i] === 'money' && i !== side ? [i] : []));
  if (side === undefined || column === undefined || another !== undefined) return [];
  if (columns[column].heading !== '') return [];
  if (isUnsureSide(rows, roles, side)) return [];
  if (rows.some(({ amounts, texts }) => amounts[side] !== null || texts[side] !== '')) return [];
  return [
    { column, answer: roles[side], strength: strong },
    { column: side, answer: 'other', strength: strong },
  ];
}

function totalWithFee({ rows, mark }: RoleTable, roles: Roles): RoleFinding[] {
  const total = roles.includes('balance') ? null : netAmounts(rows, roles, mark);
  if (total === null) return [];
  return [
    { column: total.gross, answer: 'original_amount', strength: strong },
    { column: total.fee, answer: 'fee', strength: strong },
    { column: total.net, answer: 'amount', strength: strong },
  ];
}
