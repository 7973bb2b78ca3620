/** Dates and times as the language of the page writes them. */
import { LOCALE } from '../texts/language.ts';

/** A calendar date has no time zone, so it is not shifted. */
const calendarDates = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
const instants = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });

/** Given a date of a statement (ISO 8601), returns it in the locale's format. */
export function calendarDate(date: string): string {
  return calendarDates.format(new Date(`${date}T00:00:00Z`));
}

/**
 * Given two dates of a statement (ISO 8601), returns their range in the locale's format, with common parts written
 * once.
 */
export function calendarSpan(from: string, to: string): string {
  // as the paper prints it, even if it prints the end first
  if (from > to) return `${calendarDate(from)} – ${calendarDate(to)}`;
  return calendarDates.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

/** Given an instant (RFC 3339), returns its local date and time. */
export function instant(time: string): string {
  return instants.format(new Date(time));
}

/** Given an instant (RFC 3339), returns its local date. */
export function day(time: string): string {
  return days.format(new Date(time));
}

const daysAndMonths = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Given a calendar date (ISO 8601), returns its day and month, for a place where the year is plain. */
export function dayAndMonth(date: string): string {
  return daysAndMonths.format(new Date(`${date}T00:00:00Z`));
}
