/** The rules about whether another statement begins with a row. */
import type { Level, Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import { namesPending } from '../../lexicon/lines/sections.ts';
import { carries, isCountedOn, sameAmount, turnsPage } from './carried.ts';
import {
  type BoundarySubject,
  booksBelow,
  closesBelow,
  firstBelow,
  firstLineOf,
  isBelowHeader,
  isBooked,
  lastLineOf,
  namesOpening,
  opens,
  statesOpening,
} from './subject.ts';

const { certain, strong, fair, faint } = STRENGTH;

export type BoundaryAnswer = 'begins' | 'goes_on';
type Holds = (subject: BoundarySubject) => boolean;

export type BoundaryRule =
  | 'first_row'
  | 'cut'
  | 'named_between'
  | 'other_opening'
  | 'other_brought_forward'
  | 'opened_empty'
  | 'pending_list'
  | 'other_currency'
  | 'below_summary'
  | 'other_symbol'
  | 'same_statement';

function rule(
  id: BoundaryRule,
  level: Level,
  strength: number,
  holds: Holds,
): Rule<BoundarySubject, BoundaryAnswer, BoundaryRule> {
  const begins = { answer: 'begins', strength } as const;
  return { id, level, find: (subject) => (holds(subject) ? begins : null) };
}

/** A rule about a row that has another one above it. */
const below = (id: BoundaryRule, level: Level, strength: number, holds: Holds) =>
  rule(id, level, strength, (subject) => subject.at > 0 && holds(subject));

export const BOUNDARY_RULES: readonly Rule<BoundarySubject, BoundaryAnswer, BoundaryRule>[] = [
  rule('first_row', 'states', certain, ({ at }) => at === 0),
  below('cut', 'states', certain, ({ cut }) => cut !== null),
  below('named_between', 'states', strong, ({ border, soFar }) => border !== null && soFar.transactions > 0),
  below('other_opening', 'states', strong, opensOther),
  below('other_brought_forward', 'states', strong, bringsOther),
  below('opened_empty', 'states', strong, opensEmpty),
  below('pending_list', 'states', strong, listsPending),
  below('other_currency', 'states', fair, ({ currency, soFar }) => isOther(currency, soFar.currency)),
  below('below_summary', 'suggests', strong, followsSummary),
  // the weakest: where it alone speaks, the statement begins at what names it above the row
  below('other_symbol', 'suggests', faint, (subject) => {
    const { symbol, soFar } = subject;
    return isOther(symbol, soFar.symbol) && soFar.transactions > 0 && isBelowHeader(subject);
  }),
  { id: 'same_statement', level: 'defaults', find: () => ({ answer: 'goes_on', strength: strong }) },
];

const isOther = (one: string | null, other: string | null): boolean => one !== null && other !== null && one !== other;

/**
 * An opening balance of bookings that follow it, other than one that is carried over from above or stands in a summary
 * below the rows.
 */
function opensOther(subject: BoundarySubject): boolean {
  const { rows, at, row, soFar, facts } = subject;
  if (!statesOpening(row) || !(soFar.opened || soFar.transactions > 0) || !booksBelow(rows, at)) return false;
  // a page may begin with what the one before carried, under the word for an opening balance
  return !carries(soFar.closed, row) && !isCountedOn(rows[at - 1], row, facts.pages) && !isSummary(subject);
}

/**
 * A summary below the rows may hold their only opening balance: no booking follows it, or none before its closing
 * balance.
 */
function isSummary({ rows, at, row, soFar, facts }: BoundarySubject): boolean {
  if (soFar.opened || namesOpening(facts, soFar.fromLine, firstLineOf(row))) return false;
  return closesBelow(rows, at) || firstBelow(rows, at, (next) => isBooked(next) || opens(next))?.kind !== null;
}

/**
 * A balance brought forward to bookings that follow it, other than the one that was carried forward or stands in the
 * row above.
 */
function bringsOther(subject: BoundarySubject): boolean {
  const { rows, at, row, soFar } = subject;
  if (!opens(row) || row.kind !== 'brought_forward' || !booksBelow(rows, at)) return false;
  const { closed } = soFar;
  if (closed === null) return differsFromBalance(subject);
  return !turnsPage(closed, row) && !sameAmount(closed, row) && !sameAmount(rows[at - 1], row);
}

/**
 * True for a row right below a header in the midst of a page, with another balance than the booking above the header.
 */
function differsFromBalance(subject: BoundarySubject): boolean {
  const { rows, at, row } = subject;
  const above = rows[at - 1];
  const { line } = above.lines[above.lines.length - 1].source;
  if (line.page !== row.lines[0].source.line.page || !isBelowHeader(subject)) return false;
  const balance = above.columns.findIndex(({ role }) => role === 'balance');
  return balance >= 0 && isBooked(above) && above.amounts[balance] !== null && !sameAmount(above, row);
}

/**
 * An opening balance below a header, behind the closing balance of another, that is followed by the same as a closing
 * balance.
 */
function opensEmpty(subject: BoundarySubject): boolean {
  const {
    rows,
    at,
    row,
    soFar: { closed },
  } = subject;
  if (!statesOpening(row) || closed?.kind !== 'closing' || sameAmount(closed, row) || !isBelowHeader(subject))
    return false;
  const next = rows[at + 1];
  return next?.kindExact === true && next.kind === 'closing' && sameAmount(row, next);
}

/** The first row of a list of what is not booked yet, with an opening balance of its own above it. */
function listsPending({ rows, at, row, facts }: BoundarySubject): boolean {
  const [above, { section }] = [rows[at - 1], row];
  if (section?.sign !== 0 || section.title === above.section?.title || !namesPending(section.title)) return false;
  return namesOpening(facts, lastLineOf(above) + 1, firstLineOf(row));
}

/**
 * The first booking below a header and below a summary, where another summary follows: each stands below what it sums
 * up.
 */
function followsSummary(subject: BoundarySubject): boolean {
  const { rows, at, row, soFar } = subject;
  if (!soFar.summed || !isBooked(row) || row.days.length === 0 || !isBelowHeader(subject)) return false;
  return firstBelow(rows, at, statesOpening) !== undefined;
}
