/** Finds the period of a statement: the printed one, the days of its opening and closing balance, or its last day. */
import { addDays, daysBetween } from '../dates/calendar.ts';
import { type DateToken, resolveDate } from '../dates/date.ts';
import type { Period } from '../dates/spans.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { ReadRow } from '../model/reading.ts';
import type { Row } from '../model/row.ts';
import type { Facts } from '../readings/facts/facts.ts';
import type { FigureKind } from '../readings/facts/figure-kinds.ts';
import type { ReadPart } from '../readings/read.ts';
import type { PrintedBalance, PrintedFigures } from './figures/printed.ts';
import { dayOfLabel, valuedFigures } from './figures/summary.ts';
import { isBooked, isOf } from './part.ts';

type StatementPeriod = Pick<Period, 'start' | 'end'>;

const NONE: StatementPeriod = { start: null, end: null };

/** Given a part, the facts of its document and the balances that it prints, returns its period. */
export function statementPeriod(part: ReadPart, facts: Facts, { opening, closing }: PrintedFigures): StatementPeriod {
  const { start, end, printed } = part.period;
  if (printed) return { start, end };
  if (part.yearAssumed) return NONE;
  const between = opening && closing ? periodBetween(part, facts, opening, closing) : NONE;
  return between.end === null ? upTo(closingDay(part, facts)) : between;
}

/** Days after the last booking, at the most. */
const MOST_AFTER = 31;

const upTo = (end: IsoDate | null): StatementPeriod => ({ start: null, end });

/** The one day up to which the part, or else the paper, says that it lists the bookings, if none is later; or null. */
function closingDay({ part, rows, context }: ReadPart, { datesWithYear }: Facts): IsoDate | null {
  const closing = datesWithYear.filter(({ closes }) => closes);
  const own = closing.filter((day) => isOf(part, day));
  const stated = own.length > 0 ? own : closing;
  const [day, other] = new Set(stated.flatMap(({ token }) => resolveDate(token, context.order, null) ?? []));
  if (day === undefined || other !== undefined) return null;
  const last = rows.filter(isBooked).reduce((latest, { date }) => (date > latest ? date : latest), '');
  // the next day of that name is further off
  return last !== '' && last <= day && daysBetween(last, day) <= MOST_AFTER ? day : null;
}

/** The days from the opening balance to the closing one. */
function periodBetween(part: ReadPart, facts: Facts, opening: PrintedBalance, closing: PrintedBalance) {
  const inside = facts.figures.filter((figure) => isOf(part.part, figure));
  const stated = valuedFigures(inside, part).filter(({ day, figure }) => day !== null && !figure.listed);
  // the day of a balance, and whether its words name it; otherwise it is in the row's column of dates
  const dayOf = ({ value, source }: PrintedBalance, kind: FigureKind) => {
    const named = stated.filter((f) => f.value === value && (f.figure.kind === kind || f.figure.kind === 'balance'));
    const texts = 'row' in source ? datesInText(source.row.row) : [];
    const days = new Set([...named.map(({ day }) => day), ...texts.map((date) => dayOfLabel(date, part))]);
    const [only] = days;
    if (days.size === 1 && only) return { day: only, named: true };
    return days.size === 0 && 'row' in source && source.row.date ? { day: source.row.date, named: false } : null;
  };
  const [first, last] = [dayOf(opening, 'opening'), dayOf(closing, 'closing')];
  if (first === null || last === null || first.day >= last.day) return NONE;
  // the balance of a month's last day opens the next one
  const from = endsMonth(first.day) && endsMonth(last.day) ? addDays(first.day, 1) : first.day;
  // a row in the list may have the day of the booking beside it; whole months are not an accident
  if (!(first.named && last.named) && !(from.endsWith('-01') && endsMonth(last.day))) return NONE;
  const isOutside = (row: ReadRow) => isBooked(row) && (row.date < from || row.date > last.day);
  return part.rows.some(isOutside) ? NONE : { start: from, end: last.day };
}

/** The dates in the words of a row that states a balance: "Saldo iniziale al 30.06.2021". */
function datesInText({ lines, dates }: Row): DateToken[] {
  const columns = new Set(dates.flat());
  return lines.flatMap(({ source }) => source.dates.filter((date) => !columns.has(date)).map(({ token }) => token));
}

const endsMonth = (day: IsoDate): boolean => addDays(day, 1).endsWith('-01');
