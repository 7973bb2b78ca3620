/** The wire shapes of bank accounts: what the statements of a client tell of each, joined over all conversions. */
import { z } from 'zod';
import { FORMAT_NAMES } from '../formats/registry.ts';
import { clientParameter } from './clients.ts';
import { VerdictStatus } from './corrections.ts';
import { EXPORT_PARAMETERS } from './export-options.ts';
import { CalendarDate, Count, Decimal, Instant, Uuid } from './fields.ts';
import { cursorText, wholeNumber } from './paging.ts';

const Day = CalendarDate.nullable();
const Money = Decimal.nullable();
const ClientId = Uuid.nullable().meta({ description: 'the client whose account it is; null: files of no client' });

const ACCOUNT = {
  id: Uuid,
  clientId: ClientId,
  bank: z.string().nullable().meta({ example: 'Example Bank' }),
  holder: z.string().nullable().meta({ example: 'Harbour Bakery Ltd' }),
  iban: z.string().nullable(),
  accountNumber: z.string().nullable().meta({ description: 'the longest form that is printed', example: '60114482' }),
  currency: z.string().nullable().meta({ example: 'GBP' }),
  from: Day.meta({ description: 'the first day of its statements' }),
  to: Day.meta({ description: 'the last day of its statements' }),
  statements: Count.meta({ example: 12 }),
  transactions: Count.meta({ description: 'of all statements, also those that stand in two of them', example: 480 }),
  statuses: z
    .strictObject({ verified: Count, mismatch: Count, unverifiable: Count })
    .meta({ description: 'how many statements have each status' }),
  closingBalance: Money.meta({ description: 'of its latest statement' }),
  identity: z.enum(['number', 'ending', 'none']).meta({
    description:
      'by what the statements are of one account: `number`: all print its number or IBAN; `ending`: some print only the end of the number, and balances are carried over between them and the others; `none`: they print no number, and are together only because they name the same bank and holder',
    example: 'number',
  }),
  maybeSame: z.array(Uuid).meta({
    description: 'accounts that may be this one: their number ends alike, and nothing shows that they are one',
    example: [],
  }),
  expiresAt: Instant.meta({ description: 'when the first of its files is gone' }),
};

export const BankAccount = z
  .strictObject(ACCOUNT)
  .meta({ id: 'BankAccount', description: 'an account at a bank, known from statements' });
export type BankAccount = z.infer<typeof BankAccount>;

export const BankAccountList = z
  .strictObject({ bankAccounts: z.array(BankAccount).meta({ description: 'by bank and number' }) })
  .meta({ id: 'BankAccountList' });
export type BankAccountList = z.infer<typeof BankAccountList>;

export const BankAccountQuery = z.strictObject({
  client: clientParameter('accounts of this client alone; `none`: of files that belong to no client'),
});

const Days = z
  .strictObject({ from: CalendarDate, to: CalendarDate })
  .meta({ id: 'Days', description: 'first and last day' });
/** The gravest first. */
const MONTH_STATES = ['gap', 'mismatch', 'revised', 'overlap', 'twice', 'partly', 'unproved', 'covered'] as const;
const MonthState = z.enum(MONTH_STATES).meta({
  id: 'MonthState',
  description:
    '`gap`: no statement covers it, and the balance jumps, or is not known; `mismatch`: a statement does not add up, or does not go on from the one before; `revised`: there are two versions of a statement; `overlap`: two statements hold the same rows; `twice`: a statement is there twice; `partly`: days are missing; `unproved`: a statement is not verified; `covered`: nothing is wrong',
});
const Place = Count.meta({ description: 'a place in `statements`', example: 0 });

const Strand = z
  .strictObject({
    iban: z.string().nullable(),
    accountNumber: z.string().nullable(),
    bank: z.string().nullable(),
    holder: z.string().nullable(),
    currency: z.string().nullable(),
    from: Day,
    to: Day,
    status: VerdictStatus.meta({
      description: 'of the whole: `verified` if every statement is, and each follows the one before',
    }),
    continuity: z.enum(['continuous', 'broken', 'unknown']),
    unverified: Count.meta({ description: 'statements that are not verified' }),
    maybeTwice: Count.meta({ description: 'rows that may stand there twice' }),
    transactions: Count.meta({ description: 'each once' }),
    statements: z
      .array(
        z
          .strictObject({
            uuid: Uuid,
            jobId: Uuid.meta({ description: 'the conversion whose result shows it' }),
            filename: z.string(),
            position: Count.meta({ description: 'among the statements of its file' }),
            firstPage: z.int().min(1),
            lastPage: z.int().min(1),
            from: Day,
            to: Day,
            openingBalance: Money,
            closingBalance: Money,
            transactions: Count,
            ownTransactions: Count.meta({ description: 'those that no earlier statement has' }),
            status: VerdictStatus,
          })
          .meta({ id: 'AccountStatement' }),
      )
      .meta({ description: 'in the order of their periods' }),
    months: z.array(
      z
        .strictObject({
          month: z.string().regex(/^\d{4}-\d{2}$/),
          state: MonthState,
          states: z.array(MonthState).meta({ description: 'all that holds of it, the gravest first' }),
          statements: z.array(Place),
          missing: z.array(Days).meta({ description: 'days that a statement is missing for' }),
        })
        .meta({ id: 'MonthCoverage' }),
    ),
    findings: z.array(
      z
        .strictObject({
          kind: z.enum(['gap', 'balance', 'overlap', 'duplicate', 'revision']),
          earlier: Place,
          later: Place,
          from: CalendarDate,
          to: CalendarDate,
          expected: Money.meta({ description: 'what the earlier closes with' }),
          found: Money.meta({ description: 'what the later goes on from; of a revision, what it closes with' }),
          difference: Money,
          rows: Count.meta({ description: 'that both hold' }),
          grave: z.boolean().meta({ description: 'something is missing, there twice, or different' }),
        })
        .meta({ id: 'AccountFinding' }),
    ),
    balances: z
      .array(z.array(z.strictObject({ date: CalendarDate, balance: Decimal }).meta({ id: 'DayBalance' })))
      .meta({ description: 'the balance at the ends of days; a list for each piece without a break' }),
  })
  .meta({
    id: 'AccountStrand',
    description: 'statements that follow one another; a number that several accounts share has one for each of them',
  });

export const BankAccountDetails = z
  .strictObject({ ...ACCOUNT, strands: z.array(Strand) })
  .meta({ id: 'BankAccountDetails' });
export type BankAccountDetails = z.infer<typeof BankAccountDetails>;

const AccountTransaction = z
  .strictObject({
    id: z.string().meta({ description: 'the same in every export' }),
    date: CalendarDate,
    description: z.string(),
    amount: Decimal,
    balance: Money,
    currency: z.string().nullable(),
    valueDate: Day,
    reference: z.string().nullable(),
    type: z.string().nullable(),
    strand: Count.meta({ description: 'a place in `strands`' }),
    statement: Place,
    uuid: Uuid,
    jobId: Uuid,
    page: z.int().nullable(),
    edited: z.boolean().meta({ description: 'a person changed or added it' }),
    doubt: z
      .strictObject({
        kind: z.enum(['maybeTwice', 'earlierOnly', 'laterOnly']).meta({
          description:
            '`maybeTwice`: another statement has a row of this day and amount, and nothing shows that they are one; `earlierOnly`, `laterOnly`: only one of two versions of a statement has it',
        }),
        of: z.string().nullable().meta({ description: 'the id of the other row' }),
      })
      .nullable(),
  })
  .meta({ id: 'AccountTransaction' });
export const AccountTransactionList = z
  .strictObject({
    transactions: z.array(AccountTransaction).meta({ description: 'oldest first, each once' }),
    total: Count.meta({ description: 'on all pages' }),
    nextCursor: z.string().nullable().meta({ description: '`cursor` of the next page; null on the last' }),
  })
  .meta({ id: 'AccountTransactionList' });
export type AccountTransactionList = z.infer<typeof AccountTransactionList>;

const RANGE = {
  firstDay: CalendarDate.optional().meta({ description: 'by default that of the account' }),
  lastDay: CalendarDate.optional().meta({ description: 'by default that of the account' }),
};
const MOST_ROWS = 1_000;
const WHICH_ROWS = `must be a whole number from 1 to ${MOST_ROWS}`;

export const AccountTransactionQuery = z.strictObject({
  ...RANGE,
  limit: z
    .preprocess(wholeNumber, z.int(WHICH_ROWS).min(1, WHICH_ROWS).max(MOST_ROWS, WHICH_ROWS))
    .default(MOST_ROWS)
    .meta({ description: 'transactions a page', default: MOST_ROWS }),
  cursor: cursorText('`nextCursor` of the page before'),
});

export const AccountExportQuery = z.strictObject({
  ...RANGE,
  format: z
    .enum(FORMAT_NAMES, { error: `must be one of ${FORMAT_NAMES.join(', ')}` })
    .default('JSON')
    .meta({ description: 'of the export', example: 'XLSX', default: 'JSON' }),
  ...EXPORT_PARAMETERS,
});

export const SuggestionList = z
  .strictObject({
    suggestions: z.array(
      z
        .strictObject({
          clientId: Uuid,
          bank: z.string().nullable(),
          accountNumber: z.string().nullable().meta({ description: 'or the IBAN, by which they are the same account' }),
          currency: z.string().nullable(),
          statements: Count.meta({ description: 'of this account that the client has' }),
          files: z.array(Uuid).meta({ description: 'files of no client that have statements of it' }),
        })
        .meta({ id: 'Suggestion' }),
    ),
  })
  .meta({ id: 'SuggestionList' });
export type SuggestionList = z.infer<typeof SuggestionList>;
