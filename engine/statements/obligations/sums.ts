/**
 * The sums close, from a printed opening balance to a printed closing balance, count or totals; and every printed
 * figure agrees with the rows: totals, counts, balances printed twice.
 */

import { onlyOf } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { Check, CheckKind, FigureName } from '../../model/reconciliation.ts';
import { finding } from '../../wording/catalogue.ts';
import { figuresAgainst } from '../cross-checks/question.ts';
import type { PrintedTotal } from '../figures/printed.ts';
import { turnoverOf, unitsOf } from '../part.ts';
import type { Subject } from '../subject.ts';
import { defaults, excludes, foundWith, type Rule, states, statesFailing, suggests, suggestsIf } from './judge.ts';
import { mayBeCut } from './pages.ts';

const SIDES: readonly (readonly [FigureName, FigureName])[] = [
  ['totalIn', 'countIn'],
  ['totalOut', 'countOut'],
];

export const SUM_RULES: readonly Rule[] = [
  // a balance does not follow from the rows before it
  statesFailing('balance_differs', ['running_balance', 'opening_closing', 'carried_forward']),
  // a list of bookings with a balance on each row: a missing first row would not show (verified.test.ts)
  excludes('no_opening', (subject) =>
    subject.figures.opening === null && !areTotalled(subject) ? finding('NO_OPENING_BALANCE') : null,
  ),
  suggests('sums_close', (subject) => {
    const sums = subject.checks.filter(({ kind }) => kind !== 'dates').length;
    return reachesEnd(subject)
      ? finding(subject.chain.compared > 0 ? 'BALANCES_CLOSE' : 'AMOUNTS_CLOSE', { sums })
      : null;
  }),
  // the list may continue after its last row
  defaults('no_end', () => finding('NO_END_PRINTED')),
];

/** True if a closing balance is reached, or each row is proved and figures show how many rows there are. */
const reachesEnd = (subject: Subject): boolean =>
  subject.checks.some(({ kind }) => kind === 'opening_closing') ||
  (subject.chained && isCounted(subject)) ||
  areTotalled(subject);

/**
 * True if totals of both sides are those of the rows, and balances prove each row but the first: none is missing. The
 * totals of a list that may be cut are perhaps those of its last page.
 */
function areTotalled(subject: Subject): boolean {
  const { booked, chain, figures, part } = subject;
  if (figures.opening === null && mayBeCut(subject)) return false;
  const turnover = turnoverOf(booked);
  const isReached = (total: PrintedTotal | null, sum: Minor) =>
    total?.sources.some((source) =>
      'figure' in source
        ? source.figure.sure && unitsOf(source.figure.amount, part) === sum
        : total.sure && onlyOf(total.values) === sum,
    ) === true;
  const areBoth = isReached(figures.totalIn, turnover.in) && isReached(figures.totalOut, turnover.out);
  return areBoth && chain.compared > 0 && chain.proved.size >= booked.length - 1;
}

/**
 * True for printed figures that an additional or missing row would change. Figures of one side say nothing of the other
 * side's rows after the last balance; a count says nothing of rows of 0.00.
 */
function isCounted({ booked, checks }: Subject): boolean {
  const hasZeroes = booked.some(({ amount }) => amount === 0);
  const isClear = ({ kind }: Check): boolean => !hasZeroes || kind !== 'printed_count';
  const printed = new Set(checks.filter(isClear).flatMap(({ of }) => of ?? []));
  return printed.has('count') || SIDES.every(([total, count]) => printed.has(total) || printed.has(count));
}

const FIGURES: readonly CheckKind[] = ['printed_total', 'printed_count'];

const comparedOf = ({ checks }: Subject): number => checks.filter(({ kind }) => FIGURES.includes(kind)).length;

export const FIGURE_RULES: readonly Rule[] = [
  // a total or a number of bookings differs from that of the rows
  statesFailing('figure_differs', FIGURES),
  // a balance is printed in the head and in the foot, with different values
  states('paper_differs', ({ figures }) => figures.contradictions),
  // "Total of May 340.00": a sum or a number that matches no page, section, day or month (one-thing-wrong.test.ts)
  excludes('figure_not_reached', (subject) => foundWith('FIGURES_NOT_REACHED', { texts: figuresAgainst(subject) })),
  suggests('figures_agree', (subject) => foundWith('FIGURES_AGREE', { figures: comparedOf(subject) })),
  suggestsIf('no_figures', 'NO_FIGURES_AGAINST', (subject) => comparedOf(subject) === 0),
];
