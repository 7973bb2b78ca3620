/** Reads the rows: decides what is open for the document, then gives each row its dates, amounts and balance. */
import type { DateToken } from '../dates/date.ts';
import type { ColumnRole } from '../lexicon/columns.ts';
import { currencyDecimals } from '../money/currencies.ts';
import type { Row, RowsResult } from '../rows/types.ts';
import type { Hints, IsoDate } from '../statements/types.ts';
import type { TablesResult } from '../tables/types.ts';
import { decideSide, type Side } from './card.ts';
import type { Context } from './context.ts';
import { type CurrencyReading, decideCurrency } from './currency.ts';
import { decideDateOrder } from './date-order.ts';
import { decideDecimalMark } from './decimal-mark.ts';
import { type Facts, findFacts } from './facts.ts';
import { type Part, splitParts } from './parts.ts';
import { decideRoles } from './roles.ts';
import { datesOf } from './row-dates.ts';
import { moneyOf } from './row-money.ts';
import { roleOf } from './row-role.ts';
import { decideSigns, type SignReading } from './signs.ts';
import { settleSums } from './sums.ts';
import type { DocumentReading, ReadRow, Roles } from './types.ts';
import { type Period, periodOf } from './years.ts';

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
  /** indices of lines that may be bookings, and were read as none */
  readonly doubtful: readonly number[];
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
  const facts = findFacts(tables.lines, indices(rows.filter(inTable)), indices(rows.filter((r) => r.kindExact)));
  const mark = decideDecimalMark(rows, tables.lines, namesDinars(facts));
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
    const signs = signsByTable(part, rolesOf, side.card);
    const used = new Set(part.rows.map((r) => r.table));
    const owedBalances = side.card && [...used].every((t) => !rolesOf.get(t)?.includes('balance'));
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
  const labelled = new Set(facts.figures.filter((f) => f.kind !== null).map((f) => f.line.line.index));
  const doubtful = assembled.doubtful.map((tl) => tl.line.index).filter((index) => !labelled.has(index));
  return { document: { mark, order, orderRivals: rivals }, parts, facts, doubtful, tried };
}

/** True where something stands in the column of booking dates that is no day: it must not be taken from the row above. */
function hasDateText(row: Row, roles: Roles): boolean {
  const at = roles.indexOf('date');
  return at >= 0 && (row.dates[at].length > 0 || /\d/.test(row.texts[at] ?? ''));
}

/** Given a part, returns the tokens in its date columns, for rows that book something. */
function bookingDates(part: Part, rolesOf: ReadonlyMap<number, Roles>): DateToken[] {
  return part.rows.flatMap((row) => {
    const at = rolesOf.get(row.table)?.indexOf('date') ?? -1;
    const first = row.kindExact || at < 0 ? undefined : row.dates[at][0];
    return first ? [first.token] : [];
  });
}

/** False for a line with an amount that only stands where the table does: below its end, or in a summary. */
function inTable(row: Row): boolean {
  if (row.dates.some((d) => d.length > 0)) return true;
  return !row.apart && !row.sentence && row.section?.sign !== 0;
}

/** True where the paper names a currency of three decimals, and none other as its own. */
function namesDinars(facts: Facts): boolean {
  const codes = new Set(facts.currencies.filter((c) => c.strong).map((c) => c.text));
  return codes.size > 0 && [...codes].every((code) => currencyDecimals(code) === 3);
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
    const unread = dates.date === null && hasDateText(row, roles);
    let { role, reason } = roleOf(row, roles, money, unread ? null : (dates.date ?? carried), dates.own);
    if (!dates.own && !row.kindExact && row.section?.sign !== 0) {
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
  return { rows: settleSums(rows), yearAssumed };
}

/** Given a row, returns the text of the columns with a role; for the description also of those without any. */
function textOf(row: Row, roles: Roles, role: ColumnRole): string {
  const parts: string[] = [];
  row.texts.forEach((text, i) => {
    if (text === '' || row.kinds[i] !== 'text') return;
    if (roles[i] === role || (role === 'description' && roles[i] === null)) parts.push(text);
  });
  return parts.join(' ');
}
