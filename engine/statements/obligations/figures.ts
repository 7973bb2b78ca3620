/** Every figure that the paper prints about the statement agrees with its rows: totals, counts, and balances printed twice. */
import type { CheckKind } from '../../model/reconciliation.ts';
import { finding } from '../../wording/catalogue.ts';
import { findingOf } from '../checks/checks.ts';
import { figuresAgainst } from '../cross-checks/rules.ts';
import { contradicted, discharged, type Judge, open } from './obligation.ts';

const FIGURES: ReadonlySet<CheckKind> = new Set(['printed_total', 'printed_count']);

export const figuresAgree: Judge = ({ part, proof, readings: { facts, document: reading }, document: { tables } }) => {
  const { figures, checks, rows } = proof;
  const compared = checks.filter(({ kind }) => FIGURES.has(kind));
  const failed = compared.filter(({ status }) => status === 'fail').map(findingOf);
  if (failed.length + figures.contradictions.length > 0) return contradicted([...failed, ...figures.contradictions]);
  const against = figuresAgainst({ part, rows, figures, facts, document: reading, lines: tables.lines });
  if (against.length > 0) return open(finding('FIGURES_NOT_REACHED', { texts: against }));
  return discharged(
    compared.length > 0 ? finding('FIGURES_AGREE', { figures: compared.length }) : finding('NO_FIGURES_AGAINST'),
  );
};
