/** Builds statements from what was read: transactions, printed figures, and the proof. */
import { namesPending } from '../lexicon/lines/sections.ts';
import type { ReadRow } from '../model/reading.ts';
import type { Check } from '../model/reconciliation.ts';
import type { Statement, Warning } from '../model/statement.ts';
import type { Transaction } from '../model/transaction.ts';
import type { ReadingsResult, ReadPart } from '../readings/read.ts';
import { finding, type WarningFinding, worded } from '../wording/catalogue.ts';
import { accountNumbers, accountTypeOf } from './account.ts';
import { isBooked, textsOf } from './bookings.ts';
import { isOutsideOf } from './checks/checks.ts';
import { proofOf } from './checks/proof.ts';
import { confidenceOf } from './confidence.ts';
import { printedFigures } from './figures/balances.ts';
import type { Document, Doubts } from './obligations/subject.ts';
import { isLineOf } from './own-lines.ts';
import { pagesOf } from './pages/statement-pages.ts';
import { statementPeriod } from './period.ts';
import { placesOf } from './places.ts';
import { reconcile } from './reconcile.ts';

const NO_DOUBTS: Doubts = { rival: null, informing: null, ended: false, tried: 1, beside: [], judged: null };

/** Returns whether a part is a statement: it has transactions, or two balances that say that it has none. */
export function isStatement(part: ReadPart, readings: ReadingsResult): boolean {
  if (part.rows.some(isBooked)) return true;
  const { opening, closing } = printedFigures(part, readings.facts, readings.document, readings.parts.length === 1);
  const said = readings.facts.noBookings.some(({ line }) => isLineOf(part.part, line));
  // a list of future bookings may begin and end with a balance, as a statement does
  if (readings.parts.length > 1 && part.rows.some(isPending) && opening?.value !== closing?.value) return false;
  if (opening === null || closing === null) return said && part.rows.length === 0 && opening !== closing;
  if (part.rows.some((r) => r.role === 'balance')) return true;
  // beside other statements it has a head of its own: nothing is booked, or its bookings were not found
  if (part.part.rows.length === 0 && readings.parts.length > 1) return true;
  if (opening.value !== closing.value && readings.parts.length > 1) return true;
  return opening.value === closing.value && (said || (part.rows.length === 0 && part.period.printed));
}

const isPending = ({ row: { days, section } }: ReadRow): boolean =>
  days.length > 0 && section?.sign === 0 && namesPending(section.title);

export function buildStatement(
  part: ReadPart,
  readings: ReadingsResult,
  document: Document,
  doubts: Doubts = NO_DOUBTS,
): Statement {
  const { facts } = readings;
  const proof = proofOf(part, readings, doubts.beside);
  const { figures, chain, checks } = proof;
  const rows = proof.rows.filter(isBooked);
  const period = statementPeriod(part, facts, readings.document, figures);
  const pages = pagesOf(part, document.pageCount);
  const reconciliation = reconcile({ part, readings, proof, doubts, document, pages });
  const outside = outsidePeriod(rows, checks, part);
  const standing = { status: reconciliation.status, chain, outside, yearAssumed: part.yearAssumed };
  const transactions: Transaction[] = [];
  for (let i = 0; i < rows.length; i++) transactions.push(transactionOf(rows[i], confidenceOf(rows[i], i, standing)));
  return {
    pages,
    institution: part.identity.issuer.name,
    accountHolder: part.identity.holder?.name ?? null,
    ...accountNumbers(part, facts),
    accountType: accountTypeOf(part, facts),
    currency: part.currency,
    decimals: part.decimals,
    periodStart: period.start,
    periodEnd: period.end,
    openingBalance: figures.opening?.value ?? null,
    closingBalance: figures.closing?.value ?? null,
    transactions,
    reconciliation,
    warnings: warningsOf(part, rows, doubts, document.unusablePages),
  };
}

/** Given transactions and the checks, returns the rows that fail the check of dates, and their share of all rows. */
function outsidePeriod(rows: readonly ReadRow[], checks: readonly Check[], { period, convention: view }: ReadPart) {
  const fails = checks.some(({ kind, status }) => kind === 'dates' && status === 'fail');
  const isOutside = ({ date }: ReadRow) => date !== null && isOutsideOf(date, period.start, period.end, view.card);
  const found = fails ? rows.flatMap((row, index) => (isOutside(row) ? [index] : [])) : [];
  return { rows: new Set(found), share: found.length / Math.max(1, rows.length) };
}

function transactionOf(r: ReadRow, confidence: number): Transaction {
  return {
    date: r.date as string,
    description: r.description,
    amount: r.amount as number,
    balance: r.balance,
    valueDate: r.valueDate,
    transactionDate: r.transactionDate,
    reference: r.reference,
    type: r.type,
    places: placesOf(r.row),
    source: r.row.lines[0].source.line.words[0].source,
    confidence,
  };
}

function warningsOf(
  part: ReadPart,
  booked: readonly ReadRow[],
  doubts: Doubts,
  unusablePages: readonly number[],
): Warning[] {
  const warnings: Warning[] = [];
  const warn = (said: WarningFinding, page: number | null = null, row: number | null = null) =>
    warnings.push({ ...said, message: worded(said), page, row });
  if (part.currency === null) warn(finding('CURRENCY_UNKNOWN'));
  if (part.yearAssumed) warn(finding('YEAR_ASSUMED'));
  for (const [index, { row, impossibleDates }] of booked.entries()) {
    if (impossibleDates.length === 0) continue;
    warn(finding('DATE_IMPOSSIBLE', { dates: textsOf(impossibleDates) }), row.lines[0].source.line.page, index);
  }
  const differences = doubts.rival ?? (doubts.informing === null ? null : [doubts.informing]);
  if (differences !== null) warn(finding('AMBIGUOUS', { differences }));
  if (doubts.ended) warn(finding('SEARCH_ENDED'));
  for (const page of unusablePages) warn(finding('PAGE_UNREADABLE'), page);
  return warnings;
}
