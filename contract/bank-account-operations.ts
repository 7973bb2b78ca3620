/** The calls on bank accounts. */
import { FILE_FORMATS, FORMATS } from '../formats/registry.ts';
import {
  AccountExportQuery,
  AccountTransactionList,
  AccountTransactionQuery,
  BankAccountDetails,
  BankAccountList,
  BankAccountQuery,
  SuggestionList,
} from './bank-accounts.ts';
import type { Operation } from './operation.ts';
import { Result } from './result.ts';

const FILE_TYPES = [...new Set(FILE_FORMATS.map((name) => FORMATS[name].mediaType.replace(/;.*/, '')))];

export const BANK_ACCOUNT_OPERATIONS = {
  listSuggestions: {
    method: 'GET',
    path: '/client-suggestions',
    tag: 'Clients',
    summary: 'See to which clients files may belong',
    description:
      'Files of no client whose statements are of a bank account that one client has, and no other. Nothing is assigned by it.',
    success: { status: 200, body: SuggestionList },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  listBankAccounts: {
    method: 'GET',
    path: '/bank-accounts',
    tag: 'Clients',
    summary: 'List the bank accounts that statements are of',
    description:
      'All of them, in one page, each of one client. Statements are of one account if they print the same number or IBAN and currency; those without a number are told apart by bank and holder only.',
    query: BankAccountQuery,
    success: { status: 200, body: BankAccountList },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  getBankAccount: {
    method: 'GET',
    path: '/bank-accounts/{bankAccountId}',
    tag: 'Clients',
    summary: 'See which months of a bank account are covered, and if its statements follow one another',
    description:
      'Compares the statements of all conversions: a month that is missing, a balance that is not carried over, days that two statements cover, a statement that is there twice or in two versions.',
    success: { status: 200, body: BankAccountDetails },
    errors: ['NOT_FOUND', 'RESULT_EXPIRED'],
    failure: 'INTERNAL_ERROR',
  },
  listAccountTransactions: {
    method: 'GET',
    path: '/bank-accounts/{bankAccountId}/transactions',
    tag: 'Clients',
    summary: 'List the transactions of a bank account, each once',
    description:
      'Of all its statements, oldest first. A row that two statements have is listed once; where nothing shows that two rows are one, both are, and the later one has a `doubt`.',
    query: AccountTransactionQuery,
    success: { status: 200, body: AccountTransactionList },
    errors: ['NOT_FOUND', 'RESULT_EXPIRED'],
    failure: 'INTERNAL_ERROR',
  },
  exportBankAccount: {
    method: 'GET',
    path: '/bank-accounts/{bankAccountId}/export',
    tag: 'Clients',
    summary: 'Export a bank account, of some days, in any format',
    description:
      'Each transaction once, whatever statements have it. Statements are verified in it only if all of them are, each follows the one before, and the days are covered. It is free.',
    query: AccountExportQuery,
    success: { status: 200, body: Result, files: FILE_TYPES, headers: ['Content-Disposition'] },
    errors: ['INVALID_FORMAT', 'NOT_FOUND', 'EXPORT_NEEDS', 'EXPORT_LIMIT', 'RESULT_EXPIRED'],
    failure: 'INTERNAL_ERROR',
  },
} as const satisfies Record<string, Operation>;
