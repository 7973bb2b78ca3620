/** Finds dates and amounts that are below each other: they make columns, whatever is printed above them. */

import { overlap } from '../../geometry/box.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import { InOrder } from '../../geometry/inorder.ts';
import { type Interval, middle, overlaps } from '../../geometry/intervals.ts';
import { holdsWord, sharesWord, type WordSpan } from '../../geometry/spans.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import { statesDayBalance } from '../../lexicon/lines/day-balances.ts';
import type { Phrase } from '../../model/line.ts';
import { firstOf, itemAt } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import { isMoneyLike } from '../../money/moneylike.ts';

/** Tokens of one kind, line by line below each other, with the x interval that they take. */
export interface AlignedRun extends Interval {
  readonly kind: 'date' | 'money';
  /** the same of those alone that share an edge or their middle: smaller runs over it may reach further */
  readonly core: Interval;
  /** most of them are digits and nothing else: amounts, or numbers of something */
  readonly bare: boolean;
  /** most of them are in phrases that hold tokens and nothing else */
  readonly alone: boolean;
  /** tokens in it */
  readonly count: number;
  /** share of the lines with an amount that have one */
  readonly share: number;
}

interface Token extends Interval {
  readonly bare: boolean;
  /** its phrase holds only tokens, and markers of their side */
  readonly alone: boolean;
}

/** Points that edges of tokens below each other may differ. */
export const SAME_EDGE = 1.6;
/** Digits alone, or many of them with the letters of a code around: "FT563500133", "368186K". */
const BARE = /^\d+$|^\p{Lu}{0,3}\d{5,}\p{Lu}?\*?$/u;
/** What is within texts is a run only if so many, on this share of the lines, are below each other. */
const LEAST_AMONG_TEXT = 4;
const SHARE_AMONG_TEXT = 0.05;
/** Columns show in this many lines; more cost time and say no more. */
export const MOST_LINES = 2000;

/** So many times fewer do not show what most are. */
const FEW = 4;

/** What is on this share of the rows is not a number in their texts. */
const MOST = 0.5;
/** If fewer lines have a date, not each row has one. */
const LEAST_ROWS_SHARE = 0.3;

/** Given lines, returns the runs of dates and amounts in those that hold an amount, left to right; none overlap. */
export function alignedRunsOf(lines: readonly TokenLine[]): AlignedRun[] {
  const rows: TokenLine[] = [];
  const dates: Token[] = [];
  const money: Token[] = [];
  for (const tl of lines) {
    if (rows.length === MOST_LINES) break;
    const amounts = moneyIn(tl);
    if (amounts.length === 0) continue;
    rows.push(tl);
    const filled = filledPhrases(tl, amounts);
    // a day behind its name, with its balance, heads the rows of that day
    const headsDay = tl.dates[0]?.from !== 0 && statesDayBalance(tl);
    for (const d of headsDay ? [] : tl.dates) dates.push(tokenOf(d, false, filled));
    for (const a of amounts) money.push(tokenOf(figuresOf(tl, a), a.token.whole && BARE.test(a.token.text), filled));
  }
  const found = [...alignedOf('date', dates, rows.length), ...alignedOf('money', money, rows.length)];
  const amongTexts = found.filter((s) => s.kind === 'money' && !s.alone);
  const starts = amongTexts.length > 0 ? textStartsOf(rows) : [];
  const isText = (s: AlignedRun) => starts.filter((x) => Math.abs(x - s.core.x0) <= SAME_EDGE).length >= s.count * MOST;
  return apart(found.filter((s) => !amongTexts.includes(s) || !isText(s)));
}

/** Returns where phrases begin with a word that is not a figure: figures that begin there may begin texts as well. */
function textStartsOf(lines: readonly TokenLine[]): number[] {
  return lines.flatMap(({ line, dates, amounts }) => {
    const figures = new Set([...dates, ...amounts].map((t) => line.words[t.from]));
    return line.phrases.filter((p) => !figures.has(p.words[0])).map((p) => p.x0);
  });
}

/** Given a line, returns the amounts in it that are printed as money is: a date may be read as an amount besides. */
export const moneyIn = onceFor(({ amounts, dates }: TokenLine): readonly PlacedAmount[] =>
  amounts.filter((amount) => isMoneyLike(amount.token) && !sharesWord(amount, dates)),
);

type Span = WordSpan & Interval;

/** Returns the phrases of a line that hold dates, money and markers of their side, and nothing else. */
function filledPhrases(tl: TokenLine, money: readonly PlacedAmount[]): Phrase[] {
  let at = 0;
  return tl.line.phrases.filter(({ words }) => {
    const from = at;
    at += words.length;
    return words.every(
      ({ text }, i) => holdsWord(tl.dates, from + i) || holdsWord(money, from + i) || markerSign(text) !== null,
    );
  });
}

/** Ems: letters for the side of an amount that are further behind it are in a column of their own. */
const SET_APART = 0.6;

/** Returns an amount without letters for its side that are apart: those have a column of their own. */
function figuresOf({ line: { words } }: TokenLine, amount: PlacedAmount): Span {
  const { digitsFrom: from, digitsTo: to, marker } = amount.token;
  if (marker === null || to >= amount.to) return amount;
  const [first, last, marked] = [itemAt(words, from), itemAt(words, to - 1), itemAt(words, to)];
  const isApart = marked.x0 - last.x1 > SET_APART * last.style.size;
  return isApart ? { from, to, x0: first.x0, x1: last.x1 } : amount;
}

/** Returns a date or an amount as a token of a run. `bare`: it is digits and nothing else. */
const tokenOf = ({ x0, x1 }: Span, bare: boolean, filled: readonly Phrase[]): Token => ({
  x0,
  x1,
  bare,
  alone: filled.some((p) => p.x0 <= x0 && p.x1 >= x1),
});

/** True for a date or an amount of a line that is alone in its phrase, or among others. */
export const isAlone = (tl: TokenLine, span: Span): boolean =>
  tokenOf(span, false, filledPhrases(tl, moneyIn(tl))).alone;

/** Given tokens of one kind, returns the runs that share an edge or their middle, the one of most tokens first. */
function alignedOf(kind: AlignedRun['kind'], tokens: readonly Token[], lines: number): AlignedRun[] {
  const orders = ordersOf(tokens);
  const taken = new Uint8Array(tokens.length);
  const runs: AlignedRun[] = [];
  while (firstOf(orders).length > 0) {
    const members = densestOf(orders);
    const own = members.map((i) => itemAt(tokens, i));
    const run = runOf(kind, own, lines);
    const isAmongTexts = run.count >= Math.max(LEAST_AMONG_TEXT, lines * SHARE_AMONG_TEXT);
    // digits in the midst of texts are references
    if (run.alone || (isAmongTexts && !run.bare)) runs.push(run);
    for (const i of members) taken[i] = 1;
    // all that is left is by itself
    if (members.length === 1) {
      const left = tokens.filter(({ alone }, i) => alone && taken[i] === 0);
      return [...runs, ...left.map((token) => runOf(kind, [token], lines))];
    }
    for (const order of orders) order.takeOut(taken);
  }
  return runs;
}

/** Given tokens that are aligned, returns them as a run. */
function runOf(kind: AlignedRun['kind'], own: readonly Token[], lines: number): AlignedRun {
  const count = own.length;
  const core = reachOf(own);
  const alone = own.filter((t) => t.alone).length * 2 >= count;
  const bare = own.filter((t) => t.bare).length * 2 >= count;
  return { kind, ...core, core, bare, alone, count, share: count / lines };
}

/** Given things side by side, returns the stretch from the first to the last. */
export const reachOf = (things: readonly Interval[]): Interval => ({
  x0: least(things.map(({ x0 }) => x0)),
  x1: greatest(things.map(({ x1 }) => x1)),
});

/** Given tokens, returns the most of them that share an edge or their middle. */
export const densestEdge = <T extends Interval>(tokens: readonly T[]): T[] =>
  densestOf(ordersOf(tokens)).map((i) => itemAt(tokens, i));

/** Given tokens, returns their right edges, their left ones and their middles, each in order. */
function ordersOf(tokens: readonly Interval[]): InOrder[] {
  return [tokens.map(({ x1 }) => x1), tokens.map(({ x0 }) => x0), tokens.map(middle)].map((xs) => new InOrder(xs));
}

/** Given the edges of tokens in order, returns which of them are the most that share one. */
function densestOf(orders: readonly InOrder[]): number[] {
  const stretches = orders.map((order) => ({ order, ...order.densest(SAME_EDGE) }));
  const { order, from, length } = stretches.reduce((best, next) => (next.length > best.length ? next : best));
  return Array.from({ length }, (_, i) => order.placeAt(from + i));
}

/** Given runs, returns them without overlaps, left to right: a smaller one over a larger is part of it, or no run. */
function apart(runs: readonly AlignedRun[]): AlignedRun[] {
  const kept: AlignedRun[] = [];
  for (const s of [...runs].sort((a, b) => b.count - a.count)) {
    const over = kept.filter((k) => overlaps(k, s));
    const [k, ...more] = over;
    if (k === undefined) kept.push(s);
    else if (more.length === 0 && k.kind === s.kind && overlap(k.x0, k.x1, s.x0, s.x1) * 2 >= s.x1 - s.x0) {
      kept[kept.indexOf(k)] = {
        ...k,
        ...reachOf([k, s]),
        // a few others below numbers, a total, make no amounts of them
        bare: k.bare && (s.bare || s.count * FEW < k.count),
        count: k.count + (s.alone ? s.count : 0),
        share: k.share + (s.alone ? s.share : 0),
      };
    }
  }
  return kept.sort((a, b) => a.x0 - b.x0);
}

/** Returns the share of the lines with a figure that are rows: those with dates; others have a figure in their text. */
export function rowsShare(runs: readonly AlignedRun[]): number {
  const dates = runs.filter(({ kind }) => kind === 'date');
  return dates.length === 0 ? 1 : greatest([LEAST_ROWS_SHARE, ...dates.map(({ share }) => share)]);
}

/** True for a run that is a column's by itself, and no numbers in texts: alone, or on most of that share of lines. */
export const isColumn = ({ alone, bare, share }: AlignedRun, rows: number): boolean =>
  share >= MOST * (bare ? 1 : rows) || (alone && !bare);
