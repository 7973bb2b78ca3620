/** Tells which totals of a part of the bookings, its fees, its cheques, go against the rows that have the same words. */
import { namesOtherFigure } from '../../lexicon/lines/other-figures.ts';
import { namesPart } from '../../lexicon/lines/part-words.ts';
import { isTotalWord } from '../../lexicon/lines/totals.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import { isBooked } from '../bookings.ts';
import { isOf } from '../own-lines.ts';
import { type Stated, sizeOf } from './stated-balances.ts';

/** Of more rows almost any figure is the sum of some. */
const MOST = 10;
/** The total of a part lies within so many times what its rows come to; what is farther off is of something else. */
const WITHIN = 10;
/** "Total fees charged in 2025": a total of another time. */
const YEAR = /(?:19|20)\d\d/u;

/** Given a statement and the sums that its totals may be, returns the labels of totals of a part that some of the rows name, and that no sum of these comes to. */
export function partTotalsAgainst(stated: Stated, sums: ReadonlySet<Minor>): string[] {
  const { part, rows, facts } = stated;
  const booked = rows.filter((row) => isBooked(row) && row.amount !== null);
  return facts.figures.flatMap((figure) => {
    const { kind, label, amount } = figure;
    const isPart = namesPart(label);
    if (!isOf(part.part, figure) || !namesTotal(label) || (kind !== null && !isPart)) return [];
    const value = sizeOf(amount, stated);
    if (value === null || sums.has(value) || namesOtherFigure(label) || YEAR.test(figure.line.line.text)) return [];
    const named = stemsOf(label);
    const own = booked.filter(({ description }) => {
      const shared = [...stemsOf(description)].filter((stem) => named.has(stem)).length;
      return isPart ? shared > 0 : shared * 2 > named.size;
    });
    const whole = own.reduce((sum, row) => sum + Math.abs(row.amount as Minor), 0);
    const isFar = value > whole * WITHIN || value * WITHIN < whole;
    if (own.length === 0 || own.length > MOST || (isFar && !isPart)) return [];
    return sumsOfSome(own).has(value) ? [] : [label];
  });
}

const namesTotal = (label: string): boolean => fold(label).split(' ').some(isTotalWord);

/** Words of one thing begin alike: "fee", "fees"; "Zins", "Zinsen". Shorter words name nothing. */
const STEM = 3;

function stemsOf(text: string): ReadonlySet<string> {
  const words = fold(text).split(' ');
  return new Set(words.flatMap((word) => (word.length < STEM || isTotalWord(word) ? [] : word.slice(0, STEM))));
}

/** What some of the rows come to together, whatever their sides. */
function sumsOfSome(rows: readonly ReadRow[]): ReadonlySet<Minor> {
  let sums = [0];
  for (const { amount } of rows) sums = [...sums, ...sums.map((sum) => sum + (amount as Minor))];
  return new Set(sums.map(Math.abs));
}
