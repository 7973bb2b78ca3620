/** Finds amounts in words of a page: what was read of its rows shows in which columns they stand. */
import type { PrintedWord } from './words.ts';

/** What a row that was read has at the right edges of its words. */
export interface MoneySample {
  readonly words: readonly PrintedWord[];
  readonly amount: string;
  readonly balance: string | null;
}

interface Column {
  readonly field: 'amount' | 'balance';
  /** of amounts without a sign of their own; 0: of both */
  readonly sign: -1 | 0 | 1;
  /** right edges of its words: points */
  readonly right: number;
}

export interface Columns {
  readonly all: readonly Column[];
  /** decimals of the currency */
  readonly decimals: number;
}

export interface FoundMoney {
  readonly field: 'amount' | 'balance';
  readonly text: string;
  readonly word: PrintedWord;
}

const MONEY = /^[-−–+(]*(?:\p{Sc}|[A-Z]{3})?[-−]?\d[\d.,'’]*\d?(?:\p{Sc})?[-−–+)]*(?:CR|DR|C|D)?$/u;
const NEGATIVE = /^[(\p{Sc}]*[-−–]|[-−–)]$|DR?$/u;
const POSITIVE = /^\+|\+$|CR?$/;
/** Points between right edges of one column. */
const NEAR = 9;

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** Given rows that were read, returns in which columns their amounts stand. */
export function columnsOf(samples: readonly MoneySample[]): Columns {
  const seen: Column[] = [];
  for (const { words, amount, balance } of samples) {
    const money = words.filter(({ text }) => MONEY.test(text)).toReversed();
    const last = balance === null ? undefined : money.find(({ text }) => digitsOf(text) === digitsOf(balance));
    if (last !== undefined) seen.push({ field: 'balance', sign: 0, right: last.box[2] });
    const own = money.find((word) => word !== last && digitsOf(word.text) === digitsOf(amount));
    if (own === undefined) continue;
    const sign = amount.startsWith('-') ? -1 : 1;
    seen.push({ field: 'amount', sign: isSigned(own.text) ? 0 : sign, right: own.box[2] });
  }
  const [first] = samples;
  return { all: seen, decimals: first?.amount.split('.')[1]?.length ?? (first === undefined ? 2 : 0) };
}

/** Given words in reading order, returns the amounts among them: in their columns, or as they usually stand. */
export function moneyIn(words: readonly PrintedWord[], { all, decimals }: Columns): FoundMoney[] {
  const money = words.filter(({ text, box }) => MONEY.test(text) && (hasCents(text, decimals) || isNear(all, box[2])));
  const found = money.flatMap((word, at): FoundMoney[] => {
    const column = nearest(all, word.box[2]);
    const field = column?.field ?? (at > 0 && at === money.length - 1 ? 'balance' : 'amount');
    const bare = field === 'amount' ? signOf(all, word.box[2]) : 0;
    return [{ field, text: decimalOf(word.text, decimals, bare), word }];
  });
  // the nearest to its column counts; of several amounts the first
  return (['amount', 'balance'] as const).flatMap((field) => found.find((one) => one.field === field) ?? []);
}

const isNear = (all: readonly Column[], right: number): boolean =>
  all.some((one) => Math.abs(one.right - right) <= NEAR);

function nearest(all: readonly Column[], right: number): Column | null {
  const near = all.filter((one) => Math.abs(one.right - right) <= NEAR);
  if (near.length === 0) return null;
  return near.reduce((best, one) => (Math.abs(one.right - right) < Math.abs(best.right - right) ? one : best));
}

/** The sign of amounts there that print none; 0 if both signs do. */
function signOf(all: readonly Column[], right: number): -1 | 0 | 1 {
  const near = all.filter(
    ({ field, sign, right: one }) => field === 'amount' && sign !== 0 && Math.abs(one - right) <= NEAR,
  );
  const [first] = near;
  return first !== undefined && near.every(({ sign }) => sign === first.sign) ? first.sign : 0;
}

/** Given a text and the decimals of the currency, returns whether it is an amount. */
export const isMoney = (text: string, decimals: number): boolean =>
  MONEY.test(text) && (hasCents(text, decimals) || (decimals === 0 && /^\D*\d{1,3}(?:[.,'’]\d{3})+\D*$/.test(text)));

/** Given a printed amount, returns whether it prints its sign, or whose side it is of. */
export const isSigned = (text: string): boolean => NEGATIVE.test(text) || POSITIVE.test(text);

const hasCents = (text: string, decimals: number): boolean =>
  decimals > 0 && new RegExp(`\\d[.,]\\d{${decimals}}(?!\\d)`).test(text);

/** Given a printed amount, returns it as a decimal; its sign is printed, or that of its column. */
function decimalOf(text: string, decimals: number, bare: -1 | 0 | 1): string {
  const digits = digitsOf(text).padStart(hasCents(text, decimals) ? decimals + 1 : 1, '0');
  const cut = digits.length - decimals;
  const value = hasCents(text, decimals) ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits;
  const isNegative = NEGATIVE.test(text) || (!POSITIVE.test(text) && bare === -1);
  return isNegative && /[1-9]/.test(value) ? `-${value}` : value;
}
