/** Does the sums of a corrected statement again, with the figures that the paper prints. */
import type { Minor } from '../../model/minor.ts';
import type { Check, FigureName } from '../../model/reconciliation.ts';
import type { Transaction } from '../../model/transaction.ts';
import { type ChainResult, compare, compareDates, followBalances, type Step } from '../checks/checks.ts';
import { addTo, noTurnover, type Turnover } from '../part.ts';
import { type Corrected, type Entry, rowsAsRead } from './as-read.ts';

export interface Again {
  readonly chain: ChainResult;
  readonly checks: readonly Check[];
  readonly isNewestFirst: boolean;
  /** the balances that were read follow as they did when the statement was judged: all figures that count are known */
  readonly isKnown: boolean;
}

/** Given a corrected statement with its entries, returns its sums. */
export function checksAgain(statement: Corrected, entries: readonly Entry[]): Again {
  const { transactions, openingBalance, corrections } = statement;
  const { read } = corrections;
  const before = rowsAsRead(statement);
  const isNewestFirst = isBackward(before, read.openingBalance);
  const follow = (rows: readonly Transaction[], opening: Minor | null) => {
    const steps = stepsOf(rows);
    return followBalances(isNewestFirst ? steps.reverse() : steps, opening);
  };
  const chain = follow(transactions, openingBalance);
  const wasRead = read.reconciliation.failingRows.length;
  const moved = movedBy(turnover(before), turnover(transactions));
  const isMoved = entries.some(({ changed }) => changed !== null);
  const others = read.reconciliation.checks.flatMap((check) => {
    // the paper's balances between rows are not kept: with other amounts they cannot be followed again
    if (check.kind === 'running_balance' || (isMoved && isStatedBetween(check))) return [];
    return checkAgain(check, statement, moved) ?? [];
  });
  return {
    chain,
    checks: [...chain.checks, ...others, ...ownClosing(statement)],
    isNewestFirst,
    isKnown: follow(before, read.openingBalance).failingRows.length === wasRead,
  };
}

const stepsOf = (rows: readonly Transaction[]): Step[] =>
  rows.map(({ amount, balance }, index) => ({ kind: 'transaction', index, amount, balance }));

/** True for rows that are printed newest first: by their balances, or else by their days. */
function isBackward(rows: readonly Transaction[], opening: Minor | null): boolean {
  const steps = stepsOf(rows);
  const forward = followBalances(steps, opening).proved.size;
  const backward = followBalances(steps.toReversed(), opening).proved.size;
  if (forward !== backward) return backward > forward;
  const [first, last] = [rows[0], rows.at(-1)];
  return first !== undefined && last !== undefined && first.date > last.date;
}

function turnover(rows: readonly Transaction[]): Turnover {
  const sums = noTurnover();
  for (const { amount } of rows) addTo(sums, amount);
  return sums;
}

/** How the figures of the rows moved. */
type Moved = Readonly<Record<Exclude<FigureName, 'opening'>, number>>;

const movedBy = (before: Turnover, now: Turnover): Moved => {
  const [totalIn, totalOut] = [now.in - before.in, now.out - before.out];
  const [countIn, countOut] = [now.ins - before.ins, now.outs - before.outs];
  const count = countIn + countOut + now.zeroes - before.zeroes;
  return { closing: totalIn - totalOut, totalIn, totalOut, countIn, countOut, count };
};

/** The check of balances that are printed between the rows. */
export const isStatedBetween = ({ kind, of = [] }: Check): boolean => kind === 'carried_forward' && of.length === 0;

const COMPARED = ['closing', 'totalIn', 'totalOut', 'countIn', 'countOut', 'count'] as const;

/**
 * Given a check of the statement as it was read, returns it as it is now; null if it cannot be done again, or is done
 * elsewhere. Which of several printed figures it took, and with what, stays as it was found: only the rows moved.
 */
function checkAgain(check: Check, statement: Corrected, moved: Moved): Check | null {
  const { kind, expected, computed, of = [] } = check;
  if (isOfEntered(check, statement)) return null;
  if (kind === 'dates') return datesAgain(check, statement);
  const figure = COMPARED.find((name) => of.includes(name));
  if (figure === undefined) return check;
  const again = compare(figure, Number(expected), Number(computed) + moved[figure]);
  return { ...again, kind };
}

function datesAgain(check: Check, { periodStart: start, periodEnd: end, transactions, accountType }: Corrected): Check {
  const dates = transactions.map(({ date }) => date);
  return compareDates(dates, { start, end }, accountType === 'card') ?? check;
}

const isEntered = ({ openingBalance, closingBalance, corrections: { read } }: Corrected): boolean =>
  openingBalance !== read.openingBalance || closingBalance !== read.closingBalance;

/** True for the sum from the opening to the closing balance, if one of them was entered by hand. */
const isOfEntered = ({ of = [] }: Check, statement: Corrected): boolean =>
  of.includes('closing') && isEntered(statement);

/** The sum from one balance to the other, where one was entered by hand. */
function ownClosing(statement: Corrected): Check[] {
  const { openingBalance, closingBalance, transactions } = statement;
  if (!isEntered(statement) || openingBalance === null || closingBalance === null) return [];
  const sums = turnover(transactions);
  return [compare('closing', closingBalance, openingBalance + sums.in - sums.out)];
}
