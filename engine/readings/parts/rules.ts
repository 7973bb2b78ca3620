/** The rules about whether another statement begins with a row. */
import type { Level, Rule } from '../../evidence/question.ts';
import { ruleIf } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import { namesPending } from '../../lexicon/lines/sections.ts';
import { itemAt } from '../../model/lists.ts';
import { firstLineOf, lastLineOf, type Row } from '../../model/row.ts';
import type { Facts } from '../facts/facts.ts';
import type { PageNumbering } from '../facts/page-numberings.ts';
import {
  type BoundarySubject,
  booksBelow,
  closesBelow,
  firstBelow,
  isBelowHeader,
  isBooked,
  namesOpening,
  opens,
  statesOpening,
} from './subject.ts';

const { certain, strong, fair, faint } = STRENGTH;

type BoundaryAnswer = 'begins' | 'goes_on';
type Holds = (subject: BoundarySubject) => boolean;

/** The weakest rule: if it decides, the statement begins at what names it above the row. */
export const OTHER_SYMBOL = 'other_symbol';

/** A rule about a row that has another one above it. */
const below = (id: string, level: Level, strength: number, holds: Holds) =>
  ruleIf(id, level, { answer: 'begins' as const, strength }, (s: BoundarySubject) => s.at > 0 && holds(s));

export const BOUNDARY_RULES: readonly Rule<BoundarySubject, BoundaryAnswer>[] = [
  ruleIf('first_row', 'states', { answer: 'begins', strength: certain }, ({ at }) => at === 0),
  below('joined', 'excludes', certain, ({ joined }) => joined),
  below('cut', 'states', certain, ({ cut }) => cut !== null),
  below('named_between', 'states', strong, (s) => s.border !== null && mayEnd(s)),
  below('other_opening', 'states', strong, opensOther),
  below('other_brought_forward', 'states', strong, bringsOther),
  below('opened_empty', 'states', strong, opensEmpty),
  below('pending_list', 'states', strong, listsPending),
  below('other_currency', 'states', fair, ({ currency, soFar }) => isOther(currency, soFar.currency)),
  below('below_summary', 'suggests', strong, followsSummary),
  below(OTHER_SYMBOL, 'suggests', faint, (subject) => {
    const { symbol, soFar } = subject;
    return isOther(symbol, soFar.symbol) && soFar.transactions > 0 && isBelowHeader(subject);
  }),
  ruleIf('same_statement', 'defaults', { answer: 'goes_on', strength: strong }, () => true),
];

/** True if bookings are above a row, or another opening balance: nothing was booked then. */
const mayEnd = ({ soFar, row }: BoundarySubject): boolean => soFar.transactions > 0 || (soFar.opened && opens(row));

const isOther = (one: string | null, other: string | null): boolean => one !== null && other !== null && one !== other;

/** An opening balance of bookings below it, neither carried over from above nor in a summary below the rows. */
function opensOther(subject: BoundarySubject): boolean {
  const { rows, at, row, soFar, facts } = subject;
  if (!statesOpening(row) || !(soFar.opened || soFar.transactions > 0) || !booksBelow(rows, at)) return false;
  // a page may begin with the balance of the page before, called an opening balance
  if (carries(soFar.closed, row) || isCountedOn(itemAt(rows, at - 1), row, facts.pages)) return false;
  return !isSummary(subject) && !repeatsSummary(subject);
}

/** A row without a day, or one that is named as something else: "06/01/2021 Beginning Balance". */
const isUnbooked = ({ days, kind, kindExact }: Row): boolean => days.length === 0 || (kindExact && kind !== null);

/** True for the opening balance of bookings whose summary is above: no bookings, from the same balance to the same. */
function repeatsSummary({ rows, at, row, soFar: { closed, fromLine }, facts }: BoundarySubject): boolean {
  const [digits, first] = [lastDigits(row), firstLineOf(row).index];
  const end = rows.slice(at + 1).find(({ kindExact, kind }) => kindExact && kind === 'closing');
  if (closed === null || end === undefined || !sameAmount(closed, end) || !/[1-9]/.test(digits ?? '')) return false;
  const own = rows.slice(0, at).filter((above) => firstLineOf(above).index >= fromLine);
  const isOpening = ({ kind, amount, line: { line } }: Facts['figures'][number]) =>
    kind === 'opening' && amount.token.digits === digits && line.index >= fromLine && line.index < first;
  const isOpened = (above: Row) => statesOpening(above) && lastDigits(above) === digits;
  // with days, and the same balance at both ends, they are an account in which nothing was booked
  if (own.some(({ days }) => days.length > 0) && lastDigits(closed) === digits) return false;
  return own.every(isUnbooked) && (own.some(isOpened) || facts.figures.some(isOpening));
}

/** True for an opening balance in a summary below the rows: no booking follows, or none before a closing balance. */
function isSummary({ rows, at, row, soFar, facts }: BoundarySubject): boolean {
  if (soFar.opened || namesOpening(facts, soFar.fromLine, firstLineOf(row).index)) return false;
  return closesBelow(rows, at) || firstBelow(rows, at, (next) => isBooked(next) || opens(next))?.kind !== null;
}

/** A balance brought forward to bookings below it, neither the one carried forward nor that of the row above. */
function bringsOther(subject: BoundarySubject): boolean {
  const { rows, at, row, soFar } = subject;
  if (!opens(row) || row.kind !== 'brought_forward' || !booksBelow(rows, at)) return false;
  const { closed } = soFar;
  // what the page before carries, a balance or the sums of both sides
  if (sameAmount(itemAt(rows, at - 1), row)) return false;
  if (closed === null) return differsFromBalance(subject);
  return !carriesOver(subject) && !turnsPage(closed, row) && !sameAmount(closed, row);
}

/** True for a balance carried forward on the page before, also above a payment slip that prints the closing balance. */
function carriesOver({ rows, at, row }: BoundarySubject): boolean {
  const page = firstLineOf(row).page - 1;
  for (let k = at - 1; k >= 0; k--) {
    const above = itemAt(rows, k);
    if (firstLineOf(above).page < page) return false;
    if (above.kindExact && above.kind === 'carried_forward') return sameAmount(above, row);
  }
  return false;
}

/** True for a row below a header amid a page, with another balance than that of the booking above the header. */
function differsFromBalance(subject: BoundarySubject): boolean {
  const { rows, at, row } = subject;
  const above = itemAt(rows, at - 1);
  if (lastLineOf(above).page !== firstLineOf(row).page || !isBelowHeader(subject)) return false;
  const balance = above.columns.findIndex(({ role }) => role === 'balance');
  return balance >= 0 && isBooked(above) && above.amounts[balance] !== null && !sameAmount(above, row);
}

/** An opening balance below a header and a closing balance, followed by the same as a closing balance. */
function opensEmpty(subject: BoundarySubject): boolean {
  const { rows, at, row, soFar } = subject;
  const { closed } = soFar;
  if (!statesOpening(row) || closed?.kind !== 'closing' || sameAmount(closed, row) || !isBelowHeader(subject))
    return false;
  const next = rows[at + 1];
  return next?.kindExact === true && next.kind === 'closing' && sameAmount(row, next);
}

/** The first row of a list of what is pending, with an opening balance of its own above it. */
function listsPending({ rows, at, row, facts }: BoundarySubject): boolean {
  const [above, { section }] = [itemAt(rows, at - 1), row];
  if (section?.sign !== 0 || section.title === above.section?.title || !namesPending(section.title)) return false;
  return namesOpening(facts, lastLineOf(above).index + 1, firstLineOf(row).index);
}

/** The first booking below a header and a summary, if another summary follows: each is below its rows. */
function followsSummary(subject: BoundarySubject): boolean {
  const { rows, at, row, soFar } = subject;
  if (!soFar.summed || !isBooked(row) || row.days.length === 0 || !isBelowHeader(subject)) return false;
  return firstBelow(rows, at, statesOpening) !== undefined;
}

/** True for a balance that turns the page: one statement, even if it differs overleaf. */
function turnsPage(carried: Row, brought: Row): boolean {
  const isOverleaf = firstLineOf(brought).page === firstLineOf(carried).page + 1;
  return carried.kind === 'carried_forward' && carried.table === brought.table && isOverleaf;
}

/** True if an opening balance is the one carried forward above it. */
const carries = (closed: Row | null, opening: Row): boolean =>
  closed !== null && closed.kind === 'carried_forward' && sameAmount(closed, opening);

/**
 * True for an opening balance at the head of a page that repeats the last row of the page before, whatever that is
 * called, if the pages are counted on. A row with a day is a booking, and a closing balance ends the statement.
 */
function isCountedOn(above: Row, opening: Row, numberings: readonly PageNumbering[]): boolean {
  const [last, next] = [firstLineOf(above).page, firstLineOf(opening).page];
  if (next !== last + 1 || above.table !== opening.table || above.kind === 'closing' || above.days.length > 0)
    return false;
  if (lastDigits(above) === undefined || !sameAmount(above, opening)) return false;
  return numberings.some(({ numbers }) => {
    const [own, other] = [last, next].map((page) => numbers.find((number) => number.page === page));
    return own !== undefined && other?.number === own.number + 1;
  });
}

/** True for two rows whose last amounts have the same digits. */
const sameAmount = (a: Row, b: Row): boolean => lastDigits(a) === lastDigits(b);

const lastDigits = ({ amounts }: Row): string | undefined => amounts.findLast((x) => x !== null)?.token.digits;
