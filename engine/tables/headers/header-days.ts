/** Finds what gives rows a day: a second heading of days, a day alone on a line or in a text ("12 Mar 2025 · Card"). */
import { overlaps } from '../../geometry/intervals.ts';
import { DATE_ROLES, RANKED_ROLES } from '../../lexicon/headings/column-role.ts';
import { columnRole } from '../../lexicon/headings/heading-roles.ts';
import { itemAt } from '../../model/lists.ts';
import type { HeadingCell, TokenLine } from '../../model/table.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import { moneyIn, reachOf } from '../aligned-runs/aligned-runs.ts';
import type { Piece } from './piece.ts';

type Known = Pick<HeadingCell, 'role' | 'weight'>;

export const headsDays = (heading: Known | null): boolean => DATE_ROLES.has(heading?.role);

const meets = (piece: Piece) => (cell: HeadingCell) => overlaps(piece, cell);

/** True for a heading of days right above or below another, among the cells of a header. */
export const isSecondDay = (piece: Piece, cells: readonly HeadingCell[]): boolean =>
  headsDays(columnRole(piece.text)) && cells.filter(headsDays).some(meets(piece));

/** Returns a header's cells with the line above, if each piece continues one cell and one is a second day; or null. */
export function withDaysAbove(pieces: readonly Piece[], cells: readonly HeadingCell[]): readonly HeadingCell[] | null {
  if (!pieces.some((piece) => isSecondDay(piece, cells))) return null;
  if (pieces.some((piece) => cells.filter(meets(piece)).length !== 1)) return null;
  return cells.map((cell) => {
    const [above, more] = pieces.filter((piece) => meets(piece)(cell));
    if (above === undefined || more !== undefined) return cell;
    // "Data" twice above "Cont." and "Valuta" begins both headings
    const isShared = pieces.some((piece) => piece !== above && piece.text === above.text) && endsKnown(above, cells);
    return joined(above, cell, isShared ? [] : cells.filter((other) => other !== cell));
  });
}

/** True if the words below a shared word come to days that are known: one of booking and one of another day. */
function endsKnown({ text }: Piece, cells: readonly HeadingCell[]): boolean {
  const roles = cells.flatMap((cell) => {
    const whole = columnRole(`${text} ${cell.text}`);
    return headsDays(whole) && whole?.weight === 1 ? [whole.role] : [];
  });
  return roles.includes('date') && new Set(roles).size > 1;
}

/** `others`: the other cells beside which the two lines may head two days; empty if they cannot. */
function joined(above: Piece, cell: HeadingCell, others: readonly HeadingCell[]): HeadingCell {
  const text = `${above.text} ${cell.text}`;
  const whole = columnRole(text);
  const isTwo = others.length > 0 && !namesOneDay(whole, cell, others) && isSecondDay(above, [cell]);
  const joint = whole !== null && whole.weight >= cell.weight ? whole : cell;
  const { role, weight } = isTwo ? likelier(columnRole(above.text) ?? cell, cell) : joint;
  return { text, ...reachOf([above, cell]), role, weight };
}

/**
 * True for two lines that head one day, though each heads one by itself: "Data" above "Valor" beside a column of dates,
 * and "Post" above "Date" beside another "Date", from which only the word above tells it.
 */
function namesOneDay(whole: Known | null, cell: HeadingCell, others: readonly HeadingCell[]): boolean {
  if (!headsDays(whole) || whole?.weight !== 1) return false;
  return others.some(({ role, text }) => text === cell.text || (whole.role === 'value_date' && role === 'date'));
}

/** Of two headings of days, the one that is likelier that of booking. */
function likelier(one: Known, other: Known): Known {
  const rank = ({ role }: Known) => (role === null ? Infinity : RANKED_ROLES.indexOf(role));
  return rank(one) <= rank(other) ? one : other;
}

/** True for a line of a date and at most one more word: that of its weekday. */
export const isDayAlone = ({ dates: [date], line }: TokenLine): boolean =>
  date !== undefined && date.to - date.from >= line.words.length - 1;

/** True for headings of texts, bookings and a balance above one day alone, with an amount on the line below it. */
export function listsUnderDay(cells: readonly HeadingCell[], below: readonly TokenLine[]): boolean {
  const roles = new Set(cells.map(({ role }) => role));
  if (!roles.has('description') || !roles.has('balance')) return false;
  const at = below.findIndex(isDayAlone);
  const row = at < 0 ? undefined : below[at + 1];
  return row !== undefined && row.dates.length === 0 && row.amounts.some(({ token }) => isMoneyLike(token));
}

/** True for a line with one date, which begins it or ends it, and is not all of it, as the heading of a day is. */
function holdsDay({ line, dates: [date, other] }: TokenLine): boolean {
  if (!date || other || date.token.loose || date.to - date.from === line.words.length) return false;
  return date.from === 0 || date.to === line.words.length;
}

/** Lines with amounts that tell: what is between two of them, and behind the second. */
const ENOUGH = 3;

/** True if the first two lines with amounts have no day, and each has one on the lines below it, or above it. */
export function haveDaysInTexts(lines: readonly TokenLine[]): boolean {
  const rows = lines.flatMap((tl, i) => (moneyIn(tl).some((a) => !a.token.whole) ? [i] : [])).slice(0, ENOUGH);
  const [first, second, third = lines.length] = rows;
  if (first === undefined || second === undefined) return false;
  if ([first, second].some((i) => itemAt(lines, i).dates.length > 0)) return false;
  const isDated = (from: number, to: number) => lines.slice(from, to).filter(holdsDay).length === 1;
  return (
    (isDated(first + 1, second) && isDated(second + 1, third)) || (isDated(0, first) && isDated(first + 1, second))
  );
}
