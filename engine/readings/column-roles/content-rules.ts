/** The rules about columns by those beside them: two with one role, markers, sides, and sums. */
import { STRENGTH } from '../../evidence/strength.ts';
import { greatest } from '../../geometry/extremes.ts';
import { MARKED_ROLES } from '../../lexicon/headings/column-role.ts';
import { columnRole, SURE_HEADING } from '../../lexicon/headings/heading-roles.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import { itemAt } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Column } from '../../model/table.ts';
import { columnsOf, holdsAmounts, isSide, type Rows } from '../roles.ts';
import { chainScore, FOLLOWING } from './chain.ts';
import { netAmounts } from './net-amounts.ts';
import { isOfBothSides, isOtherSide, onlySideIn, SIDES, sidesIn, twinOf } from './sides.ts';
import type { ColumnRule, FoundRoles, RoleTable } from './trail.ts';

const { strong, fair } = STRENGTH;

/** So large a share of markers among the cells, and so many, make a column of markers, whatever its heading: "Type". */
const MARKER_SHARE = 0.8;
const LEAST_MARKERS = 2;

/** Of two columns with one role the surest keeps it. */
export const OF_ONE_ROLE: readonly ColumnRule[] = [
  { id: 'surest_heading', strength: fair, find: lessSure },
  {
    id: 'surest_heading',
    strength: strong,
    find: ({ rows }, roles) => twinOf(rows, roles).map((twin) => [twin, null]),
  },
];

/** What the contents of columns beside each other show. */
export const BY_CONTENTS: readonly ColumnRule[] = [
  { id: 'markers', strength: strong, find: columnOfMarkers },
  { id: 'balance_of_sides', strength: strong, find: balanceOfSides },
  { id: 'only_side', strength: fair, find: onlySide },
  { id: 'side_of_title', strength: strong, find: sideOfTitle },
  { id: 'printed_signs', strength: strong, find: signedSide },
];

/** Sums of columns show what is booked if there are no balances. */
export const BY_SUMS: readonly ColumnRule[] = [{ id: 'total_with_fee', strength: strong, find: totalWithFee }];

function lessSure({ rows: [{ columns }] }: RoleTable, roles: Roles): FoundRoles {
  return (['balance', ...SIDES] as const).flatMap((role) => {
    const holders = columnsOf(roles, role);
    const weightOf = (i: number) => itemAt(columns, i).weight;
    const most = greatest(holders.map(weightOf));
    const best = holders.find((i) => weightOf(i) === most);
    const isLess = (i: number) => i !== best && (role === 'balance' || weightOf(i) < most);
    return holders.filter(isLess).map((column) => [column, 'other'] as const);
  });
}

/**
 * A column of texts that holds "Dr" and "Cr", also if one of the two is so near to its amounts that it is a
 * part of them, beside one column of amounts.
 */
function columnOfMarkers({ rows }: RoleTable, roles: Roles): FoundRoles {
  if (roles.some((role) => role === 'marker' || isSide(role))) return [];
  const mayHold = (i: number) => (roles[i] === null || MARKED_ROLES.has(roles[i])) && rows[0].kinds[i] === 'text';
  const column = roles.findIndex((_, i) => mayHold(i) && holdsMarkers(rows, i));
  return column < 0 ? [] : [[column, 'marker']];
}

function holdsMarkers(rows: readonly Row[], column: number): boolean {
  const texts = rows.filter(({ kindExact }) => !kindExact).map((row) => itemAt(row.texts, column));
  const signs = texts.filter((text) => text !== '').map((text) => markerSign(text));
  const known = signs.filter((sign) => sign !== null);
  if (known.length < LEAST_MARKERS || known.length < signs.length * MARKER_SHARE) return false;
  const beside = rows.flatMap(({ amounts }) => amounts.map((amount) => markerSign(amount?.token.marker ?? '')));
  return new Set([...known, ...beside.filter((sign) => sign !== null)]).size > 1;
}

/** "Incoming | Outgoing | Amount": amounts that follow from both sides are balances. */
function balanceOfSides({ rows, mark }: RoleTable, roles: Roles): FoundRoles {
  const column = roles.indexOf('amount');
  if (column < 0 || roles.includes('balance')) return [];
  if (!SIDES.every((side) => roles.includes(side))) return [];
  const balanced = roles.map((role, i) => (i === column ? 'balance' : role));
  return chainScore(rows, balanced, mark) >= FOLLOWING ? [[column, 'balance']] : [];
}

/**
 * True for a heading that does not surely name a side, and is over all amounts: by its weight, or by amounts of both
 * signs below it. A few with a minus below "Debit" may be reversals, if no balance can tell.
 */
function isUnsureSide(rows: Rows, roles: Roles, side: number): boolean {
  if (roles.includes('amount')) return false;
  if (itemAt(rows[0].columns, side).weight < SURE_HEADING) return true;
  return (roles[side] === 'credit' || roles.includes('balance')) && isOfBothSides(rows, side);
}

/** The only heading of a side may be over all amounts, beside them, or beside those of the other side. */
function onlySide({ rows }: RoleTable, roles: Roles): FoundRoles {
  const side = onlySideIn(roles);
  if (side === undefined) return [];
  const sided = rows.filter(({ amounts }) => amounts[side] !== null);
  // the side of the amounts is open: balances show it
  if (isUnsureSide(rows, roles, side)) return [[side, sided.length > 0 ? 'other' : 'amount']];
  const single = roles.indexOf('amount');
  if (single < 0) return [];
  const beside = sided.filter(({ amounts }) => amounts[single] !== null);
  if (beside.length * 2 > rows.length) return [[side, 'other']];
  // what is mostly beside amounts is charged with them, or a part of them
  if (beside.length * 2 > sided.length) return [[side, roles[side] === 'debit' ? 'fee' : 'other']];
  return isOtherSide(rows, single, side) ? [[single, roles[side] === 'credit' ? 'debit' : 'credit']] : [];
}

/**
 * A heading of a side over an empty column, as a title where headings are ("Deposits" before "Date" and "Source"), is
 * that of the only column of money, which has no heading.
 */
function sideOfTitle({ rows }: RoleTable, roles: Roles): FoundRoles {
  const { columns, kinds } = rows[0];
  const side = onlySideIn(roles);
  const [column, another] = roles.flatMap((_, i) => (kinds[i] === 'money' && i !== side ? [i] : []));
  if (side === undefined || column === undefined || another !== undefined) return [];
  if (itemAt(columns, column).heading !== '') return [];
  if (isUnsureSide(rows, roles, side)) return [];
  if (rows.some(({ amounts, texts }) => amounts[side] !== null || texts[side] !== '')) return [];
  return [
    [column, itemAt(roles, side)],
    [side, 'other'],
  ];
}

/** Two sides with their signs over one column of amounts that have a printed sign each: "(+) Credit (-) Debit". */
function signedSide({ rows }: RoleTable, roles: Roles): FoundRoles {
  const sides = sidesIn(roles);
  const [side, another] = sides.filter((i) => holdsAmounts(rows, i));
  if (side === undefined || another !== undefined || roles.includes('amount')) return [];
  if (!nameSigns(rows[0].columns.filter((_, i) => sides.includes(i)))) return [];
  const dated = rows.flatMap(({ amounts, days }) => (days.length > 0 ? (amounts[side] ?? []) : []));
  return dated.every(({ token }) => token.sign !== null) ? sides.map((i) => [i, i === side ? 'amount' : 'other']) : [];
}

const SIGN = /\(?[+−–-]\)?/g;

/** True for headings of both sides with their signs, the plus by money in. */
function nameSigns(columns: readonly Column[]): boolean {
  const text = columns.map(({ heading }) => heading).join(' ');
  const signs = (text.match(SIGN) ?? []).map((sign) => (sign.includes('+') ? 'credit' : 'debit'));
  const names = text.split(SIGN).filter((name) => name.trim() !== '');
  const isNamed = (sign: string, i: number) => columnRole(names[i] ?? '')?.role === sign;
  return names.length === SIDES.length && [...signs].sort().join() === 'credit,debit' && signs.every(isNamed);
}

function totalWithFee({ rows, mark }: RoleTable, roles: Roles): FoundRoles {
  const total = roles.includes('balance') ? null : netAmounts(rows, roles, mark);
  if (total === null) return [];
  return [
    [total.gross, 'original_amount'],
    [total.fee, 'fee'],
    [total.net, 'amount'],
  ];
}
