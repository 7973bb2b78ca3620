/** Where the points of a balance stand in a drawing. */
import type { AccountStrand } from '../api/types.ts';

export interface PlotPoint {
  /** ISO 8601 */
  readonly day: string;
  /** a decimal, as it is told */
  readonly balance: string;
  /** 0 to 1, from the left */
  readonly x: number;
  /** 0 to 1, from the top */
  readonly y: number;
}

export interface Plot {
  /** a list for each piece without a break, the oldest first */
  readonly pieces: readonly (readonly PlotPoint[])[];
  /** decimals at the marks of the axis, with their places from the top */
  readonly marks: readonly { readonly value: number; readonly y: number }[];
  /** first days of months (ISO 8601), with their places from the left */
  readonly months: readonly { readonly day: string; readonly x: number }[];
}

const MARKS = 4;
/** Labels of months side by side. */
const MOST_MONTHS = 7;
/** Months between two labels. */
const MONTH_STEPS = [1, 2, 3, 6, 12];
const MONTHS_A_YEAR = 12;
/** Steps of an axis, as parts of a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Given pieces of days and balances, returns the drawing; null without a point. */
export function plotOf(pieces: AccountStrand['balances']): Plot | null {
  const points = pieces.flat();
  if (points.length === 0) return null;
  const days = points.map(({ date }) => timeOf(date));
  const values = points.map(({ balance }) => Number(balance));
  const [first, last] = [least(days), -least(days.map((day) => -day))];
  const step = stepFor(-least(values.map((value) => -value)) - least(values));
  const low = Math.floor(least(values) / step) * step;
  const high = Math.max(low + step, Math.ceil(-least(values.map((value) => -value)) / step) * step);
  const yOf = (value: number) => (high - value) / (high - low);
  const count = Math.round((high - low) / step);
  const xOf = (time: number) => (last === first ? 0.5 : (time - first) / (last - first));
  return {
    pieces: pieces.map((piece) =>
      piece.map(({ date, balance }) => ({
        day: date,
        balance,
        x: xOf(timeOf(date)),
        y: yOf(Number(balance)),
      })),
    ),
    marks: Array.from({ length: count + 1 }, (_, at) => low + at * step).map((value) => ({ value, y: yOf(value) })),
    months: monthsBetween(first, last).map((time) => ({
      day: new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length),
      x: xOf(time),
    })),
  };
}

/** Given two instants, returns the first days of some months between them: as many as have space, each as far apart. */
function monthsBetween(first: number, last: number): number[] {
  const from = new Date(first);
  const to = new Date(last);
  const numbered = (date: Date) => date.getUTCFullYear() * MONTHS_A_YEAR + date.getUTCMonth();
  const span = numbered(to) - numbered(from) + 1;
  const years = Math.ceil(span / MONTHS_A_YEAR / MOST_MONTHS) * MONTHS_A_YEAR;
  const step = MONTH_STEPS.find((months) => span / months <= MOST_MONTHS) ?? years;
  const months: number[] = [];
  for (let month = Math.ceil(numbered(from) / step) * step; month <= numbered(to); month += step) {
    const time = Date.UTC(Math.floor(month / MONTHS_A_YEAR), month % MONTHS_A_YEAR);
    if (time >= first && time <= last) months.push(time);
  }
  return months;
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const least = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);

/** The step of an axis of some marks over a range. */
function stepFor(range: number): number {
  if (range <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(range / MARKS));
  return (STEPS.find((step) => step * power >= range / MARKS) ?? 10) * power;
}

/** Given a piece's points, returns the path of a line that changes at each day, in units of the size. */
export function pathOf(points: readonly PlotPoint[], width: number, height: number): string {
  const at = ({ x, y }: PlotPoint) => [(x * width).toFixed(1), (y * height).toFixed(1)] as const;
  const [start, ...rest] = points;
  if (start === undefined) return '';
  const [x, y] = at(start);
  return `M${x} ${y}${rest.map((point) => `H${at(point)[0]}V${at(point)[1]}`).join('')}`;
}

/** Given points in order and a place from the left (0 to 1), returns the index of the nearest. */
export function nearestTo(points: readonly Pick<PlotPoint, 'x'>[], x: number): number {
  let nearest = 0;
  for (const [index, point] of points.entries())
    if (Math.abs(point.x - x) < Math.abs((points[nearest]?.x ?? 0) - x)) nearest = index;
  return nearest;
}
