/** Makes statements of what was read: transactions, printed figures, and the proof. */

import { namesPending } from '../lexicon/lines/sections.ts';
import type { Line } from '../model/line.ts';
import type { ReadRow } from '../model/reading.ts';
import type { Check } from '../model/reconciliation.ts';
import type { Statement, Warning } from '../model/statement.ts';
import type { Transaction } from '../model/transaction.ts';
import type { Facts } from '../readings/facts/facts.ts';
import type { ReadingsResult, ReadPart } from '../readings/read.ts';
import { finding, type WarningFinding, worded } from '../wording/catalogue.ts';
import type { Difference } from '../wording/differences.ts';
import { accountTypeOf } from './account-type.ts';
import { isBooked } from './bookings.ts';
import { isOutsideOf } from './checks/checks.ts';
import { proofOf } from './checks/proof.ts';
import { confidenceOf } from './confidence.ts';
import { textsOf } from './dates/printed-dates.ts';
import { printedFigures } from './figures/balances.ts';
import type { Shown } from './missed-bookings/unread-areas.ts';
import type { Judged } from './obligations/obligation.ts';
import { isLineOf, isOf } from './own-lines.ts';
import { pagesOf } from './pages/statement-pages.ts';
import { statementPeriod } from './period.ts';
import { placesOf } from './places.ts';
import { reconcile } from './reconcile.ts';

export interface Document extends Shown {
  readonly pageCount: number;
  readonly unusablePages: readonly number[];
}

/** What trying several readings showed of a statement; `judged`: its obligations, judged without these doubts. */
export interface Doubts {
  /** another reading that differs in a date or an amount and passes as many checks: what they differ in */
  readonly rival: readonly Difference[] | null;
  /** rows that book something or nothing, where all is proved either way: which */
  readonly informing: Difference | null;
  readonly ended: boolean;
  readonly tried: number;
  /** lines that may be bookings of a statement beside it that could not be read */
  readonly beside: readonly Line[];
  readonly judged: readonly Judged[] | null;
}

const NO_DOUBTS: Doubts = { rival: null, informing: null, ended: false, tried: 1, beside: [], judged: null };

/** Returns whether a part is a statement: it has transactions, or two balances that say that it has none. */
export function isStatement(part: ReadPart, readings: ReadingsResult): boolean {
  if (part.rows.some(isBooked)) return true;
  const { opening, closing } = printedFigures(part, readings.facts, readings.document, readings.parts.length === 1);
  const said = readings.facts.noBookings.some(({ line }) => isLineOf(part.part, line));
  // a list of what is to come may begin and end with a balance, as a statement does
  if (readings.parts.length > 1 && part.rows.some(isPending) && opening?.value !== closing?.value) return false;
  if (opening === null || closing === null) return said && part.rows.length === 0 && opening !== closing;
  if (part.rows.some((r) => r.role === 'balance')) return true;
  // beside others it has a head of its own: none is booked, or its bookings were not found
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
    ...accountOf(part, facts),
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

/** Given transactions and the checks, returns which of them fail that of the dates, and what share of all they are. */
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

/** Marks that hide figures of a number; and a number that shows only its last four figures. */
const HIDDEN = /[*•●#Xx]/;
const FEW_SHOWN = /^[\s*•●#Xx-]*\d{4}$/;

function accountOf(
  { part, convention: view }: ReadPart,
  facts: Facts,
): Pick<Statement, 'accountNumber' | 'iban' | 'bic'> {
  type Told = Facts['accounts'][number];
  const inside = (list: readonly Told[]): Told | undefined => list.find((told) => isOf(part, told));
  const nearest = (list: readonly Told[]): Told | undefined => inside(list) ?? list[0];
  const ofCard = view.card ? nearest(facts.cards) : undefined;
  // a card of the account may be named first: of its number most is hidden
  const whole =
    view.card && view.owed
      ? undefined
      : inside(facts.accounts.filter(({ text }) => !HIDDEN.test(text) && !FEW_SHOWN.test(text)));
  const first = nearest(facts.accounts);
  const isCards = first !== undefined && FEW_SHOWN.test(first.text);
  // beside its IBAN an account may have a number of its own, which that need not hold
  const isIban = ({ text }: Told) => facts.ibans.some((iban) => iban.text === text.replace(/\s/g, ''));
  const firstRow = part.rows[0]?.lines[0].source.line.index ?? part.toLine;
  const besides = (own: Told) =>
    inside(facts.accounts.filter((a) => !isIban(a) && !HIDDEN.test(a.text) && a.line.line.index < firstRow)) ?? own;
  const told = (isCards ? whole : undefined) ?? first ?? ofCard;
  const number = (told && isIban(told) ? besides(told) : told)?.text ?? null;
  // the IBAN of another account is none of this one's: it stands below, or above beside another number
  const above = facts.ibans.find(({ line: { line } }) => line.index < part.fromLine);
  const isSame = number === null || number === facts.accounts[0]?.text;
  return {
    accountNumber: number,
    iban: (inside(facts.ibans) ?? (isSame ? above : undefined))?.text ?? null,
    bic: nearest(facts.bics)?.text ?? null,
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
