/** English: correcting rows, and the versions of a file. */
import { counted } from '../counted.ts';

const rows = (number: number) => counted(number, { one: 'row', other: 'rows' });

export const edit = {
  edit: 'Edit',
  addBelow: 'Add a row below',
  editTitle: 'Edit the row',
  addTitle: 'Add a row',
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  amountHint: 'Money out with a minus: -12.20',
  balance: 'Balance',
  balanceHint: 'As printed on the row; empty where none is',
  wrongDecimal: 'A number with a point and no other marks, such as -12.20',
  wrongDate: 'A day, such as 2025-06-02',
  required: 'Needed',
  delete: 'Delete the row',
  save: 'Save',
  cancel: 'Cancel',
  failed: 'Not saved',
  checking: 'The sums are checked…',
  preview: {
    verified: 'With this, the statement is verified.',
    mismatch: 'With this, the statement does not add up.',
    unproved: 'With this, the statement is not proved.',
  },
  correctedRows: (number: number) => `${rows(number)} corrected`,
  older: 'There is a newer reading of this file: restore the one that counts to edit it.',
  undo: 'Undo',
  versions: 'Versions',
  versionsTitle: 'Versions of this file',
  close: 'Close',
  current: 'Current',
  restore: 'Restore',
  kinds: { converted: 'Read from the paper', corrected: 'Corrected', restored: 'Restored' },
  by: (name: string) => `by ${name}`,
};
