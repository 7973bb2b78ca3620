/** Finds periods whose first and last day stand behind labels of their own, beside or below each other. */
import type { PeriodToken } from '../dates/period.ts';
import { type PeriodEnd, periodEnd } from '../lexicon/periodends.ts';
import type { PlacedDate, TokenLine } from '../tables/types.ts';
import type { Standing } from './standing.ts';

/** A period that the paper prints, and where. */
export interface PeriodFact {
  readonly period: PeriodToken;
  readonly line: TokenLine;
  readonly standing: Standing;
}

/** The last day stands at most so many lines below the first. */
const LINES_BETWEEN = 2;
/** A label stands above its day within so many text sizes. */
const LABEL_ABOVE = 2.6;

interface Labelled {
  readonly end: PeriodEnd;
  readonly date: PlacedDate;
  readonly line: TokenLine;
  readonly at: number;
}

/** Given lines that are no rows, returns the periods of which each end has its label: "From Date: 12/05/2021", "To Date: 10/06/2021" below. */
export function labelledPeriods(lines: readonly TokenLine[]): PeriodFact[] {
  const ends: Labelled[] = [];
  for (const [at, line] of lines.entries()) {
    for (const date of line.dates) {
      const end =
        date.token.year === null && date.token.parts?.length !== 3
          ? null
          : (endBefore(date, line) ?? endAbove(date, line, lines[at - 1]));
      if (end) ends.push({ end, date, line, at });
    }
  }
  return ends.flatMap((first, i): PeriodFact[] => {
    const last = ends[i + 1];
    if (first.end !== 'start' || last?.end !== 'end' || last.at - first.at > LINES_BETWEEN) return [];
    const period = { from: first.date.from, to: first.date.to, start: first.date.token, end: last.date.token };
    return first.line.line.page === last.line.line.page ? [{ period, line: first.line, standing: 'named' }] : [];
  });
}

/** Which end of a period the label right before a date names: the words of its phrase before it, or else the phrase before. */
function endBefore(date: PlacedDate, { line }: TokenLine): PeriodEnd | null {
  const first = line.words[date.from];
  const at = line.phrases.findIndex((p) => p.words.includes(first));
  if (at < 0) return null;
  const own = line.phrases[at].words.slice(0, line.phrases[at].words.indexOf(first));
  const label = own.length > 0 ? own.map((w) => w.text).join(' ') : (line.phrases[at - 1]?.text ?? '');
  return periodEnd(label);
}

/** The same of the label right above a date, where labels and their values stand below each other. */
function endAbove(date: PlacedDate, { line }: TokenLine, above: TokenLine | undefined): PeriodEnd | null {
  if (!above || above.line.page !== line.page || line.baseline - above.line.baseline > LABEL_ABOVE * line.size)
    return null;
  const label = above.line.phrases.find((p) => p.x0 < date.x1 && p.x1 > date.x0);
  return label ? periodEnd(label.text) : null;
}
