/** Distinguishes headers of bookings from other headings and titles, by their words and the dates of what is below. */
import { type Interval, overlaps } from '../../geometry/intervals.ts';
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { BOOKED_ROLES, columnRole } from '../../lexicon/headings/heading-roles.ts';
import { sectionSign } from '../../lexicon/lines/sections.ts';
import type { Phrase } from '../../model/line.ts';
import { type Filled, firstOf, itemAt } from '../../model/lists.ts';
import type { HeadingCell, TokenLine } from '../../model/table.ts';
import { moneyIn } from '../aligned-runs/aligned-runs.ts';
import { type Header, scoreCells } from './header.ts';
import { haveDaysInTexts, headsDays, isDayAlone, listsUnderDay } from './header-days.ts';
import type { Piece } from './piece.ts';

/** Without a heading for dates, two are below each other on so many lines, to so many points. */
const LINES_TO_DATES = 14;
const ALIGNED = 3;

export const namesDates = ({ cells }: Header): boolean => cells.some(headsDays);

/** Transactions have dates: a heading for them, a day to begin with, or dates below each other. */
export function hasDates(header: Header, lines: readonly TokenLine[]): boolean {
  if (namesDates(header)) return true;
  // the title of a statement may end in a word of a column: "Relevé de carte de crédit"
  const { phrases, text } = itemAt(lines, header.at).line;
  if (phrases.length === 1 && accountNamed(text)?.sure) return false;
  const from = header.at + header.height;
  const below = lines.slice(from, from + LINES_TO_DATES);
  if (header.height === 1 && isTitleLeftOfMoney(phrases, below)) return false;
  const [next] = below;
  if ((next && isDayAlone(next)) || haveDaysInTexts(below)) return true;
  // headings may be repeated below each day
  const above = lines[header.at - 1];
  if (above && isDayAlone(above) && below.some(isDayAlone)) return true;
  if (isOverFigures(header, below[0])) return false;
  if (listsUnderDay(header.cells, below)) return true;
  const starts = below
    .filter((tl) => tl.dates.length > 0 && (tl.amounts.length > 0 || isDayAlone(tl)))
    // the name of its weekday may be before a day
    .map((tl) => (isDayAlone(tl) ? tl.line.box[0] : firstOf(tl.dates).x0));
  if (!starts.some((x, i) => starts.some((other, k) => k !== i && Math.abs(other - x) <= ALIGNED))) return false;
  // "Payments … Amount": what is above the dates is the title of a section, not a heading of money
  const isTitle = ({ x0, x1, role }: HeadingCell) =>
    BOOKED_ROLES.has(role) && starts.every((x) => x >= x0 - ALIGNED && x < x1);
  const headings = header.cells.filter((c) => !isTitle(c));
  return headings.length === header.cells.length || scoreCells(headings, []) > 0;
}

/** True for a heading of texts among others above a line with an amount: not labels of a summary. */
export const listsTexts = ({ at, height, cells }: Header, lines: readonly TokenLine[]): boolean =>
  cells.some((c) => c.role === 'description') &&
  lines.slice(at + height).some((tl) => tl.amounts.some((a) => !a.token.whole));

/** True for several headings for money, each with an amount right below on a line without a day: a summary's labels. */
function isOverFigures(header: Header, below: TokenLine | undefined): boolean {
  const money = header.cells.filter((c) => BOOKED_ROLES.has(c.role));
  const isFilled = (c: HeadingCell) => below?.amounts.some((a) => overlaps(a, c));
  return below?.dates.length === 0 && money.length > 1 && money.every(isFilled);
}

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
export function isSectionTitle({ line }: TokenLine, headings: readonly Interval[], beyond = false): boolean {
  const [{ x0, x1, text }, ...others] = line.phrases;
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
function isTitleLeftOfMoney([title, ...others]: Filled<Phrase>, below: readonly TokenLine[]): boolean {
  const money = below
    .filter(({ dates }) => dates.length > 0)
    .flatMap(moneyIn)
    .filter(({ token }) => GROUPED.test(token.digits));
  return others.length === 0 && money.length > 0 && money.every(({ x0 }) => x0 > title.x1);
}
