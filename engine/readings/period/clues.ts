/** Ranks the spans that a paper prints by how surely each is that of a statement. */
import { daysBetween } from '../../dates/calendar.ts';
import type { DateOrder, DateToken } from '../../dates/date.ts';
import { greatest } from '../../geometry/extremes.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { DateContext } from '../facts/date-context.ts';
import { type Part, standsOn } from '../parts/parts.ts';
import type { PrintedSpan } from './printed-spans.ts';
import { dateIn, distanceTo, type Period } from './spans.ts';

/** How surely a paper says a span of the statement itself, the surest last. */
const OTHER = 0;
const LIKELY = 1;
const OWN = 2;

/** A span in which rows may lie, as something outside them says. */
export interface Clue {
  readonly period: Period;
  readonly rank: number;
  /** index of its line */
  readonly line: number;
  /** every row must lie within, as around a month or a day */
  readonly holdsAll: boolean;
}

/** A period that holds fewer of the rows' dates is some other one: of interest, of a summary. */
const HELD_SHARE = 0.5;
/** A period of unknown name is likelier the statement's where it is as short as those are. */
const SHORT = 100;

/** Ranks of what stands in a context: short and above the rows, above the rows, below their first. */
type Ranks = readonly [short: number, above: number, below: number];
const UNLIKELY: Ranks = [OTHER, OTHER, OTHER];
const RANKS: Readonly<Record<'period' | 'other', Readonly<Record<DateContext, Ranks>>>> = {
  period: {
    named: [OWN, OWN, OWN],
    bare: [OWN, OWN, LIKELY],
    // a label that nobody knows
    labelled: [LIKELY, OTHER, OTHER],
    in_text: UNLIKELY,
  },
  // a month or a day: what stands below the rows is more often of another matter
  other: { named: [OWN, OWN, LIKELY], bare: [LIKELY, LIKELY, OTHER], labelled: UNLIKELY, in_text: UNLIKELY },
};

/** Given the spans of a document and a part, returns them with how surely the paper says them of that. */
export function cluesOf(spans: readonly PrintedSpan[], { rows }: Part): Clue[] {
  const firstRow = firstLine(rows);
  const clues = new Map<string, Clue>();
  for (const {
    by,
    line: { line },
    context,
    sure,
    start,
    end,
  } of spans) {
    const [short, above, below] = RANKS[by === 'period' ? by : 'other'][context];
    const isAbove = line.index < firstRow;
    const rank = !isAbove ? below : short === above || daysBetween(start, end) > SHORT ? above : short;
    const key = `${rank} ${start} ${end}`;
    if (clues.has(key)) continue;
    const period = { start, end, printed: by !== 'day', sure };
    clues.set(key, { period, rank, line: line.index, holdsAll: by !== 'period' });
  }
  return [...clues.values()];
}

const firstLine = (rows: Part['rows']): number => rows[0]?.lines[0].source.line.index ?? Infinity;

/** Given clues, returns those of periods above the rows that are as short as those of statements. */
export function headed(clues: readonly Clue[], { rows }: Part): Clue[] {
  const firstRow = firstLine(rows);
  return clues.filter(({ period: { start, end }, holdsAll, line }) => {
    return !holdsAll && line < firstRow && start !== null && end !== null && daysBetween(start, end) <= SHORT;
  });
}

/**
 * Given clues and the dates of a part's rows, returns the period of the surest that fit, those on the lines of the part
 * before others; null where none fits.
 */
export function surest(
  clues: readonly Clue[],
  part: Part,
  order: DateOrder,
  rowDates: readonly DateToken[],
): Period | null {
  for (const rank of [OWN, LIKELY, OTHER]) {
    const ranked = clues.filter((clue) => clue.rank === rank);
    for (const inside of [true, false]) {
      const alike = ranked.filter(({ line }) => standsOn(part, line) === inside);
      const found = agreed(alike, order, rowDates);
      if (found) return { ...found, sure: found.sure && rank !== OTHER };
    }
  }
  return null;
}

/**
 * Given clues of one rank and the rows' dates, returns what they say: a printed period before others; not sure where
 * they give the rows different years. Null where none fits.
 */
function agreed(clues: readonly Clue[], order: DateOrder, rowDates: readonly DateToken[]): Period | null {
  const fit = clues
    .map((clue) => ({ clue, ...heldBy(clue.period, order, rowDates) }))
    .filter(({ clue, held }) => held >= rowDates.length * (clue.holdsAll ? 1 : HELD_SHARE));
  const most = greatest(fit.filter(({ clue }) => !clue.holdsAll).map(({ held }) => held));
  const rivals = fit.filter(({ clue, held }) => clue.holdsAll || held === most);
  const first = rivals.find(({ clue }) => !clue.holdsAll) ?? rivals[0];
  if (!first) return null;
  const isSure = rivals.some(({ clue }) => clue.period.sure) && rivals.every(({ days }) => days === first.days);
  return { ...first.clue.period, sure: isSure };
}

/** Given a period and dates, returns their days in it as one text, and how many it holds. */
function heldBy(
  period: Period,
  order: DateOrder,
  dates: readonly DateToken[],
): { readonly days: string; readonly held: number } {
  const days: (IsoDate | null)[] = [];
  let held = 0;
  for (const date of dates) {
    const day = dateIn(date, order, period, 0);
    days.push(day);
    if (day !== null && distanceTo(day, period) === 0) held++;
  }
  return { days: days.join(), held };
}
