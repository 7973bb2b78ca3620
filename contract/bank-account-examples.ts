/** Examples of the calls on bank accounts, typed by the contract. */
import type {
  AccountTransactionList,
  BankAccount,
  BankAccountDetails,
  BankAccountList,
  SuggestionList,
} from './bank-accounts.ts';
import { CLIENT_ID } from './client-examples.ts';
import type { Result } from './result.ts';

export const BANK_ACCOUNT_ID = '5e0b7c1a-9d3f-4a62-8c15-2b7f4e9d6a01';
const FILE_ID = '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11';
const JOB_ID = '7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a';

const account: BankAccount = {
  id: BANK_ACCOUNT_ID,
  clientId: CLIENT_ID,
  bank: 'Example Bank',
  holder: 'Harbour Bakery Ltd',
  iban: null,
  accountNumber: '60114482',
  currency: 'GBP',
  from: '2024-11-04',
  to: '2024-12-03',
  statements: 1,
  transactions: 1,
  statuses: { verified: 1, mismatch: 0, unverifiable: 0 },
  closingBalance: '179.38',
  identity: 'number',
  maybeSame: [],
  expiresAt: '2025-02-05T08:15:00.000Z',
};

const details: BankAccountDetails = {
  ...account,
  strands: [
    {
      iban: null,
      accountNumber: '60114482',
      bank: 'Example Bank',
      holder: 'Harbour Bakery Ltd',
      currency: 'GBP',
      from: '2024-11-04',
      to: '2024-12-03',
      status: 'verified',
      continuity: 'unknown',
      unverified: 0,
      maybeTwice: 0,
      transactions: 1,
      statements: [
        {
          uuid: FILE_ID,
          jobId: JOB_ID,
          filename: 'november.pdf',
          position: 0,
          firstPage: 1,
          lastPage: 2,
          from: '2024-11-04',
          to: '2024-12-03',
          openingBalance: '122.44',
          closingBalance: '179.38',
          transactions: 1,
          ownTransactions: 1,
          status: 'verified',
        },
      ],
      months: [
        { month: '2024-11', state: 'partly', states: ['partly'], statements: [0], missing: [] },
        { month: '2024-12', state: 'partly', states: ['partly'], statements: [0], missing: [] },
      ],
      findings: [],
      balances: [
        [
          { date: '2024-11-04', balance: '122.44' },
          { date: '2024-11-07', balance: '179.38' },
        ],
      ],
    },
  ],
};

/** Given the example of a result, returns the answers, by operation. */
export const bankAccountAnswers = (result: Result) => ({
  listSuggestions: {
    suggestions: [
      {
        clientId: CLIENT_ID,
        bank: 'Example Bank',
        accountNumber: '60114482',
        currency: 'GBP',
        statements: 11,
        files: [FILE_ID],
      },
    ],
  } satisfies SuggestionList,
  listBankAccounts: { bankAccounts: [account] } satisfies BankAccountList,
  getBankAccount: details,
  listAccountTransactions: {
    transactions: [
      {
        id: '7K2M9Q4T1XW8R5ZC',
        date: '2024-11-07',
        description: 'TRANSFER FROM M EXAMPLE THANKS FOR DINNER',
        amount: '56.94',
        balance: '179.38',
        currency: 'GBP',
        valueDate: null,
        reference: null,
        type: null,
        strand: 0,
        statement: 0,
        uuid: FILE_ID,
        jobId: JOB_ID,
        page: 1,
        edited: false,
        doubt: null,
      },
    ],
    total: 1,
    nextCursor: null,
  } satisfies AccountTransactionList,
  exportBankAccount: { ...result, jobId: null } satisfies Result,
});
