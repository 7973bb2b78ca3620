/** Finds the steps between printed balances, which with a booking's words show whether money is held or owed. */
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { minorUnits } from '../../money/amount.ts';
import { directionOfRow, FEW_AGAINST, LEAST_WORDS } from '../amount-signs/marks.ts';
import { factsOn, isSureOpening } from '../parts/below-rows.ts';
import { amountIn } from '../roles.ts';
import type { SignedPart } from './signed-part.ts';

/** Finer than any currency's decimals: only differences are compared. */
const DECIMALS = 3;

/**
 * Given a part, returns whether its balances are owed: a purchase makes a debt grow. Null if no booking's words and
 * step say so, or they contradict each other.
 */
export function owedBySteps(signed: SignedPart) {
  const worded = [...stepsOf(signed)].flatMap(([row, step]) => {
    const direction = directionOfRow(row);
    return direction === null ? [] : [direction * step];
  });
  const all = worded.length;
  const owed = worded.filter((one) => one < 0).length;
  const against = Math.min(owed, all - owed);
  /** many bookings say so */
  const sure = all >= LEAST_WORDS && against <= FEW_AGAINST * all;
  return sure || (all > 0 && against === 0) ? { owed: owed * 2 > all, sure } : null;
}

/** A row with a balance, in units; null for a figure with a sign or none. */
interface Step {
  readonly row: Row;
  readonly amount: number | null;
  readonly balance: number | null;
}

/**
 * The rows whose amount is the step from the balance before, with +1 if the printed balance grows and -1 if it falls.
 * Rows may be newest first. Columns of two sides count if it is open which is which.
 */
function stepsOf({ part, facts, rolesOf, mark, sidesOpen }: SignedPart): ReadonlyMap<Row, 1 | -1> {
  if (!part.tables.some((table) => isOpen(rolesOf.get(table), sidesOpen))) return new Map();
  const units = (amount: PlacedAmount | null | undefined): number | null =>
    amount && amount.token.sign === null && amount.token.marker === null
      ? minorUnits(amount.token, mark, DECIMALS)
      : null;
  const steps = part.rows.flatMap((row): Step[] => {
    const roles = rolesOf.get(row.table);
    const balance = amountIn(row, roles, 'balance');
    if (!balance) return [];
    const sided = sidesOpen ? (amountIn(row, roles, 'debit') ?? amountIn(row, roles, 'credit')) : null;
    return [{ row, amount: units(amountIn(row, roles, 'amount') ?? sided), balance: units(balance) }];
  });
  const opening = factsOn(facts.figures, part.fromLine, part.toLine).find(isSureOpening);
  const first = units(opening?.amount);
  const [oldestFirst, newestFirst] = [stepsFrom(first, steps), stepsFrom(first, steps.toReversed())];
  return newestFirst.size > oldestFirst.size ? newestFirst : oldestFirst;
}

function stepsFrom(opening: number | null, list: readonly Step[]): ReadonlyMap<Row, 1 | -1> {
  const steps = new Map<Row, 1 | -1>();
  let before = opening;
  for (const { row, amount, balance } of list) {
    const step = before === null || balance === null ? 0 : balance - before;
    if (!row.kindExact && step !== 0 && Math.abs(step) === amount) steps.set(row, step > 0 ? 1 : -1);
    before = balance;
  }
  return steps;
}

/** True if nothing but balances says which way money went. */
function isOpen(roles: Roles | undefined, sidesOpen: boolean): boolean {
  if (!roles?.includes('balance')) return false;
  return roles.includes('amount') || (sidesOpen && roles.includes('debit'));
}
