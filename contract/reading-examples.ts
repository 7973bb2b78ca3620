/** Examples of readings of files, typed by the contract. */
import type { CheckAnswer, FileReading } from './readings.ts';

const UUID = '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11';
const JOB_ID = '7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a';

export const READING: FileReading = {
  jobId: JOB_ID,
  version: JOB_ID,
  readAt: '2025-01-06T08:15:02.060Z',
  status: 'verified',
  statements: [
    {
      status: 'verified',
      firstPage: 1,
      lastPage: 2,
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
      correctedRows: 0,
    },
  ],
  checked: { by: 'Anna Example', at: '2025-01-06T09:30:00.000Z' },
  exported: { by: 'Anna Example', at: '2025-01-06T09:41:00.000Z', version: JOB_ID },
};

/** The answer, by operation. */
export const READING_ANSWERS = { checkFiles: { changed: [UUID], skipped: [] } satisfies CheckAnswer };

/** The body of the request, by operation. */
export const READING_REQUESTS = { checkFiles: { files: [{ uuid: UUID, version: JOB_ID }] } };
