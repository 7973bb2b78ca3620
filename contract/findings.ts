/**
 * What is found in a statement, as codes with parameters: the wire shape of the texts of its reasons, evidence and
 * warnings.
 */
import { z } from 'zod';
import { BookingDay, Columns, Sides } from './answers.ts';
import { CalendarDate, Count, CurrencyCode } from './fields.ts';
import { found } from './found.ts';

const Text = z.string().meta({ description: 'as printed', example: 'page 3 of 4' });
const Texts = z.array(z.string()).meta({ description: 'as printed' });
const Page = z.int().min(1).meta({ description: 'of the file, from 1', example: 2 });
const Pages = z.array(z.int().min(1)).meta({ description: 'of the file, from 1, in order', example: [2] });
const PageNumber = z.int().meta({ description: 'that the pages print', example: 2 });
const Rows = Count.meta({ description: 'how many', example: 1 });
const Currency = CurrencyCode.meta({ description: 'ISO 4217: in which the amounts were read' });
const Other = CurrencyCode.meta({ description: 'ISO 4217: another than they were read in' });
const Currencies = z.array(CurrencyCode);
const Figure = z
  .enum(['closing', 'totalIn', 'totalOut', 'countIn', 'countOut', 'count'])
  .meta({ description: 'what the sum must come to; `closing` is that of the opening balance and all amounts' });

/** A pair of something: as it was read, and as it can also be read. */
const two = <T extends z.ZodType>(shape: T) =>
  z.tuple([shape, shape]).meta({ description: 'as it was read, and as it can be read too' });

const Difference = z
  .discriminatedUnion('code', [
    found('DECIMAL_MARK', { marks: two(z.enum(['.', ','])) }),
    found('DATE_ORDER', { orders: two(z.enum(['DMY', 'MDY', 'YMD'])) }),
    found('COLUMNS', { columns: two(Columns) }),
    found('BOOKING_DAY', { days: two(BookingDay) }),
    found('SIDES', { sides: two(Sides) }),
    found('LIST_APART', {}),
    found('PRINTED_TWICE', {}),
    found('UNDATED_LINES', {}),
    found('ROWS_OF_NOTHING', {}),
    found('ROWS_SET_APART', {}),
  ])
  .meta({ id: 'Difference', description: 'what two readings of a paper differ in' });

const WrongBalances = { wrong: Count, balances: Count.meta({ description: 'all that were compared' }) };

const CHECKS = [
  found('BALANCES_FOLLOW', { balances: Count }),
  found('BALANCES_DO_NOT_FOLLOW', WrongBalances),
  found('STATED_BALANCES_FOLLOW', { balances: Count }),
  found('STATED_BALANCES_DO_NOT_FOLLOW', WrongBalances),
  found('FIGURE_AS_PRINTED', { figure: Figure }),
  found('FIGURE_PRINTED_OTHERWISE', { figure: Figure }),
  found('DATES_IN_PERIOD', {}),
  found('DATE_OUTSIDE_PERIOD', {}),
] as const;

const AGAINST = [
  ...CHECKS,
  found('BALANCE_PRINTED_TWICE', { balance: z.enum(['opening', 'closing']) }),
  found('CARRIED_BALANCE_NOT_CLOSING', {}),
] as const;

const Contradiction = z
  .discriminatedUnion('code', AGAINST)
  .meta({ id: 'Contradiction', description: 'what goes against a statement' });

const Disagreement = {
  findings: z.array(Contradiction),
  unused: z
    .array(z.strictObject({ text: Text, page: Page }))
    .meta({ description: 'amounts on the paper that no row uses: one that a sum fails by stands first' }),
};

const Warned = {
  AMBIGUOUS: found('AMBIGUOUS', { differences: z.array(Difference) }),
  SEARCH_ENDED: found('SEARCH_ENDED', {}),
  PAGES_EXCLUDED: found('PAGES_EXCLUDED', { pages: Pages }),
};

const WARNINGS = [
  found('CURRENCY_UNKNOWN', {}),
  found('YEAR_ASSUMED', {}),
  found('DATE_IMPOSSIBLE', { dates: Texts }),
  found('PAGE_UNREADABLE', {}),
  Warned.AMBIGUOUS,
  Warned.SEARCH_ENDED,
  Warned.PAGES_EXCLUDED,
] as const;

const said = { page: Page, text: Text };
const onePlace = {
  pages: z.tuple([Page, Page]),
  texts: z.tuple([Text, Text]).meta({ description: 'what each page prints at that place' }),
};

const PAGES = [
  found('PAGES_WITHOUT_TEXT', { pages: Pages }),
  found('READ_IN_TWO_WAYS', said),
  found('DAY_UNUSED', said),
  found('READ_BY_OTHERS', { page: Page }),
  found('READ_ALIKE', {
    figures: Count.meta({ description: 'dates and amounts that were read from pictures' }),
    pages: Pages.meta({ description: 'the pages that they are on' }),
    settled: Count.meta({ description: 'those on which the readers differ, and that the sums of the paper settle' }),
    corrected: Count.meta({ description: 'those that the sums of the paper correct' }),
  }),
  found('PAGES_UNNUMBERED', {}),
  found('PAGES_NUMBERED', {
    count: Count.meta({ description: 'how many pages have a number' }),
    first: PageNumber,
    firstOf: PageNumber.nullable().meta({ description: 'how many pages the first says that there are' }),
    last: PageNumber,
    lastOf: PageNumber.nullable().meta({ description: 'how many pages the last says that there are' }),
  }),
  found('PAGES_MISSING', { from: PageNumber, to: PageNumber, of: PageNumber.nullable() }),
  found('PAGE_TWICE', { page: PageNumber }),
  found('PAGES_DISORDERED', { page: PageNumber, behind: PageNumber }),
  found('PAGE_COUNTS_DIFFER', { counts: z.tuple([PageNumber, PageNumber]) }),
  found('PAGES_SKIPPED', onePlace),
  found('PAGES_OF_TWO_STATEMENTS', onePlace),
  found('STATEMENT_GOES_ON', { page: Page }),
  found('ROWS_LEFT_OUT', said),
  found('NO_PAGE_FOLLOWS', said),
  found('PAGE_BEFORE_MISSING', said),
  found('FEWER_PAGES', said),
  found('PART_OF_BOOKINGS', said),
  found('STATEMENT_BEGUN', { page: Page }),
  found('STATEMENT_JOINED', { page: Page }),
  found('STATEMENT_CUT', { page: Page }),
  found('BEGINS_CARRIED', {}),
  found('NOTHING_UNREAD', {}),
  found('AREAS_UNREAD', {
    kinds: z.array(z.enum(['picture', 'outlines', 'annotation', 'field', 'cover'])),
    pages: Pages,
  }),
] as const;

const AMOUNTS = [
  found('AMOUNTS_WITHOUT_DECIMALS', {}),
  found('AMOUNTS_SCALED', { text: Text }),
  found('AMOUNTS_NO_MONEY', { text: Text }),
  found('COLUMN_NO_MONEY', { heading: Text }),
  found('AMOUNTS_CUT', { rows: Rows, pages: Pages }),
  found('COLUMNS_SAID', {}),
  found('AMOUNTS_BEFORE_FEES', {}),
  found('AMOUNTS_ARE_MONEY', {}),
  found('NO_CURRENCY_NAMED', {}),
  found('ONE_CURRENCY', { currency: Currency }),
  found('ROWS_OF_SEVERAL_CURRENCIES', { currencies: Currencies }),
  found('ROWS_PRINT_OTHER_CURRENCY', { currency: Currency, other: Other }),
  found('HEADINGS_AND_LABELS_DIFFER', { currencies: Currencies }),
  found('LABELS_DIFFER', { currencies: Currencies }),
  found('SYMBOL_BESIDE_SOME', { symbol: Text }),
  found('CURRENCY_BESIDE_FEW', { rows: Rows, of: Count.meta({ description: 'all rows' }) }),
  found('SENTENCE_NAMES_OTHER_CURRENCY', { currency: Currency, other: Other }),
  found('CURRENCY_OF_PAYMENTS', { currency: Currency }),
  found('CURRENCY_NAMED_ASIDE', { currency: Currency }),
  found('SUM_IN_OTHER_CURRENCY', { currency: Currency, other: Other }),
  found('SYMBOL_OF_OTHER_CURRENCY', { symbol: Text, currency: Currency }),
  found('TITLE_NAMES_OTHER_CURRENCY', { text: Text, currency: Currency }),
  found('TOTAL_IN_OTHER_CURRENCY', { currency: Currency, other: Other }),
  found('OTHER_CURRENCY_AMID_ROWS', { currency: Currency, other: Other }),
  found('SYMBOL_SHARED', { symbol: Text, currency: Currency, other: Other }),
] as const;

const besideDay = { date: CalendarDate, rows: Rows };

const DATES = [
  found('DATES_IN_PRINTED_PERIOD', {}),
  found('DATES_WHOLE', {}),
  found('DATES_OF_NO_CALENDAR', { dates: Texts, pages: Pages }),
  found('DATES_NOT_PRINTED', { rows: Rows }),
  found('DATES_OF_ROW_ABOVE', { rows: Rows }),
  found('DATES_UNREAD', { rows: Rows }),
  found('DATES_DISORDERED', { rows: Rows }),
  found('TEXTS_NAME_OTHER_DAYS', { rows: Rows }),
  found('DATES_IN_TWO_COLUMNS', {}),
  found('DAYS_SAID', {}),
  found('DATES_HEADED_OTHERWISE', {}),
  found('YEARS_TO_COME', {}),
  found('WEEKDAYS_DIFFER', {}),
  found('YEARLESS_DATES_APART', {}),
  found('ROWS_BEHIND_PAPER', besideDay),
  found('ROWS_BEHIND_CLOSING', besideDay),
  found('ROWS_BEFORE_OPENING', besideDay),
  found('MONTH_WITHOUT_ROWS', { month: z.string().meta({ description: 'ISO 8601', example: '2025-06' }) }),
  found('YEAR_NOT_PRINTED', {}),
] as const;

const SIGNS = [
  found('NOTHING_SIGNED', {}),
  found('SIDES_NOT_SAID', { amounts: Count }),
  found('LEGEND_AGAINST', { text: Text }),
  found('SECTION_TURNED', { title: Text }),
  found('LEDGER_TITLE', { title: Text }),
  found('SIGNS_BY_WORDS_ALONE', {}),
  found('SIGNS_BY_SIDES', { marks: z.array(z.enum(['columns', 'marks', 'sections'])) }),
  found('SIGNS_BY_FIGURES', { figures: z.enum(['totals', 'counts']) }),
  found('SIGNS_BY_SUM', { label: Text }),
  found('SIGNS_BY_BALANCES', {}),
  found('SIGNS_BY_FEES', {}),
  found('SIGNS_OF_ACCOUNT', { texts: Texts }),
  found('SIGNS_OF_DEBT', { kind: z.enum(['card', 'loan']), texts: Texts }),
  found('SIGNS_BY_NUMBER', { number: Text }),
] as const;

const ROWS = [
  found('LINES_EXPLAINED', {}),
  found('LINES_UNEXPLAINED', { lines: Count, pages: Pages }),
  found('TOTALS_WITHOUT_ROWS', {}),
  found('ROW_NUMBERS_MISSING', { from: Count, to: Count }),
  found('ROWS_ALL_BOOKED', {}),
  found('DENIED_ACROSS_PAGE', { text: Text }),
  found('DENIED_ABOVE_ROWS', { text: Text }),
  found('AMBIGUOUS_AMOUNTS', { rows: Rows, pages: Pages, amounts: Texts }),
  found('ONE_READING_FITS', { readings: Count.meta({ description: 'that were tried' }) }),
  found('READING_AS_CLOSE', { differences: z.array(Difference) }),
  found('NO_READING_AS_CLOSE', { readings: Count.meta({ description: 'that were tried' }) }),
  found('ONE_READING_OPEN', {}),
] as const;

const SUMS = [
  found('BALANCES_CLOSE', { sums: Count.meta({ description: 'independent of each other' }) }),
  found('AMOUNTS_CLOSE', { sums: Count.meta({ description: 'independent of each other' }) }),
  found('NO_OPENING_BALANCE', {}),
  found('NO_END_PRINTED', {}),
  found('FIGURES_AGREE', { figures: Count.meta({ description: 'printed totals and counts' }) }),
  found('NO_FIGURES_AGAINST', {}),
  found('FIGURES_NOT_REACHED', { texts: Texts }),
  found('JOINED_WHOLE_OPEN', { unverified: Count, breaks: Count, rows: Count, uncovered: Count }),
  found('CORRECTIONS_PROVED', { amounts: Count, sums: Count }),
  found('CORRECTIONS_UNPROVED', { amounts: Count }),
  found('CORRECTED_FIGURES_UNPROVED', {}),
  found('CORRECTION_NOT_EXAMINED', {}),
  found('CORRECTED_DATES_UNPROVED', { rows: Rows }),
  found('FIGURES_DISAGREE', Disagreement),
] as const;

const ALL = [...PAGES, ...AMOUNTS, ...DATES, ...SIGNS, ...ROWS, ...SUMS, ...AGAINST, ...WARNINGS] as const;

export const Finding = z.discriminatedUnion('code', ALL).meta({
  id: 'Finding',
  description:
    'what is found in a statement: a code, with the parameters of that code. Programs decide on it, and word it for people',
});
export type Finding = z.infer<typeof Finding>;

type Code<L extends readonly { shape: { code: { value: string } } }[]> = L[number]['shape']['code']['value'];

/** Given shapes of findings, returns the shape of their codes. */
function codesOf<L extends readonly { shape: { code: { value: string } } }[]>(shapes: L) {
  return z.enum(shapes.map(({ shape }) => shape.code.value) as [Code<L>, ...Code<L>[]]);
}

/** The parameters of a code in a separate field. */
export const Params = z
  .record(z.string(), z.unknown())
  .meta({ description: 'what the code tells, as in the `Finding` of that code', example: {} });
export const FindingCode = codesOf(ALL).meta({ id: 'FindingCode', description: 'of what is found in a statement' });
export const CheckCode = codesOf(CHECKS);
