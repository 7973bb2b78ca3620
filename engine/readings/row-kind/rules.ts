/** The rules about what a row is, by what is on it. Sums of other rows are found later, in rows/sums.ts. */
import type { Level, Rule } from '../../evidence/question.ts';
import { ruleIf } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { BALANCE_KINDS, type LineKind, STATED_BALANCES, TOTAL_KINDS } from '../../lexicon/lines/line-kind.ts';
import type { RowReason, RowRole } from '../../model/reading.ts';
import { hasDates, namesOnly } from '../../model/row.ts';
import { printsFigures } from '../rows/zeroes.ts';
import {
  hasDateText,
  hasFailed,
  hasWords,
  hasWordsAsDate,
  isBookedBeside,
  isSum,
  isUnbooked,
  type RowSubject,
} from './subject.ts';

const { certain, strong, fair, weak, faint } = STRENGTH;

/** A rule, and the reason that it gives; `words`: the words of the row. */
export interface RowRule extends Rule<RowSubject, RowRole> {
  readonly reason: RowReason | 'words';
}

type Holds = (subject: RowSubject) => boolean;

/** What the rules of a level share: given an answer, a strength and a reason, returns what makes such a rule. */
const onLevel =
  (level: Level) =>
  (answer: RowRole, strength: number, reason: RowRule['reason']) =>
  (id: string, holds: Holds): RowRule => ({ ...ruleIf(id, level, { answer, strength }, holds), reason });

const [states, suggests, defaults] = [onLevel('states'), onLevel('suggests'), onLevel('defaults')];

const words = (id: string, answer: RowRole, holds: Holds): RowRule => states(answer, certain, 'words')(id, holds);

/** A row without what each booking has. */
const lacks = (reason: RowReason, strength: number, holds: Holds, id: string = reason): RowRule =>
  onLevel('excludes')('transaction', strength, reason)(id, holds);

/** Balances that a page carries; with a day and another amount, words of a transfer. */
const CARRIED: ReadonlySet<LineKind> = new Set(['brought_forward', 'carried_forward']);
const COUNTS_OF_SIDE: ReadonlySet<LineKind> = new Set(['count_debit', 'count_credit']);
/** What lines beside bookings state; in a row with a day they are words of a booking. */
const NEVER_BOOKED = new Set<LineKind>(['minimum_payment', 'limit', 'available', 'points', 'interest_rate']);
/** Words that say of a figure in the column of balances that it is none. */
const NO_BALANCE: ReadonlySet<LineKind> = new Set([...TOTAL_KINDS, 'count', 'count_debit', 'count_credit', 'page']);

const named = ({ row: { kind, kindExact } }: RowSubject): LineKind | null => (kindExact ? kind : null);

/** What the row says of itself, and the title above it: its own words come first. */
const STATED: readonly RowRule[] = [
  words('balance_named', 'balance', (s) => {
    // "Übertrag" with a day and an amount beside the balance is a transfer
    const isTransfer = s.own && namesOnly(s.row, CARRIED) && isBookedBeside(s.row, s.roles, s.money);
    return namesOnly(s.row, STATED_BALANCES) && !isTransfer && !carriesSums(s);
  }),
  states('total', certain, 'subtotal')('sums_carried', (s) => namesOnly(s.row, CARRIED) && carriesSums(s)),
  words('day_balance_named', 'balance', (s) => named(s) === 'daily_balance' && s.own),
  words('dayless_balance', 'ignored', (s) => named(s) === 'daily_balance' && !s.own),
  // a page's number may be below the rows of a day
  words('page_named', 'ignored', (s) => named(s) === 'page' && !hasDates(s.row)),
  words('total_named', 'total', (s) => namesFigure(s) && isTotal(s)),
  words('figure_named', 'ignored', (s) => namesFigure(s) && !isTotal(s)),
  // "Minimum payment due 13 Oct 84.03": a sentence with a day may run through the columns
  words('never_booked', 'ignored', ({ row }) => namesOnly(row, NEVER_BOOKED) && hasWordsAsDate(row)),
  states('ignored', strong, 'in_section')('section_of_none', ({ row }) => row.section?.sign === 0),
];

const SUGGESTED: readonly RowRule[] = [
  suggests('total', strong, 'total')('sum_named', (s) => !s.own && s.booked && isSum(s.row, s.money)),
  // "Debits 7 956.60 Min. balance 12.00": beside other words it is no balance of a day
  suggests('ignored', strong, 'words')('statistic', isStatistic),
  suggests(
    'balance',
    fair,
    'no_amount',
  )('balance_alone', (s) => {
    return !s.booked && s.money.balance !== null && !s.unread && (s.own || s.row.kind !== null);
  }),
];

/** What the row lacks of a booking: the strongest of several is the reason. */
const EXCLUDED: readonly RowRule[] = [
  // with a day and an amount in a column that may be booked after all it may be a booking
  lacks('amount_elsewhere', certain, ({ row, roles, money, booked, dated }) => {
    if (booked || !dated || money.balance !== null) return false;
    return roles.some((role, i) => row.amounts[i] && isUnbooked(role));
  }),
  lacks('amount_unread', strong, ({ unread }) => unread),
  lacks('no_day_no_words', fair, ({ row, own, booked }) => !booked && !own && row.kind === null),
  lacks('no_amount', weak, ({ booked }) => !booked),
  lacks('failed', fair, ({ row, booked }) => booked && hasFailed(row)),
  lacks('nothing_booked', weak, (s) => s.booked && s.money.amount === 0 && onlyInforms(s)),
  lacks('amount_unread', weak, ({ money, booked }) => booked && money.amount === null, 'amount_unclear'),
  lacks('no_day_no_text', faint, ({ row, own, booked }) => booked && !own && !hasWords(row)),
  lacks('no_day', faint, ({ row, date, own, booked }) => booked && date === null && (own || hasWords(row))),
];

const DEFAULTS: readonly RowRule[] = [
  defaults('transaction', strong, '')('booking', () => true),
  defaults('ignored', weak, '')('none', () => true),
];

/** All rules about what a row is. */
export const ROW_RULES: readonly RowRule[] = [...STATED, ...SUGGESTED, ...EXCLUDED, ...DEFAULTS];

/** True for a row with the sums of both sides and no balance: "A REPORTER    2 034 151    1 470 249". */
function carriesSums({ row, roles, money, own }: RowSubject): boolean {
  const prints = (side: ColumnRole) => roles.some((role, i) => role === side && row.amounts[i]?.token.nil === false);
  return !own && money.balance === null && prints('debit') && prints('credit');
}

/**
 * True for words of a figure in a row that books nothing. With a day of its own, or a balance and an amount, "Interest
 * earned" or "Total charges" is a booking.
 */
function namesFigure(subject: RowSubject): boolean {
  const { row, money, own, booked } = subject;
  const kind = named(subject);
  if (kind === null || BALANCE_KINDS.has(kind)) return false;
  if (!booked) return true;
  if (own) return false;
  if (oneOf(COUNTS_OF_SIDE, kind)) return true;
  return oneOf(TOTAL_KINDS, kind) ? isSum(row, money) : money.balance === null;
}

function isStatistic({ row: { kind, kindExact }, own, booked }: RowSubject): boolean {
  return !booked && !own && (oneOf(NO_BALANCE, kind) || (kind === 'daily_balance' && !kindExact));
}

/** True for words of a total, or of a count with its sum: "Nombre de retraits 13 | 6 176,78". */
const isTotal = ({ row: { kind }, booked }: RowSubject): boolean =>
  oneOf(TOTAL_KINDS, kind) || (booked && oneOf(COUNTS_OF_SIDE, kind));

/**
 * True for a row of nothing that prints a dash or a word for it, or that has neither words nor a day, its own or that
 * of the row above.
 */
function onlyInforms({ row, roles, date, own }: RowSubject): boolean {
  if (!printsFigures(row, roles)) return true;
  return !own && (!hasWords(row) || (date === null && !hasDateText(row, roles)));
}

const oneOf = (kinds: ReadonlySet<LineKind>, kind: LineKind | null): boolean => kind !== null && kinds.has(kind);
