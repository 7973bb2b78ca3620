/** Tells lines that state the day of booking, by its name. */
import type { TokenLine } from '../../model/table.ts';
import { dayNamed } from '../headings/day-words.ts';
import { columnRole } from '../headings/heading-roles.ts';

/** How surely the words before a date name the day of booking, at the least. */
const SURE = 0.6;

/** True for a line of a date behind its name: "Kirjauspäivä 4.6.2021". `inWords`: that is the day of booking's. */
export function statesBookingDay({ line, dates: [date] }: TokenLine, inWords: boolean): boolean {
  if (!date || date.from === 0 || date.to !== line.words.length) return false;
  const name = line.words.slice(0, date.from);
  return namesBookingDay(name) && (!inWords || dayNamed(nameOf(name)) === 'booking');
}

/** Given the words before a date, returns whether they name the day of booking. */
export function namesBookingDay(words: readonly { readonly text: string }[]): boolean {
  const role = columnRole(nameOf(words));
  return role !== null && role.role === 'date' && role.weight >= SURE;
}

const nameOf = (words: readonly { readonly text: string }[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/:$/, '');
