/** Distinguishes the title of a section, or of a list, from the first or the last line of the headings next to it. */
import { type Interval, overlaps } from '../../geometry/intervals.ts';
import { columnRole } from '../../lexicon/headings/heading-roles.ts';
import { sectionSign } from '../../lexicon/lines/sections.ts';
import type { Phrase } from '../../model/line.ts';
import type { Filled } from '../../model/lists.ts';
import type { HeadingCell, TokenLine } from '../../model/table.ts';
import { moneyIn } from '../aligned-runs/aligned-runs.ts';
import type { Piece } from './heading-pieces.ts';

/** How surely a title names its section. */
const SURE = 0.5;

type Cells = readonly HeadingCell[];

/** Given pieces of a header's first line, returns the cell that each makes with the lines below, and without it. */
export const withAndWithout = (first: readonly Piece[], whole: Cells, below: Cells) =>
  first.map((piece) => {
    const over = (cell: HeadingCell) => overlaps(piece, cell);
    return { cell: whole.find(over), rest: below.find(over) };
  });

type Stacked = ReturnType<typeof withAndWithout>;

/** True for one text that makes a sure heading below it less sure: "Balance Activity" above "Date Balance". */
export const isTitleAboveHeadings = ({ line }: TokenLine, stacked: Stacked, below: Cells): boolean =>
  line.phrases.length === 1 &&
  below.every(({ weight }) => weight === 1) &&
  stacked.some(({ cell, rest }) => cell !== undefined && cell.weight < 1 && rest);

/**
 * True for a line of one text that names a section, from the first of the headings or left of them. `beyond`: to beyond
 * where the second begins, as a title below headings does.
 */
export function isSectionTitle(
  { line: { phrases } }: TokenLine,
  headings: readonly Interval[],
  beyond = false,
): boolean {
  const [{ x0, x1, text }, ...others] = phrases;
  if (others.length > 0 || (sectionSign(text)?.weight ?? 0) < SURE) return false;
  const [first, second] = headings.toSorted((a, b) => a.x0 - b.x0);
  return beyond ? second !== undefined && x0 < second.x0 && x1 > second.x0 : x0 < (second?.x0 ?? first?.x1 ?? 0);
}

/** True for words that name the side of the amounts whose heading is above: "Amount", "Subtracted". */
export function namesSide({ text }: Piece, above: HeadingCell | undefined): boolean {
  if (above?.role !== 'amount') return false;
  const whole = columnRole(`${above.text} ${text}`);
  return whole?.weight === 1 && whole.role !== 'amount';
}

/** True for several pieces, each the beginning of a heading that is as well known with it: "Value" above "Date". */
export const saysMore = (stacked: Stacked): boolean =>
  stacked.length > 1 &&
  stacked.every(({ cell, rest }) => rest && cell && cell.role !== null && cell.weight >= rest.weight);

/** A number of something has no marks. */
const GROUPED = /\d\D\d/;

/** True for one text that ends before all amounts below begin: a section's title ("Debit transactions"). */
export function isTitleLeftOfMoney([title, ...others]: Filled<Phrase>, below: readonly TokenLine[]): boolean {
  const money = below
    .filter(({ dates }) => dates.length > 0)
    .flatMap(moneyIn)
    .filter(({ token }) => GROUPED.test(token.digits));
  return others.length === 0 && money.length > 0 && money.every(({ x0 }) => x0 > title.x1);
}
