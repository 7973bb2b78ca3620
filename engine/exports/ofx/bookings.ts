/** A booking as an element of OFX. */
import type { Transaction } from '../../model/transaction.ts';
import type { ExportRow } from '../accounting/accounts.ts';
import type { Element } from '../accounting/xml.ts';
import { decimalText } from '../decimal.ts';
import { LONGEST, noonOf } from './fields.ts';

/** Words that a cheque is called by, at the beginning of a type or a description. */
const CHEQUE = /^(?:che(?:que|ck)s?|chq|ch[eè]ques?|schecks?|assegn[oi])\b/iu;
const CHEQUE_NUMBER = /^\d{1,12}$/;

/**
 * Given a row, the decimals and what writes a text in the characters of the file, returns its element. The name is the
 * begin of the description; the memo is all of one that is longer, as it is written.
 */
export function bookingElement(
  { id, transaction }: ExportRow,
  decimals: number,
  textOf: (text: string) => string,
): Element {
  const { date, amount, description, transactionDate, valueDate, reference } = transaction;
  const name = description || transaction.type || 'No description';
  return [
    'STMTTRN',
    [
      ['TRNTYPE', typeOf(transaction)],
      ['DTPOSTED', noonOf(date)],
      transactionDate === null ? null : ['DTUSER', noonOf(transactionDate)],
      valueDate === null ? null : ['DTAVAIL', noonOf(valueDate)],
      ['TRNAMT', decimalText(amount, decimals)],
      ['FITID', id],
      reference === null ? null : [isCheque(transaction) ? 'CHECKNUM' : 'REFNUM', reference],
      ['NAME', name],
      textOf(name).length > LONGEST.NAME ? ['MEMO', name] : null,
    ],
  ];
}

function isCheque({ type, description, reference, amount }: Transaction): boolean {
  if (amount >= 0 || !CHEQUE_NUMBER.test(reference ?? '')) return false;
  return CHEQUE.test(type ?? '') || CHEQUE.test(description);
}

function typeOf(transaction: Transaction): string {
  if (transaction.amount === 0) return 'OTHER';
  if (isCheque(transaction)) return 'CHECK';
  return transaction.amount < 0 ? 'DEBIT' : 'CREDIT';
}
