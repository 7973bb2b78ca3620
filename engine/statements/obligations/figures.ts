/** Every figure that the paper prints about the statement agrees with its rows: totals, counts, and balances printed twice. */
import { statedAgainst } from '../stated-figures.ts';
import type { CheckKind } from '../types.ts';
import { contradicted, discharged, type Judge, open } from './obligation.ts';

const FIGURES: ReadonlySet<CheckKind> = new Set(['printed_total', 'printed_count']);

export const figuresAgree: Judge = ({ part, proof, readings: { facts, document: reading }, document: { tables } }) => {
  const { figures, checks, rows } = proof;
  const compared = checks.filter(({ kind }) => FIGURES.has(kind));
  const failed = compared.filter(({ status }) => status === 'fail').map(({ detail }) => detail);
  if (failed.length + figures.contradictions.length > 0)
    return contradicted([...failed, ...figures.contradictions].join('; '));
  const against = statedAgainst({ part, rows, figures, facts, document: reading, lines: tables.lines });
  if (against.length > 0)
    return open(`The paper prints what its rows do not come to: ${against.map((text) => `“${text}”`).join(', ')}.`);
  return discharged(
    compared.length > 0
      ? `${compared.length === 1 ? 'The one printed total or count agrees' : `The ${compared.length} printed totals and counts agree`} with the rows.`
      : 'No total and no count is printed that goes against the rows.',
  );
};
