/** Every printed figure agrees with the statement's rows: totals, counts, balances printed twice. */
import type { Check, CheckKind } from '../../model/reconciliation.ts';
import { finding } from '../../wording/catalogue.ts';
import { findingOf } from '../checks/checks.ts';
import { figuresAgainst } from '../cross-checks/rules.ts';
import { excludes, type ObligationRule, states, suggests } from './obligation.ts';
import type { Subject } from './subject.ts';

const FIGURES: ReadonlySet<CheckKind> = new Set(['printed_total', 'printed_count']);

const compared = ({ proof: { checks } }: Subject): readonly Check[] => checks.filter(({ kind }) => FIGURES.has(kind));

export const FIGURE_RULES: readonly ObligationRule[] = [
  // a total or a number of bookings differs from that of the rows
  states('figure_differs', (subject) =>
    compared(subject)
      .filter(({ status }) => status === 'fail')
      .map(findingOf),
  ),
  // a balance is printed in the head and in the foot, with different values
  states('paper_differs', ({ proof: { figures } }) => figures.contradictions),
  // "Total of May 340.00": a sum or a number that matches no page, section, day or month (one-thing-wrong.test.ts)
  excludes(
    'figure_not_reached',
    ({ part, proof: { rows, figures }, readings: { facts, document }, document: { tables } }) => {
      const texts = figuresAgainst({ part, rows, figures, facts, document, lines: tables.lines });
      return texts.length > 0 ? finding('FIGURES_NOT_REACHED', { texts }) : null;
    },
  ),
  suggests('figures_agree', (subject) => {
    const figures = compared(subject).length;
    return figures > 0 ? finding('FIGURES_AGREE', { figures }) : null;
  }),
  suggests('no_figures', (subject) => (compared(subject).length === 0 ? finding('NO_FIGURES_AGAINST') : null)),
];
