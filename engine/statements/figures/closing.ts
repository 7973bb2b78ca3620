/** Finds the closing balance by the sum of the rows, if no words name it. */
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { namesOtherBalance } from '../../lexicon/lines/other-balances.ts';
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import { firstLineOf, isBooked, netOf } from '../bookings.ts';
import { isNewestFirst } from './balance-rows.ts';
import { figureOf, type PrintedBalance, statedBalance } from './printed.ts';
import type { ValuedFigure } from './summary.ts';

/**
 * Given a part, its figures and its opening balance, returns the closing balance without a name of its own. It equals
 * the sum of the rows, and is only called a balance, or stands above the rows, beside the opening balance, under an
 * unknown label.
 */
export function closingWithoutName(
  part: ReadPart,
  figures: readonly ValuedFigure[],
  opening: PrintedBalance | null,
): PrintedBalance | null {
  const sum = comesTo(part, opening);
  if (sum === null) return null;
  const opened = figureOf(opening);
  const booked = part.rows.find(isBooked);
  const first = booked ? firstLineOf(booked).index : -Infinity;
  // beside a balance that has a name, an unnamed one may be another: with pending amounts, or of a page
  const alone = !figures.some(({ figure, value }) => value !== sum && namesBalance(figure));
  const closes = ({ kind, sure, label, line: { line } }: Figure): boolean => {
    // a list of accounts shows the present balance of each
    const isOwn = opening !== null || line.text.includes(label);
    if (kind === 'balance') return isOwn && (sure || (alone && !namesOtherBalance(label)));
    if (line.index >= first || !alone) return false;
    if (kind === 'carried_forward') return sure;
    const isUnknown = kind === null && label !== '' && lineKind(label) === null;
    return isUnknown && opened !== null && Math.abs(line.index - opened.line.line.index) <= SUMMARY_LINES;
  };
  // a balance of some day is that day's; one below the rows may be carried to rows that were lost
  const found = figures.find(
    ({ figure, value, day }) =>
      day === null && value === sum && lineKind(figure.line.line.text)?.kind !== 'page' && closes(figure),
  );
  return found ? { value: sum, source: { figure: found.figure } } : null;
}

/** At most this many lines between two figures of one summary. */
const SUMMARY_LINES = 4;
const BALANCES: ReadonlySet<string> = new Set(['balance', 'closing', 'available', 'carried_forward']);

const namesBalance = ({ kind, label }: Figure): boolean => BALANCES.has(kind ?? lineKind(label)?.kind ?? '');

/** The opening balance and all amounts, or the balance of the latest row; null if neither is printed. */
function comesTo({ rows }: ReadPart, opening: PrintedBalance | null): Minor | null {
  if (opening !== null) return opening.value + netOf(rows);
  const latest = isNewestFirst(rows) ? rows.find(isBooked) : rows.findLast(isBooked);
  return latest?.balance ?? null;
}

/**
 * Given a part and its opening balance with its row, returns the closing balance that a total below all rows states: in
 * the column of balances, or in a column that begins with the opening balance.
 */
export function closingTotal(
  part: ReadPart,
  openingRow: ReadRow | undefined,
  opening: PrintedBalance | null,
): PrintedBalance | null {
  const last = part.rows.findLastIndex(isBooked);
  if (last < 0) return null;
  const { table } = part.rows[last].row;
  // the total of a page does not close a statement
  const below = part.rows
    .slice(last + 1)
    .filter(({ role, row }) => role === 'total' && row.kind !== 'subtotal' && row.table === table);
  const end = comesTo(part, opening);
  const held = end === null ? undefined : below.findLast(({ balance }) => balance === end);
  if (end !== null && held) return { value: end, source: { row: held } };
  if (openingRow === undefined || openingRow.row.table !== part.rows.at(-1)?.row.table) return null;
  const begin = statedBalance(openingRow);
  const sum = (begin ?? 0) + netOf(part.rows);
  const fits = below.find(({ amount }) => amount !== null && Math.abs(amount) === Math.abs(sum));
  return begin !== null && sum !== begin && fits ? { value: sum, source: { row: fits } } : null;
}
