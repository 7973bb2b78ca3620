/** Builds statements from what was read: transactions, printed figures, and the proof. */
import { namesPending } from '../lexicon/lines/sections.ts';
import type { ReadRow } from '../model/reading.ts';
import type { Statement } from '../model/statement.ts';
import type { Transaction } from '../model/transaction.ts';
import type { Warning } from '../model/warning.ts';
import { isDoubtful } from '../model/word.ts';
import type { ReadingsResult, ReadPart } from '../readings/read.ts';
import { finding, type WarningFinding, worded } from '../wording/catalogue.ts';
import { accountNumbers } from './account.ts';
import { accountTypeOf } from './account-type.ts';
import { isOutsideOf } from './checks/checks.ts';
import { proofOf } from './checks/proof.ts';
import { confidenceOf } from './confidence.ts';
import { printedFigures } from './figures/balances.ts';
import { leftOver } from './missed-bookings/left-over.ts';
import { areLinesAlone } from './obligations/rows.ts';
import { pagesOf } from './pages/statement-pages.ts';
import { type Booking, isBooked, isLineOf, pageOf, textsOf } from './part.ts';
import { statementPeriod } from './period.ts';
import { figuresOfRow, hasReadings, isPictured } from './pictures/figures.ts';
import { repairsOf } from './pictures/repairs.ts';
import { figureReadingsOf, wordReadingsOf } from './pictures/word-readings.ts';
import { placesOf } from './places.ts';
import { reconcile } from './reconcile.ts';
import { type Document, type Doubts, goesAgainst, type Subject, subjectOf } from './subject.ts';

const NO_DOUBTS: Doubts = {
  rival: null,
  informing: null,
  ended: false,
  asSaid: false,
  tried: 1,
  beside: [],
  judged: null,
};

/** Returns true if a part is a statement: it has transactions, or two balances that say that it has none. */
export function isStatement(part: ReadPart, readings: ReadingsResult): boolean {
  if (part.rows.some(isBooked)) return true;
  const { opening, closing } = printedFigures(part, readings);
  const said = readings.facts.noBookings.some(({ line }) => isLineOf(part.part, line));
  const single = readings.parts.length === 1;
  // a list of future bookings may begin and end with a balance, as a statement does
  if (!single && part.rows.some(isPending) && opening?.value !== closing?.value) return false;
  if (opening === null || closing === null) return said && part.rows.length === 0 && opening !== closing;
  if (part.rows.some((r) => r.role === 'balance')) return true;
  // beside other statements it has a head of its own: nothing is booked, or its bookings were not found
  if (!single && (part.part.rows.length === 0 || opening.value !== closing.value)) return true;
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
  const proof = proofOf(part, readings, doubts.beside);
  const pages = pagesOf(part, document.pageCount);
  const subject = subjectOf({ part, readings, doubts, document, pages }, proof);
  const { figures, chain, booked } = subject;
  const period = statementPeriod(part, readings.facts, figures);
  const reconciliation = reconcile(subject);
  const { status } = reconciliation;
  const isOpen = (row: Booking) => hasReadings(row) && figuresOfRow(row).some(isDoubtful);
  const doubtfulRows = new Set(booked.flatMap((row, i) => (isOpen(row) ? [i] : [])));
  const unlike = figureReadingsOf(subject);
  const outcome = { status, chain, outside: outsidePeriod(subject), yearAssumed: part.yearAssumed, doubtfulRows };
  return {
    pages,
    institution: part.identity.issuer.name,
    accountHolder: part.identity.holder?.name ?? null,
    ...accountNumbers(part, readings, figures.closing?.value ?? null),
    accountType: accountTypeOf(part, readings.facts),
    currency: part.currency,
    ...(part.currencyBy === 'code' && { currencyNamed: true as const }),
    decimals: part.decimals,
    periodStart: period.start,
    periodEnd: period.end,
    openingBalance: figures.opening?.value ?? null,
    closingBalance: figures.closing?.value ?? null,
    transactions: booked.map((row, i) => transactionOf(row, confidenceOf(row, i, outcome))),
    reconciliation,
    warnings: warningsOf(subject),
    ...(unlike.length > 0 && { readings: unlike }),
    ...(status === 'mismatch' && { left: { ...leftOver(subject), linesAlone: areLinesAlone(subject) } }),
  };
}

/** Given a statement, returns the bookings that fail the check of dates, and their share of all bookings. */
function outsidePeriod({ booked, checks, part: { period, convention } }: Subject) {
  const fails = checks.some(({ kind, status }) => kind === 'dates' && status === 'fail');
  const isOutside = ({ date }: Booking) => fails && isOutsideOf(date, period, convention.card);
  const found = booked.flatMap((row, index) => (isOutside(row) ? [index] : []));
  return { rows: new Set(found), share: found.length / Math.max(1, booked.length) };
}

function transactionOf(r: Booking, confidence: number): Transaction {
  const repaired = repairsOf(r);
  const readings = wordReadingsOf(r);
  return {
    date: r.date,
    description: r.description,
    amount: r.amount,
    balance: r.balance,
    valueDate: r.valueDate,
    transactionDate: r.transactionDate,
    reference: r.reference,
    type: r.type,
    places: placesOf(r.row),
    source: isPictured(r) ? 'ocr' : 'text',
    confidence,
    ...(repaired.length > 0 && { repaired }),
    ...(readings.length > 0 && { readings }),
  };
}

function warningsOf(subject: Subject): Warning[] {
  const { part, booked, doubts, document } = subject;
  const warnings: Warning[] = [];
  const warn = (said: WarningFinding, page: number | null = null, row: number | null = null) =>
    warnings.push({ ...said, message: worded(said), page, row });
  if (part.currency === null) warn(finding('CURRENCY_UNKNOWN'));
  if (part.yearAssumed) warn(finding('YEAR_ASSUMED'));
  for (const [index, row] of booked.entries()) {
    if (row.impossibleDates.length === 0) continue;
    warn(finding('DATE_IMPOSSIBLE', { dates: textsOf(row.impossibleDates) }), pageOf(row), index);
  }
  const differences = doubts.rival ?? (doubts.informing && [doubts.informing]);
  // where nothing fits, there is no second reading to ask for
  if (differences !== null && !goesAgainst(subject)) warn(finding('AMBIGUOUS', { differences }));
  if (doubts.ended) warn(finding('SEARCH_ENDED'));
  const excluded = document.saidPages?.excluded ?? [];
  if (excluded.length > 0) warn(finding('PAGES_EXCLUDED', { pages: [...excluded] }));
  for (const page of document.unusablePages) warn(finding('PAGE_UNREADABLE'), page);
  return warnings;
}
