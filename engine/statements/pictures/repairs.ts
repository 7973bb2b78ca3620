/** Tells which figures of a booking the sums of the paper corrected, where the readers of its picture differ. */
import type { ReadRow } from '../../model/reading.ts';
import type { Repair } from '../../model/transaction.ts';
import type { Word } from '../../model/word.ts';
import { amountWords, dayWords, hasReadings } from './figures.ts';

/** Given the row of a booking, returns its figures that were corrected, in the order in which they are printed. */
export function repairsOf(row: ReadRow): Repair[] {
  if (!hasReadings(row)) return [];
  const days = dayWords(row)
    .filter(isCorrected)
    .map((word) => repairOf('date', [word]));
  const amounts = amountWords(row);
  const figures = amounts.flatMap((words, at) => {
    const field = words.some(isCorrected) ? fieldOf(row, words, at === amounts.length - 1) : null;
    return field === null ? [] : [repairOf(field, words)];
  });
  return [...days, ...figures];
}

const isCorrected = ({ reading }: Word): boolean => reading?.corrected !== undefined;

function repairOf(field: Repair['field'], words: readonly Word[]): Repair {
  const read = words.map(({ text, reading }) => reading?.corrected ?? text).join(' ');
  return { field, read, taken: words.map(({ text }) => text).join(' ') };
}

/** Returns which field the words of an amount are: of two with the same value, the balance is printed last. */
export function fieldOf(
  { amount, balance }: ReadRow,
  words: readonly Word[],
  isLast: boolean,
): 'amount' | 'balance' | null {
  const digits = words
    .map(({ text }) => text.replace(/\D/g, ''))
    .join('')
    .replace(/^0+/, '');
  const isAmount = isValueOf(digits, amount);
  if (isValueOf(digits, balance) && (isLast || !isAmount)) return 'balance';
  return isAmount ? 'amount' : null;
}

/** True if digits, to which decimals may be missing, are those of a value in minor units. */
function isValueOf(digits: string, value: number | null): boolean {
  if (value === null) return false;
  const own = String(Math.abs(value));
  return own.startsWith(digits) && /^0*$/.test(own.slice(digits.length));
}
