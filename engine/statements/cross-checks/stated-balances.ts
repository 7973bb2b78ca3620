/** Tells which balances that the paper prints of a day, or carries from page to page, its bookings never come to. */

import { resolveDate } from '../../dates/date.ts';
import { sharesWord } from '../../geometry/spans.ts';
import { tellsBalance } from '../../lexicon/lines/figure-sentences.ts';
import { namesOtherBalance } from '../../lexicon/lines/other-balances.ts';
import type { Minor } from '../../model/minor.ts';
import { onceFor } from '../../model/once.ts';
import type { DocumentReading, ReadRow } from '../../model/reading.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import { minorUnits } from '../../money/amount.ts';
import type { Facts } from '../../readings/facts/facts.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import { linesOfBookings } from '../bookings.ts';
import type { PrintedFigures } from '../figures/balances.ts';
import { isLineOf, isOf } from '../own-lines.ts';

/** A statement's bookings and figures, and all that its paper says. */
export interface Stated {
  readonly part: ReadPart;
  readonly rows: readonly ReadRow[];
  readonly figures: PrintedFigures;
  readonly facts: Facts;
  readonly document: DocumentReading;
  /** all lines of the document */
  readonly lines: readonly TokenLine[];
}

/** Given an amount and the statement of its paper, returns its size where it is printed as the statement's money is; else null. */
export function sizeOf({ token }: PlacedAmount, { part, document }: Stated): Minor | null {
  if (token.nil || token.whole !== (part.decimals === 0)) return null;
  const value = minorUnits(token, document.mark, part.decimals);
  return value === null ? null : Math.abs(value);
}

/** Kinds of balances that pages end and begin with. */
const CARRIED = new Set(['carried_forward', 'brought_forward']);

/** Given a statement's rows, figures and facts, and the sums that its totals may be, returns in the paper's words the balances of days, and those carried, that are none between its bookings. */
export function balancesAgainst(stated: Stated, sums: ReadonlySet<Minor>): string[] {
  const { rows, figures } = stated;
  if (figures.opening === null) return [];
  const reached = balancesReached(rows, figures.opening.value);
  const isReached = (value: Minor) => reached.has(Math.abs(value)) || sums.has(Math.abs(value));
  return [...namedBalances(stated), ...toldBalances(stated)]
    .filter(({ value }) => !isReached(value))
    .map(({ text }) => text);
}

/** Given rows and the balance that they begin with, returns the sizes of all balances between bookings, in whichever order of a day's, and of the days of value. */
export function balancesReached(rows: readonly ReadRow[], opening: Minor): ReadonlySet<Minor> {
  const known = reachedFrom(rows);
  const reached = known.get(opening) ?? balancesFrom(rows, opening);
  known.set(opening, reached);
  return reached;
}

/** By the balance that rows begin with, what they reach from there. */
const reachedFrom = onceFor((_: readonly ReadRow[]) => new Map<Minor, ReadonlySet<Minor>>());

function balancesFrom(rows: readonly ReadRow[], opening: Minor): ReadonlySet<Minor> {
  const booked = rows.filter(({ role, amount }) => role === 'transaction' && amount !== null);
  const reached = new Set([Math.abs(opening)]);
  for (const list of [booked, booked.toReversed()]) {
    const byBooking = byDay(list, ({ date }) => date ?? '');
    const hasValues = list.some(({ valueDate }) => valueDate !== null);
    const byValue = hasValues ? byDay(list, ({ valueDate, date }) => valueDate ?? date ?? '') : byBooking;
    for (const ordered of new Set([list, byBooking, byValue])) {
      let balance = opening;
      for (const { amount } of ordered) {
        balance += amount as Minor;
        reached.add(Math.abs(balance));
      }
    }
  }
  return reached;
}

/** Given bookings and the day of each, returns them by their days: the same list where they stand so. */
function byDay(list: readonly ReadRow[], dayOf: (row: ReadRow) => string): readonly ReadRow[] {
  const days = list.map(dayOf);
  if (days.every((day, i) => i === 0 || days[i - 1] <= day)) return list;
  const order = days.map((_, i) => i).sort((a, b) => (days[a] < days[b] ? -1 : Number(days[a] > days[b])));
  return order.map((i) => list[i]);
}

interface Printed {
  readonly text: string;
  readonly value: Minor;
}

/** The balances outside of the rows that are carried, or named with a day between the first booking and the end of the period. */
function namedBalances({ part, rows, facts, document }: Stated): Printed[] {
  const days = rows.flatMap(({ role, date }) => (role === 'transaction' && date !== null ? [date] : [])).sort();
  const last = [days.at(-1) ?? '', part.period.end ?? ''].sort()[1];
  const isOfDays = ({ date }: Figure) => {
    const day = date && resolveDate(date.token, document.order, Number(days[0]?.slice(0, 4)) || null);
    return day !== null && days.length > 0 && day >= days[0] && day <= last;
  };
  return facts.figures.flatMap((figure): Printed[] => {
    const { kind, sure, amount, label } = figure;
    if (!isOf(part.part, figure) || !sure || kind === null || amount.token.whole !== (part.decimals === 0)) return [];
    if (!CARRIED.has(kind) && !(kind === 'balance' && isOfDays(figure))) return [];
    const value = minorUnits(amount.token, document.mark, part.decimals);
    return value === null ? [] : [{ text: `${label} ${amount.token.text}`, value }];
  });
}

/** The balances that sentences tell of the day with which the statement ends: "Your balance on 28 June was 1,234.00." */
function toldBalances(stated: Stated): Printed[] {
  const { part, rows, facts, document, lines } = stated;
  const inRows = linesOfBookings(rows);
  const named = new Set(facts.figures.flatMap(({ kind, line }) => (kind === null ? [] : [line.line.index])));
  const last = part.period.printed ? part.period.end : null;
  return lines.flatMap(({ line, dates, amounts }): Printed[] => {
    if (last === null || !isLineOf(part.part, line) || inRows.has(line.index) || named.has(line.index)) return [];
    const money = amounts.flatMap((amount) => (sharesWord(amount, dates) ? [] : (sizeOf(amount, stated) ?? [])));
    const days = dates.flatMap(({ token }) => resolveDate(token, document.order, Number(last.slice(0, 4))) ?? []);
    if (money.length !== 1 || days.length !== 1 || days[0] !== last) return [];
    if (!tellsBalance(line.text) || namesOtherBalance(line.text)) return [];
    return [{ text: line.text, value: money[0] }];
  });
}
