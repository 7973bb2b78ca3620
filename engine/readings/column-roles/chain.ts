/** Scores an assignment of roles to columns by how many printed balances follow from it. */
import { BOOKED_ROLES, type ColumnRole } from '../../lexicon/headings/column-role.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import { type DecimalMark, minorUnits } from '../../money/amount.ts';
import { isSide } from '../roles.ts';

/** From this score on balances follow from the amounts before them. */
export const FOLLOWING = 0.8;

/** The score if no balance can be compared with another. */
const UNKNOWN = 0.3;
/** Cost of fees that are mostly alone on their rows: then they are amounts. */
const ALONE_COST = 0.1;
/** Cost of balances that are owed: if they may as well be held, they are. */
const OWED_COST = 0.01;
/** Cost of a row of which no role books an amount; it may be no booking. */
const NEITHER_COST = 0.5;
/** Finer than any currency's decimals: only differences are compared. */
const DECIMALS = 3;

/** What rows book under some roles, and their balances, in the smallest units. */
interface Steps {
  readonly net: readonly number[];
  readonly charge: readonly number[];
  /** the amount has no printed sign */
  readonly unsigned: readonly boolean[];
  /** NaN if none is printed */
  readonly balance: readonly number[];
}

/**
 * Given rows and roles, returns the share of printed balances that follow from those before by the amounts between, in
 * whichever order the rows are listed; less for rows whose amounts do not fit the roles.
 */
export function chainScore(rows: readonly Row[], roles: Roles, mark: DecimalMark): number {
  const booked = roles.flatMap((role, i) => (BOOKED_ROLES.has(role) ? [i] : []));
  const own = rows.filter(({ amounts }) => booked.some((i) => amounts[i])).map(({ amounts }) => amounts);
  const at = (role: ColumnRole) => roles.indexOf(role);
  const sizesOf = (role: ColumnRole) => own.map((amounts) => Math.abs(unitsAt(amounts, at(role), mark)));
  const [debit, credit, charge] = [sizesOf('debit'), sizesOf('credit'), sizesOf('charge')];
  const [single, printed] = [at('amount'), at('balance')];
  const amount = own.map((amounts) => unitsAt(amounts, single, mark));
  const steps: Steps = {
    net: own.map((_, i) => credit[i] - debit[i] + amount[i] - charge[i]),
    charge,
    unsigned: own.map((amounts, i) => amount[i] > 0 && amounts[single]?.token.sign === null),
    balance: own.map((amounts) => (amounts[printed] ? unitsAt(amounts, printed, mark) : Number.NaN)),
  };
  const held = Math.max(shareRight(steps, 1, false), shareRight(steps, 1, true));
  // a debt grows with money out: two columns follow from it the other way round
  const isOfSides = roles.some(isSide);
  const owed = isOfSides ? Math.max(shareRight(steps, -1, false), shareRight(steps, -1, true)) : -Infinity;
  const count = (holds: (i: number) => boolean) => own.filter((_, i) => holds(i)).length;
  const both = count((i) => debit[i] !== 0 && credit[i] !== 0);
  const isOfNone = (i: number) => debit[i] + credit[i] + charge[i] + Math.abs(amount[i]) === 0;
  const statesBalance = (i: number) => own[i].every((one, column) => one === null || roles[column] === 'balance');
  const neither = count((i) => isOfNone(i) && !statesBalance(i));
  const chargedAlone = count((i) => charge[i] !== 0 && amount[i] === 0);
  const areAlone = chargedAlone > 0 && chargedAlone * 2 >= count((i) => charge[i] !== 0);
  const share = (n: number) => n / Math.max(1, rows.length);
  const chain = Math.max(held, owed - OWED_COST) - share(both) - share(neither) * NEITHER_COST;
  return chain - (areAlone ? ALONE_COST : 0);
}

/** Given a row's amounts and a column, or -1, returns the signed amount there in the smallest units; 0 without one. */
export function unitsAt(amounts: Row['amounts'], column: number, mark: DecimalMark): number {
  const amount = column < 0 ? null : amounts[column];
  if (!amount) return 0;
  const { token } = amount;
  const units = minorUnits(token, mark, DECIMALS) ?? 0;
  return token.sign === '-' || (token.marker !== null && markerSign(token.marker) === -1) ? -units : units;
}

/** The share of balances that follow from the one before; `side` is -1 if balances grow with money out. */
function shareRight(steps: Steps, side: 1 | -1, newestFirst: boolean): number {
  const { net, unsigned, balance } = steps;
  let right = 0;
  let wrong = 0;
  let previous = Number.NaN;
  let sum = 0;
  // counts of the steps since that balance
  let count = 0;
  let unsignedOnes = 0;
  for (let k = 0; k < net.length; k++) {
    const i = newestFirst ? net.length - 1 - k : k;
    sum += side * net[i];
    count++;
    if (unsigned[i]) unsignedOnes++;
    if (Number.isNaN(balance[i])) continue;
    const moved = balance[i] - previous;
    if (moved === sum || (count === 1 && movesEitherWay(steps, i, moved, side))) right++;
    else if (!Number.isNaN(moved) && (count === 1 || unsignedOnes === 0)) wrong++;
    previous = balance[i];
    sum = 0;
    count = 0;
    unsignedOnes = 0;
  }
  return right + wrong > 0 ? right / (right + wrong) : UNKNOWN;
}

/** True for a step without a sign that is as large as the balance moved, up or down. */
const movesEitherWay = ({ net, charge, unsigned }: Steps, i: number, moved: number, side: 1 | -1): boolean =>
  unsigned[i] && Math.abs(moved + charge[i]) === Math.abs(side * net[i] + charge[i]);
