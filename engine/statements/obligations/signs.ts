/** What says which way money went is the paper's structure: it excludes the mirror image, in which every sign is turned. */

import { directionOf } from '../../lexicon/directions.ts';
import { namesLedger } from '../../lexicon/facts/bill-names.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import { balanceSign } from '../../lexicon/lines/balance-signs.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { turnsSide } from '../../lexicon/lines/legend-words.ts';
import type { BalanceEvidence, ReadRow } from '../../model/reading.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { isBooked } from '../bookings.ts';
import type { PrintedBalance } from '../figures/balances.ts';
import { isLineOf, isOf } from '../own-lines.ts';
import { legendAgainst } from './legends.ts';
import { discharged, type Judge, open, type Subject } from './obligation.ts';
import { byChecks, byFigures, bySides } from './sides.ts';

export const signsAnchored: Judge = (subject) => {
  const booked = subject.proof.rows.filter(({ role, amount }) => role === 'transaction' && amount !== 0);
  if (booked.length === 0) return discharged(finding('NOTHING_SIGNED'));
  const { chain, rows } = subject.proof;
  const unsigned = booked.filter(({ sign }) => sign === 'none' || sign === 'balance').length;
  const chained = chain.proved.size > 0 && chain.proved.size === rows.filter(isBooked).length;
  if (!chained && unsigned > 0) return open(finding('SIDES_NOT_SAID', { amounts: unsigned }));
  const legend = legendAgainst(subject, booked);
  if (legend !== null) return open(finding('LEGEND_AGAINST', { text: legend }));
  const title = booked
    .map(({ sign, row }) => (sign === 'section' ? (row.section?.title ?? '') : ''))
    .find((text) => turnsSide(text));
  if (title !== undefined) return open(finding('SECTION_TURNED', { title }));
  const ledger = ledgerOf(subject);
  if (ledger !== null) return open(finding('LEDGER_TITLE', { title: ledger }));
  const by =
    bySides(booked, subject) ??
    byChecks(subject) ??
    byFigures(subject, booked) ??
    byBalances(subject) ??
    byKind(subject) ??
    byFees(subject.part) ??
    byNumber(subject, booked);
  return by === null ? open(finding('SIGNS_BY_WORDS_ALONE')) : discharged(by);
};

/** Texts on the line of a title, at the most: one of more has headings. */
const BESIDE = 2;

/** The title of a ledger above the rows; null without. */
function ledgerOf({ part: { part }, readings: { facts } }: Subject): string | null {
  const first = part.rows[0]?.lines[0].source.line.index ?? part.toLine;
  const above = facts.bills.filter(
    ({ line }) => isLineOf(part, line) && line.index < first && line.phrases.length <= BESIDE,
  );
  return above.flatMap(({ line }) => line.phrases.map(({ text }) => text)).find(namesLedger) ?? null;
}

/** Where a column of fees shows which sign costs the holder money, and that is how the signs are read, says so; else null. */
function byFees({ convention: view }: ReadPart): Finding | null {
  if (!view.feesMinus || view.flip !== 1 || view.owed) return null;
  return finding('SIGNS_BY_FEES');
}

/** What the paper itself prints beside a balance or before it: letters, or words. */
const PRINTED: ReadonlySet<BalanceEvidence | null> = new Set(['marker', 'words']);

/** Where a mark for debit or credit beside a balance, or its words, say whether it is held or owed, says so; else null. */
function byBalances({ proof: { figures, rows, chain } }: Subject): Finding | null {
  const ends = [figures.opening, figures.closing].some(isMarked);
  const between =
    chain.proved.size > 0 &&
    rows.some(({ role, balance, balanceBy }) => role !== 'ignored' && balance !== 0 && PRINTED.has(balanceBy));
  return ends || between ? finding('SIGNS_BY_BALANCES') : null;
}

function isMarked(balance: PrintedBalance | null): boolean {
  if (balance === null || balance.value === 0) return false;
  const { source } = balance;
  if ('row' in source) return PRINTED.has(source.row.balanceBy);
  const { amount, label } = source.figure;
  const marked = amount.token.marker === null ? null : markerSign(amount.token.marker);
  // "Amount owed: -10.00" may be owed, or the opposite
  const sign = marked ?? (amount.token.sign === null ? balanceSign(label) : null);
  return sign !== null && sign === Math.sign(balance.value);
}

/** Where the paper is by its structure an account's, a card's or a loan's, and its signs are read as those of such, says so; else null. */
function byKind(subject: Subject): Finding | null {
  const { convention: view } = subject.part;
  const { figures } = subject.proof;
  const { kind, by } = view.structure;
  const texts = by.slice(0, MOST_QUOTED);
  if (kind === 'account' && view.flip === 1 && !view.owed) return finding('SIGNS_OF_ACCOUNT', { texts });
  const owes = [figures.opening, figures.closing].some((balance) => balance !== null && balance.value < 0);
  if ((kind === 'card' || kind === 'loan') && (view.owed || isAsked(subject)) && owes)
    return finding('SIGNS_OF_DEBT', { kind, texts });
  return null;
}

/** True where a payment is asked for, and the closing balance is owed: so it is also where what is owed is printed with a minus. */
function isAsked({ part: { part }, readings: { facts }, proof: { figures } }: Subject): boolean {
  const asks = ({ label, amount: { token }, line }: Figure): boolean =>
    isOf(part, { line }) && /[1-9]/.test(token.digits) && lineKind(label)?.kind === 'minimum_payment';
  return figures.closing !== null && figures.closing.value < 0 && facts.figures.some(asks);
}

/**
 * Where a whole account number stands on a paper without a word of a card, a loan or a bill, balances follow from row to row, and the words of
 * bookings on both sides go with the signs, says so; else null. A customer's ledger has a number and balances, too, and none of an account's bookings.
 */
function byNumber(
  { part: { convention: view }, proof: { chain, rows } }: Subject,
  booked: readonly ReadRow[],
): Finding | null {
  const { number } = view.structure;
  const chained = chain.compared > 0 && chain.proved.size === rows.filter(isBooked).length;
  if (number === null || !chained || view.flip !== 1 || view.owed || view.against || !areAnAccounts(booked))
    return null;
  return finding('SIGNS_BY_NUMBER', { number });
}

/** So few of the bookings that say a side may go against those that go with the signs. */
const FEW = 0.25;

/** True for bookings whose words say money in and money out where their signs do. */
function areAnAccounts(booked: readonly ReadRow[]): boolean {
  const count = { in: 0, out: 0, against: 0 };
  for (const { row, amount } of booked) {
    const says = directionOf(row.texts.filter((_, i) => row.kinds[i] === 'text').join(' '), false);
    if (says === null) continue;
    if (says !== Math.sign(amount as number)) count.against++;
    else count[says === 1 ? 'in' : 'out']++;
  }
  return count.in > 0 && count.out > 0 && count.against <= (count.in + count.out) * FEW;
}

/** What is quoted of what tells the kind, at the most. */
const MOST_QUOTED = 3;
