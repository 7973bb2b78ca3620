/** Reads the rows: lists what is open for the document, then gives each row its dates, amounts and balance under a choice of answers. */
import type { DateOrder, DateToken } from '../dates/date.ts';
import { greatest } from '../geometry/extremes.ts';
import type { Hints } from '../model/hints.ts';
import type { Line } from '../model/line.ts';
import type { Answer, Choice, Question } from '../model/question.ts';
import type { DocumentReading, ReadRow, Roles } from '../model/reading.ts';
import type { Row, RowsResult } from '../model/row.ts';
import type { SignConvention } from '../model/sign-convention.ts';
import type { Table, TablesResult } from '../model/table.ts';
import type { DecimalMark } from '../money/amount.ts';
import { booksBeforeFees } from './column-roles/net-amounts.ts';
import type { RolesDecision } from './column-roles/roles.ts';
import type { Context } from './context.ts';
import { type BookingDates, bookingDatesOf, type DatePlace } from './days/booking-date.ts';
import { decideDateOrder, type OrderDecision } from './days/date-order.ts';
import { spansOf } from './days/printed-spans.ts';
import { daysIn } from './days/stacked-days.ts';
import { DATES_TRIED, type Period, periodOf } from './days/years.ts';
import type { Facts } from './facts/facts.ts';
import { findFacts } from './facts/find-facts.ts';
import { headerLines, linesOf } from './facts/line-marks.ts';
import { rowsOfSummaries } from './facts/summaries.ts';
import { linesOfWords } from './facts/titles.ts';
import { type Identity, identitiesOf } from './identity/identity.ts';
import { accountCurrency, decideRolesByMoney } from './money/column-currency.ts';
import { type CurrencyReading, decideCurrency } from './money/currency.ts';
import { decideDecimalMark, type MarkDecision, moneyNamed } from './money/decimal-mark.ts';
import { partCurrencies } from './money/two-currencies.ts';
import { type Part, splitParts } from './parts/parts.ts';
import { groupByLayout } from './parts/same-layout.ts';
import { minusCredits, readPart, signsByTable } from './rows/read-part.ts';
import { reversingTables } from './signs/reversals.ts';
import { signConventionsOf } from './signs/sign-conventions.ts';

/** One statement's rows, read, with the facts that belong to it. */
export interface ReadPart extends CurrencyReading {
  readonly part: Part;
  readonly rows: readonly ReadRow[];
  readonly period: Period;
  readonly convention: SignConvention;
  readonly identity: Identity;
  /** what was decided for its rows */
  readonly context: Context;
  /** amounts without a printed sign are owed: a card's balances */
  readonly owedBalances: boolean;
  /** dates of rows had no year, and nothing on the paper says which */
  readonly yearAssumed: boolean;
  /** another column holds what the amounts and their fees come to */
  readonly beforeFees: boolean;
}

export interface ReadingsResult {
  readonly document: DocumentReading;
  readonly parts: readonly ReadPart[];
  readonly facts: Facts;
  /** lines that may be bookings, and were read as none */
  readonly doubtful: readonly Line[];
  /** indices of lines of words that stand in no row, in order: they may be the title of a list */
  readonly titles: readonly number[];
}

/** A document of which some things can be read in several ways. */
export interface OpenReadings {
  /** about the document and its tables */
  readonly questions: readonly Question[];
  /** how many sign conventions evidence leaves open for the part that has most */
  readonly conventions: number;
  /** rows that one reading goes through: what it costs */
  readonly rows: number;
  /** assignments of roles to columns that were scored */
  readonly scored: number;
  readonly evidence: ReadingEvidence;
  /** Given an answer to each question, reads the rows; each part under the sign convention of rank `convention`, or its last. */
  read(choice: Choice, convention: number): ReadingsResult;
}

/** What was decided before any question was asked, and by what. */
export interface ReadingEvidence {
  readonly votes: MarkDecision['votes'];
  readonly dates: OrderDecision;
  /** by table */
  readonly decisions: ReadonlyMap<number, RolesDecision>;
  /** rows that only sum up others */
  readonly summaries: ReadonlySet<Row>;
  /** as the readings see them: one with two currencies is parted */
  readonly tables: readonly Table[];
}

interface Opened {
  readonly question: Question;
  readonly settle: (answer: number, settled: Settled) => void;
}

const isAny = (): boolean => true;
const isNamed = ({ kindExact }: Row): boolean => kindExact;
const mayBeBooked = ({ section }: Row): boolean => section?.sign !== 0;

/** What a choice of answers decides. */
interface Settled {
  mark: DecimalMark;
  order: DateOrder;
  readonly rolesOf: Map<number, Roles>;
  readonly bookingDates: Map<number, DatePlace>;
}

/**
 * Given tables and their rows, returns what is open about them, and how they read. `assumedYear` is that of dates for which the paper and the hints give none; `cuts` are lines at which another statement begins.
 */
export function openReadings(
  found: TablesResult,
  assembled: RowsResult,
  hints: Hints,
  assumedYear: number,
  cuts: readonly number[] = [],
): OpenReadings {
  const parted = partCurrencies(found.tables, assembled.rows);
  const tables = { ...found, tables: parted.tables };
  const summaries = rowsOfSummaries(parted.rows);
  const rows = summaries.size === 0 ? parted.rows : parted.rows.filter((row) => !summaries.has(row));
  const lineCount = tables.lines.length;
  const headers = headerLines(lineCount, tables.tables);
  const inTables = { rows: linesOf(lineCount, rows, inTable), balances: linesOf(lineCount, rows, isNamed), headers };
  const facts = findFacts(tables.lines, inTables);
  const dates = decideDateOrder(rows, tables.lines, hints.dateOrder);
  const { order, rivals, stated: told } = dates;
  const parts = splitParts(rows, tables.tables, facts, lineCount, order, cuts);
  const labelled = new Set(facts.figures.filter((f) => f.kind !== null).map((f) => f.line.line.index));
  const doubtful = assembled.doubtful.map(({ line }) => line.line).filter(({ index }) => !labelled.has(index));
  const inRows = linesOf(lineCount, assembled.rows, isAny);
  const titles = linesOfWords(tables, inRows);
  const opened: Opened[] = [];
  const ask = <T>(about: string, values: readonly T[], name: (value: T) => string, settle: Settle<T>, told = false) => {
    const answers = values.map((value, doubt): Answer => ({ name: name(value), doubt }));
    opened.push({
      question: { about, answers, stated: told },
      settle: (answer, settled) => settle(values[answer], settled),
    });
  };
  const { marks, votes } = decideDecimalMark(rows, tables.lines, moneyNamed(facts, rows));
  ask('the decimal mark', marks, String, (mark, settled) => {
    settled.mark = mark;
  });
  const settleOrder: Settle<DateOrder> = (one, settled) => {
    settled.order = one;
  };
  ask('the order of dates', [order, ...rivals], String, settleOrder, told);
  const identities = identitiesOf(parts, tables.lines, inRows, tables.tables);
  let scored = 0;
  const first = new Map<number, Roles>();
  const sidesOpen = new Set<number>();
  const decisions = new Map<number, RolesDecision>();
  const rolesByHeadings = new Map<string, Map<number, readonly Roles[]>>();
  const datesByHeadings = new Map<string, Map<number, BookingDates>>();
  const rowsOf = byTable(rows);
  for (const table of tables.tables) {
    // lists of no bookings below the rows tell nothing about their columns
    const all = rowsOf.get(table.index) ?? [];
    const booked = all.filter(mayBeBooked);
    const own = booked.length > 0 ? booked : all;
    const ofTable = ({ tables }: Part) => tables.includes(table.index);
    const account = accountCurrency(facts, headers, parts.filter(ofTable));
    const decision = decideRolesByMoney(own, marks[0], account, tables.tables);
    scored += decision.tried;
    decisions.set(table.index, decision);
    first.set(table.index, decision.roles);
    if (decision.sidesOpen) sidesOpen.add(table.index);
    const headings = table.segments[0].columns.map((c) => c.heading).join('|');
    const roles = [decision.roles, ...decision.rivals];
    collect(rolesByHeadings, `${headings}:${roles.length}`, table.index, roles);
    const places = bookingDatesOf(own, decision.roles, order);
    collect(datesByHeadings, `${headings}:${places.dates.map((d) => d.place)}`, table.index, places);
  }
  for (const byTable of rolesByHeadings.values()) {
    const [one] = byTable.values();
    ask(
      'the columns',
      one.map((_, i) => i),
      (i) => one[i].filter((r) => r !== null).join(', '),
      (i, { rolesOf }) => {
        for (const [table, roles] of byTable) rolesOf.set(table, roles[i]);
      },
    );
  }
  for (const byTable of datesByHeadings.values()) {
    const [one] = byTable.values();
    ask(
      'the day of booking',
      one.dates.map((_, i) => i),
      (i) => one.dates[i].name,
      (i, { bookingDates }) => {
        for (const [table, { dates }] of byTable) bookingDates.set(table, dates[i].place);
      },
      one.named,
    );
  }
  const asked = opened.filter(({ question }) => question.answers.length > 1);
  const settledOnes = opened.filter((one) => !asked.includes(one));
  const conventionsByPart = new Map<Part, readonly SignConvention[]>();
  for (const { parts: own, merged } of groupByLayout(parts, tables.tables)) {
    const isOpen = (part: Part) => part.tables.some((table) => sidesOpen.has(table));
    for (const open of new Set(own.map(isOpen))) {
      const conventions = signConventionsOf(merged, facts, first, marks[0], open);
      for (const part of own) if (isOpen(part) === open) conventionsByPart.set(part, conventions);
    }
  }
  return {
    questions: asked.map((o) => o.question),
    conventions: Math.max(1, greatest([...conventionsByPart.values()].map(({ length }) => length))),
    rows: rows.length,
    scored,
    evidence: { votes, dates, decisions, summaries, tables: tables.tables },
    read(choice, rank) {
      const settled: Settled = { mark: marks[0], order, rolesOf: new Map(), bookingDates: new Map() };
      for (const one of settledOnes) one.settle(0, settled);
      asked.forEach((one, i) => {
        one.settle(choice[i], settled);
      });
      const { mark, rolesOf } = settled;
      const spans = spansOf(facts, settled.order);
      const read = parts.map((part): ReadPart => {
        const money = decideCurrency(
          part,
          tables.tables,
          facts,
          { mark, rolesOf, order: settled.order },
          hints.currency,
        );
        const period = periodOf(facts, spans, part, settled.order, bookingDates(part, rolesOf, DATES_TRIED));
        const conventions = conventionsByPart.get(part) as readonly SignConvention[];
        const convention = conventions[Math.min(rank, conventions.length - 1)];
        const signs = signsByTable(part, rolesOf, convention);
        // named one by one: objects that a spread makes each have a shape of their own
        const context: Context = {
          mark,
          order: settled.order,
          rolesOf,
          bookingDates: settled.bookingDates,
          period,
          hints,
          decimals: money.decimals,
          signs,
          minusCredits: minusCredits(part, rolesOf, convention),
          reversing: reversingTables(part.rows, rolesOf),
          owedBalances: convention.owed,
          assumedYear,
          eraOpen: dates.eraOpen,
        };
        const identity = identities.get(part) as Identity;
        const beforeFees = part.tables.some((table) =>
          booksBeforeFees(part.rows, table, rolesOf.get(table) as Roles, mark),
        );
        const told = { part, identity, period, convention, context, owedBalances: convention.owed, beforeFees };
        return { ...money, ...told, ...readPart(part, context) };
      });
      return { document: { mark, order: settled.order }, parts: read, facts, doubtful, titles };
    },
  };
}

type Settle<T> = (value: T, settled: Settled) => void;

/** Tables with the same headings are read alike. */
function collect<T>(groups: Map<string, Map<number, T>>, key: string, table: number, value: T): void {
  const group = groups.get(key);
  if (group) group.set(table, value);
  else groups.set(key, new Map([[table, value]]));
}

/** Given a part, returns the first `most` tokens in its date columns, for rows that book something. */
function bookingDates(part: Part, rolesOf: ReadonlyMap<number, Roles>, most: number): DateToken[] {
  const tokens: DateToken[] = [];
  for (const row of part.rows) {
    if (tokens.length === most) break;
    if (row.kindExact || row.section?.sign === 0) continue;
    const at = rolesOf.get(row.table)?.indexOf('date') ?? -1;
    const first = daysIn(row, at).booked ?? row.headingDate;
    if (first) tokens.push(first.token);
  }
  return tokens;
}

/** Given rows in document order, returns those of each table. */
function byTable(rows: readonly Row[]): ReadonlyMap<number, readonly Row[]> {
  const tables = new Map<number, Row[]>();
  for (const row of rows) {
    const own = tables.get(row.table);
    if (own) own.push(row);
    else tables.set(row.table, [row]);
  }
  return tables;
}

/** False for a line with an amount that only stands where the table does: below its end, or in a summary. */
function inTable(row: Row): boolean {
  for (const inColumn of row.dates) if (inColumn.length > 0) return true;
  return !row.apart && !row.sentence && row.section?.sign !== 0;
}
