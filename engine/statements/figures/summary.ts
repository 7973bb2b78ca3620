/** Finds the opening and the closing balance among the figures outside the rows: by words, days, or their sums. */
import { addDays, yearOf } from '../../dates/calendar.ts';
import { type DateOrder, type DateToken, resolveDate } from '../../dates/date.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import { balanceSign } from '../../lexicon/lines/balance-signs.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { firstFound, firstOf } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { PlacedAmount } from '../../model/table.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Booking, firstLineOf, isBooked, netOf, unitsOf } from '../part.ts';

/** A figure as money, with the holder's sign, and the day that it names. */
export interface ValuedFigure {
  readonly figure: Figure;
  readonly value: Minor;
  readonly day: IsoDate | null;
}

type SummaryBalances = Readonly<Record<'opening' | 'closing', ValuedFigure | null>>;

/** Given figures and their part, returns those that are money. */
export function valuedFigures(figures: readonly Figure[], part: ReadPart): ValuedFigure[] {
  const isBare = ({ amount }: Figure) => isWhole(amount, part) && amount.token.symbol === null;
  const bareCount = figures.some(isBare) && printsDecimals(part);
  return figures.flatMap((figure): ValuedFigure[] => {
    const value = bareCount && isBare(figure) ? null : balanceValue(figure, part);
    if (value === null) return [];
    return [{ figure, value, day: figure.date ? dayOfLabel(figure.date.token, part) : null }];
  });
}

/** True if all bookings print decimals: beside them a bare whole number counts points or items. */
function printsDecimals(part: ReadPart): boolean {
  const booked = part.rows.filter(isBooked);
  const hasDecimals = ({ row }: Booking) => row.amounts.some((amount) => amount && !isWhole(amount, part));
  return booked.length > 0 && booked.every(hasDecimals);
}

/** True for an amount without decimals under the document's mark: "7,212" if the point is the mark. */
const isWhole = ({ token }: PlacedAmount, { context }: ReadPart): boolean =>
  !token.nil && !token.decimals[context.mark];

/** Given a label's day, returns it in the printed period if one of its possible orders gives such a day. */
export function dayOfLabel(token: DateToken, part: ReadPart): IsoDate | null {
  const days = [part.context.order, ...token.orders].map((one) => dayIn(token, part, one));
  const { start, end, printed } = part.period;
  if (!printed || start === null || end === null) return firstOf(days);
  return days.find((day) => day !== null && day >= addDays(start, -1) && day <= end) ?? firstOf(days);
}

/** Given a day without a printed year, returns it with the year of the part's period. */
function dayIn(token: DateToken, { period }: ReadPart, order: DateOrder): IsoDate | null {
  for (const bound of [period.end, period.start]) {
    const day = resolveDate(token, order, bound ? yearOf(bound) : null);
    if (day !== null && (token.year !== null || (period.end !== null && day <= period.end))) return day;
  }
  return null;
}

function balanceValue({ amount, label }: Figure, part: ReadPart): Minor | null {
  const { marker, sign } = amount.token;
  const units = unitsOf(amount, part);
  if (units === null) return null;
  // "Saldo końcowe -7 038,70", and without a sign "Całkowite zadłużenie 7 038,70"
  if (marker === null && sign === null && balanceSign(label) === -1) return -units || 0;
  const printed = sign === '-' ? -1 : 1;
  return ((marker && markerSign(marker)) || (part.convention.owed ? -printed : printed)) * units || 0;
}

/** The printed totals of both sides, positive; null without one, or for totals in parts. */
export type Totals = Readonly<Record<'in' | 'out', Minor | null>>;

/** Given the figures of a part and its printed totals, returns the opening and the closing balance among them. */
export function summaryBalances(figures: readonly ValuedFigure[], part: ReadPart, totals: Totals): SummaryBalances {
  // "Balance due" may be what another paper left to pay
  const named = (kind: Figure['kind']) =>
    figures.find(({ figure }) => figure.kind === kind && figure.sure) ??
    figures.find((f) => f.figure.kind === kind) ??
    null;
  const days = daysOf(part);
  const dated = figures.filter((f) => f.figure.kind === 'balance' && f.day !== null && !f.figure.listed);
  const opening =
    named('opening') ?? broughtForward(figures, part) ?? dated.find((f) => opens(f.day as string, days)) ?? null;
  // of several that are called so, "what is owed in all" may be with instalments that are still to come
  const sum = opening && opening.value + netOf(part.rows.filter(isBooked));
  const closing =
    figures.find(({ figure, value }) => figure.kind === 'closing' && value === sum) ??
    named('closing') ??
    dated.find((f) => closes(f.day as string, days)) ??
    null;
  return opening !== null && closing !== null ? { opening, closing } : bySums(figures, { opening, closing }, totals);
}

/** A balance brought forward above all transactions opens the statement, unless it was carried from a page before. */
function broughtForward(figures: readonly ValuedFigure[], part: ReadPart): ValuedFigure | null {
  const booking = part.rows.find(isBooked);
  const first = booking ? firstLineOf(booking).index : Infinity;
  const above = figures.filter(({ figure }) => figure.line.line.index < first);
  const top = above.find(({ figure: { kind } }) => kind === 'brought_forward' || kind === 'carried_forward');
  return top?.figure.kind === 'brought_forward' ? top : null;
}

type Days = ReturnType<typeof daysOf>;

/** The first and the last day of the printed period, or else of the bookings. */
function daysOf({ period: { start, end, printed }, rows }: ReadPart) {
  if (printed) return { first: start, last: end, printed };
  const days = rows.filter(isBooked).map(({ date }) => date);
  days.sort();
  return { first: days[0] ?? null, last: days.at(-1) ?? null, printed };
}

const opens = (day: IsoDate, { first, printed }: Days): boolean =>
  first !== null && (printed ? day === first || day === addDays(first, -1) : day < first);

const closes = (day: IsoDate, { last, printed }: Days): boolean =>
  last !== null && (printed ? day === last : day >= last);

/** Both totals and one balance give the other balance: it is printed if an otherwise unused figure has that value. */
function bySums(figures: readonly ValuedFigure[], known: SummaryBalances, totals: Totals): SummaryBalances {
  if (totals.in === null || totals.out === null) return known;
  const net = totals.in - totals.out;
  const free = figures.filter((f) => (f.figure.kind === 'balance' || f.figure.kind === null) && !f.figure.listed);
  const of = (value: Minor) => free.find((f) => f.value === value) ?? null;
  if (known.closing !== null) return { ...known, opening: of(known.closing.value - net) };
  if (known.opening !== null) return { ...known, closing: of(known.opening.value + net) };
  // with one side alone, any two figures of a list and their sum would fit, and the totals themselves always do
  if (totals.in === 0 || totals.out === 0) return known;
  const others = free.filter((f) => f.value !== totals.in && f.value !== totals.out);
  const pair = firstFound(others, (opening, i) => {
    const closing = others.slice(i + 1).find((last) => last.value === opening.value + net);
    return closing ? { opening, closing } : null;
  });
  return pair ?? known;
}
