/** Tells which section of a table the lines above its header open. */

import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import { isSentence } from '../lexicon/lines/section-titles.ts';
import { namesPending } from '../lexicon/lines/sections.ts';
import type { Section } from '../model/row.ts';
import type { TokenLine } from '../model/table.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import { kindBeforeAmount } from './labelled-amounts.ts';
import { sectionOf } from './marked-lines.ts';

/**
 * Given the lines above a header, returns the section that the nearest title opens: one further up with figures is theirs,
 * but a list of what is to come may begin with the balance that it goes on from.
 */
export function sectionAbove(title: readonly TokenLine[]): Section | null {
  let goesOn = false;
  for (const [i, tl] of [...title].reverse().entries()) {
    const section = sectionOf(tl.line);
    if (goesOn) return section?.sign === 0 && namesPending(section.title) ? section : null;
    const figured = tl.amounts.some((a) => isMoneyLike(a.token));
    // "Deposits 0.00" and "Number of deposits 0" above rows are the last line of a summary
    if (section && tl.amounts.length > 0 && tl.amounts.every(({ token }) => !/[1-9]/.test(token.digits))) return null;
    // "Average balance 143.25" and "Interest paid year to date 3.20" are figures, and open no list of such
    if (section && !(figured && (i > 0 || isFigure(tl)))) return section;
    // "There were 3 checks listed totaling $1,770.79.": a sentence leaves the rows to the title above it
    if (figured && isSentence(tl.line.text)) continue;
    if (figured && kindBeforeAmount(tl)?.kind !== 'opening') return null;
    goesOn ||= figured;
  }
  return null;
}

/** Kinds of figures that a paper tells of itself, and of lists of such. */
const FIGURES: ReadonlySet<LineKind> = new Set(['daily_balance', 'fee_summary', 'points']);

const isFigure = ({ line }: TokenLine): boolean => FIGURES.has(lineKind(line.text)?.kind as LineKind);
