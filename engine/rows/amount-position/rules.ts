/** The rules about where the amount of a row is among its lines. */
import type { Rule } from '../../evidence/question.ts';
import { ruleEach, ruleNaming } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import { neighboursOf } from '../border/question.ts';
import { beginsElsewhere, CLEAR_GAP, ENOUGH, startOf } from '../layout.ts';
import type { MarkedLine } from '../marked-line.ts';
import { isBooked, type Pair } from '../pairs.ts';

/** Where the amount of a row is: on its first line, amid its lines, on its last. */
export type AmountPosition = 'top' | 'middle' | 'bottom';

/** A table whose rows are asked about. */
export interface PositionSubject {
  readonly pairs: readonly Pair[];
  /** usual distance of two lines of one row, in points */
  readonly pitch: number;
  /** how many rows between plain borders have their amount there */
  readonly bordered: Readonly<Record<AmountPosition, number>>;
  /** where texts of rows begin, in points from the usual start */
  readonly starts: readonly number[];
  /** how many amounts are half a line below one text and half a line above another */
  readonly halfLines: number;
}

const { certain, strong, weak, faint, trace } = STRENGTH;
const POSITIONS: readonly AmountPosition[] = ['top', 'middle', 'bottom'];

/** A rule that counts the rows that show that their amounts are at a position. */
const shown = (id: string, count: (position: AmountPosition, subject: PositionSubject) => number) =>
  ruleEach<PositionSubject, AmountPosition, AmountPosition>(
    () => POSITIONS,
    (position) => position,
  )(id, 'states', (position, subject) => certain * count(position, subject) || null);

/** A rule for tables in which no row shows the place of its amount. */
const unshown = (id: string, strength: number, position: (subject: PositionSubject) => AmountPosition | null) =>
  ruleNaming(id, 'suggests', strength, (subject: PositionSubject) => {
    const isShown = subject.halfLines > 0 || POSITIONS.some((one) => subject.bordered[one] > 0);
    return isShown ? null : position(subject);
  });

export const POSITION_RULES: readonly Rule<PositionSubject, AmountPosition>[] = [
  shown('borders', (answer, { bordered }) => bordered[answer]),
  shown('half_lines', (answer, { halfLines }) => (answer === 'middle' ? halfLines : 0)),
  unshown('days', strong, ({ pairs }) => positionByDays(pairs)),
  unshown('edges', weak, positionAtEdges),
  ruleNaming('custom', 'defaults', faint, () => 'top'),
  ruleNaming('other_custom', 'defaults', trace, () => 'middle'),
];

/** Returns where amounts are if as many dated lines are between rows as above the first and below the last. */
function positionByDays(pairs: readonly Pair[]): AmountPosition | null {
  const inner = pairs.filter(({ above, below }) => isBooked(above) && isBooked(below));
  const firsts = pairs.filter(({ above, below }) => !isBooked(above) && isBooked(below));
  const lasts = pairs.filter(({ above, below }) => isBooked(above) && !isBooked(below));
  const isDated = ({ between }: Pair) => between.some(hasDates);
  const count = (of: readonly Pair[]) => of.at(-1)?.between.length ?? 0;
  const [over, under] = [count(firsts), count(lasts)];
  if (over === 0 || over + under !== count(inner) || inner.some(({ between }) => between.length !== count(inner)))
    return null;
  if (![...inner, ...firsts].every(isDated) || !firsts.every(({ below }) => below && hasDates(below))) return null;
  return under > 0 ? 'middle' : 'bottom';
}

const hasDates = ({ dates }: MarkedLine): boolean => dates.length > 0;

/** Given a table, returns where amounts are by its first and last rows: lines above the first amount are of its row. */
function positionAtEdges(subject: PositionSubject): AmountPosition {
  const { pairs } = subject;
  const edges = new Set(pairs.map((pair) => edgeAt(pair, subject)));
  const inner = pairs.flatMap((pair) => neighboursOf(pair) ?? []);
  // among rows of one line each, what is above the first is a title of them all
  const isOneLine = inner.length >= ENOUGH && inner.every(({ between }) => between.length === 0);
  if (!edges.has('first') || isOneLine) return 'top';
  return edges.has('last') ? 'middle' : 'bottom';
}

/** Given a pair of which one is a row, returns whether a text is near that: above the first, or below the last. */
function edgeAt({ above, below, between }: Pair, subject: PositionSubject): 'first' | 'last' | null {
  // a balance is whole in one line: the rows begin below it, and end above it
  const isLast = isBooked(above);
  const row = isLast ? above : below;
  const l = between.at(isLast ? 0 : -1);
  if (!row || !l || isLast === isBooked(below) || !isNear(l, row, subject)) return null;
  return isLast ? 'last' : 'first';
}

/** True for a text as near to a row's amount, above or below it, as lines of its row are. */
const isNear = (l: MarkedLine, row: MarkedLine, { pitch, starts }: PositionSubject): boolean =>
  l.segment === row.segment &&
  l.text !== '' &&
  (l.dates.length === 0 ? l.indent >= startOf(row) - 1 || !beginsElsewhere(l, starts) : row.dates.length === 0) &&
  Math.abs(row.baseline - l.baseline) < CLEAR_GAP * pitch;
