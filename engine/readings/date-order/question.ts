/** The question of whether dates are printed day, month or year first, for the whole document. */
import type { DateOrder } from '../../dates/date.ts';
import { leavesEraOpen } from '../../dates/dialect.ts';
import { decide } from '../../evidence/decide.ts';
import { firstOf, numberAt } from '../../model/lists.ts';
import type { Row } from '../../model/row.ts';
import type { TokenLine } from '../../model/table.ts';
import { datesInOrders, periodsInOrders, type RowDates } from './orders.ts';
import { ORDER_RULES, type OrderedDates, printedFor } from './rules.ts';

export interface OrderDecision {
  readonly order: DateOrder;
  readonly rivals: readonly DateOrder[];
  /** the order is the hint, and as likely as others: nothing on the paper speaks for these */
  readonly stated: boolean;
  /** the orders that the dates of the paper allow; empty if no date depends on the order */
  readonly allowed: readonly DateOrder[];
  /** years of two figures may be of a Japanese era */
  readonly eraOpen: boolean;
}

const QUESTION = { about: 'the order of dates', rules: ORDER_RULES } as const;

/**
 * Given rows, all lines and perhaps a hint, returns the order of dates and its rivals. A hint that the dates rule out
 * is ignored; one that is unlikely by their sequence, or by what the paper says, leaves the others rivals. If no date
 * of the rows depends on the order, the periods of the paper decide.
 */
export function decideDateOrder(
  rows: readonly Row[],
  lines: readonly TokenLine[],
  hint: DateOrder | undefined,
): OrderDecision {
  const open = rows.flatMap(({ days }) => days.filter(({ token }) => token.parts !== null));
  if (open.length === 0) {
    const { answer } = decide(QUESTION, { orders: periodsInOrders(rows, lines), hint });
    return { order: answer, rivals: [], stated: false, allowed: [], eraOpen: false };
  }
  const orders = datesInOrders(open, rows, lines);
  const left = orders.filter(({ isRuledOut }) => !isRuledOut);
  const read = (wanted: DateOrder) => left.filter(({ order }) => order === wanted);
  const ranked = decide(QUESTION, { orders, hint: undefined }).ranked.flatMap(({ answer }) => read(answer));
  const best = firstOf(ranked);
  const likely = ranked.filter((one) => one === best || (isRival(one, best) && !isProvedOver(best, one)));
  const { answer, by } = decide(QUESTION, { orders, hint });
  const own = firstOf(read(answer));
  const rivals = likely.filter(({ days }) => days !== own.days);
  return {
    order: answer,
    rivals: rivals.map(({ order }) => order),
    stated: by.rule.id === 'hint' && likely.includes(own) && !rivals.some((other) => isPrintedOver(other, own)),
    allowed: left.map(({ order }) => order),
    eraOpen: leavesEraOpen(lines.map(({ line }) => line.text)),
  };
}

/** True if the heading of the days says one order, and nothing on the paper speaks for the other one. */
const isProvedOver = (one: RowDates, other: RowDates): boolean =>
  one.isHeaded && isRival(one, other) && !isPrintedOver(other, one);

const isPrintedOver = (one: OrderedDates, other: OrderedDates): boolean => {
  const against = printedFor(other);
  return printedFor(one).some((much, i) => much > numberAt(against, i));
};

/** If a larger share of the rows is out of sequence under an order, it is no rival. */
const OUT_OF_ORDER = 0.1;

function isRival({ disorder, days, isTogether, isWritten }: RowDates, best: RowDates): boolean {
  // if the best order has its rows out of sequence as well, the sequence is no evidence
  const most = OUT_OF_ORDER + (best.disorder > OUT_OF_ORDER ? best.disorder : 0);
  return disorder <= most && days !== best.days && (isTogether || isWritten || !best.isTogether);
}
