/** Finds the opening and the closing balance among the figures outside the rows: by words, days, or their sums. */
import { addDays, yearOf } from '../../dates/calendar.ts';
import { type DateOrder, type DateToken, resolveDate } from '../../dates/date.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Minor } from '../../model/minor.ts';
import type { DocumentReading } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { minorUnits } from '../../money/amount.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import { isBooked } from '../bookings.ts';

/** A figure as money, with the holder's sign, and the day that it names. */
export interface ValuedFigure {
  readonly figure: Figure;
  readonly value: Minor;
  readonly day: IsoDate | null;
}

export interface SummaryBalances {
  readonly opening: ValuedFigure | null;
  readonly closing: ValuedFigure | null;
}

export function valuedFigures(figures: readonly Figure[], part: ReadPart, document: DocumentReading): ValuedFigure[] {
  const out: ValuedFigure[] = [];
  let counted: boolean | null = null;
  for (const figure of figures) {
    if (isWhole(figure.amount, document) && figure.amount.token.symbol === null) {
      counted ??= printsDecimals(part, document);
      if (counted) continue;
    }
    const value = balanceValue(figure, part, document);
    if (value === null) continue;
    const day = figure.date ? dayOfLabel(figure.date.token, part, document) : null;
    out.push({ figure, value, day });
  }
  return out;
}

/** True if all bookings print decimals: beside them a bare whole number counts points or items. */
function printsDecimals({ rows }: ReadPart, document: DocumentReading): boolean {
  let some = false;
  for (const { role, row } of rows) {
    if (role !== 'transaction') continue;
    if (!hasDecimals(row, document)) return false;
    some = true;
  }
  return some;
}

function hasDecimals({ amounts }: Row, document: DocumentReading): boolean {
  for (const amount of amounts) if (amount && !isWhole(amount, document)) return true;
  return false;
}

/** True for an amount without decimals under the document's mark: "7,212" where the point is the mark. */
function isWhole({ token }: PlacedAmount, { mark }: DocumentReading): boolean {
  return !token.nil && !token.decimals[mark];
}

/** Given a label's day, returns it in the printed period if one of its possible orders gives such a day. */
export function dayOfLabel(token: DateToken, part: ReadPart, { order }: DocumentReading): IsoDate | null {
  const days = [order, ...token.orders].map((one) => dayIn(token, part, one));
  const { start, end, printed } = part.period;
  if (!printed || start === null || end === null) return days[0];
  return days.find((day) => day !== null && day >= addDays(start, -1) && day <= end) ?? days[0];
}

/** Given a day without a printed year, returns it with the year of the part's period. */
function dayIn(token: DateToken, { period }: ReadPart, order: DateOrder): IsoDate | null {
  for (const bound of [period.end, period.start]) {
    const day = resolveDate(token, order, bound ? yearOf(bound) : null);
    if (day !== null && (token.year !== null || (period.end !== null && day <= period.end))) return day;
  }
  return null;
}

function balanceValue({ amount: { token } }: Figure, part: ReadPart, document: DocumentReading): Minor | null {
  const units = minorUnits(token, document.mark, part.decimals);
  if (units === null) return null;
  const marked = token.marker ? markerSign(token.marker) : null;
  if (marked !== null) return marked * units || 0;
  const printed = token.sign === '-' ? -1 : 1;
  return (part.owedBalances ? -printed : printed) * units || 0;
}

/** The printed totals of both sides, positive; null without one, or for totals in parts. */
export interface Totals {
  readonly in: Minor | null;
  readonly out: Minor | null;
}

/** Given the figures of a part and its printed totals, returns the opening and the closing balance among them. */
export function summaryBalances(figures: readonly ValuedFigure[], part: ReadPart, totals: Totals): SummaryBalances {
  const named = (kind: Figure['kind']) => figures.find((f) => f.figure.kind === kind) ?? null;
  const days = daysOf(part);
  const dated = figures.filter((f) => f.figure.kind === 'balance' && f.day !== null && !f.figure.listed);
  const opening =
    named('opening') ?? broughtForward(figures, part) ?? dated.find((f) => opens(f.day as string, days)) ?? null;
  const closing = named('closing') ?? dated.find((f) => closes(f.day as string, days)) ?? null;
  if (opening !== null && closing !== null) return { opening, closing };
  return bySums(figures, { opening, closing }, totals) ?? { opening, closing };
}

/** A balance brought forward above all transactions opens the statement, unless it was carried from a page before. */
function broughtForward(figures: readonly ValuedFigure[], part: ReadPart): ValuedFigure | null {
  const first = part.rows.find(isBooked)?.row.lines[0].source.line.index ?? Infinity;
  const above = figures.filter((f) => f.figure.line.line.index < first);
  const at = above.findIndex((f) => f.figure.kind === 'brought_forward');
  if (at < 0 || above.slice(0, at).some((f) => f.figure.kind === 'carried_forward')) return null;
  return above[at];
}

interface Days {
  readonly first: IsoDate | null;
  readonly last: IsoDate | null;
  readonly printed: boolean;
}

function daysOf(part: ReadPart): Days {
  if (part.period.printed) return { first: part.period.start, last: part.period.end, printed: true };
  const days = part.rows.flatMap((r) => (r.role === 'transaction' && r.date ? [r.date] : [])).sort();
  return { first: days[0] ?? null, last: days[days.length - 1] ?? null, printed: false };
}

function opens(day: IsoDate, { first, printed }: Days): boolean {
  if (first === null) return false;
  return printed ? day === first || day === addDays(first, -1) : day < first;
}

function closes(day: IsoDate, { last, printed }: Days): boolean {
  return last !== null && (printed ? day === last : day >= last);
}

/** Both totals and one balance give the other balance: it is printed if an otherwise unused figure has that value. */
function bySums(figures: readonly ValuedFigure[], known: SummaryBalances, totals: Totals): SummaryBalances | null {
  if (totals.in === null || totals.out === null) return null;
  const net = totals.in - totals.out;
  const free = figures.filter((f) => (f.figure.kind === 'balance' || f.figure.kind === null) && !f.figure.listed);
  const of = (value: Minor) => free.find((f) => f.value === value);
  if (known.closing !== null) {
    const opening = of(known.closing.value - net);
    return opening ? { ...known, opening } : null;
  }
  if (known.opening !== null) {
    const closing = of(known.opening.value + net);
    return closing ? { ...known, closing } : null;
  }
  // with one side alone, any two figures of a list and their sum would fit, and the totals themselves always do
  if (totals.in === 0 || totals.out === 0) return null;
  const others = free.filter((f) => f.value !== totals.in && f.value !== totals.out);
  for (const [i, opening] of others.entries()) {
    const closing = others.slice(i + 1).find((last) => last.value === opening.value + net);
    if (closing) return { opening, closing };
  }
  return null;
}
