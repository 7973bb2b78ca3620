/** Tells whether the balances next to a doubtful amount show alone that another reading of it is wrong. */
import { greatest, least } from '../geometry/extremes.ts';
import type { Minor } from '../model/minor.ts';
import type { Statement } from '../model/statement.ts';
import type { Transaction } from '../model/transaction.ts';
import { type Word, wordBox } from '../model/word.ts';
import type { DoubtfulWord } from './doubts.ts';

/** Points; no page is so high: makes one number of a page and a height. */
const PAGE = 100_000;

/**
 * Given the statements of a document with another reading of one amount, and the other doubtful words of the document,
 * returns true if a balance does not follow, and none of these words is part of that sum: the reading is wrong,
 * whatever those are.
 */
export function isWrongAlone(statements: readonly Statement[], others: readonly DoubtfulWord[]): boolean {
  const inRows = new Set(
    statements.flatMap(({ transactions }) =>
      transactions.flatMap(({ readings = [] }) => readings.map(({ page, box }) => keyOf(page, box))),
    ),
  );
  const outside = others.filter(({ word }) => !inRows.has(keyOfWord(word)));
  const doubts = new Set(others.map(({ word }) => keyOfWord(word)));
  return statements.some(({ transactions, openingBalance, reconciliation: { failingRows } }) =>
    failingRows.some(({ row }) => {
      const sum = sumAround(transactions, row);
      if (holdsOne(sum, doubts) || outside.some(({ word }) => isAmid(word, sum))) return false;
      // before the first balance comes the opening one, wherever that is printed
      const isWhole = sum.above !== undefined && sum.below !== undefined;
      return isWhole || (openingBalance !== null && !outside.some(({ word }) => mayBe(word, openingBalance)));
    }),
  );
}

const keyOf = (page: number, box: readonly number[]): string => `${page} ${box.join(' ')}`;
const keyOfWord = (word: Word): string => keyOf(word.page, wordBox(word));

/** Rows from one printed balance to the next ones above and below: the sum is of some of them, whatever their order. */
interface Sum {
  readonly above: Transaction | undefined;
  readonly between: readonly Transaction[];
  readonly below: Transaction | undefined;
}

/** The rows of the sum to which the balance of a row belongs. */
function sumAround(transactions: readonly Transaction[], row: number): Sum {
  const hasBalance = ({ balance }: Transaction) => balance !== null;
  const first = transactions.slice(0, row).findLastIndex(hasBalance);
  const next = transactions.slice(row + 1).findIndex(hasBalance);
  const last = next < 0 ? transactions.length : row + 1 + next;
  return { above: transactions[first], between: transactions.slice(first + 1, last), below: transactions[last] };
}

/** True if one of some words is in a row of the sum, or in the balance beside these. */
function holdsOne({ above, between, below }: Sum, words: ReadonlySet<string>): boolean {
  const balances = [above, below].flatMap((one) => one?.readings?.filter(({ field }) => field !== 'amount') ?? []);
  return [...between.flatMap(({ readings = [] }) => readings), ...balances].some(({ page, box }) =>
    words.has(keyOf(page, box)),
  );
}

/** True for a word outside of bookings that may be a balance carried over between them. */
function isAmid({ page, baseline }: Word, { above, between, below }: Sum): boolean {
  const edges = [above, ...between, below].flatMap((one) => (one === undefined ? [] : edgesOf(one)));
  const at = page * PAGE + baseline;
  return at >= least(edges) && at <= greatest(edges);
}

const edgesOf = ({ places }: Transaction): number[] =>
  places.flatMap(({ page, box: [, y0, , y1] }) => [page * PAGE + y0, page * PAGE + y1]);

/** True for a word whose figures are those of an amount, but for zeroes. */
const mayBe = ({ text }: Word, amount: Minor): boolean => figuresOf(text) === figuresOf(String(amount));
const figuresOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');
