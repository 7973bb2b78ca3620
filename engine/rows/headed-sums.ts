/** Turns rows above bookings of one side that state their sum into titles: "01 JAN 2025 Total de entradas + 681,49". */
import { itemAt } from '../model/lists.ts';
import type { Row, Section } from '../model/row.ts';
import type { PlacedDate } from '../model/table.ts';
import type { DecimalMark } from '../money/amount.ts';
import { DECIMAL_MARKS, thousandths } from './decimals.ts';

/** So many sums are above their bookings, and this share of all, if that is how a paper prints them. */
const LEAST = 2;
const MOST = 0.9;

/** Returns the rows with those below such sums in a section of that side, under the sum's day; sums book nothing. */
export function underSums(rows: readonly Row[]): readonly Row[] {
  const sums = rows.flatMap((row, i) => (sideOf(row) === null ? [] : [[i, endOf(rows, i)] as const]));
  const ends = sums.filter(([i, end]) => end > i + 1);
  if (ends.length < LEAST) return rows;
  const fits = (mark: DecimalMark) => ends.filter(([i, end]) => comesTo(rows, i, end, mark)).length;
  if (!DECIMAL_MARKS.some((mark) => fits(mark) >= Math.max(LEAST, ends.length * MOST))) return rows;
  const out = [...rows];
  let day: PlacedDate | null = null;
  for (const [i, end] of ends) {
    const row = itemAt(rows, i);
    const title = row.texts.filter((_, k) => row.kinds[k] === 'text').join(' ');
    day = row.days[0] ?? day;
    out[i] = { ...row, kind: 'subtotal', dates: row.dates.map(() => []), days: [] };
    const section: Section = { title, sign: sideOf(row) };
    for (let k = i + 1; k < end; k++) out[k] = below(itemAt(rows, k), section, day);
  }
  return out;
}

/** The side whose sum a row states and nothing else, or null. */
function sideOf({ kind, kindExact }: Row): 1 | -1 | null {
  if (!kindExact) return null;
  return kind === 'total_credit' ? 1 : kind === 'total_debit' ? -1 : null;
}

/** The index behind the rows below a place that name no kind of line. */
function endOf(rows: readonly Row[], at: number): number {
  const end = rows.findIndex((row, i) => i > at && row.kindExact);
  return end < 0 ? rows.length : end;
}

/** True if the rows behind the one at a place, up to another, add up to its amount, each in the same column. */
function comesTo(rows: readonly Row[], at: number, end: number, mark: DecimalMark): boolean {
  const column = itemAt(rows, at).amounts.findLastIndex((amount) => amount !== null);
  const [sum, ...parts] = rows.slice(at, end).map(({ amounts }) => thousandths(amounts[column] ?? null, mark));
  return column >= 0 && parts.reduce((all, one) => all + one, 0) === sum;
}

function below(row: Row, section: Section, day: PlacedDate | null): Row {
  if (row.days.length > 0 || day === null) return { ...row, section };
  return { ...row, section, headingDate: day, days: [day] };
}
