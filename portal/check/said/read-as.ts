/** What our reading took from a column: by comparing what is printed in it with the rows. */
import { isSigned } from '../edit/printed-money.ts';
import type { Transaction } from '../result.ts';
import { digitsOf } from '../unused.ts';

export type ReadAs = 'debit' | 'credit' | 'amount' | 'balance' | 'date' | 'value_date' | 'transaction_date';

/** What one amount or day may have been read as; `own`: its sign is printed beside it. */
export type ReadHint = Exclude<ReadAs, 'amount'> | 'own debit' | 'own credit';

/** Given a printed amount and its row, returns what it may have been read as. */
export function moneyHints(text: string, { amount, balance }: Transaction): ReadHint[] {
  const digits = digitsOf(text);
  const side = amount.startsWith('-') ? 'debit' : 'credit';
  const ofAmount: ReadHint[] = digits === digitsOf(amount) ? [isSigned(text) ? `own ${side}` : side] : [];
  return balance !== null && digits === digitsOf(balance) ? [...ofAmount, 'balance'] : ofAmount;
}

/** Given a printed day and its row, returns what it may have been read as. */
export function dayHints(day: string, { date, valueDate, transactionDate }: Transaction): ReadHint[] {
  const days = { date, value_date: valueDate, transaction_date: transactionDate };
  return (['date', 'value_date', 'transaction_date'] as const).filter((name) => days[name] === day);
}

/** Share of what is printed in a column that must be in the rows. */
const LEAST_SHARE = 0.5;

type Hinted = readonly (readonly ReadHint[])[];

/** Given the columns of a table from the left, each by its amounts or days, returns what each was read as. */
export function readAs(columns: readonly Hinted[]): (ReadAs | null)[] {
  const isOfAmounts = columns.map((of) => moneyOf(of) === 'amounts');
  const isAlone = isOfAmounts.filter(Boolean).length === 1;
  const taken = new Set<ReadAs>();
  return columns.map((of, i) => {
    const read = isOfAmounts[i] ? sideOf(of, isAlone) : (moneyOf(of) ?? dayOf(of, taken));
    if (read === 'amounts' || read === null) return null;
    taken.add(read);
    return read;
  });
}

/** Of a column without a line that was read, nothing was. */
const share = (of: Hinted, isMeant: (hint: ReadHint) => boolean): number =>
  of.length === 0 ? 0 : of.filter((hints) => hints.some(isMeant)).length / of.length;

/** Given what something may have been read as, returns whether that is money out or in. */
export const isSide = (hint: ReadHint): boolean => hint.endsWith('debit') || hint.endsWith('credit');

function moneyOf(of: Hinted): 'amounts' | 'balance' | null {
  const [amounts, balances] = [share(of, isSide), share(of, (hint) => hint === 'balance')];
  if (Math.max(amounts, balances) < LEAST_SHARE) return null;
  return amounts >= balances ? 'amounts' : 'balance';
}

/** A column of amounts is of one side if all in it are, unless each prints a sign and no other column has any. */
function sideOf(of: Hinted, isAlone: boolean): ReadAs {
  const hints = of.flat().filter(isSide);
  const sides = new Set(hints.map((hint) => (hint.endsWith('debit') ? 'debit' : 'credit')));
  const [side = 'amount'] = sides;
  return sides.size > 1 || (isAlone && hints.every((hint) => hint.startsWith('own'))) ? 'amount' : side;
}

/** Of columns with the same days, the first is that of booking. */
function dayOf(of: Hinted, taken: ReadonlySet<ReadAs>): ReadAs | null {
  const names = (['date', 'value_date', 'transaction_date'] as const).filter((name) => !taken.has(name));
  const [best] = names
    .map((name) => ({ name, seen: share(of, (hint) => hint === name) }))
    .toSorted((a, b) => b.seen - a.seen);
  return best !== undefined && best.seen >= LEAST_SHARE ? best.name : null;
}
