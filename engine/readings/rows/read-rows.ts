/** Reads the rows of one statement: each gets its dates, amounts, balance and role under what was decided. */
import type { IsoDate } from '../../model/iso-date.ts';
import type { ReadRow, Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { SignConvention } from '../../model/sign-convention.ts';
import type { PlacedDate } from '../../model/table.ts';
import type { AmountToken } from '../../money/amount.ts';
import { decideSigns, type SignReading } from '../amount-signs/question.ts';
import { sectionSigns } from '../amount-signs/section-signs.ts';
import type { Context } from '../context.ts';
import type { Part } from '../parts/parts.ts';
import { type RoleOfRow, roleOf } from '../row-kind/question.ts';
import { hasDateText } from '../row-kind/subject.ts';
import { datesOf } from './row-dates.ts';
import { moneyOf } from './row-money.ts';
import { descriptionOf, filledIn, type TextColumns, textColumnsOf } from './row-texts.ts';
import { settleSums } from './sums.ts';
import { settleZeroes } from './zeroes.ts';

/** Given a part, the roles of columns and its sign convention, returns how the signs of its tables read. */
export function signsByTable(
  part: Part,
  rolesOf: ReadonlyMap<number, Roles>,
  convention: SignConvention,
): Map<number, SignReading> {
  const signs = new Map<number, SignReading>();
  const columnOf = (table: number) => (rolesOf.get(table) as Roles).indexOf('amount');
  const single = part.tables.filter((table) => columnOf(table) >= 0);
  // debits and credits have their signs from their columns
  if (single.length === 0) return signs;
  const sections = sectionSigns(part.rows, convention.card);
  for (const table of single) {
    const rows = part.rows.filter((r) => r.table === table);
    const roles = rolesOf.get(table) as Roles;
    signs.set(table, decideSigns({ rows, roles, column: columnOf(table) }, convention, sections));
  }
  return signs;
}

/**
 * Given a part and the roles of columns, returns the tables whose column of credits notes all of them with a minus:
 * what lowers the debt of a card. Among other credits a minus takes one back, and so does a single one on an account.
 */
export function minusCredits(part: Part, rolesOf: ReadonlyMap<number, Roles>, { card }: SignConvention): Set<number> {
  const found = new Set<number>();
  for (const table of part.tables) {
    const column = (rolesOf.get(table) as Roles).indexOf('credit');
    const credits = column < 0 ? [] : creditsIn(part, table, column);
    if (credits.length > (card ? 0 : 1) && credits.every(({ sign }) => sign === '-')) found.add(table);
  }
  return found;
}

/** The amounts in a column of a table, but for those of balances and totals and those of nothing. */
function creditsIn({ rows }: Part, table: number, column: number): AmountToken[] {
  return rows.flatMap((row) => {
    const token = row.table === table && !row.kindExact ? row.amounts[column]?.token : undefined;
    return token && !token.nil ? [token] : [];
  });
}

const NO_TEXTS: TextColumns = { description: [], reference: [], type: [] };

/** Given a part and what was decided, returns its rows, read, and whether nothing gives their dates a year. */
export function readRows(part: Part, context: Context): { rows: readonly ReadRow[]; yearAssumed: boolean } {
  const reader = new RowReader(context);
  const rows: ReadRow[] = [];
  for (const row of part.rows) rows.push(reader.read(row));
  return { rows: settleZeroes(settleSums(rows), context.rolesOf), yearAssumed: reader.yearAssumed };
}

/** Reads the rows of a part one after the other: what those above say holds for the next. */
class RowReader {
  /** nothing gives the date of one of the rows so far a year */
  yearAssumed = false;
  readonly #context: Context;
  #table = -1;
  #segment = -1;
  #roles: Roles = [];
  #columns = NO_TEXTS;
  /** the day of the booking above, for rows that print none */
  #carried: IsoDate | null = null;
  /** a balance that ends a list stands above, on this page */
  #closed = false;
  /** the heading of the last day above */
  #heading: PlacedDate | null = null;
  /** it was that which is carried over the page's end */
  #turned = false;
  /** the table has ended above */
  #ended = false;

  constructor(context: Context) {
    this.#context = context;
  }

  read(row: Row): ReadRow {
    if (row.table !== this.#table) this.#beginTable(row);
    const roles = this.#roles;
    const dates = datesOf(row, roles, this.#context);
    if (dates.assumed) this.yearAssumed = true;
    const money = moneyOf(row, roles, this.#context);
    const date = dates.date ?? this.#carried;
    const unread = dates.date === null && !dates.elsewhere && hasDateText(row, roles);
    const own = dates.own && !this.#isPast(row);
    const { role, reason } = this.#settled(row, roleOf({ row, roles, money, date: unread ? null : date, own }), own);
    if (role === 'transaction' && date) this.#carried = date;
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
      description: descriptionOf(row, this.#columns.description),
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

  /** True for a row whose day is the heading above a balance that ended the list: that heads no row below it. */
  #isPast({ headingDate, dates }: Row): boolean {
    if (headingDate === null || dates.some((inColumn) => inColumn.length > 0)) return false;
    const past = this.#closed && headingDate === this.#heading;
    this.#heading = headingDate;
    return past;
  }

  /** Given a row, what it is by itself, and whether it prints a day, returns what it is below the rows above. */
  #settled(row: Row, alone: RoleOfRow, own: boolean): RoleOfRow {
    const isNewSegment = row.segment !== this.#segment;
    // a balance that is carried over ends a page, and not what stands overleaf
    if (isNewSegment && this.#turned) this.#closed = false;
    const settled = (!own && this.#belowTable(row)) || alone;
    if (isNewSegment) {
      this.#segment = row.segment;
      this.#closed = false;
    }
    if (row.kindExact && (row.kind === 'closing' || row.kind === 'carried_forward')) this.#closed = true;
    this.#turned = this.#closed && row.kind === 'carried_forward';
    if (own && settled.role === 'transaction') {
      this.#closed = false;
      this.#ended = false;
    }
    return settled;
  }

  /** What a row without a day of its own is below the table, where it is no booking for that; else null. */
  #belowTable({ kindExact, section, apart, sentence }: Row): RoleOfRow | null {
    if (kindExact || section?.sign === 0) return null;
    this.#ended ||= apart || this.#closed;
    if (sentence) return { role: 'ignored', reason: 'sentence' };
    return this.#ended ? { role: 'ignored', reason: 'below_table' } : null;
  }
}
