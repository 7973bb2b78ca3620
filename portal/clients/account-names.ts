/** What a bank account is called, and the days of its statements. */
import type { BankAccount } from '../api/types.ts';
import { calendarSpan } from '../formats/dates.ts';
import { texts } from '../texts/texts.ts';

const WORDS = texts.clients.accounts;

export const bankOf = ({ bank }: Pick<BankAccount, 'bank'>): string => bank ?? WORDS.unknownBank;

export const numberOf = ({ iban, accountNumber }: Pick<BankAccount, 'iban' | 'accountNumber'>): string =>
  iban ?? accountNumber ?? WORDS.noNumber;

export const daysOf = ({ from, to }: Pick<BankAccount, 'from' | 'to'>): string =>
  from === null || to === null ? '' : calendarSpan(from, to);
