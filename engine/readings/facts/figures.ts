/** Finds figures outside the rows: balances, totals and counts, with their labels. */
import { isTotalWord } from '../../lexicon/lines/totals.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import { itemAt } from '../../model/lists.ts';
import type { PlacedAmount, PlacedDate, TokenLine } from '../../model/table.ts';
import { labelAbove, labelBelow, labelOfColumn } from './figure-headings.ts';
import { type FigureKind, figureKind } from './figure-kinds.ts';
import { amountsOf, type Label, labelBefore, labelOfWords, NO_LABEL, type TokenLineAt } from './figure-labels.ts';

export interface Figure {
  /** null without a known label */
  readonly kind: FigureKind | null;
  readonly amount: PlacedAmount;
  readonly label: string;
  /** the label can name nothing else */
  readonly sure: boolean;
  /** the day in the label: "Balance on 1 May" */
  readonly date: PlacedDate | null;
  /** the day is alone before the amount, as in a list of days */
  readonly listed: boolean;
  readonly line: TokenLine;
}

const LONGEST_COUNT = 4;
const YEAR = /^(?:19|20)\d\d$/;

/** A label, which amounts behind it without words share. */
interface SharedLabel {
  readonly label: Label;
  /** it is on the line, not above */
  readonly isOwn: boolean;
}

const NONE_SHARED: SharedLabel = { label: NO_LABEL, isOwn: false };
/** From this ratio of their text sizes on two amounts are of two panels. */
const LARGER = 1.3;

/** True for an amount that is no larger or smaller than the one before it. */
function isAsLarge({ from }: PlacedAmount, before: PlacedAmount | undefined, { line: { words } }: TokenLine): boolean {
  const sizeAt = (at: number) => itemAt(words, at).style.size;
  const [size, other] = [sizeAt(from), sizeAt(before?.from ?? from)];
  return Math.max(size, other) < Math.min(size, other) * LARGER;
}

/** Given a line outside the rows, returns its figures from left to right. */
export function figuresOf(at: TokenLineAt): Figure[] {
  const line = itemAt(at.lines, at.at);
  const amounts = amountsOf(line);
  const found: Figure[] = [];
  let from = 0;
  let shared = NONE_SHARED;
  let total = '';
  amounts.forEach((amount, i) => {
    const before = labelBefore(amount, from, at);
    from = endOf(amount, amounts[i + 1], line);
    const isOwn = isItsOwn(before, amount, line);
    if (i === 0 && isTotal(before)) total = before.text;
    const around = isOwn ? NO_LABEL : (labelBelow(amount, at) ?? labelAround(amounts, i, total, at));
    shared = nextLabel(before, around, isAsLarge(amount, amounts[i - 1], line) ? shared : NONE_SHARED);
    const figure = figureOf(amount, shared.label, before);
    if (figure !== null) found.push({ ...figure, line });
  });
  return found;
}

/** The label above an amount; on a line that is called a total, it is the heading of its column. */
function labelAround(amounts: readonly PlacedAmount[], i: number, total: string, at: TokenLineAt): Label {
  const above = labelAbove(amounts, i, at);
  return total === '' || figureKind(above.text) !== null ? above : labelOfColumn(itemAt(amounts, i), total, at);
}

/** True for words that only say total: "TOTAL:". */
const isTotal = ({ text }: Label): boolean => text !== '' && fold(text).split(' ').every(isTotalWord);

/** The label of an amount, of those before it, around it, and of the amount before. */
function nextLabel(before: Label, around: Label, shared: SharedLabel): SharedLabel {
  const isAround = around.text !== '' && (before.text === '' || figureKind(around.text) !== null);
  // an amount without words has the heading above it, or shares a label: "Credits 3 12 147,90"
  if (before.text !== '' && !isAround) return { label: before, isOwn: true };
  if (isAround && (!shared.isOwn || figureKind(around.text))) return { label: around, isOwn: false };
  return shared.isOwn ? shared : { label: NO_LABEL, isOwn: false };
}

/** The figure of an amount and its label; null if the label names another kind. */
function figureOf(amount: PlacedAmount, label: Label, before: Label): Omit<Figure, 'line'> | null {
  const named = figureKind(label.text);
  const kind = named ? asCount(named.kind, amount) : null;
  if (named && kind === null) return null;
  return {
    kind,
    amount,
    label: label.text,
    sure: named?.sure === true && (before.text === '' || label === before || isTotal(before)),
    date: label.date ?? before.date,
    listed: label.date === null && before.date !== null,
  };
}

/** True for words that must be the label of the amount behind them: known, or tied to it by a colon. */
const isItsOwn = ({ text }: Label, { from }: PlacedAmount, { line }: TokenLine): boolean =>
  figureKind(text) !== null || (text.includes(' ') && itemAt(line.words, from - 1).text.endsWith(':'));

/**
 * Where the next label begins. A side behind an amount may be its first word ("Debits: 5 Credits: 3", "4.50 Credit
 * count: 1"); a count has no side.
 */
function endOf(amount: PlacedAmount, next: PlacedAmount | undefined, tl: TokenLine): number {
  const { token, to, from } = amount;
  if (token.marker === null || to - from < 2) return to;
  return mayCount(amount) || (next && figureKind(labelOfWords(tl, to - 1, next.from).text)?.sure) ? to - 1 : to;
}

/** True for a short whole number without a currency. */
const mayCount = ({ token: { whole, symbol, digits } }: PlacedAmount): boolean =>
  whole && symbol === null && digits.length <= LONGEST_COUNT;

/** What a whole number is below labels of totals and counts. Balances stay: yen have no decimals. */
const COUNTS: Partial<Record<FigureKind, FigureKind>> = {
  ...{ total_in: 'count_in', total_out: 'count_out' },
  ...{ count_in: 'count_in', count_out: 'count_out', count: 'count' },
};

/** The kind of a figure, as a count for a whole number without currency. */
function asCount(kind: FigureKind, amount: PlacedAmount): FigureKind | null {
  const count = COUNTS[kind];
  if (count === undefined || !mayCount(amount)) return kind;
  // "+11" begins an amount that continues below
  return amount.token.sign !== null || YEAR.test(amount.token.digits) ? null : count;
}
