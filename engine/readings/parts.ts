/** Tells the accounts, currencies and periods of a document apart: which rows and lines belong to one statement. */
import type { DateOrder } from '../dates/date.ts';
import { resolvePeriod } from '../dates/period.ts';
import type { Row } from '../rows/types.ts';
import type { OneOfTwo, Table } from '../tables/types.ts';
import { HIDDEN, headsIn, holds, lastFour } from './empty-statements.ts';
import type { Facts } from './facts.ts';
import type { PeriodFact } from './labelled-periods.ts';

/** The rows of one statement, and the lines [fromLine, toLine) that its facts stand on. */
export interface Part {
  readonly rows: readonly Row[];
  readonly fromLine: number;
  readonly toLine: number;
  /** where its table held two currencies */
  readonly money?: OneOfTwo;
}

const lineOf = (row: Row): number => row.lines[0].source.line.index;
const opens = (row: Row): boolean => row.kindExact && (row.kind === 'opening' || row.kind === 'brought_forward');

/** Given rows in document order, returns the parts that they fall into. A document with a table's header and no row, or that says that there is none, is one part. */
export function splitParts(
  rows: readonly Row[],
  tables: readonly Table[],
  facts: Facts,
  lineCount: number,
  order: DateOrder,
): Part[] {
  if (rows.length === 0 && (tables.length > 0 || facts.noBookings.length > 0)) {
    return [{ rows, fromLine: 0, toLine: lineCount }];
  }
  const starts: number[] = [];
  const fromLines: number[] = [];
  let opened = false;
  let transactions = 0;
  let closed: Row | null = null;
  let currentCurrency: string | null = null;
  let fromLine = 0;
  const named = (row: Row) =>
    facts.figures.some(
      ({ kind, line: { line } }) => kind === 'opening' && line.index >= fromLine && line.index < lineOf(row),
    );
  // a summary below the rows may hold their only opening balance: no booking follows it
  const isSummary = (row: Row, i: number) => {
    const next = firstBelow(rows, i, (r) => r.kind === null || opens(r));
    return !opened && !named(row) && next?.kind !== null;
  };
  const currencies = tables.map(tableCurrency);
  const mayPart = linesThatMayPart(facts);
  rows.forEach((row, i) => {
    const currency = currencies[row.table];
    const opening = opens(row);
    let fresh = i === 0;
    const border =
      fresh || !mayPart(rows[i - 1], row) ? null : boundary(facts, rows, i, order, opened ? Infinity : fromLine);
    if (transactions > 0 && border !== null) fresh = true;
    if (opening && !fresh && booksBelow(rows, i)) {
      // a page may begin with what the one before carried, under the word for an opening balance
      if (row.kind === 'opening') fresh = (opened || transactions > 0) && !carries(closed, row) && !isSummary(row, i);
      else fresh = closed !== null && ![closed, rows[i - 1]].some((r) => sameAmount(r, row)) && !turnsPage(closed, row);
    }
    if (!fresh && currency && currentCurrency && currency !== currentCurrency) fresh = true;
    if (fresh) {
      starts.push(i);
      if (i > 0) fromLine = Math.max(endOf(rows[i - 1]) + 1, Math.min(border ?? Infinity, startLine(row, tables)));
      fromLines.push(fromLine);
      opened = false;
      transactions = 0;
      closed = null;
      currentCurrency = null;
    }
    currentCurrency = currency ?? currentCurrency;
    if (opening) opened = true;
    else if (row.kindExact && (row.kind === 'closing' || row.kind === 'carried_forward')) closed = row;
    else if (row.kind === null) transactions++;
  });
  const empty = starts.map((at, k) => {
    const heads = headsAt(facts, rows, at, lineCount, order);
    const own = heads.pop();
    if (own !== undefined) fromLines[k] = own;
    if (k === 0 && heads.length > 0) heads[0] = 0;
    return heads;
  });
  const below = rows.length > 0 ? headsAt(facts, rows, rows.length, lineCount, order) : [];
  const partsOf = (heads: readonly number[], toLine: number) =>
    heads.map((fromLine, i): Part => ({ rows: [], fromLine, toLine: heads[i + 1] ?? toLine }));
  const parts = starts.map((from, k): Part => {
    // two currencies of one table stand on the same lines
    const isSecond = (at: number) =>
      at > 0 && at < starts.length && partedFrom(tables, rows, starts[at - 1], starts[at]);
    const [first, last] = [isSecond(k) ? k - 1 : k, isSecond(k + 1) ? k + 1 : k];
    const toLine = empty[last + 1]?.[0] ?? fromLines[last + 1] ?? below[0] ?? lineCount;
    const { money } = tables[rows[from].table];
    return { rows: rows.slice(from, starts[k + 1]), fromLine: fromLines[first], toLine, money };
  });
  return [...parts.flatMap((part, k) => [...partsOf(empty[k], part.fromLine), part]), ...partsOf(below, lineCount)];
}

/** Given rows and a place among them, returns the heads of statements between the row above it and the row at it; see `headsIn`. */
function headsAt(facts: Facts, rows: readonly Row[], at: number, lineCount: number, order: DateOrder): number[] {
  const [above, below] = [rows[at - 1], rows[at]] as [Row | undefined, Row | undefined];
  const days = [rows.slice(0, at).findLast(isBooked), rows.slice(at).find(isBooked)];
  const gap = {
    from: above ? endOf(above) + 1 : 0,
    to: below ? lineOf(below) : lineCount,
    page: above ? above.lines[above.lines.length - 1].source.line.page : 0,
    days: days.flatMap((row) => row?.days[0]?.token ?? []),
    rowsBelow: below !== undefined,
  };
  return headsIn(facts, gap, order);
}

const isBooked = (row: Row): boolean => row.kind === null;

/** True for the rows of two tables that were one of two currencies. */
function partedFrom(tables: readonly Table[], rows: readonly Row[], one: number, other: number): boolean {
  const [a, b] = [tables[rows[one].table], tables[rows[other].table]];
  return a.money !== undefined && a.money.own === b.money?.other && b.money.own === a.money.other;
}

/** True where bookings follow a row that states an opening balance, before another one does: a summary below them opens nothing. */
function booksBelow(rows: readonly Row[], at: number): boolean {
  const opens = (r: Row) => r.kindExact && r.kind === 'opening';
  const next = firstBelow(rows, at, (r) => opens(r) || (!r.kindExact && r.days.length > 0));
  return next !== undefined && !opens(next);
}

/** Given facts, returns whether any between a row and the next may be another statement's: openings, accounts, periods. */
function linesThatMayPart({ figures, accounts, periods }: Facts): (above: Row, below: Row) => boolean {
  const openings = figures.filter((f) => f.kind === 'opening' && f.sure);
  const indices = Int32Array.from([...openings, ...accounts, ...periods], (f) => f.line.line.index).sort();
  return (above, below) => {
    const [from, to] = [endOf(above), lineOf(below)];
    if (to - from < 2) return false;
    let low = 0;
    let high = indices.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (indices[middle] <= from) low = middle + 1;
      else high = middle;
    }
    return low < indices.length && indices[low] < to;
  };
}

/** Given a place among rows, returns the first one behind it that `is` so. */
function firstBelow(rows: readonly Row[], at: number, is: (row: Row) => boolean): Row | undefined {
  for (let i = at + 1; i < rows.length; i++) if (is(rows[i])) return rows[i];
  return undefined;
}

const endOf = (row: Row): number => row.lines[row.lines.length - 1].source.line.index;

/**
 * Given rows, the place of one below another, and from which line on the upper one's statement's opening balance stands (Infinity: in a row), returns
 * the first line between them that names another opening balance, account or period, or null.
 */
function boundary(
  facts: Facts,
  rows: readonly Row[],
  at: number,
  order: DateOrder,
  openingFrom: number,
): number | null {
  const from = endOf(rows[at - 1]);
  const to = lineOf(rows[at]);
  const between = <T extends { line: { line: { index: number } } }>(list: readonly T[]) =>
    list.filter((f) => f.line.line.index > from && f.line.line.index < to);
  const earlier = <T extends { line: { line: { index: number } } }>(list: readonly T[]) =>
    list.filter((f) => f.line.line.index <= from);
  const openings = (list: readonly Facts['figures'][number][]) => list.filter((f) => f.kind === 'opening' && f.sure);
  const opened = openings(earlier(facts.figures));
  const digits = new Set(opened.map((f) => f.amount.token.digits));
  // the first below the rows of a statement that printed none is its own
  const isOpened = openingFrom === Infinity || opened.some((f) => f.line.line.index >= openingFrom);
  const newOpening =
    isOpened && digits.size > 0 && openings(between(facts.figures)).find((f) => !digits.has(f.amount.token.digits));
  // an account is named in several ways, by its IBAN and its card: another one has none of them
  const numbers = new Set(earlier(facts.accounts).map((f) => lastFour(f.text)));
  // and a card with figures hidden, on the paper of an account, is none either
  const shown = earlier(facts.accounts).some((f) => !HIDDEN.test(f.text));
  const named = between(facts.accounts).filter((f) => !shown || !HIDDEN.test(f.text));
  // the running head of the pages before may still name the one above
  const known = named.findLast((f) => numbers.has(lastFour(f.text)));
  const isOther = numbers.size > 0 && !isCardOfSame(facts, from, to);
  const newAccount = isOther && named.find((f) => !known || f.line.line.index > known.line.line.index);
  const newPeriod = laterPeriod(earlier(facts.periods), between(facts.periods), rows, at, order);
  const lines = [newOpening, newAccount, newPeriod].flatMap((f) => (f ? [f.line.line.index] : []));
  if (!isOpened) lines.push(...belowSummary(facts.figures, from, to));
  return lines.length > 0 ? Math.min(...lines) : null;
}

/**
 * Given figures and the lines of two rows between which the first one's opening balance stands, returns the line below that summary, where its
 * closing balance opens another one further below: each summary stands below the rows that it sums up.
 */
function belowSummary(figures: Facts['figures'], from: number, to: number): number[] {
  const own = figures.filter(({ kind, line: { line } }) => kind !== null && line.index > from && line.index < to);
  const closes = (digits: string) =>
    own.some((f) => (f.kind === 'closing' || f.kind === 'balance') && f.amount.token.digits === digits);
  const opening = own.find((f) => f.kind === 'opening' && f.sure);
  const next = figures.find((f) => f.kind === 'opening' && f.sure && f.line.line.index > to);
  if (!opening || !next || closes(opening.amount.token.digits) || !closes(next.amount.token.digits)) return [];
  return [own[own.length - 1].line.line.index + 1];
}

/** True where what is named between two lines may be a further card of one statement: a card's, with its opening balance above the rows, and none below. */
function isCardOfSame(facts: Facts, from: number, to: number): boolean {
  const openings = facts.figures.filter((f) => f.kind === 'opening').map((f) => f.line.line.index);
  if (openings.length === 0 || openings.some((index) => index > from)) return false;
  const first = Math.min(...openings);
  return (
    facts.accountTypes.some(({ type, line }) => type === 'card' && line.line.index < first) &&
    !facts.accountTypes.some(({ type, line: { line } }) => type !== 'card' && line.index > from && line.index < to)
  );
}

/** Given periods printed before and between two rows, returns one that begins after the earlier ones and holds the first booking from the second on, or null. */
function laterPeriod(
  earlier: readonly PeriodFact[],
  between: readonly PeriodFact[],
  rows: readonly Row[],
  at: number,
  order: DateOrder,
): PeriodFact | null {
  if (between.length === 0) return null;
  // a balance brought forward stands above the heading of the first day
  const first = rows.findIndex((row, i) => i >= at && row.kind === null);
  const date = rows[first < 0 ? at : first].days[0]?.token;
  const ends = earlier.flatMap((f) => resolvePeriod(f.period, order, null)?.end ?? []);
  if (!date || ends.length === 0) return null;
  const isLater = (f: PeriodFact) => {
    const span = resolvePeriod(f.period, order, null);
    if (span === null || ends.some((end) => end > span.start)) return false;
    return holds(span, date, order);
  };
  return between.find(isLater) ?? null;
}

/** Given a part's first row, returns the line at which its table's title begins. */
function startLine(row: Row, tables: readonly Table[]): number {
  const segment = tables[row.table].segments[row.segment];
  const first =
    segment.body.find((tl) => tl === row.lines[0].source) === segment.body[0] ||
    lineOf(row) === segment.body[0]?.line.index;
  const title = segment.title[0]?.line.index ?? segment.header[0]?.line.index;
  return first && title !== undefined ? title : lineOf(row);
}

/** Carried at the foot of a page and brought at the head of the next: one statement, even where the two differ. */
function turnsPage(carried: Row, brought: Row): boolean {
  const page = (r: Row) => r.lines[0].source.line.page;
  return carried.kind === 'carried_forward' && carried.table === brought.table && page(brought) === page(carried) + 1;
}

function carries(closed: Row | null, opening: Row): boolean {
  return closed !== null && closed.kind === 'carried_forward' && sameAmount(closed, opening);
}

function sameAmount(a: Row, b: Row): boolean {
  const last = (r: Row) => [...r.amounts].reverse().find((x) => x !== null)?.token.digits;
  return last(a) === last(b);
}

const IN_BRACKETS = /[([]\s*([A-Z]{3})\s*[)\]]/;

/** Given a table, returns the currency that its headings name, or null. */
function tableCurrency(table: Table): string | null {
  if (table.money) return table.money.own;
  for (const c of table.segments[0].columns) {
    const m = IN_BRACKETS.exec(c.heading);
    if (m) return m[1];
  }
  return null;
}

/** Given a part among all, returns it together with those printed on the same form: whose tables have its headings. What a sign means there, it means on all. */
export function kinOf(part: Part, parts: readonly Part[], tables: readonly Table[]): Part {
  const formOf = (p: Part) => {
    const first = p.rows[0] && tables[p.rows[0].table].segments[0];
    return first?.columns.map((c) => c.heading).join('|') ?? '';
  };
  const form = formOf(part);
  if (form.replaceAll('|', '') === '') return part;
  const kin = parts.filter((p) => formOf(p) === form);
  return {
    rows: kin.flatMap((p) => p.rows),
    fromLine: Math.min(...kin.map((p) => p.fromLine)),
    toLine: Math.max(...kin.map((p) => p.toLine)),
  };
}
