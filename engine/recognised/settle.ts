/**
 * Settles by the sums of the paper on what the readers of its pictures differ: the other reading is tried in place of
 * the first, one word at a time. Where the sums then close no longer, the first reading stands; where they only then
 * close, the other one does.
 */
import type { WordedPage } from '../lines/lines.ts';
import type { Statement } from '../model/statement.ts';
import type { TablesResult } from '../model/table.ts';
import { isWrongAlone } from './beside-balances.ts';
import { cancellingOut } from './cancel-out.ts';
import { asSettled, type DoubtfulWord, doubtfulWords, otherWords, withWords } from './doubts.ts';
import { type Outcome, outcomeOf } from './outcomes.ts';
import { againstIn, isExcluded, isProved } from './verdicts.ts';

/** A document as it was read. */
export interface DocumentRead {
  readonly tables: TablesResult;
  readonly found: { readonly statements: readonly Statement[] };
}

/** Pages that are read again in all, so that a long document does not take for ever. */
const MOST_PAGES = 600;
/** Times that a document is read again: what so many do not settle is in doubt at too many places. */
const MOST_TRIALS = 200;
/** Share of the bookings that may be corrected in a statement that is proved; one is always allowed. */
const MOST_CORRECTED = 0.02;
/** Ems between the lines of two rows that are beside each other, with two lines each. */
const NEAR = 4;
/** Sums that close in a statement with a correction: the correction may have used one of them. */
const LEAST_SUMS = 2;

/** Reads pages, as often as is allowed. */
class Trials<R extends DocumentRead> {
  #pagesLeft = MOST_PAGES;
  #trialsLeft = MOST_TRIALS;
  readonly #read: (pages: readonly WordedPage[]) => R;

  constructor(read: (pages: readonly WordedPage[]) => R) {
    this.#read = read;
  }

  /** Returns null when too many were read. */
  try(pages: readonly WordedPage[]): R | null {
    if (this.#trialsLeft === 0 || this.#pagesLeft < pages.length) return null;
    this.#trialsLeft--;
    this.#pagesLeft -= pages.length;
    return this.#read(pages);
  }
}

export interface Settled<R> {
  readonly pages: readonly WordedPage[];
  readonly read: R;
}

/** Given pages, what was read of them, and how to read them again, returns both with what the sums settle. */
export function settle<R extends DocumentRead>(
  pages: readonly WordedPage[],
  first: R,
  read: (pages: readonly WordedPage[]) => R,
): Settled<R> {
  const isPictured = pages.some(({ words }) => words.some(({ source }) => source === 'ocr'));
  if (!isPictured || doubtfulWords(pages, first.tables).length === 0) return { pages, read: first };
  const trials = new Trials(read);
  const corrected = correct({ pages, read: first }, trials);
  const sure = settledWords(corrected, trials);
  if (sure.length === 0) return corrected;
  const settled = withWords(corrected.pages, sure.map(asSettled));
  return { pages: settled, read: read(settled) };
}

/** Takes other readings of words, in rounds, as long as less speaks against the whole. */
function correct<R extends DocumentRead>(from: Settled<R>, trials: Trials<R>): Settled<R> {
  let best = from;
  for (;;) {
    const { statements } = best.read.found;
    if (statements.length > 0 && statements.every(isProved)) return best;
    const better = corrected(best, trials);
    if (better === null) return best;
    best = better;
  }
}

/**
 * Given a document, tries each other reading of its words alone, and takes those that help, the most helpful one first,
 * as long as the next one helps beside them; null if none helps. Of two that help alike either may be right: see
 * cancellingOut.
 */
function corrected<R extends DocumentRead>(from: Settled<R>, trials: Trials<R>): Settled<R> | null {
  const doubts = doubtfulWords(from.pages, from.read.tables);
  const uncorrected = doubts.filter(({ word }) => word.reading?.corrected === undefined);
  const helpful = uncorrected
    .flatMap(otherWords)
    .flatMap((other) => {
      const helped = helpedBy(other, from, trials);
      return helped === null ? [] : [{ other, helped }];
    })
    .sort((a, b) => againstIn(a.helped.read.found.statements) - againstIn(b.helped.read.found.statements));
  const [most, ...less] = helpful;
  if (most === undefined) return null;
  return less.reduce((best, { other }) => helpedBy(other, best, trials) ?? best, most.helped);
}

/** Given another reading of a word, returns the document with it if less speaks against that; null if not less does. */
function helpedBy<R extends DocumentRead>(other: DoubtfulWord, from: Settled<R>, trials: Trials<R>): Settled<R> | null {
  const pages = withWords(from.pages, [other]);
  const read = trials.try(pages);
  // rows that vanish take what speaks against them along
  if (read === null || read.found.statements.length < from.read.found.statements.length) return null;
  return againstIn(read.found.statements) < againstIn(from.read.found.statements) ? { pages, read } : null;
}

/**
 * The doubtful words of proved statements of which no other reading passes. Amounts that may be wrong together are none
 * of them, unless the balances next to each show alone that it is right.
 */
function settledWords<R extends DocumentRead>({ pages, read }: Settled<R>, trials: Trials<R>): DoubtfulWord[] {
  const { statements } = read.found;
  const doubts = doubtfulWords(pages, read.tables);
  if (!statements.some(isProved) || !areFew(doubts, statements)) return [];
  const outcomes = new Map<DoubtfulWord, Outcome>();
  for (const doubt of doubts) {
    const besides = doubts.filter((one) => one !== doubt && !one.isDate);
    outcomes.set(
      doubt,
      outcomeOf(doubt, doubts, (changes) => {
        const tried = trials.try(withWords(pages, changes))?.found.statements;
        if (tried === undefined || !isExcluded(statements, tried)) return 'passes';
        return isWrongAlone(tried, besides) ? 'excluded alone' : 'excluded';
      }),
    );
  }
  const amounts = doubts.filter((doubt) => outcomes.get(doubt) === 'excluded' && !doubt.isDate);
  const together = cancellingOut(amounts);
  return doubts.filter((doubt) => outcomes.get(doubt) !== 'passes' && !together.has(doubt));
}

/** True if so few bookings are corrected, and so many sums close, that what is proved is no luck. */
function areFew(doubts: readonly DoubtfulWord[], statements: readonly Statement[]): boolean {
  const corrected = doubts.filter(({ word }) => word.reading?.corrected !== undefined);
  if (corrected.length === 0) return true;
  const bookings = statements.reduce((sum, { transactions }) => sum + transactions.length, 0);
  const sums = ({ reconciliation: { checks } }: Statement) =>
    checks.filter(({ kind, status }) => kind !== 'dates' && status === 'pass').length;
  if (corrected.length > Math.max(1, bookings * MOST_CORRECTED) || areNeighbours(corrected)) return false;
  return statements.every((one) => sums(one) >= LEAST_SUMS);
}

/**
 * True if two corrected words are in one row or in rows beside each other: there two wrong figures may make one
 * sum.
 */
const areNeighbours = (corrected: readonly DoubtfulWord[]): boolean =>
  corrected.some(({ page, word }, at) =>
    corrected
      .slice(at + 1)
      .some((other) => other.page === page && Math.abs(other.word.baseline - word.baseline) < NEAR * word.style.size),
  );
