/** Reads the rows of one statement: their dates, money and role, under what was decided. */
import type { IsoDate } from '../../model/iso-date.ts';
import type { ReadRow, Roles } from '../../model/reading.ts';
import { hasDates, type Row } from '../../model/row.ts';
import type { PlacedDate } from '../../model/table.ts';
import type { Context } from '../context.ts';
import type { Part } from '../parts/parts.ts';
import { type RoleOfRow, roleOf } from '../row-kind/question.ts';
import { hasDateText } from '../row-kind/subject.ts';
import { datesOf } from './row-dates.ts';
import { moneyOf } from './row-money.ts';
import { descriptionOf, filledIn, type TextColumns, textColumnsOf } from './row-texts.ts';
import type { SaidDay } from './said-year.ts';
import { settleSums } from './sums.ts';
import { settleZeroes } from './zeroes.ts';

const BELOW: RoleOfRow = { role: 'ignored', reason: 'below_table' };
const NO_TEXTS: TextColumns = { description: [], reference: [], type: [], numbers: [] };

interface RowsRead {
  readonly rows: readonly ReadRow[];
  /** nothing gives some dates of rows a year */
  readonly yearAssumed: boolean;
  /** the rows to which nothing but the user gives a year */
  readonly said: readonly SaidDay[];
}

/** Given a part and what was decided, returns its rows, and where their years are from. */
export function readRows(part: Part, context: Context): RowsRead {
  const reader = new RowReader(context);
  const rows = part.rows.map((row) => reader.read(row));
  const { yearAssumed, said } = reader;
  return { rows: settleZeroes(settleSums(rows), context.rolesOf), yearAssumed, said };
}

/** Reads row by row: what rows above say holds for the next. */
class RowReader {
  /** nothing gives a date so far its year */
  yearAssumed = false;
  readonly said: SaidDay[] = [];
  readonly #context: Context;
  #table = -1;
  #segment = -1;
  #roles: Roles = [];
  #columns = NO_TEXTS;
  /** the day of the last booking, or of the first balance above, for rows without one */
  #carried: IsoDate | null = null;
  /** nothing but the user gives the day above its year */
  #isSaid = false;
  /** a balance above ends the list on this page */
  #closed = false;
  /** the last heading of a day */
  #heading: PlacedDate | null = null;
  /** that balance is carried over to the next page */
  #turned = false;
  /** the table has ended above */
  #ended = false;
  #section: Row['section'] = null;

  constructor(context: Context) {
    this.#context = context;
  }

  read(row: Row): ReadRow {
    if (row.table !== this.#table) this.#beginTable(row);
    const roles = this.#roles;
    const dates = datesOf(row, roles, this.#context);
    const money = moneyOf(row, roles, this.#context);
    const date = dates.date ?? this.#carried;
    const unread = dates.date === null && !dates.elsewhere && hasDateText(row, roles);
    const own = dates.own && !this.#isPast(row);
    const { role, reason } = this.#settled(row, roleOf({ row, roles, money, date: unread ? null : date, own }), own);
    if (dates.assumed && role !== 'ignored') this.yearAssumed = true;
    if (dates.date !== null) this.#isSaid = dates.said;
    if (this.#isSaid && date && role !== 'ignored') this.said.push({ row, date });
    // the first booking may be on the day of the balance that opens the list
    if (date && (role === 'transaction' || (role === 'balance' && own && this.#carried === null))) this.#carried = date;
    return {
      row,
      role,
      reason,
      date,
      ownDate: own,
      valueDate: dates.value,
      transactionDate: dates.transaction,
      impossibleDates: dates.impossible,
      amount: money.amount,
      sign: money.sign,
      balance: money.balance,
      balanceBy: money.balanceBy,
      totals: money.totals,
      description: descriptionOf(row, this.#columns),
      reference: filledIn(row, this.#columns.reference),
      type: filledIn(row, this.#columns.type),
    };
  }

  #beginTable(row: Row): void {
    this.#table = row.table;
    this.#carried = null;
    this.#heading = null;
    this.#ended = false;
    this.#roles = this.#context.rolesOf.get(row.table) as Roles;
    this.#columns = textColumnsOf(row.kinds, this.#roles);
  }

  /** True for a row whose day is a heading above the balance that ended its list: the heading is of the list above. */
  #isPast(row: Row): boolean {
    const { headingDate } = row;
    if (headingDate === null || hasDates(row)) return false;
    const past = this.#closed && headingDate === this.#heading;
    this.#heading = headingDate;
    return past;
  }

  /** What a row is below the rows above, given what it is by itself, and whether it prints a day. */
  #settled(row: Row, alone: RoleOfRow, own: boolean): RoleOfRow {
    const isNewSegment = row.segment !== this.#segment;
    // a balance that is carried over ends a page, and not the list
    if (isNewSegment && this.#turned) this.#closed = false;
    // a list of cheques below the last balance may reach the column of balances
    const isListed = this.#closed && alone.role === 'balance' && alone.reason === 'no_amount';
    // nor is a day amid a sentence below the last balance that of a row: "Hotline 24/7: 1900 99 13."
    const isDated = own && !(this.#closed && !isNewSegment && row.sentence);
    const settled = isListed ? BELOW : (!isDated && this.#belowTable(row)) || alone;
    if (isNewSegment) this.#closed = false;
    this.#segment = row.segment;
    if (row.kindExact && (row.kind === 'closing' || row.kind === 'carried_forward')) this.#closed = true;
    this.#turned = this.#closed && row.kind === 'carried_forward';
    if (own && settled.role === 'transaction') {
      this.#closed = false;
      this.#ended = false;
    }
    return settled;
  }

  /** What a row without a day is below the end of the table; null if that says nothing. */
  #belowTable({ kindExact, section, apart, sentence }: Row): RoleOfRow | null {
    if (kindExact || section?.sign === 0) return null;
    // a title of a side begins a list of its own: "Interest charged"
    const begins = section !== null && section !== this.#section;
    this.#section = section;
    this.#ended = (begins ? false : this.#ended || (apart && section === null)) || this.#closed;
    if (sentence) return { role: 'ignored', reason: 'sentence' };
    return this.#ended ? BELOW : null;
  }
}
