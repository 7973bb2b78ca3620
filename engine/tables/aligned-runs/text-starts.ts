/** Finds where texts begin below each other in rows: after a gap, or even if columns nearly touch. */

import { InOrder } from '../../geometry/inorder.ts';
import type { Interval } from '../../geometry/intervals.ts';
import { holdsWord } from '../../geometry/spans.ts';
import { groupBy, itemAt, neighbours } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import { MOST_LINES, moneyIn, reachOf, SAME_EDGE } from './aligned-runs.ts';

/** Texts that begin below each other on fewer lines do not show a column. */
const LEAST_STARTS = 3;
/**
 * What begins at one x behind other words on this share of the rows is a column, even if no gap precedes it. Only dated
 * rows count if enough have a day: lines below them with a number have none.
 */
const MOST = 0.5;
/** if one of so many does: the lines of a summary are no rows, */
const ROWS_TO_DATED = 3;
/** and if so many different words are before it. */
const DIFFERENT = 3;

/** Returns where texts begin below each other on this share of the lines with an amount, and what is before. */
export function textStarts(lines: readonly TokenLine[], share: number): Interval[] {
  const rows = lines.filter((tl) => moneyIn(tl).length > 0).slice(0, MOST_LINES);
  const starts = startsBehind(rows);
  const isOpen = (tl: TokenLine, x: number) => !beginsToken(tl, x) && !isNear(x, starts);
  let open = rows.flatMap((tl) => tl.line.phrases.map(({ x0 }) => x0).filter((x) => isOpen(tl, x)));
  for (;;) {
    const order = new InOrder(open);
    const { from, length } = order.densest(SAME_EDGE);
    if (length < Math.max(LEAST_STARTS, rows.length * share)) return starts;
    const members = new Set(Array.from({ length }, (_, i) => order.valueAt(from + i)));
    starts.push(startAt(order.valueAt(from)));
    open = open.filter((x) => !members.has(x));
  }
}

const startAt = (x: number): Interval => ({ x0: x, x1: x + SAME_EDGE });

/** Returns where a word begins on most rows behind words that differ, and where those are: two columns. */
function startsBehind(rows: readonly TokenLine[]): Interval[] {
  const texts = rows.flatMap(({ line, dates, amounts }) =>
    neighbours(line.words).filter((_, before) => !holdsWord(dates, before + 1) && !holdsWord(amounts, before + 1)),
  );
  const dated = rows.filter(({ dates }) => dates.length > 0).length;
  const most = Math.max(LEAST_STARTS, (dated < rows.length / ROWS_TO_DATED ? rows.length : dated) * MOST);
  return [...groupBy(texts, ([, word]) => Math.round(word.x0))].flatMap(([x, own]) => {
    const words = own.map(([before]) => before);
    if (own.length < most || new Set(words.map(({ text }) => text)).size < DIFFERENT) return [];
    const { x0, x1 } = reachOf(words);
    return [startAt(x), { x0, x1: Math.min(x1, x) }];
  });
}

const isNear = (x: number, places: readonly Interval[]): boolean =>
  places.some(({ x0 }) => Math.abs(x0 - x) <= SAME_EDGE);

const beginsToken = ({ line, dates, amounts }: TokenLine, x: number): boolean =>
  [...dates, ...amounts].some(({ from }) => itemAt(line.words, from).x0 === x);
