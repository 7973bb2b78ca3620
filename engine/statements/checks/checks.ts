/** Checks every sum that the paper allows, with printed figures only. */
import type { IsoDate } from '../../model/iso-date.ts';
import type { Minor } from '../../model/minor.ts';
import type { Check, CheckFacts, FailingRow, FigureName } from '../../model/reconciliation.ts';
import { type CheckFinding, finding, worded } from '../../wording/catalogue.ts';
import type { SummedFigure } from '../../wording/sums.ts';
import type { PrintedFigures } from '../figures/printed.ts';

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
  const statedWrong = stated.filter((one) => !isRight(one)).length;
  const checks = [
    ...(own > 0 ? [checkOfBalances(failingRows, own)] : []),
    ...(stated.length > 0 ? [checkOfStated(statedWrong, stated.length)] : []),
  ];
  return {
    checks,
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

function checkOfBalances(failing: readonly FailingRow[], balances: number): Check {
  const [first = null] = failing;
  const wrong = failing.length;
  const said =
    wrong === 0 ? finding('BALANCES_FOLLOW', { balances }) : finding('BALANCES_DO_NOT_FOLLOW', { wrong, balances });
  // as in every check: the printed figure first, then the sum of the rows
  const [expected, computed, difference] = first ? [first.printed, first.expected, -first.difference] : NO_SUM;
  return checkOf({ kind: 'running_balance', unit: 'money', expected, computed, difference }, wrong === 0, said);
}

const NO_SUM = [null, null, null] as const;

function checkOfStated(wrong: number, balances: number): Check {
  const said =
    wrong === 0
      ? finding('STATED_BALANCES_FOLLOW', { balances })
      : finding('STATED_BALANCES_DO_NOT_FOLLOW', { wrong, balances });
  const [expected, computed, difference] = NO_SUM;
  return checkOf({ kind: 'carried_forward', unit: 'money', expected, computed, difference }, wrong === 0, said);
}

/** The kind and the unit of the sum that a printed figure is compared with. */
const SUMS: Readonly<Record<SummedFigure, readonly [Check['kind'], Check['unit']]>> = {
  closing: ['opening_closing', 'money'],
  totalIn: ['printed_total', 'money'],
  totalOut: ['printed_total', 'money'],
  countIn: ['printed_count', 'count'],
  countOut: ['printed_count', 'count'],
  count: ['printed_count', 'count'],
};

function compare(figure: SummedFigure, expected: Minor, computed: Minor): Check {
  const [kind, unit] = SUMS[figure];
  const right = expected === computed;
  const of: readonly FigureName[] = figure === 'closing' ? ['opening', 'closing'] : [figure];
  const said = finding(right ? 'FIGURE_AS_PRINTED' : 'FIGURE_PRINTED_OTHERWISE', { figure });
  return checkOf({ kind, unit, expected, computed, difference: computed - expected, of }, right, said);
}

export function compareFigures(figures: PrintedFigures, amounts: readonly Minor[]): Check[] {
  const checks: Check[] = [];
  const [ins, outs] = [amounts.filter(isIn), amounts.filter(isOut)];
  if (figures.opening && figures.closing) {
    const check = compare('closing', figures.closing.value, figures.opening.value + sumOf(amounts));
    // the total carried over from a page says nothing of the rows on the next page
    checks.push(figures.closing.ofPage ? { ...check, kind: 'carried_forward' } : check);
  }
  const total = (side: 'totalIn' | 'totalOut', computed: Minor) => {
    const printed = figures[side];
    if (printed === null) return;
    const fits = [...printed.values, sumOf(printed.values)].find((v) => v === computed);
    // a figure that may be only a part, and does not equal the whole, says nothing
    if (fits === undefined && !printed.sure) return;
    // "Totals" below a column that begins with the old balance
    const carries = fits === undefined && printed.carried > 0 && printed.values[0] === computed + printed.carried;
    checks.push(compare(side, fits ?? printed.values[0], carries ? computed + printed.carried : computed));
  };
  total('totalIn', sumOf(ins));
  total('totalOut', -sumOf(outs) || 0);
  const counts = countsOf(figures, ins.length, outs.length, amounts.length);
  for (const figure of ['countIn', 'countOut', 'count'] as const)
    if (figures[figure] !== null) checks.push(compare(figure, figures[figure].value, counts[figure]));
  return checks;
}

/** Returns the counts that the paper may mean: papers count rows of 0.00 on either side, or not at all. */
function countsOf({ countIn, countOut, count }: PrintedFigures, ins: number, outs: number, all: number) {
  const zeroes = all - ins - outs;
  const ways = [{ countIn: ins, countOut: outs, count: ins + outs }];
  for (let k = 0; zeroes > 0 && k <= zeroes; k++)
    ways.push({ countIn: ins + k, countOut: outs + zeroes - k, count: all });
  const fits = (way: (typeof ways)[number]) =>
    (countIn === null || countIn.value === way.countIn) &&
    (countOut === null || countOut.value === way.countOut) &&
    (count === null || count.value === way.count);
  return ways.find(fits) ?? ways[0];
}

const isIn = (amount: Minor): boolean => amount > 0;
const isOut = (amount: Minor): boolean => amount < 0;

function sumOf(amounts: readonly Minor[]): Minor {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** True for a booking day outside of a printed period. A card's bookings may come before it. */
export function isOutsideOf(date: IsoDate, start: IsoDate | null, end: IsoDate | null, card: boolean): boolean {
  return (start !== null && date < start && !card) || (end !== null && date > end);
}

/** Returns the check that all dates lie in the printed period (a card's may come before it); null without a period. */
export function compareDates(
  dates: readonly IsoDate[],
  start: IsoDate | null,
  end: IsoDate | null,
  card: boolean,
): Check | null {
  if (!start || !end || dates.length === 0) return null;
  const first = dates.reduce((a, b) => (b < a ? b : a));
  const last = dates.reduce((a, b) => (b > a ? b : a));
  const late = last > end ? last : null;
  const outside = first < start && !card ? first : late;
  const expected = outside === null || first < start ? start : end;
  const facts = { kind: 'dates', unit: 'date', expected, computed: outside ?? first, difference: null } as const;
  return checkOf(facts, outside === null, finding(outside === null ? 'DATES_IN_PERIOD' : 'DATE_OUTSIDE_PERIOD'));
}
