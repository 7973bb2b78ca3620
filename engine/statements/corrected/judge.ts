/** Judges a corrected statement: what was judged of the paper stays, except what the changed figures take part in. */
import type { UnusedAmount } from '../../model/left-over.ts';
import { isFilled } from '../../model/lists.ts';
import type { Check, CheckKind, Obligation, Reconciliation } from '../../model/reconciliation.ts';
import type { Transaction } from '../../model/transaction.ts';
import { evidenceOf, type Finding, finding } from '../../wording/catalogue.ts';
import { findingOf } from '../checks/checks.ts';
import { verdictOf } from '../reconcile.ts';
import { type Corrected, type Entry, entriesOf, readOf } from './as-read.ts';
import { type Again, checksAgain, isStatedBetween } from './checks.ts';
import { areOthersAsRead, hasDayOf, isAnchored } from './days.ts';
import { addedAmounts, isWithin, printedOf } from './printed.ts';
import type { Printed } from './printed-row.ts';
import { areProved } from './proved.ts';

interface Case {
  readonly statement: Corrected;
  readonly printed: ReadonlyMap<number, Printed>;
  readonly entries: readonly Entry[];
  readonly again: Again;
}

type Judge = (one: Obligation, given: Case) => Obligation;

/** Given a corrected statement, returns its reconciliation. */
export function judgeCorrected(statement: Corrected): Reconciliation {
  const { read } = statement.corrections;
  const printed = printedOf(statement);
  const entries = entriesOf(statement, printed);
  const again = checksAgain(statement, entries);
  const given: Case = { statement, printed, entries, again };
  const obligations = read.reconciliation.obligations.map((one) => JUDGES[one.code]?.(one, given) ?? one);
  return {
    ...verdictOf(obligations, () => unusedBefore(read.reconciliation)),
    checks: again.checks,
    failingRows: again.chain.failingRows,
    obligations,
  };
}

/** The amounts that no row used when the statement was read. */
function unusedBefore({ code, params }: Reconciliation) {
  return code === 'FIGURES_DISAGREE' ? [...params.unused] : [];
}

const JUDGES: Partial<Record<Obligation['code'], Judge>> = {
  SUMS_CLOSE: sumsClose,
  FIGURES_AGREE: figuresAgree,
  DATES_ANCHORED: datesAnchored,
  NO_RIVAL: examined,
  ROWS_BOOKED: examined,
  ROWS_EXPLAINED: rowsExplained,
};

/** Older versions of the reader compared the readings only of papers that add up. */
function examined(one: Obligation, { statement: { corrections } }: Case): Obligation {
  const { status, obligations } = corrections.read.reconciliation;
  const areCompared = obligations.some(({ findings }) => findings.some(({ code }) => COMPARED.has(code)));
  if (status !== 'mismatch' || areCompared) return one;
  return judged(one.code, 'open', finding('CORRECTION_NOT_EXAMINED'));
}

const COMPARED: ReadonlySet<Finding['code']> = new Set(['NO_READING_AS_CLOSE', 'READING_AS_CLOSE'] as const);

const judged = (code: Obligation['code'], status: 'open' | 'discharged', found: Finding): Obligation => ({
  code,
  status,
  evidence: evidenceOf([found]),
  findings: [found],
});

/** The obligation as contradicted by the checks of some kinds that fail; null if none does. */
function contradicted({ code }: Obligation, checks: readonly Check[], kinds: readonly CheckKind[]): Obligation | null {
  const against = checks.filter(({ kind, status }) => kinds.includes(kind) && status === 'fail').map(findingOf);
  if (!isFilled(against)) return null;
  return { code, status: 'contradicted', evidence: evidenceOf(against), findings: against };
}

const BALANCES: readonly CheckKind[] = ['running_balance', 'opening_closing', 'carried_forward'];
const FIGURES: readonly CheckKind[] = ['printed_total', 'printed_count'];

function sumsClose(one: Obligation, { statement, entries, again }: Case): Obligation {
  const { openingBalance, closingBalance, corrections } = statement;
  const { read } = corrections;
  const { checks } = again;
  const failing = contradicted(one, checks, BALANCES);
  if (failing !== null) return failing;
  const isEntered = openingBalance !== read.openingBalance || closingBalance !== read.closingBalance;
  if (isEntered || hasEnteredBalances(statement))
    return judged(one.code, 'open', finding('CORRECTED_FIGURES_UNPROVED'));
  const amounts = entries.filter(({ changed }) => changed !== null).length;
  if (amounts === 0 || one.status === 'open') return one;
  const inOrder = again.isNewestFirst ? entries.toReversed() : entries;
  const ends = { opening: openingBalance, closing: closingBalance };
  const mayClose =
    again.isKnown &&
    !read.reconciliation.checks.some(isStatedBetween) &&
    hasEnd(one, checks) &&
    areProved(inOrder, ends, checks);
  if (!mayClose) return judged(one.code, 'open', finding('CORRECTIONS_UNPROVED', { amounts }));
  const sums = checks.filter(({ kind }) => kind !== 'dates').length;
  return judged(one.code, 'discharged', finding('CORRECTIONS_PROVED', { amounts, sums }));
}

/** True if the end of the rows is shown as it was, or by a closing balance that is not carried from page to page. */
function hasEnd({ status, findings }: Obligation, checks: readonly Check[]): boolean {
  if (status === 'discharged') return true;
  const isCarried = findings.some(({ code }) => code === 'STATED_BALANCES_DO_NOT_FOLLOW');
  return !isCarried && checks.some(({ kind }) => kind === 'opening_closing');
}

function figuresAgree(one: Obligation, { again: { checks } }: Case): Obligation {
  const failing = contradicted(one, checks, FIGURES);
  if (failing !== null) return failing;
  const wasOfChecks = one.findings.every(({ code }) => code === 'FIGURE_PRINTED_OTHERWISE');
  if (one.status !== 'contradicted' || !wasOfChecks) return one;
  const figures = checks.filter(({ kind }) => FIGURES.includes(kind)).length;
  return judged(one.code, 'discharged', finding('FIGURES_AGREE', { figures }));
}

/** Lines that may be bookings are explained by rows that were added with the amounts that they print. */
function rowsExplained(one: Obligation, { statement: { left, transactions }, printed }: Case): Obligation {
  const [found] = one.findings;
  const isOfLines = one.status === 'open' && found.code === 'LINES_UNEXPLAINED' && left?.linesAlone === true;
  if (!isOfLines || left.lines.length !== found.params.lines) return one;
  const used = addedAmounts(transactions, printed);
  const areFreed = used.every((amount) => transactions.every((other) => isFreed(other, amount)));
  if (!areFreed || !left.lines.every((line) => used.some(isWithin([line])))) return one;
  return judged(one.code, 'discharged', finding('LINES_EXPLAINED'));
}

/** True unless a row was read with the line of an added one, and still has its words or its day. */
function isFreed(other: Transaction, amount: UnusedAmount): boolean {
  const read = readOf(other);
  if (read === null || !isWithin(other.places)(amount)) return true;
  return read.description !== other.description && !hasDayOf(other, amount);
}

function datesAnchored(one: Obligation, given: Case): Obligation {
  const { transactions } = given.statement;
  const failing = contradicted(one, given.again.checks, ['dates']);
  if (failing !== null) return failing;
  const rows = transactions.filter((_, at) => !isAnchored(given, at) || !areOthersAsRead(given, at)).length;
  if (rows === 0 || one.status === 'contradicted') return one;
  return judged(one.code, 'open', finding('CORRECTED_DATES_UNPROVED', { rows }));
}

/** True if a balance that was read is another now, or its row was deleted: what it said against the rows is lost. */
const hasEnteredBalances = ({ transactions, corrections }: Corrected): boolean =>
  corrections.removed.some(({ transaction }) => (readOf(transaction)?.balance ?? null) !== null) ||
  transactions.some((one) => {
    const read = readOf(one);
    return read !== null && read.balance !== null && read.balance !== one.balance;
  });
