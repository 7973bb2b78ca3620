/** Dates and times as the browser's locale writes them. */

/** A calendar date is of no time zone: it is written as it is. */
const calendarDates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const instants = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** Given a date of a statement (ISO 8601), returns it in the locale's writing. */
export function calendarDate(date: string): string {
  return calendarDates.format(new Date(`${date}T00:00:00Z`));
}

/** Given two dates of a statement (ISO 8601), returns the span between them in the locale's writing, what they share once. */
export function calendarSpan(from: string, to: string): string {
  // as a paper prints it, even when it prints the end first
  if (from > to) return `${calendarDate(from)} – ${calendarDate(to)}`;
  return calendarDates.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

/** Given an instant (RFC 3339), returns its date and time here. */
export function instant(time: string): string {
  return instants.format(new Date(time));
}

/** Given an instant (RFC 3339), returns its date here. */
export function day(time: string): string {
  return days.format(new Date(time));
}
