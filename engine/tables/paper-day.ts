/** Finds the one day whose bookings a paper lists, if it says so: its rows need no day of their own. */
import { periodsIn } from '../dates/period.ts';
import { placeOf, wordsBefore } from '../labels/values.ts';
import { saysOneDay } from '../lexicon/facts/period-ends.ts';
import type { PlacedDate, TokenLine } from '../model/table.ts';

/** Returns the day that a label on the first page gives all bookings; null if others or a period are there too. */
export function dayOfPaper(pages: readonly (readonly TokenLine[])[]): PlacedDate | null {
  const [first = []] = pages;
  const [day, ...others] = pages.flatMap((lines) => lines.flatMap((tl) => dayOn(tl) ?? []));
  if (day === undefined || !first.some((tl) => tl.dates.includes(day))) return null;
  if (first.some((tl) => tl.dates.length > 1 && periodsIn(tl.texts).length > 0)) return null;
  return others.every((other) => isSame(other, day)) ? day : null;
}

/** Given a line, returns its one day if the words of its phrase before it say that. */
function dayOn({ line, dates: [date, other] }: TokenLine): PlacedDate | null {
  if (!date || other || date.token.year === null) return null;
  const place = placeOf(line, date.from);
  const words = place ? wordsBefore(place) : [];
  return words.length > 0 && saysOneDay(words.join(' ').replace(/:$/, '')) ? date : null;
}

const isSame = ({ token: a }: PlacedDate, { token: b }: PlacedDate): boolean => a.text === b.text;
