/** Checks every sum that the paper allows, with printed figures only. */
import type { Period } from '../../dates/spans.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { firstOf } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { Check, CheckFacts, FailingRow } from '../../model/reconciliation.ts';
import { type CheckFinding, finding, worded } from '../../wording/catalogue.ts';
import type { SummedFigure } from '../../wording/sums.ts';
import type { PrintedFigures, PrintedTotal } from '../figures/printed.ts';
import type { Turnover } from '../part.ts';

/** A transaction or a stated balance between transactions, in the order of booking. */
export type Step =
  | { readonly kind: 'transaction'; readonly index: number; readonly amount: Minor; readonly balance: Minor | null }
  | { readonly kind: 'balance'; readonly balance: Minor };

export interface ChainResult {
  readonly checks: readonly Check[];
  readonly failingRows: readonly FailingRow[];
  /** transactions whose printed balance was compared and is right, or that lie between two such balances */
  readonly proved: ReadonlySet<number>;
  readonly compared: number;
}

/** Given the facts of a check, whether it passes, and its finding, returns it with its words. */
const checkOf = (facts: Omit<CheckFacts, 'status'>, passes: boolean, said: CheckFinding): Check => ({
  ...facts,
  status: passes ? 'pass' : 'fail',
  ...said,
  detail: worded(said),
});

export const findingOf = ({ code, params }: Check): CheckFinding => ({ code, params }) as CheckFinding;

interface Compared {
  readonly step: Step;
  readonly printed: Minor;
  readonly expected: Minor;
  readonly since: readonly number[];
}

/** Given steps in booking order and the printed opening balance, checks the balances from row to row. */
export function followBalances(steps: readonly Step[], opening: Minor | null): ChainResult {
  const compared = comparedBalances(steps, opening);
  const isRight = ({ printed, expected }: Compared) => printed === expected;
  const failingRows = compared.flatMap((one): FailingRow[] => {
    const { step, printed, expected } = one;
    if (step.kind !== 'transaction' || isRight(one)) return [];
    return [{ row: step.index, expected, printed, difference: printed - expected }];
  });
  const own = compared.filter(({ step }) => step.kind === 'transaction').length;
  const stated = compared.filter(({ step }) => step.kind === 'balance');
  const [first] = failingRows;
  // as in every check: the printed figure first, then the sum of the rows
  const sum = first && { expected: first.printed, computed: first.expected, difference: -first.difference };
  return {
    checks: [
      ...checkOfBalances('running_balance', failingRows.length, own, sum),
      ...checkOfBalances('carried_forward', stated.filter((one) => !isRight(one)).length, stated.length),
    ],
    failingRows,
    proved: new Set(compared.filter(isRight).flatMap(({ since }) => since)),
    compared: own,
  };
}

function comparedBalances(steps: readonly Step[], opening: Minor | null): Compared[] {
  const compared: Compared[] = [];
  let running = opening;
  let since: number[] = [];
  for (const step of steps) {
    if (step.kind === 'transaction') {
      since.push(step.index);
      if (running !== null) running += step.amount;
    }
    if (step.balance === null) continue;
    if (running !== null) compared.push({ step, printed: step.balance, expected: running, since });
    since = [];
    running = step.balance;
  }
  return compared;
}

const CODES = {
  running_balance: { follow: 'BALANCES_FOLLOW', differ: 'BALANCES_DO_NOT_FOLLOW' },
  carried_forward: { follow: 'STATED_BALANCES_FOLLOW', differ: 'STATED_BALANCES_DO_NOT_FOLLOW' },
} as const;
const NO_SUM = { expected: null, computed: null, difference: null } as const;

/** The check of several balances, if any, by how many of them are wrong; `sum`: the first of these. */
function checkOfBalances(
  kind: keyof typeof CODES,
  wrong: number,
  balances: number,
  sum: Pick<CheckFacts, 'expected' | 'computed' | 'difference'> = NO_SUM,
): Check[] {
  const { follow, differ } = CODES[kind];
  const said = wrong === 0 ? finding(follow, { balances }) : finding(differ, { wrong, balances });
  return balances === 0 ? [] : [checkOf({ kind, unit: 'money', ...sum }, wrong === 0, said)];
}

/** Given a printed figure and what the rows give, returns the check of it. */
export function compare(figure: SummedFigure, expected: Minor, computed: Minor): Check {
  const right = expected === computed;
  const said = finding(right ? 'FIGURE_AS_PRINTED' : 'FIGURE_PRINTED_OTHERWISE', { figure });
  const sum = { expected, computed, difference: computed - expected };
  if (figure === 'closing')
    return checkOf({ kind: 'opening_closing', unit: 'money', ...sum, of: ['opening', 'closing'] }, right, said);
  const isTotal = figure === 'totalIn' || figure === 'totalOut';
  const [kind, unit] = isTotal ? (['printed_total', 'money'] as const) : (['printed_count', 'count'] as const);
  return checkOf({ kind, unit, ...sum, of: [figure] }, right, said);
}

const COUNTS = ['countIn', 'countOut', 'count'] as const;

/** Given the printed figures and the turnover of the bookings, returns a check of each figure. */
export function compareFigures(figures: PrintedFigures, turnover: Turnover): Check[] {
  const checks: Check[] = [];
  if (figures.opening && figures.closing) {
    const reached = figures.opening.value + turnover.in - turnover.out;
    const check = compare('closing', figures.closing.value, reached);
    // the total carried over from a page says nothing of the rows on the next page
    checks.push(figures.closing.ofPage ? { ...check, kind: 'carried_forward' } : check);
  }
  const totals = [
    compareTotal('totalIn', figures.totalIn, turnover.in),
    compareTotal('totalOut', figures.totalOut, turnover.out),
  ].filter((check) => check !== null);
  const computed = countsOf(figures, turnover);
  const counts = COUNTS.flatMap((name) => {
    const printed = figures[name];
    return printed === null ? [] : [compare(name, printed.value, computed[name])];
  });
  return [...checks, ...totals, ...counts];
}

function compareTotal(side: 'totalIn' | 'totalOut', printed: PrintedTotal | null, computed: Minor): Check | null {
  if (printed === null) return null;
  const { values, sure, carried } = printed;
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (values.includes(computed) || whole === computed) return compare(side, computed, computed);
  // a figure that may be only a part, and does not equal the whole, says nothing
  if (!sure) return null;
  const first = firstOf(values);
  // "Totals" below a column that begins with the old balance
  const carries = carried > 0 && first === computed + carried;
  return compare(side, first, carries ? computed + carried : computed);
}

/** Returns the counts that the paper may mean: papers count rows of 0.00 on either side, or not at all. */
function countsOf(printed: PrintedFigures, { ins, outs, zeroes }: Turnover) {
  const count = ins + outs + zeroes;
  const shared = Array.from({ length: zeroes > 0 ? zeroes + 1 : 0 }, (_, k) => {
    return { countIn: ins + k, countOut: outs + zeroes - k, count };
  });
  const none = { countIn: ins, countOut: outs, count: ins + outs };
  const fits = (way: typeof none) => COUNTS.every((name) => (printed[name]?.value ?? way[name]) === way[name]);
  return [none, ...shared].find(fits) ?? none;
}

type Days = Pick<Period, 'start' | 'end'>;

/** True for a booking day outside of a printed period. A card's bookings may come before it. */
export function isOutsideOf(date: IsoDate, { start, end }: Days, card: boolean): boolean {
  return (start !== null && date < start && !card) || (end !== null && date > end);
}

/** Returns the check that all dates lie in the printed period (a card's may come before it); null without a period. */
export function compareDates(dates: readonly IsoDate[], { start, end }: Days, card: boolean): Check | null {
  if (!start || !end || dates.length === 0) return null;
  const first = dates.reduce((a, b) => (b < a ? b : a));
  const last = dates.reduce((a, b) => (b > a ? b : a));
  const late = last > end ? last : null;
  const outside = first < start && !card ? first : late;
  const expected = outside === null || first < start ? start : end;
  const facts = { kind: 'dates', unit: 'date', expected, computed: outside ?? first, difference: null } as const;
  return checkOf(facts, outside === null, finding(outside === null ? 'DATES_IN_PERIOD' : 'DATE_OUTSIDE_PERIOD'));
}
