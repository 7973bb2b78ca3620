/** The ids of bookings: programs that import several files book none twice by them. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Statement } from '../../model/statement.ts';
import type { Transaction } from '../../model/transaction.ts';
import { decimalText } from '../decimal.ts';

/** A number and a letter of these stand for five bits: no letter looks like a figure (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_OF_LETTER = 5;
const BITS_OF_BYTE = 8;
/** 80 bits. The shortest field for an id, the reference of an MT940 row, has 16 places. */
const ID_LETTERS = 16;
/** The end of a number: a masked one and an IBAN mostly show it as the whole one does. */
const END_OF_NUMBER = 4;
const USUAL_DECIMALS = 2;

type OfAccount = Pick<Statement, 'iban' | 'accountNumber' | 'currency' | 'currencyNamed' | 'decimals'>;

/** Gives ids of the bookings of one account: one is the `rank`-th of those that are equal in it. */
export interface RowIds {
  /** what equal bookings share; the balance is that behind the booking, in minor units, or null */
  readonly keyOf: (transaction: Transaction, balance: bigint | null) => string;
  /** `rank` is from 0 */
  readonly idOf: (key: string, rank: number) => string;
}

/**
 * Given an account, returns what gives ids to its bookings. An id is made of the end of the account's number, the
 * currency if the paper names it, the date, the amount, the letters and figures of the description, and the balance
 * behind it: of what stands on the row, and of nothing that depends on the rest of the statement, the file, a hint, or
 * how it was read.
 */
export function rowIds({ iban, accountNumber, currency, currencyNamed, decimals }: OfAccount): RowIds {
  const account = lettersOf(iban ?? accountNumber ?? '').slice(-END_OF_NUMBER);
  const named = currencyNamed === true && currency !== null ? [currency] : [];
  const money = (minor: number | bigint) => sameText(decimalText(minor, decimals));
  return {
    // what is not printed is left out: papers that print neither keep the ids that they had before there were these two
    keyOf: ({ date, amount, description }, balance) =>
      [
        ...[account, date, money(amount), lettersOf(description)],
        ...named,
        ...(balance === null ? [] : [money(balance)]),
      ].join('\n'),
    idOf: (key, rank) => idText(sha256(utf8ToBytes(`${key}\n${rank}`))),
  };
}

/** An amount with as many decimals as most money has: another paper may print "1500" as "1500.00" or "1500.000". */
function sameText(amount: string): string {
  const [whole = '', part = ''] = amount.split('.');
  return `${whole}.${part.replace(/0+$/, '').padEnd(USUAL_DECIMALS, '0')}`;
}

/** Case, spaces and marks are not part of what a description says: two papers may print them differently. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function idText(bytes: Uint8Array): string {
  let id = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << BITS_OF_BYTE) | byte;
    bits += BITS_OF_BYTE;
    while (bits >= BITS_OF_LETTER && id.length < ID_LETTERS) {
      bits -= BITS_OF_LETTER;
      id += LETTERS[(held >> bits) & (LETTERS.length - 1)];
      held &= (1 << bits) - 1;
    }
  }
  return id;
}
