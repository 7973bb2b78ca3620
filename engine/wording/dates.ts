/** Words for what is found of the dates of a statement's rows. */
import { counted, isOrAre, pagesNamed, quoted } from './grammar.ts';

interface Rows {
  readonly rows: number;
}

/** Rows that lie before or behind a day. */
interface RowsBesideDay extends Rows {
  /** ISO 8601 */
  readonly date: string;
}

const rowsLie = (rows: number): string => `${counted(rows, 'row')} ${isOrAre(rows)}`;

export const DATES = {
  DATES_IN_PRINTED_PERIOD: () => 'Each row has a date of its own, and all dates lie in the printed period.',
  DATES_WHOLE: () => 'Each row has a date of its own, with its year.',
  DATES_OF_NO_CALENDAR: ({ dates, pages }: { dates: readonly string[]; pages: readonly number[] }) =>
    `The paper prints ${quoted(dates)} on ${pagesNamed(pages)}, which no calendar has.`,
  DATES_NOT_PRINTED: ({ rows }: Rows) =>
    `The date of ${counted(rows, 'row')} is not printed; it was taken from the row above.`,
  DATES_OF_ROW_ABOVE: ({ rows }: Rows) => `The date of ${counted(rows, 'row')} may be that of the row above.`,
  DATES_UNREAD: ({ rows }: Rows) =>
    `Where the date of ${counted(rows, 'row')} stands, something was left unread that may belong to it.`,
  DATES_DISORDERED: ({ rows }: Rows) =>
    `The date of ${counted(rows, 'row')} is far from those around it, which are all in order.`,
  TEXTS_NAME_OTHER_DAYS: ({ rows }: Rows) =>
    `The text of ${counted(rows, 'row')} names another day on which it was booked.`,
  DATES_IN_TWO_COLUMNS: () =>
    'Two columns hold days that differ, and no heading says which of them is the day of booking.',
  DAYS_SAID: () => 'Somebody says which column holds its days, and the paper does not say so by itself.',
  DATES_HEADED_OTHERWISE: () =>
    'The one column of days is headed as the day on which something is due or was billed, not as that of booking.',
  YEARS_TO_COME: () => 'Its years are yet to come: they may be of another calendar.',
  WEEKDAYS_DIFFER: () =>
    'The day of the week that stands beside a date is not that of the date: its year may be another.',
  YEARLESS_DATES_APART: () => 'Dates without a year lie far apart: they may be of another year.',
  ROWS_BEHIND_PAPER: ({ date, rows }: RowsBesideDay) => `The paper was made on ${date}, and ${rowsLie(rows)} later.`,
  ROWS_BEHIND_CLOSING: ({ date, rows }: RowsBesideDay) =>
    `The closing balance is that of ${date}, and ${rowsLie(rows)} later.`,
  ROWS_BEFORE_OPENING: ({ date, rows }: RowsBesideDay) =>
    `The opening balance is that of ${date}, and ${rowsLie(rows)} earlier.`,
  MONTH_WITHOUT_ROWS: ({ month }: { month: string }) => `The paper is of ${month} by its name, and no row of it is.`,
  YEAR_NOT_PRINTED: () => 'The paper does not give the year of its dates.',
};
