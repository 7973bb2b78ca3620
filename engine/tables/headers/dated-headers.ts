/** Distinguishes the headers of bookings from other headings, by the dates of what is below them. */
import { overlaps } from '../../geometry/intervals.ts';
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { BOOKED_ROLES } from '../../lexicon/headings/heading-roles.ts';
import { firstOf, itemAt } from '../../model/lists.ts';
import type { HeadingCell, TokenLine } from '../../model/table.ts';
import { haveDaysInTexts } from '../aligned-runs/days-in-texts.ts';
import { type Header, scoreCells } from './header.ts';
import { headsDays, isDayAlone, listsUnderDay } from './header-days.ts';
import { isTitleLeftOfMoney } from './header-titles.ts';

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
export function listsTexts(header: Header, lines: readonly TokenLine[]): boolean {
  const below = lines.slice(header.at + header.height);
  return (
    header.cells.some((c) => c.role === 'description') && below.some((tl) => tl.amounts.some((a) => !a.token.whole))
  );
}

/** True for several headings for money, each with an amount right below on a line without a day: a summary's labels. */
function isOverFigures(header: Header, below: TokenLine | undefined): boolean {
  const money = header.cells.filter((c) => BOOKED_ROLES.has(c.role));
  const isFilled = (c: HeadingCell) => below?.amounts.some((a) => overlaps(a, c));
  return below?.dates.length === 0 && money.length > 1 && money.every(isFilled);
}
