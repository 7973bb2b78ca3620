/** Says whether the paper's own arithmetic proves a statement: verified, mismatch or unverifiable, and why. */
import type { PrintedFigures } from './balances.ts';
import type { ChainResult } from './checks.ts';
import type { Check, Reconciliation } from './types.ts';
import type { UnreadArea } from './unread-areas.ts';

/** What reconciling asks of a statement beside its sums. */
export interface Evidence {
  readonly transactions: number;
  /** transactions whose sign only a difference of balances, or nothing, says */
  readonly unsigned: number;
  /** the page of each row or line that may be a booking, and is neither a transaction nor known to be something else */
  readonly unexplained: readonly number[];
  readonly yearAssumed: boolean;
  /** another reading that differs in a date or an amount and passes every check too: what differs, in words */
  readonly rival: string | null;
  /** readings were left untried */
  readonly ended: boolean;
  /** rows that have their date from the row above, on a paper that repeats dates */
  readonly doubtfulDates: number;
  /** rows that may have taken a date from the row above */
  readonly strayDates: number;
  /** rows with what was left unread where dates stand, and may belong to them */
  readonly unreadDates: number;
  /** lists of which one date goes against the order that all others keep */
  readonly disorderedDates: number;
  /** in words, which pages are missing or stand in another order than they say */
  readonly pages: string | null;
  /** no transaction was found, and the paper prints money in or out */
  readonly unbooked: boolean;
  /** its amounts are whole, and those of another statement in the same money are not: points, units */
  readonly mayBeNoMoney: boolean;
  readonly unusablePages: readonly number[];
  /** what may hold bookings and was not read as text */
  readonly unreadAreas: readonly UnreadArea[];
  readonly contradictions: readonly string[];
}

/** Given all checks and the evidence, returns the verdict. */
export function reconcile(
  figures: PrintedFigures,
  chain: ChainResult,
  checks: readonly Check[],
  evidence: Evidence,
): Reconciliation {
  const verdict = (status: Reconciliation['status'], reason: string): Reconciliation => ({
    status,
    reason,
    checks,
    failingRows: chain.failingRows,
  });
  const failed = checks.filter((c) => c.status === 'fail');
  if (failed.length > 0)
    return verdict('mismatch', `The paper does not add up: ${failed.map((c) => c.detail).join('; ')}.`);
  if (evidence.contradictions.length > 0) {
    return verdict('mismatch', `The paper does not add up: ${evidence.contradictions.join('; ')}.`);
  }
  const missing = whatIsMissing(figures, chain, checks, evidence);
  return missing === null ? verdict('verified', proofOf(chain, checks)) : verdict('unverifiable', missing);
}

/** The figures of money in, and of money out. */
const SIDES = [
  ['totalIn', 'countIn'],
  ['totalOut', 'countOut'],
] as const;

function whatIsMissing(
  figures: PrintedFigures,
  chain: ChainResult,
  checks: readonly Check[],
  e: Evidence,
): string | null {
  if (e.unusablePages.length > 0) return `Page ${e.unusablePages.join(', ')} has no text that can be read.`;
  if (e.unreadAreas.length > 0) return inWords(e.unreadAreas);
  if (e.mayBeNoMoney) return 'Its amounts have no decimals, and others of the paper have: they may be no money.';
  if (e.unbooked) return 'The paper prints a total of money in or out, and no transactions were found.';
  if (e.doubtfulDates > 0) {
    return `The date of ${e.doubtfulDates} row${e.doubtfulDates === 1 ? '' : 's'} is not printed; it was taken from the row above.`;
  }
  if (e.strayDates > 0) {
    return `The date of ${e.strayDates} row${e.strayDates === 1 ? '' : 's'} may be that of the row above.`;
  }
  if (e.unreadDates > 0) {
    return `Where the date of ${e.unreadDates} row${e.unreadDates === 1 ? '' : 's'} stands, something was left unread that may belong to it.`;
  }
  if (e.disorderedDates > 0)
    return `The date of ${e.disorderedDates} row${e.disorderedDates === 1 ? '' : 's'} is far from those around it, which are all in order.`;
  if (e.pages !== null) return e.pages;
  if (e.yearAssumed) return 'The paper does not give the year of its dates.';
  if (e.rival !== null)
    return `AMBIGUOUS: the paper can be read in two ways, and everything fits either way: ${e.rival}.`;
  if (e.ended) return 'The paper can be read in more ways than were tried.';
  if (figures.opening === null) return 'No opening balance is printed apart from the rows.';
  const chained = chain.proved.size === e.transactions && e.transactions > 0;
  const closes = checks.some((c) => c.kind === 'opening_closing');
  const printed = new Set(checks.flatMap(({ of }) => of ?? []));
  // figures of one side say nothing of rows of the other behind the last balance
  const counted = printed.has('count') || SIDES.every(([total, count]) => printed.has(total) || printed.has(count));
  if (!closes && !(chained && counted))
    return 'No closing balance, total or count is printed that would show that no row is missing.';
  if (e.unexplained.length > 0) {
    const { length } = e.unexplained;
    const pages = [...new Set(e.unexplained)].sort((a, b) => a - b);
    return `${length} line${length === 1 ? '' : 's'} that may be bookings could not be explained: page ${pages.join(', ')}.`;
  }
  if (!chained && e.unsigned > 0)
    return `The paper does not say of ${e.unsigned} amounts whether money came in or went out.`;
  return null;
}

/** Given things that were not read, returns a sentence that tells how many of which kind stand on which pages. */
function inWords(areas: readonly UnreadArea[]): string {
  const pages = [...new Set(areas.map(({ page }) => page))];
  const shown = areas.length === 1 ? 'something is' : `${areas.length} things are`;
  return `Where bookings stand, ${shown} to be seen that could not be read as text (${[...new Set(areas.map(({ kind }) => kind))].join(', ')}): page ${pages.join(', ')}.`;
}

function proofOf(chain: ChainResult, checks: readonly Check[]): string {
  const sums = checks.filter((c) => c.kind !== 'dates').length;
  return chain.compared > 0
    ? `The printed balances follow from row to row, and ${sums} independent sums close.`
    : `Opening balance and all amounts give the closing balance; ${sums} independent sums close.`;
}
