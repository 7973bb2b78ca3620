/** Reads the rows: decides what is open for the document, then gives each row its dates, amounts and balance. */
import type { DateOrder, DateToken } from '../dates/date.ts';
import { balanceSign } from '../lexicon/balancesigns.ts';
import type { ColumnRole } from '../lexicon/columns.ts';
import { beginsWithTotal } from '../lexicon/totals.ts';
import { type DecimalMark, minorUnits } from '../money/amount.ts';
import type { Row, RowsResult } from '../rows/types.ts';
import type { Hints, IsoDate, Minor } from '../statements/types.ts';
import type { PlacedAmount, TablesResult } from '../tables/types.ts';
import { decideSide, type Side } from './card.ts';
import { type CurrencyReading, decideCurrency } from './currency.ts';
import { decideDateOrder } from './date-order.ts';
import { decideDecimalMark } from './decimal-mark.ts';
import { type Facts, findFacts } from './facts.ts';
import { type Part, splitParts } from './parts.ts';
import { decideRoles } from './roles.ts';
import { decideSigns, markedSign, type SignReading, signOf } from './signs.ts';
import type { DocumentReading, ReadRow, Roles, RowRole } from './types.ts';
import { dateIn, type Period, periodOf } from './years.ts';

/** One statement's rows, read, with the facts that belong to it. */
export interface ReadPart extends CurrencyReading {
  readonly part: Part;
  readonly rows: readonly ReadRow[];
  readonly period: Period;
  readonly side: Side;
  /** amounts without a printed sign are owed: a card's balances */
  readonly owedBalances: boolean;
  /** dates of rows had no year, and nothing on the paper says which */
  readonly yearAssumed: boolean;
}

export interface ReadingsResult {
  readonly document: DocumentReading;
  readonly parts: readonly ReadPart[];
  readonly facts: Facts;
  /** joint readings tried */
  readonly tried: number;
}

/**
 * Given tables and their rows, returns the statements' rows under the reading that evidence ranks first. `assumedYear` is
 * that of dates for which the paper and the hints give none.
 */
export function readRows(
  tables: TablesResult,
  assembled: RowsResult,
  hints: Hints,
  assumedYear: number,
): ReadingsResult {
  const { rows } = assembled;
  const indices = (list: readonly Row[]) => new Set(list.flatMap((r) => r.lines.map((l) => l.source.line.index)));
  const facts = findFacts(
    tables.lines,
    indices(rows.filter((r) => !r.apart)),
    indices(rows.filter((r) => r.kindExact)),
  );
  const mark = decideDecimalMark(rows, tables.lines);
  const { order, rivals } = decideDateOrder(rows, tables.lines, hints.dateOrder);
  let tried = 1 + rivals.length;
  const rolesOf = new Map<number, Roles>();
  for (const table of tables.tables) {
    const decision = decideRoles(
      rows.filter((r) => r.table === table.index),
      mark,
    );
    rolesOf.set(table.index, decision.roles);
    tried += decision.tried;
  }
  const side = decideSide(facts, rows, rolesOf);
  const parts = splitParts(rows, tables.tables, facts, tables.lines.length).map((part): ReadPart => {
    const money = decideCurrency(part, tables.tables, facts, mark, hints.currency);
    const period = periodOf(facts, part.fromLine, part.toLine, order, bookingDates(part, rolesOf));
    const signs = signsByTable(part, rolesOf, side === 'card');
    const used = new Set(part.rows.map((r) => r.table));
    const owedBalances = side === 'card' && [...used].every((t) => !rolesOf.get(t)?.includes('balance'));
    const read = readPart(part, {
      mark,
      order,
      period,
      hints,
      decimals: money.decimals,
      rolesOf,
      signs,
      owedBalances,
      assumedYear,
    });
    return { ...money, part, period, side, owedBalances, ...read };
  });
  return { document: { mark, order, orderRivals: rivals }, parts, facts, tried };
}

/** Given a part, returns the tokens in its date columns, for rows that book something. */
function bookingDates(part: Part, rolesOf: ReadonlyMap<number, Roles>): DateToken[] {
  return part.rows.flatMap((row) => {
    const at = rolesOf.get(row.table)?.indexOf('date') ?? -1;
    const first = row.kindExact || at < 0 ? undefined : row.dates[at][0];
    return first ? [first.token] : [];
  });
}

function signsByTable(part: Part, rolesOf: ReadonlyMap<number, Roles>, card: boolean): Map<number, SignReading> {
  const signs = new Map<number, SignReading>();
  for (const table of new Set(part.rows.map((r) => r.table))) {
    const roles = rolesOf.get(table) as Roles;
    const column = roles.indexOf('amount');
    if (column >= 0) {
      signs.set(
        table,
        decideSigns(
          part.rows.filter((r) => r.table === table),
          roles,
          column,
          card,
        ),
      );
    }
  }
  return signs;
}

interface Context {
  readonly mark: DecimalMark;
  readonly order: DateOrder;
  readonly period: Period;
  readonly hints: Hints;
  readonly decimals: number;
  readonly rolesOf: ReadonlyMap<number, Roles>;
  readonly signs: ReadonlyMap<number, SignReading>;
  readonly owedBalances: boolean;
  readonly assumedYear: number;
}

function readPart(part: Part, context: Context): { rows: ReadRow[]; yearAssumed: boolean } {
  let carried: IsoDate | null = null;
  let yearAssumed = false;
  let closed = false;
  let ended = false;
  let table = -1;
  let segment = -1;
  const rows = part.rows.map((row): ReadRow => {
    if (row.table !== table) {
      table = row.table;
      carried = null;
      ended = false;
    }
    const roles = context.rolesOf.get(row.table) as Roles;
    const dates = datesOf(row, roles, context);
    if (dates.assumed) yearAssumed = true;
    const money = moneyOf(row, roles, context);
    let { role, reason } = roleOf(row, roles, money, dates.date ?? carried, dates.own);
    if ((role === 'transaction' || (role === 'balance' && !row.kindExact)) && !dates.own) {
      ended ||= row.apart || closed;
      if (ended || row.sentence) {
        role = 'ignored';
        reason = row.sentence ? 'a sentence' : 'below the table';
      }
    }
    if (row.segment !== segment) {
      segment = row.segment;
      closed = false;
    }
    if (row.kindExact && (row.kind === 'closing' || row.kind === 'carried_forward')) closed = true;
    if (dates.own && role === 'transaction') {
      closed = false;
      ended = false;
    }
    const date = dates.date ?? carried;
    if (role === 'transaction' && date) carried = date;
    else if (dates.own && dates.date) carried = dates.date;
    return {
      row,
      role,
      reason,
      date,
      ownDate: dates.own,
      valueDate: dates.value,
      transactionDate: dates.transaction,
      ...money,
      description: textOf(row, roles, 'description'),
      reference: textOf(row, roles, 'reference') || null,
      type: textOf(row, roles, 'type') || null,
    };
  });
  return { rows, yearAssumed };
}

interface RowDates {
  date: IsoDate | null;
  value: IsoDate | null;
  transaction: IsoDate | null;
  own: boolean;
  assumed: boolean;
}

function datesOf(row: Row, roles: Roles, context: Context): RowDates {
  const { order, period, hints } = context;
  let assumed = false;
  const day = (placed: Row['dates'][number][number] | undefined): IsoDate | null => {
    if (!placed) return null;
    const iso = dateIn(placed.token, order, period, hints.year ?? context.assumedYear);
    if (
      placed.token.year === null &&
      placed.token.parts?.length !== 3 &&
      period.end === null &&
      hints.year === undefined
    )
      assumed = true;
    return iso;
  };
  const of = (role: ColumnRole) => {
    const at = roles.indexOf(role);
    return at >= 0 ? day(row.dates[at][0]) : null;
  };
  const at = roles.indexOf('date');
  const date = of('date');
  const stacked = at >= 0 ? day(row.dates[at][1]) : null;
  const heading = date === null && row.headingDate ? day(row.headingDate) : null;
  return {
    date: date ?? heading,
    value: of('value_date') ?? stacked,
    transaction: of('transaction_date'),
    own: date !== null || heading !== null,
    assumed,
  };
}

interface RowMoney {
  amount: Minor | null;
  sign: ReadRow['sign'];
  balance: Minor | null;
  totals: { debit: Minor | null; credit: Minor | null };
}

function moneyOf(row: Row, roles: Roles, context: Context): RowMoney {
  const units = (a: PlacedAmount | null): Minor | null =>
    a ? minorUnits(a.token, context.mark, context.decimals) : null;
  const at = (role: ColumnRole): PlacedAmount | null => {
    const i = roles.indexOf(role);
    return i >= 0 ? row.amounts[i] : null;
  };
  const debit = at('debit');
  const credit = at('credit');
  const single = at('amount');
  const balanceToken = at('balance');
  const d = units(debit);
  const c = units(credit);
  let amount: Minor | null = null;
  let sign: ReadRow['sign'] = 'none';
  // an empty cell may be printed as 0.00
  const inDebit = debit !== null && d !== null && (d !== 0 || c === null || c === 0);
  if (debit && inDebit) {
    amount = reversed(row, roles, debit, -1) ? (d as number) : -(d as number);
    sign = 'column';
  } else if (credit && c !== null) {
    amount = reversed(row, roles, credit, 1) ? -c : c;
    sign = 'column';
  } else if (single) {
    const reading = context.signs.get(row.table);
    const u = units(single);
    if (reading && u !== null) {
      const s = signOf(row, roles, single, reading);
      amount = s.sign * u;
      sign = s.evidence;
    }
  }
  const b = units(balanceToken);
  return {
    amount: amount === 0 ? 0 : amount,
    sign,
    balance: b === null || !balanceToken ? null : signOfBalance(row, balanceToken, context.owedBalances) * b || 0,
    totals: { debit: d, credit: c },
  };
}

/** An amount in a debit column printed with the sign of a credit, or the other way round: a booking taken back. */
function reversed(row: Row, roles: Roles, amount: PlacedAmount, side: 1 | -1): boolean {
  const mark = amount.token.marker ? markedSign(row, roles, amount) : null;
  if (mark !== null) return mark !== side;
  return side === 1 && amount.token.sign === '-';
}

/** Given a printed balance, returns its sign for the holder: by its marks, by the words of its row, else owed on a card. */
function signOfBalance(row: Row, amount: PlacedAmount, owed: boolean): 1 | -1 {
  const mark = amount.token.marker ? markedSign(row, [], amount) : null;
  if (mark !== null) return mark;
  const minus = amount.token.sign === '-';
  if (owed) return minus ? 1 : -1;
  if (minus) return -1;
  if (row.kindExact && amount.token.sign === null) return balanceSign(row.texts.join(' ')) ?? 1;
  return 1;
}

function roleOf(
  row: Row,
  roles: Roles,
  money: RowMoney,
  date: IsoDate | null,
  own: boolean,
): { role: RowRole; reason: string } {
  const transacted = roles.some(
    (r, i) => (r === 'amount' || r === 'debit' || r === 'credit') && row.amounts[i] !== null,
  );
  if (row.kindExact && row.kind) {
    if (BALANCE_KINDS.has(row.kind)) return { role: 'balance', reason: row.kind };
    if (row.kind === 'daily_balance') return { role: own ? 'balance' : 'ignored', reason: row.kind };
    // "Interest earned", "Total charges": with a day of its own and an amount it is booked, whatever its words
    const total = TOTAL_KINDS.has(row.kind);
    if (!transacted || (!own && (!total || isSum(row, money))))
      return { role: total ? 'total' : 'ignored', reason: row.kind };
  }
  if (row.section?.sign === 0) return { role: 'ignored', reason: `in the section "${row.section.title}"` };
  if (!own && transacted && isSum(row, money)) return { role: 'total', reason: 'total' };
  if (!transacted) return { role: money.balance !== null ? 'balance' : 'ignored', reason: 'no amount of its own' };
  if (money.amount === 0) return { role: 'ignored', reason: 'nothing booked: its amount is zero' };
  if (money.amount === null) return { role: 'ignored', reason: 'its amount cannot be read' };
  if (date === null) return { role: 'ignored', reason: 'no date' };
  if (!own && row.texts.every((t, i) => t === '' || row.kinds[i] !== 'text'))
    return { role: 'ignored', reason: 'neither a date nor words' };
  return { role: 'transaction', reason: '' };
}

/** Without a day of its own: a row that begins with a word for sums, or has a sum of both sides. */
function isSum(row: Row, money: RowMoney): boolean {
  return (money.totals.debit !== null && money.totals.credit !== null) || beginsWithTotal(row.texts.join(' ').trim());
}

const BALANCE_KINDS: ReadonlySet<string> = new Set([
  'opening',
  'closing',
  'brought_forward',
  'carried_forward',
  'balance',
]);
const TOTAL_KINDS: ReadonlySet<string> = new Set(['total', 'subtotal', 'total_debit', 'total_credit']);

/** Given a row, returns the text of the columns with a role; for the description also of those without any. */
function textOf(row: Row, roles: Roles, role: ColumnRole): string {
  const parts: string[] = [];
  row.texts.forEach((text, i) => {
    if (text === '' || row.kinds[i] !== 'text') return;
    if (roles[i] === role || (role === 'description' && roles[i] === null)) parts.push(text);
  });
  return parts.join(' ');
}
