/**
 * Words for what is found of a statement's rows: whether all are there, each books something, and can be read in no
 * other way.
 */
import { DIFFERENCES, type Difference } from './differences.ts';
import { wordedIn } from './family.ts';
import { counted, pagesNamed, quoted } from './grammar.ts';
import { PAGES } from './pages.ts';

interface Text {
  /** as printed */
  readonly text: string;
}

/** Rows that print another amount besides their own. */
interface OtherAmounts {
  readonly rows: number;
  readonly pages: readonly number[];
  /** as printed */
  readonly amounts: readonly string[];
}

export const ROWS = {
  LINES_EXPLAINED: () => 'Each line with a day and an amount is a transaction, or named as something else.',
  LINES_UNEXPLAINED: ({ lines, pages }: { lines: number; pages: readonly number[] }) =>
    `${counted(lines, 'line')} that may be bookings could not be explained, on ${pagesNamed(pages)}.`,
  TOTALS_WITHOUT_ROWS: () => 'The paper prints a total of money in or out, and no transactions were found.',
  ROW_NUMBERS_MISSING: ({ from, to }: { from: number; to: number }) =>
    `The rows are numbered, and ${from === to ? `number ${from} is` : `numbers ${from} to ${to} are`} missing.`,
  ROWS_ALL_BOOKED: () => 'No rows that are set apart from the others cancel out.',
  DENIED_ACROSS_PAGE: ({ text }: Text) => `The page says “${text}” across its text: its rows may not have been booked.`,
  DENIED_ABOVE_ROWS: ({ text }: Text) => `Above the rows stands “${text}”: they may not have been booked.`,
};

export const READINGS = {
  AMBIGUOUS: ({ differences }: { differences: readonly Difference[] }) =>
    'The paper can be read in two ways, and everything fits either way: ' +
    `${differences.map((one) => wordedIn(DIFFERENCES, one)).join('; ')}.`,
  READING_AS_CLOSE: ({ differences }: { differences: readonly Difference[] }) =>
    'The paper can be read in two ways, and neither adds up better: ' +
    `${differences.map((one) => wordedIn(DIFFERENCES, one)).join('; ')}.`,
  AMBIGUOUS_AMOUNTS: ({ rows, pages, amounts }: OtherAmounts) =>
    `${counted(rows, 'row')} on ${pagesNamed(pages)} print another amount besides their own ` +
    `(${quoted(amounts)}), and the sums are the same with either.`,
  SEARCH_ENDED: () => 'The paper can be read in more ways than were tried.',
  ONE_READING_FITS: ({ readings }: { readings: number }) =>
    `${counted(readings, 'reading')} were tried, and no other fits.`,
  NO_READING_AS_CLOSE: ({ readings }: { readings: number }) =>
    `${counted(readings, 'reading')} ${readings === 1 ? 'was' : 'were'} tried, ` +
    'and no other comes as close to the sums of the paper.',
  ONE_READING_OPEN: () => 'What the paper prints leaves no other reading open.',
};

/** What a statement is given with besides its verdict. */
export const WARNINGS = {
  PAGES_EXCLUDED: PAGES.PAGES_EXCLUDED,
  CURRENCY_UNKNOWN: () => 'The paper does not name its currency. Give it as the hint `currency`.',
  YEAR_ASSUMED: () => 'The paper does not give the year of its dates. Give it as the hint `year`.',
  DATE_IMPOSSIBLE: ({ dates }: { dates: readonly string[] }) =>
    `The paper prints ${quoted(dates)}, which no calendar has: the last day of that month stands for it.`,
  AMBIGUOUS: READINGS.AMBIGUOUS,
  SEARCH_ENDED: READINGS.SEARCH_ENDED,
  PAGE_UNREADABLE: () => 'This page has no text that can be read: it is an image.',
};
