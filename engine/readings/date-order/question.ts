/** The question of whether dates are printed day, month or year first, for the whole document. */
import type { DateOrder } from '../../dates/date.ts';
import { leavesEraOpen } from '../../dates/dialect.ts';
import { decide } from '../../evidence/decide.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate, TokenLine } from '../../model/table.ts';
import { periodsInOrders } from './period-order.ts';
import { datesInOrders, type RowDates } from './row-order.ts';
import { ORDER_RULES } from './rules.ts';

export interface OrderDecision {
  readonly order: DateOrder;
  readonly rivals: readonly DateOrder[];
  /** whether the order is the hint: its rivals are none where it fits */
  readonly stated: boolean;
  /** the orders that the dates of the paper allow; none where no date asks for one */
  readonly allowed: readonly DateOrder[];
  /** whether years of two figures may be those of a Japanese era */
  readonly eraOpen: boolean;
}

const QUESTION = { about: 'the order of dates', rules: ORDER_RULES } as const;

/**
 * Given rows, all lines and perhaps a hint, returns the order of dates, and those that nothing on the paper rules out.
 * A hint that the dates rule out says nothing. Where no date of the rows asks for an order, that of the periods is
 * taken.
 */
export function decideDateOrder(
  rows: readonly Row[],
  lines: readonly TokenLine[],
  hint: DateOrder | undefined,
): OrderDecision {
  const open: PlacedDate[] = [];
  for (const { days } of rows) for (const day of days) if (day.token.parts !== null) open.push(day);
  if (open.length === 0) {
    const { answer } = decide(QUESTION, { orders: periodsInOrders(rows, lines), hint });
    return { order: answer, rivals: [], stated: false, allowed: [], eraOpen: false };
  }
  const orders = datesInOrders(open, rows, lines);
  const left = orders.filter(({ isRuledOut }) => !isRuledOut);
  const read = (wanted: DateOrder) => left.filter(({ order }) => order === wanted);
  const [best, ...others] = decide(QUESTION, { orders, hint: undefined }).ranked.flatMap(({ answer }) => read(answer));
  const likely = [best, ...others.filter((one) => isRival(one, best))];
  const { answer, by } = decide(QUESTION, { orders, hint });
  const [{ days: own }] = read(answer);
  return {
    order: answer,
    rivals: likely.filter(({ days }) => days !== own).map(({ order }) => order),
    stated: by.rule.id === 'hint',
    allowed: left.map(({ order }) => order),
    eraOpen: leavesEraOpen(lines.map(({ line }) => line.text)),
  };
}

/** Dates of rows may lie this far out of their sequence before an order is doubted: a share of the rows. */
const OUT_OF_ORDER = 0.1;

/** True for an order that is not far behind the first. */
function isRival({ disorder, days, isTogether }: RowDates, best: RowDates): boolean {
  // where the likeliest order has its rows out of sequence too, that tells it from no other
  const most = OUT_OF_ORDER + (best.disorder > OUT_OF_ORDER ? best.disorder : 0);
  return disorder <= most && days !== best.days && (isTogether || !best.isTogether);
}
