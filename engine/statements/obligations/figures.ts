/** Every figure that the paper prints about the statement agrees with its rows: totals, counts, balances printed twice. */
import type { Check, CheckKind } from '../../model/reconciliation.ts';
import { finding } from '../../wording/catalogue.ts';
import { findingOf } from '../checks/checks.ts';
import { figuresAgainst } from '../cross-checks/rules.ts';
import type { ObligationRule } from './obligation.ts';
import type { Subject } from './subject.ts';

const FIGURES: ReadonlySet<CheckKind> = new Set(['printed_total', 'printed_count']);

const compared = ({ proof: { checks } }: Subject): readonly Check[] => checks.filter(({ kind }) => FIGURES.has(kind));

export const FIGURE_RULES: readonly ObligationRule[] = [
  // a total or a number of bookings is another one than that of the rows
  {
    id: 'figure_differs',
    level: 'states',
    find: (subject) =>
      compared(subject)
        .filter(({ status }) => status === 'fail')
        .map(findingOf),
  },
  // a balance is printed in the head and in the foot, and not alike
  { id: 'paper_differs', level: 'states', find: ({ proof: { figures } }) => figures.contradictions },
  // "Total of May 340.00": a sum or a number that no page, section, day or month comes to
  {
    id: 'figure_not_reached',
    level: 'excludes',
    find({ part, proof: { rows, figures }, readings: { facts, document }, document: { tables } }) {
      const texts = figuresAgainst({ part, rows, figures, facts, document, lines: tables.lines });
      return texts.length > 0 ? finding('FIGURES_NOT_REACHED', { texts }) : null;
    },
  },
  {
    id: 'figures_agree',
    level: 'suggests',
    find(subject) {
      const figures = compared(subject).length;
      return figures > 0 ? finding('FIGURES_AGREE', { figures }) : null;
    },
  },
  {
    id: 'no_figures',
    level: 'suggests',
    find: (subject) => (compared(subject).length === 0 ? finding('NO_FIGURES_AGAINST') : null),
  },
];
