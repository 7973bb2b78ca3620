/** Decides which of a statement's figures a label names. */

import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import type { LineKind } from '../../lexicon/lines/line-kind.ts';
import { namesPart } from '../../lexicon/lines/part-words.ts';

export type FigureKind =
  | 'opening'
  | 'closing'
  | 'brought_forward'
  | 'carried_forward'
  | 'balance'
  | 'total_in'
  | 'total_out'
  | 'count_in'
  | 'count_out'
  | 'count';

/** A label with less weight may name a part of a figure. */
const SURE = 0.9;
/** Words that end in those for a closing balance may name one: "month-end balance". */
const LIKELY = 0.5;

/** Given a label, returns the figure that it names, sure if it can name nothing else; or null. */
export function figureKind(label: string): { kind: FigureKind; sure: boolean } | null {
  const found = lineKind(label);
  if (!found) return null;
  if (!found.exact) return found.weight >= LIKELY && found.kind === 'closing' ? { kind: 'balance', sure: false } : null;
  const kind = FIGURE_OF[found.kind];
  return kind ? { kind, sure: found.weight >= SURE && !namesPart(label) } : null;
}

const FIGURE_OF: Partial<Record<LineKind, FigureKind>> = {
  opening: 'opening',
  brought_forward: 'brought_forward',
  carried_forward: 'carried_forward',
  closing: 'closing',
  balance: 'balance',
  total_debit: 'total_out',
  total_credit: 'total_in',
  count_debit: 'count_out',
  count_credit: 'count_in',
  count: 'count',
};

/** Given a label, returns whether it names more than some balance. */
export const namesFigure = (label: string): boolean => (figureKind(label)?.kind ?? 'balance') !== 'balance';
