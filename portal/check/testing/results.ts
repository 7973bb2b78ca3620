/** Makes results for tests: a job of one file with one statement, in which a test only sets what it needs. */
import type { Result } from '../../api/types.ts';
import type { ContinuityFinding, Statement, Transaction } from '../result.ts';

export const FILE = '11111111-1111-4111-8111-111111111111';

/** Given the facts of a test, returns a transaction of the first statement on page 1. */
export function transaction(facts: Partial<Transaction> = {}): Transaction {
  return {
    date: '2025-06-02',
    description: 'CARD PAYMENT',
    amount: '-12.20',
    balance: null,
    currency: 'GBP',
    valueDate: null,
    transactionDate: null,
    reference: null,
    type: null,
    uuid: FILE,
    statement: 0,
    boxes: [{ page: 1, box: [40, 100, 550, 112] }],
    source: 'text',
    confidence: 0.99,
    ...facts,
  };
}

/** Given the facts of a test, returns a verified statement. */
export function statement(facts: Partial<Statement> = {}): Statement {
  return {
    index: 0,
    uuid: FILE,
    pages: [1, 1],
    institution: null,
    accountHolder: null,
    accountNumber: null,
    iban: null,
    bic: null,
    accountType: null,
    currency: 'GBP',
    periodStart: null,
    periodEnd: null,
    openingBalance: null,
    closingBalance: null,
    totalIn: '0.00',
    totalOut: '0.00',
    transactionCount: 0,
    reconciliation: { status: 'verified', reason: 'It adds up.', checks: [], failingRows: [], obligations: [] },
    warnings: [],
    ...facts,
  };
}

/** Given transactions and statements, returns the result of a job with one file. */
export function result(normalised: Transaction[], statements: Statement[] = [statement()]): Result {
  return {
    jobId: '22222222-2222-4222-8222-222222222222',
    files: [{ uuid: FILE, filename: 'june.pdf', status: 'completed' }],
    normalised,
    statements,
    continuity: [],
  };
}

/** Given the differences, returns a finding: June is missing between two statements. */
export function finding(facts: Partial<ContinuityFinding> = {}): ContinuityFinding {
  return {
    kind: 'gap',
    statements: [0, 1],
    from: '2025-06-10',
    to: '2025-06-30',
    expected: null,
    found: null,
    difference: null,
    rows: [],
    failedFiles: [],
    message: '',
    ...facts,
  };
}
