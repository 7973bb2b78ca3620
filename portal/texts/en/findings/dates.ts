/** English: findings about the dates of a statement. */
import { calendarDate } from '../../../formats/dates.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, quoted, rows } from './words.ts';

const lie = (number: number) => `${rows(number)} ${number === 1 ? 'is' : 'are'}`;

export const dates = {
  DATES_IN_PRINTED_PERIOD: () => 'Each row has a date of its own, and all dates lie in the printed period.',
  DATES_WHOLE: () => 'Each row has a date of its own, with its year.',
  DATES_OF_NO_CALENDAR: ({ dates, pages }) =>
    `The paper prints ${quoted(dates)} on ${onPages(pages)}, which no calendar has.`,
  DATES_NOT_PRINTED: ({ rows: number }) =>
    `The date of ${rows(number)} is not printed; it was taken from the row above.`,
  DATES_OF_ROW_ABOVE: ({ rows: number }) => `The date of ${rows(number)} may be that of the row above.`,
  DATES_UNREAD: ({ rows: number }) =>
    `Where the date of ${rows(number)} stands, something was left unread that may belong to it.`,
  DATES_DISORDERED: ({ rows: number }) =>
    `The date of ${rows(number)} is far from those around it, which are all in order.`,
  TEXTS_NAME_OTHER_DAYS: ({ rows: number }) => `The text of ${rows(number)} names another day on which it was booked.`,
  DATES_IN_TWO_COLUMNS: () =>
    'Two columns hold days that differ, and no heading says which of them is the day of booking.',
  DAYS_SAID: () => 'Somebody said which column holds its days, and the paper does not say so by itself.',
  DATES_HEADED_OTHERWISE: () =>
    'The one column of days is headed as the day on which something is due or was billed, not as that of booking.',
  YEARS_TO_COME: () => 'Its years are yet to come: they may be of another calendar.',
  WEEKDAYS_DIFFER: () =>
    'The day of the week that stands beside a date is not that of the date: its year may be another.',
  YEARLESS_DATES_APART: () => 'Dates without a year lie far apart: they may be of another year.',
  ROWS_BEHIND_PAPER: ({ date, rows: number }) =>
    `The paper was made on ${calendarDate(date)}, and ${lie(number)} later.`,
  ROWS_BEHIND_CLOSING: ({ date, rows: number }) =>
    `The closing balance is that of ${calendarDate(date)}, and ${lie(number)} later.`,
  ROWS_BEFORE_OPENING: ({ date, rows: number }) =>
    `The opening balance is that of ${calendarDate(date)}, and ${lie(number)} earlier.`,
  MONTH_WITHOUT_ROWS: ({ month }) => `The paper is of ${month} by its name, and no row of it is.`,
  YEAR_NOT_PRINTED: () => 'The paper does not give the year of its dates.',
  DATES_IN_PERIOD: () => 'all dates lie in the printed period',
  DATE_OUTSIDE_PERIOD: () => 'a booking date lies outside the printed period',
  YEAR_ASSUMED: () => 'The paper does not give the year of its dates.',
  DATE_IMPOSSIBLE: ({ dates }) =>
    `The paper prints ${quoted(dates)}, which no calendar has: the last day of that month stands for it.`,
} satisfies Partial<FindingWords>;
