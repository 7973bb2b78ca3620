/** Tells the accounts, currencies and periods of a document apart: which rows and lines belong to one statement. */
import type { DateOrder } from '../../dates/date.ts';
import { BALANCE_KINDS } from '../../lexicon/lines/line-kind.ts';
import { namesPending } from '../../lexicon/lines/sections.ts';
import type { Row } from '../../model/row.ts';
import type { OneOfTwo, Table } from '../../model/table.ts';
import type { Facts } from '../facts/facts.ts';
import { Boundaries, belowClosing, belowTotals } from './boundaries.ts';
import { carries, isCountedOn, sameAmount, turnsPage } from './carried.ts';
import { emptyStatementHeads } from './empty-statements.ts';
import { begins, symbolBelow, tableCurrency } from './part-money.ts';

/** The rows of one statement, and the lines [fromLine, toLine) that its facts stand on. */
export interface Part {
  readonly rows: readonly Row[];
  /** indices of the tables that they stand in, in that order */
  readonly tables: readonly number[];
  readonly fromLine: number;
  readonly toLine: number;
  /** where its table held two currencies */
  readonly money?: OneOfTwo;
}

/** True for a line, told by its index, that a part stands on. */
export function standsOn({ fromLine, toLine }: Part, line: number): boolean {
  return line >= fromLine && line < toLine;
}

const lineOf = (row: Row): number => row.lines[0].source.line.index;
const opens = (row: Row): boolean => row.kindExact && (row.kind === 'opening' || row.kind === 'brought_forward');

/**
 * Given rows in document order, returns the parts that they fall into. A document with a table's header and no row, or
 * that says that there is none, is one part. `cuts` are lines at which another one begins, whatever else tells.
 */
export function splitParts(
  rows: readonly Row[],
  tables: readonly Table[],
  facts: Facts,
  lineCount: number,
  order: DateOrder,
  cuts: readonly number[] = [],
): Part[] {
  if (rows.length === 0 && (tables.length > 0 || facts.noBookings.length > 0)) {
    return [{ rows, tables: [], fromLine: 0, toLine: lineCount }];
  }
  const beginnings = new Beginnings(rows, tables, facts, order, cuts);
  for (let i = 0; i < rows.length; i++) beginnings.goDownTo(i);
  const { starts, fromLines } = beginnings;
  const empty = starts.map((at, k) => {
    const heads = headsAt(facts, rows, at, lineCount, order);
    const own = heads.pop();
    if (own !== undefined) fromLines[k] = own;
    if (k === 0 && heads.length > 0) heads[0] = 0;
    return heads;
  });
  const below = rows.length > 0 ? headsAt(facts, rows, rows.length, lineCount, order) : [];
  const partsOf = (heads: readonly number[], toLine: number) =>
    heads.map((fromLine, i): Part => ({ rows: [], tables: [], fromLine, toLine: heads[i + 1] ?? toLine }));
  const parts = starts.map((from, k): Part => {
    // two currencies of one table stand on the same lines
    const isSecond = (at: number) =>
      at > 0 && at < starts.length && partedFrom(tables, rows, starts[at - 1], starts[at]);
    const [first, last] = [isSecond(k) ? k - 1 : k, isSecond(k + 1) ? k + 1 : k];
    const toLine = empty[last + 1]?.[0] ?? fromLines[last + 1] ?? below[0] ?? lineCount;
    const { money } = tables[rows[from].table];
    const own = rows.slice(from, starts[k + 1]);
    return { rows: own, tables: tablesIn(own), fromLine: fromLines[first], toLine, money };
  });
  return [...parts.flatMap((part, k) => [...partsOf(empty[k], part.fromLine), part]), ...partsOf(below, lineCount)];
}

/** Finds the rows with which statements begin, going down from row to row. */
class Beginnings {
  /** places of the first rows, and the lines from which on their statements stand */
  readonly starts: number[] = [];
  readonly fromLines: number[] = [];
  readonly #rows: readonly Row[];
  readonly #tables: readonly Table[];
  readonly #facts: Facts;
  readonly #boundaries: Boundaries;
  readonly #cuts: readonly number[];
  /** by table, as headings name it */
  readonly #currencies: readonly (string | null)[];
  // of the statement so far:
  #opened = false;
  #transactions = 0;
  /** its balances stand in a summary below its rows */
  #summed = false;
  #closed: Row | null = null;
  #currency: string | null = null;
  #symbol: string | null = null;
  #fromLine = 0;

  constructor(rows: readonly Row[], tables: readonly Table[], facts: Facts, order: DateOrder, cuts: readonly number[]) {
    this.#cuts = cuts;
    this.#rows = rows;
    this.#tables = tables;
    this.#facts = facts;
    this.#boundaries = new Boundaries(facts, rows, order);
    this.#currencies = tables.map(tableCurrency);
  }

  /** Given the place of the next row, notes whether it begins a statement. */
  goDownTo(i: number): void {
    const row = this.#rows[i];
    const currency = this.#currencies[row.table];
    const symbol = i === 0 || begins(this.#rows, i) ? symbolBelow(this.#rows, i) : null;
    const border = i === 0 ? null : this.#boundaries.above(i, this.#opened ? Infinity : this.#fromLine);
    const cut = i === 0 ? null : this.#cutAbove(i);
    const isFresh =
      i === 0 ||
      cut !== null ||
      (this.#transactions > 0 && border !== null) ||
      this.#opensAnew(i) ||
      this.#followsSummary(i) ||
      this.#listsAnew(i) ||
      (currency !== null && this.#currency !== null && currency !== this.#currency);
    const head = isFresh ? null : this.#headOfOtherSymbol(i, symbol);
    if (isFresh || head !== null) {
      this.starts.push(i);
      if (i > 0) {
        const from = endOf(this.#rows[i - 1]) + 1;
        const first = Math.min(border ?? head ?? Infinity, startLine(row, this.#tables));
        // a line that closes the statement above may look like the title of the next
        const { figures } = this.#facts;
        const to = border ?? -1;
        const isClosed = this.#closed !== null || statesBalance(this.#rows[i - 1]);
        const closed = isClosed ? belowTotals(figures, from, to) : belowClosing(figures, this.#fromLine, from, to);
        this.#fromLine = cut ?? Math.max(from, first, closed);
      }
      this.fromLines.push(this.#fromLine);
      this.#opened = false;
      this.#summed = false;
      this.#transactions = 0;
      this.#closed = null;
      this.#currency = null;
      this.#symbol = null;
    }
    this.#symbol = symbol ?? this.#symbol;
    this.#currency = currency ?? this.#currency;
    if (statesOpening(row) && this.#transactions > 0) this.#summed ||= !this.#opened && closesBelow(this.#rows, i);
    if (opens(row)) this.#opened = true;
    else if (row.kindExact && (row.kind === 'closing' || row.kind === 'carried_forward')) this.#closed = row;
    else if (row.kind === null) this.#transactions++;
  }

  /** The cut between a row and the one above it, or null. */
  #cutAbove(i: number): number | null {
    const [above, own] = [lineOf(this.#rows[i - 1]), lineOf(this.#rows[i])];
    return this.#cuts.find((line) => line > above && line <= own) ?? null;
  }

  /** True for a row that states an opening balance of other bookings than those above. */
  #opensAnew(i: number): boolean {
    const row = this.#rows[i];
    if (this.#opensEmpty(i)) return true;
    if (!opens(row) || !booksBelow(this.#rows, i)) return false;
    // a page may begin with what the one before carried, under the word for an opening balance
    if (row.kind === 'opening')
      return (this.#opened || this.#transactions > 0) && !this.#carriesTo(i) && !this.#isSummary(i);
    const closed = this.#closed;
    if (closed === null) return bringsOther(this.#rows, i);
    if (turnsPage(closed, row)) return false;
    return !sameAmount(closed, row) && !sameAmount(this.#rows[i - 1], row);
  }

  /** True for an opening balance that is carried over from above it. */
  #carriesTo(i: number): boolean {
    const [above, row] = [this.#rows[i - 1], this.#rows[i]];
    return carries(this.#closed, row) || isCountedOn(above, row, this.#facts.pages);
  }

  /** True for an opening balance below a header, and behind the closing balance of others, that is followed by the same as a closing balance. */
  #opensEmpty(i: number): boolean {
    const [row, next] = [this.#rows[i], this.#rows[i + 1]];
    const closed = this.#closed;
    if (!statesOpening(row) || closed?.kind !== 'closing' || sameAmount(closed, row) || !begins(this.#rows, i))
      return false;
    return next?.kindExact === true && next.kind === 'closing' && sameAmount(row, next);
  }

  /** True for the first row of a list of what is not booked yet that has an opening balance of its own above it. */
  #listsAnew(i: number): boolean {
    const [above, { section }] = [this.#rows[i - 1], this.#rows[i]];
    if (section?.sign !== 0 || section.title === above.section?.title || !namesPending(section.title)) return false;
    return this.#namesOpening(endOf(above) + 1, lineOf(this.#rows[i]));
  }

  /** A summary below the rows may hold their only opening balance: no booking follows it, or none before its closing balance. */
  #isSummary(i: number): boolean {
    if (this.#opened || this.#namesOpening(this.#fromLine, lineOf(this.#rows[i]))) return false;
    return closesBelow(this.#rows, i) || firstBelow(this.#rows, i, isBookedOrOpens)?.kind !== null;
  }

  /** True for the first booking below a header and below such a summary, where another one follows: each stands below what it sums up. */
  #followsSummary(i: number): boolean {
    if (!this.#summed || !isDated(this.#rows[i]) || !begins(this.#rows, i)) return false;
    return firstBelow(this.#rows, i, statesOpening) !== undefined;
  }

  /** True where an opening balance stands outside the rows on the lines [from, to). */
  #namesOpening(from: number, to: number): boolean {
    return this.#facts.figures.some(
      ({ kind, line: { line } }) => kind === 'opening' && line.index >= from && line.index < to,
    );
  }

  /** Given a row and the symbol of all rows below the header above it, returns where a statement in other money begins there, or null. */
  #headOfOtherSymbol(i: number, symbol: string | null): number | null {
    const isOther = symbol !== null && this.#symbol !== null && symbol !== this.#symbol;
    return isOther && this.#transactions > 0 && begins(this.#rows, i) ? this.#boundaries.headAbove(i) : null;
  }
}

/** Given rows and a place among them, returns the heads of statements between the row above it and the row at it; see `headsIn`. */
function headsAt(facts: Facts, rows: readonly Row[], at: number, lineCount: number, order: DateOrder): number[] {
  const [above, below] = [rows[at - 1], rows[at]] as [Row | undefined, Row | undefined];
  let before = at - 1;
  while (before >= 0 && !isBooked(rows[before])) before--;
  const days = [rows[before], firstBelow(rows, at - 1, isBooked)];
  const gap = {
    from: above ? endOf(above) + 1 : 0,
    to: below ? lineOf(below) : lineCount,
    page: above ? above.lines[above.lines.length - 1].source.line.page : 0,
    days: days.flatMap((row) => row?.days[0]?.token ?? []),
    rowsBelow: below !== undefined,
  };
  return emptyStatementHeads(facts, gap, order);
}

/** True where a closing balance follows a row that states the opening one, on its page and before any day. */
function closesBelow(rows: readonly Row[], at: number): boolean {
  const next = firstBelow(rows, at, (row) => row.days.length > 0 || (row.kindExact && row.kind === 'closing'));
  return next?.kind === 'closing' && next.segment === rows[at].segment && next.table === rows[at].table;
}

const isBooked = (row: Row): boolean => row.kind === null;
const statesBalance = ({ kind, kindExact }: Row): boolean => kindExact && kind !== null && BALANCE_KINDS.has(kind);
const isDated = (row: Row): boolean => isBooked(row) && row.days.length > 0;
const isBookedOrOpens = (row: Row): boolean => isBooked(row) || opens(row);

/** Given rows, returns the indices of their tables, each once. */
export function tablesIn(rows: readonly Row[]): number[] {
  const tables = new Set<number>();
  let last = -1;
  for (const { table } of rows) {
    if (table !== last) tables.add(table);
    last = table;
  }
  return [...tables];
}

/** True for the rows of two tables that were one of two currencies. */
function partedFrom(tables: readonly Table[], rows: readonly Row[], one: number, other: number): boolean {
  const [a, b] = [tables[rows[one].table], tables[rows[other].table]];
  return a.money !== undefined && a.money.own === b.money?.other && b.money.own === a.money.other;
}

/** True where bookings follow a row that states an opening balance, before another one does: a summary below them opens nothing. */
function booksBelow(rows: readonly Row[], at: number): boolean {
  const next = firstBelow(rows, at, isDatedOrStatesOpening);
  return next !== undefined && !statesOpening(next);
}

const statesOpening = ({ kindExact, kind }: Row): boolean => kindExact && kind === 'opening';
const isDatedOrStatesOpening = (row: Row): boolean => statesOpening(row) || (!row.kindExact && row.days.length > 0);

/** Given a place among rows, returns the first one behind it that `is` so. */
function firstBelow(rows: readonly Row[], at: number, is: (row: Row) => boolean): Row | undefined {
  for (let i = at + 1; i < rows.length; i++) if (is(rows[i])) return rows[i];
  return undefined;
}

const endOf = (row: Row): number => row.lines[row.lines.length - 1].source.line.index;

/** Given a part's first row, returns the line at which its table's title begins. */
function startLine(row: Row, tables: readonly Table[]): number {
  const segment = tables[row.table].segments[row.segment];
  const first =
    segment.body.find((tl) => tl === row.lines[0].source) === segment.body[0] ||
    lineOf(row) === segment.body[0]?.line.index;
  const title = segment.title[0]?.line.index ?? segment.header[0]?.line.index;
  return first && title !== undefined ? title : lineOf(row);
}

/** True for a balance brought forward right below a header in the midst of a page, other than that of the booking above the header. */
function bringsOther(rows: readonly Row[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  const { line } = above.lines[above.lines.length - 1].source;
  if (line.page !== row.lines[0].source.line.page || !begins(rows, at)) return false;
  const balance = above.columns.findIndex(({ role }) => role === 'balance');
  return balance >= 0 && isBooked(above) && above.amounts[balance] !== null && !sameAmount(above, row);
}
