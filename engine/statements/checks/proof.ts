/** Does every sum that a statement's paper allows. */
import type { Line } from '../../model/line.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Check } from '../../model/reconciliation.ts';
import type { ReadingsResult, ReadPart } from '../../readings/read.ts';
import { firstLineOf, isBooked } from '../bookings.ts';
import { printedFigures } from '../figures/balances.ts';
import { type PrintedFigures, statedBalance } from '../figures/printed.ts';
import { unexplainedRows } from '../missed-bookings/unexplained.ts';
import { isLineOf } from '../own-lines.ts';
import { type ChainResult, compareDates, compareFigures, followBalances, type Step } from './checks.ts';
import { type BookingOrder, bookingOrder } from './order.ts';
import { signsFromBalances } from './signs-from-balances.ts';
import { unexplainedTotals } from './totals.ts';

export interface Proof {
  /** with the signs that balances show */
  readonly rows: readonly ReadRow[];
  readonly order: BookingOrder;
  readonly figures: PrintedFigures;
  readonly chain: ChainResult;
  readonly checks: readonly Check[];
  readonly unexplained: readonly Line[];
}

export function proofOf(part: ReadPart, readings: ReadingsResult, beside: readonly Line[] = []): Proof {
  const single = readings.parts.length === 1;
  const { facts, document } = readings;
  const unsigned = printedFigures(part, facts, document, single);
  const order = bookingOrder(part.rows, unsigned);
  const read = signsFromBalances(part.rows, order, unsigned.opening?.value ?? null);
  // a closing balance that only its sum names is found by the signs that the balances show
  const figures = read === part.rows ? unsigned : printedFigures({ ...part, rows: read }, facts, document, single);
  const rows = read.filter(isBooked);
  const steps = stepsOf(read);
  const chain = followBalances(order === 'newest first' ? steps.reverse() : steps, figures.opening?.value ?? null);
  const dates = compareDates(
    rows.map(({ date }) => date),
    part.period.printed ? part.period.start : null,
    part.period.printed ? part.period.end : null,
    part.convention.card,
  );
  const checks = [
    ...chain.checks,
    ...compareFigures(
      figures,
      rows.map(({ amount }) => amount),
    ),
    ...(dates ? [dates] : []),
  ];
  const unexplained = [
    ...[...unexplainedRows(read), ...unexplainedTotals(read)].map(firstLineOf),
    ...readings.doubtful.filter((line) => isLineOf(part.part, line)),
    ...beside,
  ];
  return { rows: read, order, figures, chain, checks, unexplained };
}

function stepsOf(rows: readonly ReadRow[]): Step[] {
  const steps: Step[] = [];
  let index = 0;
  let isFirst = true;
  for (const r of rows) {
    if (isBooked(r)) {
      steps.push({ kind: 'transaction', index, amount: r.amount, balance: r.balance });
      index++;
    } else if (r.role === 'balance') {
      // one that only repeats the opening balance is no check of anything
      const repeats = isFirst && r.reason === 'brought_forward';
      const stated = r.reason === 'opening' || r.reason === 'closing' || repeats ? null : statedBalance(r);
      if (stated !== null) steps.push({ kind: 'balance', balance: stated });
      isFirst = false;
    }
  }
  return steps;
}
