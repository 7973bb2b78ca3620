/** Finds what shows that the signs on a paper are an account's, a card's or a loan's. */
import { directionOf } from '../../lexicon/directions.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import { balanceSign } from '../../lexicon/lines/balance-signs.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import type { BalanceEvidence } from '../../model/reading.ts';
import type { SignConvention } from '../../model/sign-convention.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import type { PrintedBalance } from '../figures/printed.ts';
import { type Booking, isOf } from '../part.ts';
import type { Subject } from '../subject.ts';
import { foundWith } from './judge.ts';

/** True for signs that are read as those of an account: a minus is money out, and balances are held. */
export const areHolders = ({ flip, owed }: SignConvention): boolean => flip === 1 && !owed;

/** A column of fees shows which sign costs the holder money, and the signs are read that way. */
export const byFees = ({ part: { convention } }: Subject): boolean => convention.feesMinus && areHolders(convention);

/** The sources of a balance's side that are printed beside it or before it: letters, or words. */
const PRINTED: ReadonlySet<BalanceEvidence | null> = new Set(['marker', 'words']);

/** A mark for debit or credit beside a balance, or its words, show that it is held or owed. */
export const byBalances = ({ figures, rows, chain }: Subject): boolean =>
  [figures.opening, figures.closing].some(isMarked) ||
  (chain.proved.size > 0 &&
    rows.some(({ role, balance, balanceBy }) => role !== 'ignored' && balance !== 0 && PRINTED.has(balanceBy)));

function isMarked(balance: PrintedBalance | null): boolean {
  if (balance === null || balance.value === 0) return false;
  if ('row' in balance.source) return PRINTED.has(balance.source.row.balanceBy);
  const { amount, label } = balance.source.figure;
  const { marker, sign } = amount.token;
  // "Amount owed: -10.00" may be owed, or the opposite
  const marked = marker === null ? null : markerSign(marker);
  const side = marked ?? (sign === null ? balanceSign(label) : null);
  return side === Math.sign(balance.value);
}

/** The structure of the paper is an account's, a card's or a loan's, and the signs are read that way. */
export function byKind(subject: Subject): Finding | null {
  const { part, figures } = subject;
  const { owed, structure } = part.convention;
  const texts = structure.by.slice(0, MOST_QUOTED);
  const { kind } = structure;
  if (kind === 'account' && areHolders(part.convention)) return finding('SIGNS_OF_ACCOUNT', { texts });
  const owes = [figures.opening, figures.closing].some((balance) => balance !== null && balance.value < 0);
  const isDebt = owes && (owed || isAsked(subject));
  return isDebt && (kind === 'card' || kind === 'loan') ? finding('SIGNS_OF_DEBT', { kind, texts }) : null;
}

const MOST_QUOTED = 3;

/** True if a payment is asked for and the closing balance is owed, even if what is owed has a minus. */
function isAsked({ part: { part }, readings: { facts }, figures: { closing } }: Subject): boolean {
  const asks = (figure: Figure): boolean =>
    isOf(part, figure) &&
    /[1-9]/.test(figure.amount.token.digits) &&
    lineKind(figure.label)?.kind === 'minimum_payment';
  return closing !== null && closing.value < 0 && facts.figures.some(asks);
}

/**
 * A complete account number on a paper without a word for a card, a loan or a bill, balances that follow from row to
 * row, and bookings on both sides whose words agree with the signs. A customer's ledger has a number and balances, but
 * no such bookings.
 */
export function byNumber({ part: { convention }, chain, chained, signed }: Subject): Finding | null {
  const isFollowed = chained && chain.compared > 0 && areHolders(convention) && !convention.against;
  return isFollowed && areAnAccounts(signed)
    ? foundWith('SIGNS_BY_NUMBER', { number: convention.structure.number })
    : null;
}

/** At most this share of the bookings with words for a side may contradict the signs. */
const FEW = 0.25;

function areAnAccounts(booked: readonly Booking[]): boolean {
  const count = { in: 0, out: 0, against: 0 };
  for (const { row, amount } of booked) {
    const says = directionOf(row.texts.filter((_, i) => row.kinds[i] === 'text').join(' '), false);
    if (says === null) continue;
    if (says !== Math.sign(amount)) count.against++;
    else count[says === 1 ? 'in' : 'out']++;
  }
  return count.in > 0 && count.out > 0 && count.against <= (count.in + count.out) * FEW;
}
