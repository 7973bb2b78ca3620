/** Finds the period of a statement: the printed one, or the days of its opening and closing balance. */
import { addDays } from '../dates/calendar.ts';
import type { DateToken } from '../dates/date.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { DocumentReading } from '../model/reading.ts';
import type { Row } from '../model/row.ts';
import type { Facts } from '../readings/facts/facts.ts';
import type { FigureKind } from '../readings/facts/figure-kinds.ts';
import type { ReadPart } from '../readings/read.ts';
import type { PrintedBalance, PrintedFigures } from './figures/printed.ts';
import { dayOfLabel, valuedFigures } from './figures/summary.ts';
import { isOf } from './own-lines.ts';

export interface StatementPeriod {
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
}

const NONE: StatementPeriod = { start: null, end: null };

export function statementPeriod(
  part: ReadPart,
  facts: Facts,
  document: DocumentReading,
  { opening, closing }: Pick<PrintedFigures, 'opening' | 'closing'>,
): StatementPeriod {
  const { start, end, printed } = part.period;
  if (printed) return { start, end };
  if (!opening || !closing || part.yearAssumed) return NONE;
  const inside = facts.figures.filter((figure) => isOf(part.part, figure));
  const stated = valuedFigures(inside, part, document).filter(({ day, figure }) => day !== null && !figure.listed);
  const dayOf = ({ value, source }: PrintedBalance, kind: FigureKind): BalanceDay | null => {
    const named = stated.filter((f) => f.value === value && (f.figure.kind === kind || f.figure.kind === 'balance'));
    const texts = 'row' in source ? datesInText(source.row.row) : [];
    const days = new Set([...named.map(({ day }) => day), ...texts.map((date) => dayOfLabel(date, part, document))]);
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
  const isOutside = (date: IsoDate | null) => date !== null && (date < from || date > last.day);
  return part.rows.some((row) => row.role === 'transaction' && isOutside(row.date))
    ? NONE
    : { start: from, end: last.day };
}

/** The day of a balance, and whether its words name it; otherwise it is in the row's column of dates. */
interface BalanceDay {
  readonly day: IsoDate;
  readonly named: boolean;
}

/** The dates in the words of a row that states a balance: "Saldo iniziale al 30.06.2021". */
function datesInText({ lines, dates }: Row): DateToken[] {
  const columns = new Set(dates.flat());
  return lines.flatMap(({ source }) => source.dates.filter((date) => !columns.has(date)).map(({ token }) => token));
}

const endsMonth = (day: IsoDate): boolean => addDays(day, 1).endsWith('-01');
