/** Every figure that the paper prints about the statement agrees with its rows: totals, counts, and balances printed twice. */
import type { CheckKind } from '../types.ts';
import { contradicted, discharged, type Judge } from './obligation.ts';

const FIGURES: ReadonlySet<CheckKind> = new Set(['printed_total', 'printed_count']);

export const figuresAgree: Judge = ({ proof: { figures, checks } }) => {
  const compared = checks.filter(({ kind }) => FIGURES.has(kind));
  const failed = compared.filter(({ status }) => status === 'fail').map(({ detail }) => detail);
  if (failed.length + figures.contradictions.length > 0)
    return contradicted([...failed, ...figures.contradictions].join('; '));
  return discharged(
    compared.length > 0
      ? `${compared.length === 1 ? 'The one printed total or count agrees' : `The ${compared.length} printed totals and counts agree`} with the rows.`
      : 'No total and no count is printed that goes against the rows.',
  );
};
