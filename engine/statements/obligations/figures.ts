/** Every printed figure agrees with the statement's rows: totals, counts, balances printed twice. */
import type { CheckKind } from '../../model/reconciliation.ts';
import { finding } from '../../wording/catalogue.ts';
import { figuresAgainst } from '../cross-checks/question.ts';
import type { Subject } from '../subject.ts';
import { excludes, type ObligationRule, states, statesFailing, suggests, suggestsIf } from './judge.ts';

const FIGURES: readonly CheckKind[] = ['printed_total', 'printed_count'];

const comparedOf = ({ checks }: Subject): number => checks.filter(({ kind }) => FIGURES.includes(kind)).length;

export const FIGURE_RULES: readonly ObligationRule[] = [
  // a total or a number of bookings differs from that of the rows
  statesFailing('figure_differs', FIGURES),
  // a balance is printed in the head and in the foot, with different values
  states('paper_differs', ({ figures }) => figures.contradictions),
  // "Total of May 340.00": a sum or a number that matches no page, section, day or month (one-thing-wrong.test.ts)
  excludes('figure_not_reached', (subject) => {
    const texts = figuresAgainst(subject);
    return texts.length > 0 ? finding('FIGURES_NOT_REACHED', { texts }) : null;
  }),
  suggests('figures_agree', (subject) => {
    const figures = comparedOf(subject);
    return figures > 0 ? finding('FIGURES_AGREE', { figures }) : null;
  }),
  suggestsIf('no_figures', 'NO_FIGURES_AGAINST', (subject) => comparedOf(subject) === 0),
];
