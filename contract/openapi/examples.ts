/** Examples of requests and answers: typed by the contract, and checked against it by a test. */
import type { Account } from '../account.ts';
import { BANK_ACCOUNT_ID, bankAccountAnswers } from '../bank-account-examples.ts';
import { CLIENT_ANSWERS, CLIENT_ID, CLIENT_REQUESTS } from '../client-examples.ts';
import type { File } from '../file.ts';
import type { Finding } from '../findings.ts';
import type { AcceptedJob, Job, JobList } from '../job.ts';
import { PORTAL_ANSWERS, PORTAL_REQUESTS } from '../portal/examples.ts';
import { READING, READING_ANSWERS, READING_REQUESTS } from '../reading-examples.ts';
import type { Result } from '../result.ts';
import { VERSION_REQUESTS, versionAnswers } from '../version-examples.ts';
import { WEBHOOK_ANSWERS, WEBHOOK_PARAMETERS, WEBHOOK_REQUESTS } from '../webhooks/examples.ts';

const UUID = '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11';
const JOB_ID = '7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a';

const file: File = {
  uuid: UUID,
  pages: 2,
  filename: 'november.pdf',
  bytes: 48_213,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  passwordRequired: false,
  createdAt: '2025-01-06T08:15:00.000Z',
  expiresAt: '2025-02-05T08:15:00.000Z',
  clientId: CLIENT_ID,
  metadata: { invoice: '2025-118' },
  test: false,
};

const converted: File = {
  ...file,
  conversion: { jobId: JOB_ID, status: 'completed', pagesDone: 2 },
  reading: READING,
};

const accepted: AcceptedJob = {
  jobId: JOB_ID,
  accepted: [UUID],
  rejected: [],
  status: 'queued',
  format: 'JSON',
  pages: 2,
  credits: 2,
  metadata: { invoice: '2025-118' },
  test: false,
};

const job: Job = {
  jobId: JOB_ID,
  status: 'completed',
  format: 'JSON',
  accepted: [UUID],
  progress: { pagesDone: 2, pagesTotal: 2 },
  files: [{ uuid: UUID, filename: 'november.pdf', status: 'completed', pages: 2, pagesDone: 2, reading: READING }],
  credits: 2,
  createdAt: '2025-01-06T08:15:02.000Z',
  startedAt: '2025-01-06T08:15:02.010Z',
  completedAt: '2025-01-06T08:15:02.060Z',
  expiresAt: '2025-02-05T08:15:00.000Z',
  metadata: { invoice: '2025-118' },
  test: false,
};

const jobs: JobList = { jobs: [job], nextCursor: null };

type Obligation = Result['statements'][number]['reconciliation']['obligations'][number];

const met = (code: Obligation['code'], found: Finding, evidence: string): Obligation => ({
  code,
  status: 'discharged',
  evidence,
  findings: [found],
});

const result: Result = {
  jobId: JOB_ID,
  files: [{ uuid: UUID, filename: 'november.pdf', status: 'completed' }],
  normalised: [
    {
      date: '2024-11-07',
      description: 'TRANSFER FROM M EXAMPLE THANKS FOR DINNER',
      amount: '56.94',
      balance: '179.38',
      currency: 'GBP',
      valueDate: null,
      transactionDate: null,
      reference: null,
      type: null,
      uuid: UUID,
      statement: 0,
      boxes: [{ page: 1, box: [43, 228.99, 552, 250.77] }],
      source: 'text',
      confidence: 0.99,
    },
  ],
  statements: [
    {
      index: 0,
      uuid: UUID,
      pages: [1, 2],
      institution: null,
      accountHolder: null,
      accountNumber: '60114482',
      iban: null,
      bic: null,
      accountType: 'current',
      currency: 'GBP',
      periodStart: '2024-11-04',
      periodEnd: '2024-12-03',
      openingBalance: '122.44',
      closingBalance: '179.38',
      totalIn: '56.94',
      totalOut: '0.00',
      transactionCount: 1,
      reconciliation: {
        status: 'verified',
        reason: 'Opening balance and all amounts give the closing balance; 1 independent sum closes.',
        code: 'AMOUNTS_CLOSE',
        params: { sums: 1 },
        checks: [
          {
            kind: 'opening_closing',
            status: 'pass',
            expected: '179.38',
            computed: '179.38',
            difference: '0.00',
            detail: 'opening balance and all amounts: as printed',
            code: 'FIGURE_AS_PRINTED',
            params: { figure: 'closing' },
          },
        ],
        failingRows: [],
        obligations: [
          met(
            'PAGES_COMPLETE',
            { code: 'PAGES_NUMBERED', params: { count: 2, first: 1, firstOf: 2, last: 2, lastOf: 2 } },
            'The pages say 1 of 2 and 2 of 2: none is missing.',
          ),
          met(
            'AREAS_READ',
            { code: 'NOTHING_UNREAD', params: {} },
            'Nothing but text is to be seen where bookings stand.',
          ),
          met(
            'AMOUNTS_ANCHORED',
            { code: 'AMOUNTS_ARE_MONEY', params: {} },
            'The amounts are money, and stand where the paper prints what it books.',
          ),
          met(
            'CURRENCY_ANCHORED',
            { code: 'ONE_CURRENCY', params: { currency: 'GBP' } },
            'All amounts are read as GBP, and no row names another currency.',
          ),
          met(
            'DATES_ANCHORED',
            { code: 'DATES_IN_PRINTED_PERIOD', params: {} },
            'Each row has a date of its own, and all dates lie in the printed period.',
          ),
          met(
            'NO_RIVAL',
            { code: 'ONE_READING_OPEN', params: {} },
            'What the paper prints leaves no other reading open.',
          ),
          met(
            'ROWS_BOOKED',
            { code: 'ROWS_ALL_BOOKED', params: {} },
            'No rows that are set apart from the others cancel out.',
          ),
          met(
            'SUMS_CLOSE',
            { code: 'AMOUNTS_CLOSE', params: { sums: 1 } },
            'Opening balance and all amounts give the closing balance; 1 independent sum closes.',
          ),
          met(
            'FIGURES_AGREE',
            { code: 'NO_FIGURES_AGAINST', params: {} },
            'No total and no count is printed that goes against the rows.',
          ),
          met(
            'ROWS_EXPLAINED',
            { code: 'LINES_EXPLAINED', params: {} },
            'Each line with a day and an amount is a transaction, or named as something else.',
          ),
          met(
            'SIGNS_ANCHORED',
            { code: 'SIGNS_BY_SIDES', params: { marks: ['columns'] } },
            'The sign of each amount is given by columns for money in and money out.',
          ),
        ],
      },
      warnings: [],
    },
  ],
  continuity: [
    {
      iban: null,
      accountNumber: '60114482',
      currency: 'GBP',
      statements: [0],
      periodStart: '2024-11-04',
      periodEnd: '2024-12-03',
      status: 'unknown',
      reason: 'There is only this one statement of the account: nothing to compare it with.',
      findings: [],
    },
  ],
};

const account: Account = {
  name: 'Example Books Ltd',
  credits: 999_712,
  creditsLow: 100,
  limits: { requestsPerMinute: 60, accountRequestsPerMinute: 600, maxFileBytes: 26_214_400, retentionDays: 30 },
  usage: { files: 4, jobs: 7, creditsSpent: 288 },
};

/** The body of a success, by operation. */
export const ANSWERS: Readonly<Record<string, unknown>> = {
  uploadFile: file,
  listFiles: { files: [converted], nextCursor: null },
  getFile: converted,
  setPassword: file,
  convert: accepted,
  listJobs: jobs,
  getJob: job,
  getResult: result,
  ...versionAnswers(result),
  ...READING_ANSWERS,
  ...CLIENT_ANSWERS,
  ...bankAccountAnswers(result),
  getAccount: account,
  setAccount: account,
  ...WEBHOOK_ANSWERS,
  ...PORTAL_ANSWERS,
};

/** The body of a request, by operation; an upload's is a file and has none. */
export const REQUESTS: Readonly<Record<string, unknown>> = {
  setPassword: { password: 'correct horse' },
  convert: { ids: [UUID], format: 'JSON', hints: { year: 2024, dateOrder: 'DMY' }, metadata: { invoice: '2025-118' } },
  ...VERSION_REQUESTS,
  ...READING_REQUESTS,
  ...CLIENT_REQUESTS,
  setAccount: { name: 'Example Books Ltd', creditsLow: 250 },
  ...WEBHOOK_REQUESTS,
  ...PORTAL_REQUESTS,
};

const uuid = { type: 'string', format: 'uuid' };

/** Each path parameter, with an example value. */
export const PARAMETERS: Readonly<Record<string, { readonly schema: object; readonly example: string | number }>> = {
  uuid: { schema: uuid, example: UUID },
  jobId: { schema: uuid, example: JOB_ID },
  clientId: { schema: uuid, example: CLIENT_ID },
  bankAccountId: { schema: uuid, example: BANK_ACCOUNT_ID },
  keyId: { schema: uuid, example: UUID },
  accountId: { schema: uuid, example: UUID },
  webhookId: { schema: uuid, example: WEBHOOK_PARAMETERS.webhookId },
  deliveryId: { schema: uuid, example: WEBHOOK_PARAMETERS.deliveryId },
  invitationId: { schema: uuid, example: UUID },
  userId: { schema: { type: 'string' }, example: 'kQ2uVf0c7LrPz8hYb3TnWs5XjDgMaE1o' },
  sessionId: { schema: { type: 'string' }, example: 'GqHbFPfAETT2e2eDZUsg36a5L47a1rHk' },
  version: { schema: uuid, example: JOB_ID },
  page: { schema: { type: 'integer', minimum: 1 }, example: 1 },
};
