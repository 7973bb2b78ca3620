/** Matches headings with the stacks of dates and amounts below them. */
import { least } from '../../geometry/extremes.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { columnRoles, DATE_ROLES, MONEY_ROLES } from '../../lexicon/headings/heading-roles.ts';
import type { HeadingCell } from '../../model/table.ts';
import type { AlignedRun } from '../aligned-runs/aligned-runs.ts';

/** Columns of numbers that are no amounts. */
const NUMBERS: ReadonlySet<ColumnRole> = new Set(['reference', 'sequence', 'aside', 'type']);

const namesNumbers = ({ role }: HeadingCell): boolean => role !== null && NUMBERS.has(role);

/** A heading of which only a part is known is known less surely. */
const FROM_PART = 0.4;

/** What it costs to leave a stack without a heading, more where many rows are in it, */
const SKIPPED = 0.3;
const SKIPPED_ROWS = 2.5;
/** to put it under a heading that names something else, or one that is not known, */
const OTHER_KIND = 2;
const UNKNOWN = 0.2;
/** to put two under one, */
const SHARED = 1.2;
/** each point between the stack and its heading, unless they are neighbours, and each point between their nearest edges. */
const A_POINT_APART = 0.05;
const A_POINT_ASKEW = 0.005;
const MOST_ASKEW = 100;
/** What it costs to put a stack on the side of its heading on which the outermost does not stand, clear of it. */
const AGAINST_THE_SIDE = 0.5;
/** Points by which a stack reaches beyond its heading where that stands at the other end of its column. */
const BEYOND = 5;

/** Given headings and stacks, both left to right, returns the heading of each stack by index; -1 for one without. */
export function headingsOfRuns(cells: readonly HeadingCell[], stacks: readonly AlignedRun[]): number[] {
  // costs[c]: the cheapest way for the stacks so far, the last heading used being c (0: none yet)
  let costs = [0, ...cells.map(() => Infinity)];
  const from: number[][] = [];
  const side = sideOfStacks(cells, stacks);
  for (const stack of stacks) {
    const next = costs.map((cost) => cost + SKIPPED + Math.min(1, stack.share) * SKIPPED_ROWS);
    const back = costs.map((_, c) => c);
    const skipped = costs.map(() => true);
    for (let c = 1; c <= cells.length; c++) {
      const own = costOf(cells, c - 1, stack) + (isAgainst(side, cells[c - 1], stack) ? AGAINST_THE_SIDE : 0);
      for (let before = 0; before <= c; before++) {
        const cost = costs[before] + own + (before === c ? SHARED : 0);
        if (cost >= next[c]) continue;
        next[c] = cost;
        back[c] = before;
        skipped[c] = false;
      }
    }
    from.push(back.map((before, c) => (skipped[c] ? -1 - before : before)));
    costs = next;
  }
  const headings = new Array<number>(stacks.length).fill(-1);
  let at = costs.indexOf(least(costs));
  for (let s = stacks.length - 1; s >= 0; s--) {
    const step = from[s][at];
    if (step >= 0) headings[s] = at - 1;
    at = step >= 0 ? step : -1 - step;
  }
  return headings;
}

type Side = 'left' | 'right' | null;

/**
 * Given headings and stacks, returns the side of their headings on which amounts stand: headings may stand at one end of
 * their columns and amounts at the other, which shows where the outermost column has no neighbour on that side.
 */
function sideOfStacks(cells: readonly HeadingCell[], stacks: readonly AlignedRun[]): Side {
  const [cell, stack] = [cells.at(-1), stacks.at(-1)];
  if (!cell || !stack) return null;
  if (isOfMoney(cell, stack) && stack.left >= cell.x0 && stack.right > cell.x1 + BEYOND) return 'right';
  const [first, own] = [cells[0], stacks[0]];
  return isOfMoney(first, own) && own.right <= first.x1 && own.left < first.x0 - BEYOND ? 'left' : null;
}

const isOfMoney = ({ role }: HeadingCell, { kind, bare }: AlignedRun): boolean =>
  role !== null && MONEY_ROLES.has(role) && kind === 'money' && !bare;

/** True for a stack of money that stands clear of a heading, on the other side of it. */
function isAgainst(side: Side, cell: HeadingCell, { kind, left, right }: AlignedRun): boolean {
  if (side === null || kind !== 'money') return false;
  return side === 'right' ? right < cell.x0 : left > cell.x1;
}

/** Given a heading and what stands below it, returns the likeliest of its meanings that allows that: "Valor" is a date and an amount. */
export function meaningOver(
  cell: HeadingCell,
  { kind, bare }: AlignedRun,
): { role: ColumnRole | null; weight: number } {
  const named = kind === 'date' ? DATE_ROLES : MONEY_ROLES;
  const { role, weight } = cell;
  if (role !== null && (named.has(role) || (bare && NUMBERS.has(role)) || (kind === 'money' && role === 'aside')))
    return { role, weight };
  const meant = columnRoles(cell.text).find((r) => named.has(r.role));
  if (meant) return meant;
  // words that are not known as a whole may hold one that is: "Waluta z dnia"
  const [part] =
    role === null
      ? cell.text
          .split(' ')
          .flatMap(columnRoles)
          .filter((h) => named.has(h.role))
      : [];
  return part
    ? { role: part.role, weight: part.weight * FROM_PART }
    : { role: role === 'other' ? role : null, weight: 0 };
}

/** Given the headings, one of them by its index and a stack, returns what it costs to take one for the other's. */
function costOf(cells: readonly HeadingCell[], at: number, stack: AlignedRun): number {
  const { left, right } = stack;
  const cell = cells[at];
  const { role } = meaningOver(cell, stack);
  const fits = role !== null && role !== 'other' ? 0 : otherwise(cell.role);
  const apart = Math.max(0, cell.x0 - right, left - cell.x1);
  // numbers below another heading are none of this one's
  if (stack.bare && apart > 0 && namesNumbers(cell) && isBelowOther(cells, at, stack)) return Infinity;
  // a column reaches as far as its neighbours' headings: its own may stand at either end
  const beyond = Math.max(0, (cells[at - 1]?.x1 ?? -Infinity) - left, right - (cells[at + 1]?.x0 ?? Infinity));
  const askew = Math.min(
    Math.abs(cell.x0 - left),
    Math.abs(cell.x1 - right),
    Math.abs(cell.x0 + cell.x1 - left - right) / 2,
  );
  // but one that is not known, or names what stands beside the bookings, names no figures that stand clear of it
  const away = role === null || role === 'aside' ? apart : Math.min(apart, beyond);
  return fits + away * A_POINT_APART + Math.min(askew, MOST_ASKEW) * A_POINT_ASKEW;
}

function isBelowOther(cells: readonly HeadingCell[], at: number, { left, right }: AlignedRun): boolean {
  for (let k = 0; k < cells.length; k++) if (k !== at && cells[k].x0 < right && cells[k].x1 > left) return true;
  return false;
}

/** What it costs to take a heading of that role, which names no such stack, for the stack's: texts stand beside it. */
function otherwise(role: ColumnRole | null): number {
  if (role === null || role === 'other') return UNKNOWN;
  return DATE_ROLES.has(role) || MONEY_ROLES.has(role) ? OTHER_KIND : Infinity;
}
