/** Finds the label above a figure, or below it in stacks of values above labels. */
import { endAlike, overlaps } from '../../geometry/intervals.ts';
import { holdsWord } from '../../geometry/spans.ts';
import { LABEL_ABOVE, phraseAbove, RIGHT_ABOVE } from '../../labels/near-phrases.ts';
import type { Phrase } from '../../model/line.ts';
import { itemAt } from '../../model/lists.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import type { AmountToken } from '../../money/amount.ts';
import { currencyCode } from '../../money/currencies.ts';
import { figureKind } from './figure-kinds.ts';
import { amountsOf, type Label, labelOfPhrase, NO_LABEL, type TokenLineAt } from './figure-labels.ts';

/** Within so many text sizes the first line of a label is above its second. */
const LABEL_PITCH = 1.7;
/** Within so many text sizes a line of labels is above as many amounts. */
const HEADINGS_ABOVE = 4.5;
/** Labels on such a line that name figures, at the least. */
const LEAST_HEADINGS = 2;
/** Labels and values of one stack begin within so many points. */
const STACKED = 3;

/** Given the amounts of a line and the index of one without words before it, returns the label above that. */
export function labelAbove(amounts: readonly PlacedAmount[], i: number, own: TokenLineAt): Label {
  const amount = itemAt(amounts, i);
  const count = amounts.length;
  const cell = withCurrency(amount, itemAt(own.lines, own.at));
  const first = labelOver(cell, own, own.at, (tl) => ({
    sizes: headsFigures(tl, count) ? HEADINGS_ABOVE : LABEL_ABOVE,
    // as many labels as amounts belong to them in order
    beside: tl.line.phrases.length === count ? i : -1,
  }));
  if (first === null) return NO_LABEL;
  const known = figureKind(first.label.text);
  if (known && known.kind !== 'balance') return first.label;
  // the first line of two; "balance" alone may be the second
  const upper = labelOver(cell, own, first.at, () => SECOND_LINE);
  if (upper === null) return first.label;
  const joined = { text: `${upper.label.text} ${first.label.text}`, date: upper.label.date ?? first.label.date };
  return figureKind(joined.text) ? joined : first.label;
}

/** An amount, and where its cell begins. */
interface AmountCell extends PlacedAmount {
  readonly left: number;
}

/** The code of a currency may begin the cell that the amount ends: "EUR        + 1.126,65". */
function withCurrency(amount: PlacedAmount, { line, amounts }: TokenLine): AmountCell {
  const before = line.words[amount.from - 1];
  // the currency behind another amount belongs to that
  const isFree = !holdsWord(amounts, amount.from - 1);
  const isCode = before !== undefined && isFree && currencyCode(before.text) !== null;
  return { ...amount, left: isCode ? before.x0 : amount.x0 };
}

/** How far a label may be above an amount, in its text sizes, and which phrase counts if none is over the amount. */
interface LabelReach {
  readonly sizes: number;
  readonly beside: number;
  /** the first phrase over the amount is a label, or nothing is */
  readonly isNext?: true;
}

const SECOND_LINE: LabelReach = { sizes: LABEL_PITCH, beside: -1, isNext: true };

/** The nearest label over an amount, above a line, and the index of its line; or null. */
function labelOver(
  amount: AmountCell,
  { lines, at: own }: TokenLineAt,
  below: number,
  reachOf: (tl: TokenLine) => LabelReach,
): { readonly label: Label; readonly at: number } | null {
  const { page } = itemAt(lines, below).line;
  let { baseline } = itemAt(lines, below).line;
  for (let at = below - 1; at >= 0 && itemAt(lines, at).line.page === page; at--) {
    const tl = itemAt(lines, at);
    const { sizes, beside, isNext } = reachOf(tl);
    const over = phraseOver(amount, tl);
    if (baseline - tl.line.baseline > sizes * itemAt(lines, own).line.size || hasFigure(tl, over)) return null;
    const label = labelAt(tl, over < 0 ? beside : over);
    if (isWorded(label)) return { label, at };
    // the sign of the money may be the last line of a label: "Previous balance" above "(₹)"
    if (over >= 0 && label === NO_LABEL) baseline = tl.line.baseline;
    if (isNext && over >= 0) return null;
  }
  return null;
}

/** A phrase of a line as a label; NO_LABEL for none, and for signs alone. */
function labelAt(tl: TokenLine, which: number): Label {
  const label = which < 0 ? NO_LABEL : labelOfPhrase(tl, which);
  return label.text === '' ? NO_LABEL : label;
}

const isWorded = ({ text }: Label): boolean => text !== '' && !/\d/.test(text);

/** The index of the phrase over an amount, or else over its cell; or -1. */
function phraseOver(amount: AmountCell, { line: { phrases } }: TokenLine): number {
  const over = phrases.findIndex((phrase) => overlaps(phrase, amount));
  return over < 0 ? phrases.findIndex((phrase) => overlaps(phrase, { x0: amount.left, x1: amount.x1 })) : over;
}

/** True if the phrase over an amount, or the next one, is the label of another amount. */
function hasFigure(tl: TokenLine, over: number): boolean {
  const { phrases } = tl.line;
  const beside = over < 0 ? phrases : phrases.slice(over, over + 2);
  return amountsOf(tl).some(
    ({ from, token, x0, x1 }) =>
      from > 0 && !token.nil && !isCount(token) && beside.some((phrase) => x0 >= phrase.x0 && x1 <= phrase.x1),
  );
}

/** True for the number of bookings behind the name of their total: "TOTAL DEBITS (54)". */
const isCount = ({ text, whole }: AmountToken): boolean => whole && /^\(\d+\)$/.test(text);

/** True for a line of as many labels as amounts, of which several name figures. */
function headsFigures({ line, amounts }: TokenLine, count: number): boolean {
  if (line.phrases.length !== count || !amounts.every(({ token }) => isCount(token))) return false;
  return line.phrases.filter(({ text }) => figureKind(text) !== null).length >= LEAST_HEADINGS;
}

/** Given an amount in a stack that begins with a value, returns the label below it; or null. */
export function labelBelow(amount: PlacedAmount, { lines, at: index }: TokenLineAt): Label | null {
  let top = index;
  for (let at = index; at >= 0; at = stackedOn(amount, { lines, at }, -1)) top = at;
  const headed = phraseAbove(amount, { lines, at: top }, RIGHT_ABOVE) !== null;
  if (headed || !isValue(amount, itemAt(lines, top)) || !isValue(amount, itemAt(lines, index))) return null;
  const below = stackedOn(amount, { lines, at: index }, 1);
  if (below < 0) return null;
  const under = itemAt(lines, below);
  if (isValue(amount, under)) return null;
  const label = labelOfPhrase(under, phraseAt(amount, under));
  return figureKind(label.text) ? label : null;
}

/** The index of the next line up or down in an amount's stack, or -1. */
function stackedOn(amount: PlacedAmount, { lines, at: from }: TokenLineAt, step: 1 | -1): number {
  const own = itemAt(lines, from).line;
  for (let at = from + step; at >= 0 && at < lines.length; at += step) {
    const tl = itemAt(lines, at);
    if (tl.line.page !== own.page) return -1;
    if (Math.abs(tl.line.baseline - own.baseline) > LABEL_ABOVE * Math.max(own.size, tl.line.size)) return -1;
    if (phraseAt(amount, tl) >= 0) return at;
  }
  return -1;
}

const phraseAt = (amount: PlacedAmount, { line: { phrases } }: TokenLine): number =>
  phrases.findIndex(({ x0 }) => Math.abs(x0 - amount.x0) <= STACKED);

/** True if a line's phrase in the stack is an amount and nothing else. */
function isValue(amount: PlacedAmount, tl: TokenLine): boolean {
  const phrase: Phrase | undefined = tl.line.phrases[phraseAt(amount, tl)];
  return (
    phrase !== undefined &&
    amountsOf(tl).some(({ x0, x1 }) => Math.abs(x0 - phrase.x0) <= STACKED && x1 >= phrase.x1 - STACKED)
  );
}

/**
 * Given an amount on a line that is called a total, returns that name with the heading of the amounts above it: "TOTAL"
 * below "PAID IN" and the sums of several kinds. It is NO_LABEL if the two name no figure.
 */
export function labelOfColumn(amount: PlacedAmount, total: string, { lines, at }: TokenLineAt): Label {
  const { page } = itemAt(lines, at).line;
  const isOver = (tl: TokenLine) => amountsOf(tl).some((one) => endAlike(one, amount));
  let above = at - 1;
  while (above >= 0 && isOver(itemAt(lines, above)) && itemAt(lines, above).line.page === page) above--;
  const heading = lines[above];
  if (heading === undefined || above === at - 1 || heading.line.page !== page) return NO_LABEL;
  const which = heading.line.phrases.findIndex((phrase) => overlaps(phrase, amount));
  const label = which < 0 ? NO_LABEL : labelOfPhrase(heading, which);
  const text = `${total} ${label.text}`;
  return label.text !== '' && figureKind(text)?.sure ? { text, date: null } : NO_LABEL;
}
