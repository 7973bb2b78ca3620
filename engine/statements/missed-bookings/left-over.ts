/** Finds what is printed among the rows of a statement, and that none of them uses. */
import { dayWithYear } from '../../dates/spans.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { LeftOver, UnusedAmount } from '../../model/left-over.ts';
import { itemAt, onlyOf } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import type { ReadPart } from '../../readings/read.ts';
import { figureOf } from '../figures/printed.ts';
import { unitsOf } from '../part.ts';
import { ownLines, type Subject } from '../subject.ts';
import { unexplainedLines } from './unexplained-lines.ts';

/** Given a statement, returns the amounts on its lines that no row uses, and its lines that may be bookings. */
export const leftOver = (subject: Subject): Omit<LeftOver, 'linesAlone'> => ({
  amounts: amountsLeft(subject),
  lines: unexplainedLines(subject).map(({ page, box }) => ({ page, box })),
});

/** Given a statement, returns the amounts on its lines that no row uses, in the order of the paper. */
export const amountsLeft = onceFor((subject: Subject): readonly UnusedAmount[] => {
  const { part } = subject;
  const used = usedAmounts(subject);
  return ownLines(subject).flatMap((tokenLine) =>
    tokenLine.amounts.flatMap((amount): UnusedAmount[] => {
      const units = used.has(amount) || !isMoney(amount, part) ? null : unitsOf(amount, part);
      return units === null || units === 0 ? [] : [unused(amount, units, tokenLine, part)];
    }),
  );
});

function unused({ token, x0, x1, from }: PlacedAmount, amount: number, tokenLine: TokenLine, part: ReadPart) {
  const { page, box, words } = tokenLine.line;
  const { source } = itemAt(words, from);
  const date = dayOf(tokenLine, part);
  return { text: token.text, amount, page, box: [x0, box[1], x1, box[3]] as const, date, source };
}

function dayOf({ dates }: TokenLine, { context }: ReadPart): IsoDate | null {
  const placed = onlyOf(dates);
  if (placed === undefined || placed === null) return null;
  const { order, hints, period, assumedYear } = context;
  const { day, isKnown } = dayWithYear(placed.token, order, period, { said: hints.year, assumed: assumedYear });
  return isKnown ? day : null;
}

/** True for an amount that is printed as the money of a part. */
export const isMoney = ({ token }: PlacedAmount, { printedDecimals }: ReadPart): boolean =>
  isMoneyLike(token) && !(printedDecimals > 0 && token.whole);

/** The amounts of booked rows, of totals and balances, of the balances at either end, and of known figures. */
function usedAmounts({ figures, rows, readings: { facts } }: Subject): ReadonlySet<PlacedAmount> {
  return new Set([
    ...rows.flatMap(({ row, role }) => (role === 'ignored' ? [] : row.amounts.filter((amount) => amount !== null))),
    ...[figures.opening, figures.closing].flatMap((end) => figureOf(end)?.amount ?? []),
    ...facts.figures.filter(({ kind }) => kind !== null).map(({ amount }) => amount),
  ]);
}
