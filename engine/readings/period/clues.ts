/** Ranks the spans that a paper prints by how surely each is that of the statement. */
import { daysBetween } from '../../dates/calendar.ts';
import type { DateOrder, DateToken } from '../../dates/date.ts';
import { dateIn, distanceTo, type Period } from '../../dates/spans.ts';
import { greatest } from '../../geometry/extremes.ts';
import { firstLineOf } from '../../model/row.ts';
import type { DateContext } from '../facts/date-context.ts';
import { type Part, standsOn } from '../parts/parts.ts';
import { endsBefore, type PrintedSpan } from './printed-spans.ts';

/** How surely a span is the statement's own, the surest last. */
const OTHER = 0;
const LIKELY = 1;
const OWN = 2;

/** A printed span in which rows may lie. */
export interface Clue {
  readonly period: Period;
  readonly rank: number;
  readonly line: number;
  /** every row must lie within: the span around a month or a day */
  readonly holdsAll: boolean;
}

/** A period with a smaller share of the rows' dates is another one: of interest, of a summary. */
const HELD_SHARE = 0.5;
/** Statements have periods of no more days. */
const SHORT = 100;

/** Ranks of a span: short and above the rows, above the rows, below their first. */
type Ranks = readonly [short: number, above: number, below: number];
const UNLIKELY: Ranks = [OTHER, OTHER, OTHER];
const RANKS: Readonly<Record<'period' | 'other', Readonly<Record<DateContext, Ranks>>>> = {
  period: {
    named: [OWN, OWN, OWN],
    bare: [OWN, OWN, LIKELY],
    // a label that nobody knows may name anything
    labelled: UNLIKELY,
    in_text: UNLIKELY,
    other: UNLIKELY,
  },
  // a month or a day; below the rows it is more often about something else
  other: {
    named: [OWN, OWN, LIKELY],
    bare: [LIKELY, LIKELY, OTHER],
    labelled: UNLIKELY,
    in_text: UNLIKELY,
    other: UNLIKELY,
  },
};

/** Given the spans of a document and a part, returns them ranked for that part. */
export function cluesOf(spans: readonly PrintedSpan[], { rows }: Part): Clue[] {
  const firstRow = firstLine(rows);
  const clues = new Map<string, Clue>();
  const ownDays = spans.filter(({ by, context }) => by === 'day' && context === 'named');
  for (const span of spans) {
    const { by, sure, start, end } = span;
    const line = span.line.line.index;
    const isAbove = line < firstRow;
    // an unknown label is that of the statement's period if it ends right before the day of the statement
    const isEnded =
      by === 'period' && span.context === 'labelled' && isAbove && ownDays.some((day) => endsBefore(span, day));
    const rank = isEnded ? LIKELY : rankOf(span, isAbove);
    const key = `${rank} ${start} ${end}`;
    if (clues.has(key)) continue;
    const period = { start, end, printed: by !== 'day', sure };
    clues.set(key, { period, rank, line, holdsAll: by !== 'period' });
  }
  return [...clues.values()];
}

function rankOf({ by, context, start, end }: PrintedSpan, isAbove: boolean): number {
  const [short, above, below] = RANKS[by === 'period' ? by : 'other'][context];
  if (!isAbove) return below;
  return short === above || daysBetween(start, end) > SHORT ? above : short;
}

const firstLine = ([first]: Part['rows']): number => (first === undefined ? Infinity : firstLineOf(first).index);

/** Given clues, returns the short periods above the rows. */
export function headed(clues: readonly Clue[], { rows }: Part): Clue[] {
  const firstRow = firstLine(rows);
  return clues.filter(({ period: { start, end }, holdsAll, line }) => {
    return !holdsAll && line < firstRow && start !== null && end !== null && daysBetween(start, end) <= SHORT;
  });
}

/** A part, with dates of its rows and their order. */
export interface DatedPart {
  readonly part: Part;
  readonly order: DateOrder;
  readonly rowDates: readonly DateToken[];
}

/** Given clues and the dates of a part's rows, returns the period of the surest that fit, or null. */
export function surest(clues: readonly Clue[], asked: DatedPart): Period | null {
  for (const rank of [OWN, LIKELY, OTHER]) {
    const ranked = clues.filter((clue) => clue.rank === rank);
    for (const inside of [true, false]) {
      const alike = ranked.filter(({ line }) => standsOn(asked.part, line) === inside);
      const found = agreed(alike, asked);
      if (found) return rank === OTHER ? { ...found, printed: false, sure: false } : found;
    }
  }
  return null;
}

/**
 * What clues of one rank say: a printed period before other spans; not sure if they give the rows different years. Null
 * if none fits.
 */
function agreed(clues: readonly Clue[], { order, rowDates }: DatedPart): Period | null {
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

/** The days of dates in a period, as one text, and how many it holds. */
function heldBy(period: Period, order: DateOrder, dates: readonly DateToken[]) {
  const days = dates.map((date) => dateIn(date, order, period, 0));
  const held = days.filter((day) => day !== null && distanceTo(day, period) === 0).length;
  return { days: days.join(), held };
}
