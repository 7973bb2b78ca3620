/**
 * One example of the parameters of each code: of findings in a statement, and of reasons why a file cannot be
 * converted.
 */
import type { Finding } from '../engine/wording/catalogue.ts';
import type { Difference } from '../engine/wording/differences.ts';
import type { FileFinding } from '../engine/wording/files.ts';

type ByCode = { readonly [F in Finding as F['code']]: F['params'] };
type FileFindingByCode = { readonly [F in FileFinding as F['code']]: F['params'] };
type DifferenceByCode = { readonly [D in Difference as D['code']]: D['params'] };

const SAID = { page: 2, text: 'Please turn over' };
const ONE_PLACE = { pages: [1, 2], texts: ['Statement 12/1', 'Statement 12/3'] } as const;
const OTHER = { currency: 'GBP', other: 'EUR' };
const ROWS = { rows: 2 };
const DAY = { date: '2025-06-30', rows: 1 };

const DIFFERENCE_EXAMPLES: DifferenceByCode = {
  DECIMAL_MARK: { marks: ['.', ','] },
  DATE_ORDER: { orders: ['DMY', 'MDY'] },
  COLUMNS: {
    columns: [
      ['date', 'description', 'amount'],
      ['date', 'description', 'balance'],
    ],
  },
  BOOKING_DAY: {
    days: [
      { place: 'before', heading: null },
      { place: 'headed', heading: 'Valuta' },
    ],
  },
  SIDES: {
    sides: [
      { signs: 'holder', balances: 'held' },
      { signs: 'bank', balances: 'owed' },
    ],
  },
  LIST_APART: {},
  PRINTED_TWICE: {},
  UNDATED_LINES: {},
  ROWS_OF_NOTHING: {},
  ROWS_SET_APART: {},
};

const FINDING_EXAMPLES: ByCode = {
  PAGES_WITHOUT_TEXT: { pages: [2, 3] },
  READ_IN_TWO_WAYS: { page: 2, text: '1,234.56' },
  DAY_UNUSED: { page: 2, text: '. 10 May' },
  READ_BY_OTHERS: { page: 2 },
  READ_ALIKE: { figures: 40, pages: [2, 3], settled: 2, corrected: 1 },
  PAGES_UNNUMBERED: {},
  PAGES_NUMBERED: { count: 2, first: 1, firstOf: 2, last: 2, lastOf: 2 },
  PAGES_MISSING: { from: 2, to: 2, of: 3 },
  PAGE_TWICE: { page: 2 },
  PAGES_DISORDERED: { page: 1, behind: 2 },
  PAGE_COUNTS_DIFFER: { counts: [2, 3] },
  PAGES_SKIPPED: ONE_PLACE,
  PAGES_OF_TWO_STATEMENTS: ONE_PLACE,
  STATEMENT_GOES_ON: { page: 2 },
  ROWS_LEFT_OUT: SAID,
  NO_PAGE_FOLLOWS: SAID,
  PAGE_BEFORE_MISSING: SAID,
  FEWER_PAGES: SAID,
  PART_OF_BOOKINGS: SAID,
  STATEMENT_CUT: { page: 2 },
  BEGINS_CARRIED: {},
  NOTHING_UNREAD: {},
  AREAS_UNREAD: { kinds: ['picture', 'annotation'], pages: [1] },
  AMOUNTS_WITHOUT_DECIMALS: {},
  AMOUNTS_SCALED: { text: 'in thousands' },
  AMOUNTS_NO_MONEY: { text: 'Points' },
  COLUMN_NO_MONEY: { heading: 'Hours' },
  AMOUNTS_CUT: { rows: 1, pages: [1] },
  AMOUNTS_BEFORE_FEES: {},
  AMOUNTS_ARE_MONEY: {},
  NO_CURRENCY_NAMED: {},
  ONE_CURRENCY: { currency: 'GBP' },
  ROWS_OF_SEVERAL_CURRENCIES: { currencies: ['GBP', 'EUR'] },
  ROWS_PRINT_OTHER_CURRENCY: OTHER,
  HEADINGS_AND_LABELS_DIFFER: { currencies: ['GBP', 'EUR'] },
  LABELS_DIFFER: { currencies: ['GBP', 'EUR'] },
  SYMBOL_BESIDE_SOME: { symbol: '£' },
  CURRENCY_BESIDE_FEW: { rows: 1, of: 9 },
  SENTENCE_NAMES_OTHER_CURRENCY: OTHER,
  CURRENCY_OF_PAYMENTS: { currency: 'INR' },
  CURRENCY_NAMED_ASIDE: { currency: 'USD' },
  SUM_IN_OTHER_CURRENCY: OTHER,
  SYMBOL_OF_OTHER_CURRENCY: { symbol: '€', currency: 'GBP' },
  TITLE_NAMES_OTHER_CURRENCY: { text: 'Euro account', currency: 'GBP' },
  TOTAL_IN_OTHER_CURRENCY: OTHER,
  OTHER_CURRENCY_AMID_ROWS: OTHER,
  SYMBOL_SHARED: { symbol: '£', currency: 'GBP', other: 'EGP' },
  DATES_IN_PRINTED_PERIOD: {},
  DATES_WHOLE: {},
  DATES_OF_NO_CALENDAR: { dates: ['31 Apr'], pages: [1] },
  DATES_NOT_PRINTED: ROWS,
  DATES_OF_ROW_ABOVE: ROWS,
  DATES_UNREAD: ROWS,
  DATES_DISORDERED: ROWS,
  TEXTS_NAME_OTHER_DAYS: ROWS,
  DATES_IN_TWO_COLUMNS: {},
  DATES_HEADED_OTHERWISE: {},
  YEARS_TO_COME: {},
  WEEKDAYS_DIFFER: {},
  YEARLESS_DATES_APART: {},
  ROWS_BEHIND_PAPER: DAY,
  ROWS_BEHIND_CLOSING: DAY,
  ROWS_BEFORE_OPENING: DAY,
  MONTH_WITHOUT_ROWS: { month: '2025-06' },
  YEAR_NOT_PRINTED: {},
  NOTHING_SIGNED: {},
  SIDES_NOT_SAID: { amounts: 3 },
  LEGEND_AGAINST: { text: 'D = deposit' },
  SECTION_TURNED: { title: 'Returned payments' },
  LEDGER_TITLE: { title: 'Supplier ledger' },
  SIGNS_BY_WORDS_ALONE: {},
  SIGNS_BY_SIDES: { marks: ['columns', 'sections'] },
  SIGNS_BY_FIGURES: { figures: 'totals' },
  SIGNS_BY_SUM: { label: 'Purchases' },
  SIGNS_BY_BALANCES: {},
  SIGNS_BY_FEES: {},
  SIGNS_OF_ACCOUNT: { texts: ['Current account'] },
  SIGNS_OF_DEBT: { kind: 'card', texts: ['Credit limit'] },
  SIGNS_BY_NUMBER: { number: '60114482' },
  LINES_EXPLAINED: {},
  LINES_UNEXPLAINED: { lines: 2, pages: [1] },
  TOTALS_WITHOUT_ROWS: {},
  ROW_NUMBERS_MISSING: { from: 4, to: 5 },
  ROWS_ALL_BOOKED: {},
  DENIED_ACROSS_PAGE: { text: 'DRAFT' },
  DENIED_ABOVE_ROWS: { text: 'Pending transactions' },
  AMBIGUOUS: { differences: [{ code: 'DATE_ORDER', params: DIFFERENCE_EXAMPLES.DATE_ORDER }] },
  AMBIGUOUS_AMOUNTS: { rows: 2, pages: [1], amounts: ['12.00', '3.50'] },
  SEARCH_ENDED: {},
  ONE_READING_FITS: { readings: 4 },
  NO_READING_AS_CLOSE: { readings: 4 },
  READING_AS_CLOSE: { differences: [{ code: 'DATE_ORDER', params: DIFFERENCE_EXAMPLES.DATE_ORDER }] },
  ONE_READING_OPEN: {},
  BALANCES_CLOSE: { sums: 3 },
  AMOUNTS_CLOSE: { sums: 1 },
  NO_OPENING_BALANCE: {},
  NO_END_PRINTED: {},
  FIGURES_AGREE: { figures: 2 },
  NO_FIGURES_AGAINST: {},
  FIGURES_NOT_REACHED: { texts: ['Total 12.00'] },
  JOINED_WHOLE_OPEN: { unverified: 1, breaks: 2, rows: 1, uncovered: 1 },
  CORRECTIONS_PROVED: { amounts: 1, sums: 4 },
  CORRECTIONS_UNPROVED: { amounts: 1 },
  CORRECTED_FIGURES_UNPROVED: {},
  CORRECTION_NOT_EXAMINED: {},
  CORRECTED_DATES_UNPROVED: { rows: 1 },
  FIGURES_DISAGREE: {
    findings: [
      { code: 'BALANCES_DO_NOT_FOLLOW', params: { wrong: 1, balances: 12 } },
      { code: 'BALANCE_PRINTED_TWICE', params: { balance: 'closing' } },
    ],
    unused: [{ text: '12.00', page: 2 }],
  },
  BALANCES_FOLLOW: { balances: 1 },
  BALANCES_DO_NOT_FOLLOW: { wrong: 1, balances: 12 },
  STATED_BALANCES_FOLLOW: { balances: 2 },
  STATED_BALANCES_DO_NOT_FOLLOW: { wrong: 1, balances: 2 },
  FIGURE_AS_PRINTED: { figure: 'closing' },
  FIGURE_PRINTED_OTHERWISE: { figure: 'totalIn' },
  DATES_IN_PERIOD: {},
  DATE_OUTSIDE_PERIOD: {},
  BALANCE_PRINTED_TWICE: { balance: 'opening' },
  CARRIED_BALANCE_NOT_CLOSING: {},
  CURRENCY_UNKNOWN: {},
  YEAR_ASSUMED: {},
  DATE_IMPOSSIBLE: { dates: ['31 Apr'] },
  PAGE_UNREADABLE: {},
};

const FILE_EXAMPLES: FileFindingByCode = {
  NOT_A_PDF: {},
  NOT_A_PICTURE: { part: 2 },
  PICTURE_DAMAGED: { page: 1 },
  PICTURE_TOO_LARGE: { page: 1, width: 24_000, height: 18_000 },
  TOO_MANY_PIXELS: { most: 4_000 },
  PASSWORD_MISSING: {},
  PASSWORD_WRONG: {},
  FILE_WITHOUT_TEXT: {},
  FILE_ENCRYPTED: {},
  FILE_DAMAGED: {},
  PAGE_DAMAGED: { page: 3 },
  FONTS_WITHOUT_LETTERS: {},
  FILE_SCANNED: {},
  PICTURES_WITHOUT_TEXT: {},
  SCAN_NOT_REDACTED: {},
  FILE_TOO_LARGE_TO_READ: {},
  TOO_MANY_PAGES: { pages: 12_000, most: 10_000 },
  TOO_MANY_LETTERS: { page: 1, letters: 250_000, most: 200_000 },
  TOO_MUCH_TEXT: {},
  TOO_MUCH_WORK: {},
  READING_OVERRAN: {},
  READING_BROKE: {},
  READING_INTERRUPTED: { times: 3 },
  OPENING_OVERRAN: {},
  OPENING_BROKE: {},
  DRAWING_OVERRAN: {},
  NO_STATEMENT: { rows: 0, pagesWithoutText: 1, pages: 3, pagesFromPictures: 2 },
};

const listed = <T extends { readonly code: string }>(byCode: Readonly<Record<string, unknown>>): T[] =>
  Object.entries(byCode).map(([code, params]) => ({ code, params }) as unknown as T);

/** One finding of each code. */
export const FINDINGS = listed<Finding>(FINDING_EXAMPLES);
export const FILE_FINDINGS = listed<FileFinding>(FILE_EXAMPLES);
export const EVERY_DIFFERENCE = listed<Difference>(DIFFERENCE_EXAMPLES);
