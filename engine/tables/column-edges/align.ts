/** Matches headings with the runs of dates and amounts below them. */

import { least } from '../../geometry/extremes.ts';
import { askew, overlaps } from '../../geometry/intervals.ts';
import { BESIDE_ROLES, type ColumnRole, FIGURE_ROLES, NUMBER_ROLES } from '../../lexicon/headings/column-role.ts';
import { columnRoles, DATE_ROLES, MONEY_ROLES } from '../../lexicon/headings/heading-roles.ts';
import { firstOf, itemAt } from '../../model/lists.ts';
import type { HeadingCell } from '../../model/table.ts';
import type { AlignedRun } from '../aligned-runs/aligned-runs.ts';
import { UNHEADED_COUNT, UNHEADED_SHARE } from './items.ts';

type Cells = readonly HeadingCell[];
type Runs = readonly AlignedRun[];

/** A heading is less sure if only a part of it is known. */
const FROM_PART = 0.4;

/** What it costs to leave a run without a heading, more if many rows are in it, */
const SKIPPED = 0.3;
const SKIPPED_ROWS = 2.5;
/** and more again if rows have no other amount than it: it is a second place below their heading, */
const WITHOUT_AMOUNT = 1.5;
/** to put it under a heading that names something else, or one that is not known, */
const OTHER_KIND = 2;
const UNKNOWN = 0.2;
/** to put two under one, */
const SHARED = 1.2;
/** each point between the run and its heading, unless they are neighbours, and each point between their edges. */
const A_POINT_APART = 0.05;
const A_POINT_ASKEW = 0.005;
const MOST_ASKEW = 100;
/** What it costs to put a run on the side of its heading on which the outermost is not, clear of it. */
const AGAINST_THE_SIDE = 0.5;
/** Points by which a run reaches beyond its heading if that is at the other end of its column. */
const BEYOND = 5;

/**
 * Given headings and runs, both left to right, returns the heading of each run by index; -1 for one without. `sole`:
 * the runs with the only amount of their rows.
 */
export function headingsOfRuns(cells: Cells, runs: Runs, sole: ReadonlySet<AlignedRun> = new Set()): number[] {
  // by the last heading used so far (0: none yet), the cheapest way there
  let ways: readonly Way[] = [0, ...cells.map(() => Infinity)].map((cost) => ({ cost, before: null, heading: -1 }));
  const side = sideOfRuns(cells, runs);
  for (const run of runs) {
    const skipped = SKIPPED + Math.min(1, run.share) * SKIPPED_ROWS + (sole.has(run) ? WITHOUT_AMOUNT : 0);
    const last = ways;
    ways = last.map((way, c) => {
      const left: Way = { cost: way.cost + skipped, before: way, heading: -1 };
      if (c === 0) return left;
      const own = costOf(cells, c - 1, run) + (isAgainst(side, itemAt(cells, c - 1), run) ? AGAINST_THE_SIDE : 0);
      return last.slice(0, c + 1).reduce((best, before, b): Way => {
        const cost = before.cost + own + (b === c ? SHARED : 0);
        return cost < best.cost ? { cost, before, heading: c - 1 } : best;
      }, left);
    });
  }
  const cheapest = least(ways.map(({ cost }) => cost));
  const headings: number[] = [];
  let way = ways.find(({ cost }) => cost === cheapest) ?? firstOf(ways);
  for (; way.before !== null; way = way.before) headings.unshift(way.heading);
  return headings;
}

/** A way to give runs their headings: its cost, the way for the runs before, the heading of the last; -1 for none. */
interface Way {
  readonly cost: number;
  readonly before: Way | null;
  readonly heading: number;
}

type Side = 'left' | 'right' | null;

/** Returns on which side of their headings amounts are: the outermost column has no neighbour there, so it shows. */
function sideOfRuns(cells: Cells, runs: Runs): Side {
  const [cell, run] = [cells.at(-1), runs.at(-1)];
  if (!cell || !run) return null;
  if (isOfMoney(cell, run) && run.x0 >= cell.x0 && run.x1 > cell.x1 + BEYOND) return 'right';
  const [first, own] = [firstOf(cells), firstOf(runs)];
  return isOfMoney(first, own) && own.x1 <= first.x1 && own.x0 < first.x0 - BEYOND ? 'left' : null;
}

const isOfMoney = ({ role }: HeadingCell, { kind, bare }: AlignedRun): boolean =>
  MONEY_ROLES.has(role) && kind === 'money' && !bare;

/** True for a run of money that is clear of a heading, on the other side of it. */
function isAgainst(side: Side, cell: HeadingCell, { kind, x0: left, x1: right }: AlignedRun): boolean {
  if (side === null || kind !== 'money') return false;
  return side === 'right' ? right < cell.x0 : left > cell.x1;
}

/** Returns the likeliest meaning of a heading that fits what is below it: "Valor" is a date and an amount. */
export function meaningOver(cell: HeadingCell, { kind, bare }: AlignedRun): Pick<HeadingCell, 'role' | 'weight'> {
  const named = kind === 'date' ? DATE_ROLES : MONEY_ROLES;
  const { role, weight } = cell;
  if (role !== null && (named.has(role) || (bare && NUMBER_ROLES.has(role)) || (kind === 'money' && role === 'aside')))
    return { role, weight };
  const meant = columnRoles(cell.text).find((r) => named.has(r.role));
  if (meant) return meant;
  if (role !== null) return { role: role === 'other' ? role : null, weight: 0 };
  // words that are not known as a whole may hold one that is: "Waluta z dnia"
  const part = cell.text
    .split(' ')
    .flatMap(columnRoles)
    .find((h) => named.has(h.role));
  return part ? { role: part.role, weight: part.weight * FROM_PART } : { role: null, weight: 0 };
}

/** Given the headings, one of them by its index and a run, returns what it costs to take one for the other's. */
function costOf(cells: Cells, at: number, run: AlignedRun): number {
  const { x0: left, x1: right } = run;
  const cell = itemAt(cells, at);
  const { role } = meaningOver(cell, run);
  const fits = role !== null && role !== 'other' ? 0 : otherwise(cell.role);
  const apart = Math.max(0, cell.x0 - right, left - cell.x1);
  // numbers below another heading do not belong to this one
  if (run.bare && apart > 0 && NUMBER_ROLES.has(cell.role) && cells.some((c) => overlaps(c, run))) return Infinity;
  // a column reaches as far as its neighbours' headings: its own may be at either end
  const beyond = Math.max(0, (cells[at - 1]?.x1 ?? -Infinity) - left, right - (cells[at + 1]?.x0 ?? Infinity));
  // but one that is not known, or names what is beside the bookings, does not name figures that are clear of it
  const away = role === null || BESIDE_ROLES.has(role) ? apart : Math.min(apart, beyond);
  return fits + away * A_POINT_APART + Math.min(askew(cell, run), MOST_ASKEW) * A_POINT_ASKEW;
}

/** What it costs to take a heading of that role, which names no such run, for the run's: texts are beside it. */
function otherwise(role: ColumnRole | null): number {
  if (role === null || role === 'other') return UNKNOWN;
  return FIGURE_ROLES.has(role) ? OTHER_KIND : Infinity;
}

/** Returns the columns among the runs below a heading: dates beside dates on most rows are two, all else is one. */
export function sideBySide(runs: Runs): AlignedRun[] {
  const columns: AlignedRun[] = [];
  const alone = runs.some((s) => s.alone);
  for (const s of runs) {
    // dates in texts do not belong to the column of dates beside them
    if (alone && !s.alone && s.kind === 'date') continue;
    const last = columns.at(-1);
    const other = last?.kind === 'date' && s.kind === 'date' && s.share >= UNHEADED_SHARE && s.count >= UNHEADED_COUNT;
    if (!last || other) columns.push(s);
    else columns[columns.length - 1] = { ...last, x1: Math.max(last.x1, s.x1) };
  }
  return columns;
}
