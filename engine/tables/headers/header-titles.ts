/** Distinguishes the title of a section, or of a list, from the first or the last line of the headings next to it. */
import { overlaps } from '../../geometry/intervals.ts';
import { columnRole } from '../../lexicon/headings/heading-roles.ts';
import { sectionSign } from '../../lexicon/lines/sections.ts';
import type { Phrase } from '../../model/line.ts';
import { type Filled, firstOf } from '../../model/lists.ts';
import type { HeadingCell, TokenLine } from '../../model/table.ts';
import { moneyIn } from '../aligned-runs/aligned-runs.ts';
import type { Piece } from './heading-pieces.ts';

/** How surely a title names its section. */
const SURE = 0.5;

type Cells = readonly HeadingCell[];

/** Given pieces of a header's first line, returns the cell that each makes with the lines below, and without it. */
const cellsOf = (first: readonly Piece[], whole: Cells, below: Cells) =>
  first.map((piece) => {
    const over = (cell: HeadingCell) => overlaps(piece, cell);
    return { cell: whole.find(over), rest: below.find(over) };
  });

/** True for one text that makes a sure heading below it less sure: "Balance Activity" above "Date Balance". */
export const isTitleAboveHeadings = (
  { line }: TokenLine,
  first: readonly Piece[],
  whole: Cells,
  below: Cells,
): boolean =>
  line.phrases.length === 1 &&
  below.every(({ weight }) => weight === 1) &&
  cellsOf(first, whole, below).some(({ cell, rest }) => cell !== undefined && cell.weight < 1 && rest);

type Headings = readonly { readonly x0: number; readonly x1: number }[];

/** True for a line of one text that names a section, above the first of the headings or left of them. */
export const isSectionTitle = ({ line: { phrases } }: TokenLine, headings: Headings): boolean =>
  phrases.length === 1 && phrases[0].x0 < secondOf(headings) && namesSection(phrases[0]);

/** True for one text below headings that names a section, from the first heading to beyond the second. */
export function isTitleBelow({ line: { phrases } }: TokenLine, headings: Headings): boolean {
  if (phrases.length !== 1 || headings.length < 2) return false;
  const second = secondOf(headings);
  return phrases[0].x0 < second && phrases[0].x1 > second && namesSection(phrases[0]);
}

/** Returns where the second heading from the left begins, or the only one ends. */
function secondOf(headings: Headings): number {
  const sorted = headings.toSorted((a, b) => a.x0 - b.x0);
  return sorted[1]?.x0 ?? firstOf(sorted).x1;
}

const namesSection = ({ text }: Phrase): boolean => (sectionSign(text)?.weight ?? 0) >= SURE;

/** True for words that name the side of the amounts whose heading is above: "Amount", "Subtracted". */
export function namesSide({ text }: Piece, above: HeadingCell | undefined): boolean {
  if (above?.role !== 'amount') return false;
  const whole = columnRole(`${above.text} ${text}`);
  return whole?.weight === 1 && whole.role !== 'amount';
}

/** True for several pieces, each the beginning of a heading that is as well known with it: "Value" above "Date". */
export const saysMore = (first: readonly Piece[], whole: Cells, below: Cells): boolean =>
  first.length > 1 &&
  cellsOf(first, whole, below).every(
    ({ cell, rest }) => rest && cell && cell.role !== null && cell.weight >= rest.weight,
  );

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
