/** What says which way money went is the paper's structure: it excludes the mirror image, in which every sign is turned. */
import { markerSign } from '../../lexicon/columns/markers.ts';
import { sectionSign } from '../../lexicon/lines/sections.ts';
import { minorUnits } from '../../money/amount.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import type { BalanceEvidence, ReadRow } from '../../readings/types.ts';
import type { PrintedBalance } from '../balances.ts';
import { counted, discharged, type Judge, open, type Subject } from './obligation.ts';

export const signsAnchored: Judge = (subject) => {
  const booked = subject.proof.rows.filter(({ role, amount }) => role === 'transaction' && amount !== 0);
  if (booked.length === 0) return discharged('Nothing is booked that has a sign.');
  const { chain, rows } = subject.proof;
  const unsigned = booked.filter(({ sign }) => sign === 'none' || sign === 'balance').length;
  const chained = chain.proved.size > 0 && chain.proved.size === rows.filter(isBooked).length;
  if (!chained && unsigned > 0)
    return open(`The paper does not say of ${counted(unsigned, 'amount')} whether money came in or went out.`);
  const by =
    bySides(booked, subject.part) ??
    byChecks(subject) ??
    byFigures(subject, booked) ??
    byBalances(subject) ??
    byKind(subject) ??
    byNumber(subject);
  return by === null
    ? open(
        'Nothing but the words of its rows says whether a plus is money in or money out: it names no sides, no kind of account, and nothing that only an account or only a card has.',
      )
    : discharged(by);
};

const isBooked = ({ role }: ReadRow): boolean => role === 'transaction';

/** Where columns with the names of sides, marks or titles of sections give each amount its sign, says so; else null. */
function bySides(booked: readonly ReadRow[], { context, view }: ReadPart): string | null {
  const marked = booked.some(({ sign }) => sign === 'marker');
  const ways = new Set<string>();
  for (const { sign, row } of booked) {
    const roles = context.rolesOf.get(row.table) ?? [];
    const isHeaded = (side: 'debit' | 'credit') => row.columns[roles.indexOf(side)]?.role === side;
    if (sign === 'column' && (isHeaded('debit') || isHeaded('credit'))) ways.add('columns for money in and money out');
    else if (sign === 'marker') ways.add('marks for debit and credit');
    // what stands without a mark among marked amounts, and without a sign, is the other side
    else if (sign === 'printed' && marked && row.amounts.every((a) => a === null || a.token.sign === null))
      ways.add('marks for debit and credit');
    else if (sign === 'section' && row.section?.sign && (!row.section.cardSign || view.structure.kind !== null))
      ways.add('titles of sections');
    else return null;
  }
  return `The sign of each amount is given by ${[...ways].join(' and ')}.`;
}

/** The amounts of a statement by side, both positive. */
function sidesOf(rows: readonly ReadRow[]) {
  let [moneyIn, moneyOut, ins, outs, zeroes] = [0, 0, 0, 0, 0];
  for (const { role, amount } of rows) {
    if (role !== 'transaction' || amount === null) continue;
    if (amount > 0) {
      moneyIn += amount;
      ins++;
    } else if (amount < 0) {
      moneyOut -= amount;
      outs++;
    } else zeroes++;
  }
  return { moneyIn, moneyOut, ins, outs, zeroes };
}

/** Where the printed totals or counts of the two sides agree, and would not with every sign turned, says so; else null. */
function byChecks({ proof: { checks, rows } }: Subject): string | null {
  const { moneyIn, moneyOut, ins, outs, zeroes } = sidesOf(rows);
  const passed = new Set(checks.filter(({ status }) => status === 'pass').flatMap(({ of }) => of ?? []));
  const totals = (passed.has('totalIn') || passed.has('totalOut')) && moneyIn !== moneyOut;
  const counts = (passed.has('countIn') || passed.has('countOut')) && Math.abs(ins - outs) > zeroes;
  if (!totals && !counts) return null;
  return `The printed ${totals ? 'totals' : 'counts'} of money in and money out agree, and would not if every sign were turned.`;
}

/** Where a figure with the name of one side ("Purchases", "Deposits") is what the rows of that side come to, and not what the others do, says so; else null. */
function byFigures({ part, readings: { facts, document } }: Subject, booked: readonly ReadRow[]): string | null {
  const { moneyIn, moneyOut } = sidesOf(booked);
  const isCard = part.view.structure.kind === 'card';
  const { fromLine, toLine } = part.part;
  const tells = ({ label, amount: { token }, line: { line } }: Figure): boolean => {
    if (line.index < fromLine || line.index >= toLine || label === '') return false;
    const side = sectionSign(label);
    if (!side || (side.cardSign && !isCard && part.view.structure.kind === null)) return false;
    const sign = (isCard ? side.cardSign : undefined) ?? side.sign;
    const value = Math.abs(minorUnits(token, document.mark, part.decimals) ?? 0);
    const [own, other] = sign === 1 ? [moneyIn, moneyOut] : [moneyOut, moneyIn];
    return sign !== 0 && value !== 0 && value === own && value !== other;
  };
  const found = facts.figures.find(tells);
  return found ? `“${found.label}” is what the rows of that side come to.` : null;
}

/** What the paper itself prints beside a balance or before it: letters, or words. */
const PRINTED: ReadonlySet<BalanceEvidence | null> = new Set(['marker', 'words']);

/** Where a mark for debit or credit beside a balance says whether it is held or owed, says so; else null. */
function byBalances({ proof: { figures, rows, chain } }: Subject): string | null {
  const ends = [figures.opening, figures.closing].some(isMarked);
  const between =
    chain.proved.size > 0 &&
    rows.some(({ role, balance, balanceBy }) => role !== 'ignored' && balance !== 0 && PRINTED.has(balanceBy));
  return ends || between ? 'Marks beside the balances say whether they are held or owed.' : null;
}

function isMarked(balance: PrintedBalance | null): boolean {
  if (balance === null || balance.value === 0) return false;
  const { source } = balance;
  if ('row' in source) return PRINTED.has(source.row.balanceBy);
  const { marker } = source.figure.amount.token;
  return marker !== null && markerSign(marker) !== null;
}

/** Where the paper is by its structure an account's or a card's, and its signs are read as those of such, says so; else null. */
function byKind({ part: { view }, proof: { figures } }: Subject): string | null {
  const { kind, by } = view.structure;
  const quoted = by
    .slice(0, MOST_QUOTED)
    .map((text) => `“${text}”`)
    .join(', ');
  if (kind === 'account' && view.flip === 1 && !view.owed) return `The paper is an account's: ${quoted}.`;
  const owes = [figures.opening, figures.closing].some((balance) => balance !== null && balance.value < 0);
  if (kind === 'card' && view.owed && owes) return `The paper is a card's, and its balance is owed: ${quoted}.`;
  return null;
}

/**
 * Where a whole account number stands on a paper without a word of a card or a loan, balances follow from row to row, and no words of bookings
 * go against the signs, says so; else null. A card's paper has a card's number, and hardly ever balances beside its rows.
 */
function byNumber({ part: { view }, proof: { chain, rows } }: Subject): string | null {
  const { number } = view.structure;
  const chained = chain.compared > 0 && chain.proved.size === rows.filter(isBooked).length;
  if (number === null || !chained || view.flip !== 1 || view.owed || view.against) return null;
  return `The paper has an account's number, “${number}”, and balances that follow from row to row, and nothing of a card or a loan.`;
}

/** What is quoted of what tells the kind, at the most. */
const MOST_QUOTED = 3;
