/** English: findings about the rows of a statement, and about other readings of them. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { wordsIn } from '../../found.ts';
import { differences } from './differences.ts';
import { onPages, quoted, rows as rowsOf } from './words.ts';

type Found = Parameters<FindingWords['AMBIGUOUS']>[0]['differences'];

/** What two readings differ in; a later version may have codes without a text here. */
function which(found: Found): string {
  const parts = found.flatMap(({ code, params }) => wordsIn(differences, code, params) ?? []);
  return parts.length === 0 ? '.' : `: ${parts.join('; ')}.`;
}

export const rows = {
  LINES_EXPLAINED: () => 'Each line with a day and an amount is a transaction, or named as something else.',
  LINES_UNEXPLAINED: ({ lines, pages }) =>
    `${counted(lines, { one: 'line', other: 'lines' })} that may be transactions could not be explained, on ${onPages(pages)}.`,
  TOTALS_WITHOUT_ROWS: () => 'The paper prints a total of money in or out, and no transactions were found.',
  ROW_NUMBERS_MISSING: ({ from, to }) =>
    `The rows are numbered, and ${from === to ? `number ${count(from)} is` : `numbers ${count(from)} to ${count(to)} are`} missing.`,
  ROWS_ALL_BOOKED: () => 'No rows that are set apart from the others cancel out.',
  DENIED_ACROSS_PAGE: ({ text }) => `The page says “${text}” across its text: its rows may not have been booked.`,
  DENIED_ABOVE_ROWS: ({ text }) => `Above the rows stands “${text}”: they may not have been booked.`,
  AMBIGUOUS: ({ differences }) =>
    `The paper can be read in two ways, and everything fits either way${which(differences)}`,
  READING_AS_CLOSE: ({ differences }) =>
    `The paper can be read in two ways, and neither adds up better${which(differences)}`,
  AMBIGUOUS_AMOUNTS: ({ rows, pages, amounts }) =>
    `${rowsOf(rows)} on ${onPages(pages)} ${rows === 1 ? 'prints' : 'print'} another amount besides ${rows === 1 ? 'its' : 'their'} own (${quoted(amounts)}), and the sums are the same with either.`,
  SEARCH_ENDED: () => 'The paper can be read in more ways than were tried.',
  ONE_READING_FITS: ({ readings }) =>
    `${counted(readings, { one: 'reading', other: 'readings' })} were tried, and no other fits.`,
  NO_READING_AS_CLOSE: ({ readings }) =>
    `${counted(readings, { one: 'reading was', other: 'readings were' })} tried, and no other comes as close to the sums of the paper.`,
  ONE_READING_OPEN: () => 'What the paper prints leaves no other reading open.',
  CURRENCY_UNKNOWN: () => 'The paper does not name its currency.',
  PAGE_UNREADABLE: () => 'This page has no text that can be read: it is an image.',
} satisfies Partial<FindingWords>;
