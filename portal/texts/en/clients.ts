/** English: the views of clients, their bank accounts, and an account's page. */
import { counted } from '../counted.ts';

const statements = (number: number) => counted(number, { one: 'statement', other: 'statements' });
const files = (number: number) => counted(number, { one: 'file', other: 'files' });
const transactions = (number: number) => counted(number, { one: 'transaction', other: 'transactions' });

export const clients = {
  title: 'Clients',
  body: 'Keep the statements of each client apart. The bank accounts in them are found by themselves.',
  add: 'Add a client',
  empty: 'There is no client yet. Add one, then choose it where you convert, or move files to it in History.',
  list: 'Clients of this account',
  columns: { name: 'Client', files: 'Files', since: 'Since' },
  none: 'No client',
  name: 'Name',
  nameMissing: 'Enter a name.',
  nameTaken: 'Another client has this name.',
  create: 'Add',
  rename: 'Rename',
  renameTitle: 'Rename the client',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete',
  removeTitle: 'Delete the client?',
  removeBody: 'Its files stay, and belong to no client.',
  choose: 'Client',
  move: 'Move to client',
  moveTo: (number: number) => `Move ${files(number)} to a client`,
  moved: (number: number) => `${files(number)} moved.`,
  suggestion: {
    title: 'Files that may belong to clients',
    body: (number: number, account: string, client: string) =>
      `${files(number)} of no client: ${account}, which ${client} had before.`,
    seen: (number: number) => `${statements(number)} of it there`,
    accept: (client: string) => `Move to ${client}`,
  },
  accounts: {
    list: 'Bank accounts',
    none: 'No statement of this client has been read yet.',
    columns: {
      account: 'Account',
      holder: 'Holder',
      period: 'Period',
      statements: 'Statements',
      verdict: 'Verdict',
      balance: 'Latest balance',
    },
    unknownBank: 'Unknown bank',
    noNumber: 'no account number',
    verified: (number: number) => `${number} verified`,
    mismatch: (number: number) => `${number} not adding up`,
    unverifiable: (number: number) => `${number} not proved`,
    notApart:
      'Without a number, these statements are only together by bank and holder: nothing shows that they are of one account.',
    byEnding:
      'Some statements print only the end of the number. They are of this account, since balances are carried over between them and the others.',
    maybeSame: (number: number) =>
      `${counted(number, { one: 'another account has', other: 'other accounts have' })} a number that ends alike, and nothing shows that they are one.`,
    expires: (day: string) => `The first of its files is deleted on ${day}.`,
  },
  account: {
    back: (client: string) => `Back to ${client}`,
    facts: (number: number, rows: number) => `${statements(number)}, ${transactions(rows)}`,
    strands: 'Accounts under this number',
    strand: (place: number, days: string) => `Account ${place}: ${days}`,
    status: {
      verified: 'Verified as a whole: every statement is, and each follows the one before.',
      mismatch: 'Not verified: a statement does not add up, or does not go on from the one before.',
      unverifiable: 'Not verified as a whole.',
    },
    unverified: (number: number) => `${statements(number)} not verified`,
    maybeTwice: (number: number) => `${counted(number, { one: 'row', other: 'rows' })} that may be there twice`,
    unknownOrder: 'nothing shows if the statements follow one another',
  },
  coverage: {
    title: 'Coverage',
    label: 'Months and their statements',
    year: 'Year',
    state: {
      gap: 'Missing',
      mismatch: 'Does not add up',
      revised: 'Two versions',
      overlap: 'Overlap',
      twice: 'Twice',
      partly: 'Partly',
      unproved: 'Not proved',
      covered: 'Covered',
    },
    cell: (month: string, states: string, number: number) => `${month}: ${states}, ${statements(number)}`,
    missing: (days: string) => `missing ${days}`,
    chosen: (month: string) => `Statements of ${month}`,
    noStatement: 'No statement covers this month.',
  },
  findings: {
    title: 'What is missing or there twice',
    nothing: 'Nothing is missing, and nothing is there twice.',
    gap: (days: string) => `No statement covers ${days}.`,
    balance: 'A balance is not carried over: rows or a statement are missing, there twice, or misread.',
    overlap: (days: string, rows: number) =>
      `Two statements cover ${days}: ${counted(rows, { one: 'row is', other: 'rows are' })} in both, and counted once.`,
    overlapIdle: (days: string) => `Two statements cover ${days}, and no row is in both.`,
    duplicate: (days: string) => `The statement of ${days} is there twice, and counted once.`,
    revision: (days: string) =>
      `There are two versions of the statement of ${days}. Rows that only one has are marked.`,
    jumps: (from: string, to: string, by: string) => `The balance jumps from ${from} to ${to} (${by}).`,
    closes: (from: string, to: string) => `One closes with ${from}, the other with ${to}.`,
    same: (balance: string) => `The balance of ${balance} is the same before and after: no money is missing.`,
    unknown: 'The balances before and after are not known.',
  },
  plot: {
    title: 'Balance',
    label: (from: string, to: string, first: string, last: string) =>
      `Balance from ${from} to ${to}: ${first} at first, ${last} at last. Left and right move through the days.`,
    at: (day: string, balance: string) => `${day}: ${balance}`,
  },
  rows: {
    title: 'Transactions',
    label: 'Transactions of the account',
    columns: { date: 'Date', description: 'Description', amount: 'Amount', balance: 'Balance', source: 'Statement' },
    none: 'There are no transactions in these days.',
    of: (number: number) => transactions(number),
    open: (day: string, description: string) => `Check ${day} ${description}`,
    doubt: {
      maybeTwice: 'may be there twice',
      earlierOnly: 'only in the earlier version',
      laterOnly: 'only in the later version',
    },
    edited: 'corrected',
    from: 'From',
    to: 'To',
    format: 'Format',
    export: 'Export',
    exportFailed: 'It was not exported',
  },
};
