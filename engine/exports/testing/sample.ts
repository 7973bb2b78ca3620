/** Results made by hand for the tests of the exports. */
import { comparedStatement } from '../../continuity/compared.ts';
import { continuityOf } from '../../continuity/continuity.ts';
import type { Statement } from '../../model/statement.ts';
import type { Transaction } from '../../model/transaction.ts';
import { finding, worded } from '../../wording/catalogue.ts';
import type { ResultFile, ResultInput } from '../result.ts';

const CLOSES = finding('AMOUNTS_CLOSE', { sums: 1 });
const AS_PRINTED = finding('FIGURE_AS_PRINTED', { figure: 'closing' });

/** A transaction of 12.20 out, with the given changes. */
export function transaction(changes: Partial<Transaction> = {}): Transaction {
  return {
    date: '2025-06-02',
    description: 'CARD PAYMENT CORNER SHOP',
    amount: -1220,
    balance: 1_543_855,
    valueDate: null,
    transactionDate: null,
    reference: null,
    type: null,
    places: [{ page: 1, box: [40.123, 100, 500.5, 112.349] }],
    source: 'text',
    confidence: 0.98765,
    ...changes,
  };
}

/** A verified statement of one transaction, with the given changes. */
export function statement(changes: Partial<Statement> = {}): Statement {
  return {
    pages: [1, 1],
    institution: 'Example Bank',
    accountHolder: 'Ann Example',
    accountNumber: '12-34-56 7890',
    iban: null,
    bic: null,
    accountType: 'current',
    currency: 'SGD',
    decimals: 2,
    periodStart: '2025-06-01',
    periodEnd: '2025-06-30',
    openingBalance: 1_545_075,
    closingBalance: 1_543_855,
    transactions: [transaction()],
    reconciliation: {
      status: 'verified',
      ...CLOSES,
      reason: worded(CLOSES),
      checks: [
        {
          kind: 'opening_closing',
          status: 'pass',
          expected: 1_543_855,
          computed: 1_543_855,
          difference: 0,
          unit: 'money',
          ...AS_PRINTED,
          detail: worded(AS_PRINTED),
        },
      ],
      failingRows: [],
      obligations: [{ code: 'SUMS_CLOSE', status: 'discharged', evidence: worded(CLOSES), findings: [CLOSES] }],
    },
    warnings: [],
    ...changes,
  };
}

export function file(statements: readonly Statement[], changes: Partial<ResultFile> = {}): ResultFile {
  return {
    uuid: '0b5c9a52-3f5e-4a9e-9f5a-5b1f6c1d2e3f',
    filename: 'june.pdf',
    extraction: {
      pageCount: 1,
      statements,
      unusablePages: [],
      recognition: null,
      straightened: [],
      diagnostics: { readingsTried: 1, words: 0, lines: 0, tables: 0, rows: 0, rowsOfNoAccount: 0 },
    },
    ...changes,
  };
}

export function result(...files: ResultFile[]): ResultInput {
  const statements = files.flatMap(({ extraction }) => extraction?.statements ?? []);
  const failed = files.flatMap(({ uuid, error }) => (error === undefined ? [] : [uuid]));
  const ends = statements.map((paper) => comparedStatement(paper));
  const continuity = continuityOf(ends, failed);
  return { jobId: 'b7c5b1e0-9a43-4b57-8a3b-8a1f5a6f7c11', files, continuity, ends };
}
