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
/** Cost of fees that no heading names and that are mostly alone on their rows: then they are amounts. */
const ALONE_COST = 0.1;
/** Cost of balances that are owed: if they may as well be held, they are. */
const OWED_COST = 0.01;
/** Cost of a row of which no role books an amount; it may be no booking. */
const NEITHER_COST = 0.5;
/** Finer than any currency's decimals: only differences are compared. */
const DECIMALS = 3;

/** What a row books under some roles, and its balance, in the smallest units. */
interface Step {
  readonly debit: number;
  readonly credit: number;
  readonly amount: number;
  readonly charge: number;
  readonly net: number;
  /** the amount has no printed sign */
  readonly unsigned: boolean;
  /** NaN if none is printed */
  readonly balance: number;
  /** it has nothing but a balance */
  readonly onlyBalance: boolean;
}

/**
 * Given rows and roles, returns the share of printed balances that follow from those before by the amounts between, in
 * whichever order the rows are listed; less for rows whose amounts do not fit the roles.
 */
export function chainScore(rows: readonly Row[], roles: Roles, mark: DecimalMark): number {
  const steps = untilSummary(stepsOf(rows, roles, mark));
  const newestFirst = steps.toReversed();
  const followOn = (side: 1 | -1) => Math.max(shareRight(steps, side), shareRight(newestFirst, side));
  // a debt grows with money out: two columns follow from it the other way round
  const [held, owed] = [followOn(1), roles.some(isSide) ? followOn(-1) : -Infinity];
  const share = (holds: (step: Step) => boolean) => steps.filter(holds).length / Math.max(1, rows.length);
  const both = share(({ debit, credit }) => debit !== 0 && credit !== 0);
  const neither = share((step) => !step.onlyBalance && booksNothing(step));
  const charged = steps.filter(({ charge }) => charge !== 0);
  const alone = charged.filter(({ amount }) => amount === 0).length;
  const chain = Math.max(held, owed - OWED_COST) - both - neither * NEITHER_COST;
  const isHeaded = rows[0]?.columns[roles.indexOf('charge')]?.role === 'fee';
  return chain - (alone > 0 && alone * 2 >= charged.length && !isHeaded ? ALONE_COST : 0);
}

/** Without what comes behind the balance below the last booking: a summary, whose figures follow from no row. */
function untilSummary(steps: readonly Step[]): readonly Step[] {
  const last = steps.findLastIndex((step) => !booksNothing(step));
  return last < 0 ? steps : steps.slice(0, last + 2);
}

const booksNothing = ({ debit, credit, amount, charge }: Step): boolean =>
  debit === 0 && credit === 0 && amount === 0 && charge === 0;

function stepsOf(rows: readonly Row[], roles: Roles, mark: DecimalMark): Step[] {
  const booked = roles.flatMap((role, i) => (BOOKED_ROLES.has(role) ? [i] : []));
  const at = (role: ColumnRole) => roles.indexOf(role);
  const [single, balances] = [at('amount'), at('balance')];
  const [debits, credits, charges] = [at('debit'), at('credit'), at('charge')];
  const own = rows.filter(({ amounts }) => booked.some((i) => amounts[i]));
  return own.map(({ amounts }): Step => {
    const debit = Math.abs(unitsAt(amounts, debits, mark));
    const credit = Math.abs(unitsAt(amounts, credits, mark));
    const charge = Math.abs(unitsAt(amounts, charges, mark));
    const amount = unitsAt(amounts, single, mark);
    return {
      debit,
      credit,
      amount,
      charge,
      net: credit - debit + amount - charge,
      unsigned: amount > 0 && amounts[single]?.token.sign === null,
      balance: amounts[balances] ? unitsAt(amounts, balances, mark) : Number.NaN,
      onlyBalance: amounts.every((one, i) => one === null || roles[i] === 'balance'),
    };
  });
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
function shareRight(steps: readonly Step[], side: 1 | -1): number {
  let right = 0;
  let wrong = 0;
  let previous = Number.NaN;
  let sum = 0;
  // counts of the steps since that balance
  let count = 0;
  let unsignedOnes = 0;
  for (const step of steps) {
    sum += side * step.net;
    count++;
    unsignedOnes += Number(step.unsigned);
    if (Number.isNaN(step.balance)) continue;
    const moved = step.balance - previous;
    if (moved === sum || (count === 1 && movesEitherWay(step, moved, side))) right++;
    else if (!Number.isNaN(moved) && (count === 1 || unsignedOnes === 0)) wrong++;
    previous = step.balance;
    sum = 0;
    count = 0;
    unsignedOnes = 0;
  }
  return right + wrong > 0 ? right / (right + wrong) : UNKNOWN;
}

/** True for a step without a sign that is as large as the balance moved, up or down. */
const movesEitherWay = ({ net, charge, unsigned }: Step, moved: number, side: 1 | -1): boolean =>
  unsigned && Math.abs(moved + charge) === Math.abs(side * net + charge);
