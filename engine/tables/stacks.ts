/** Finds dates and amounts that stand below each other: what columns are made of, whatever is printed above them. */
import { InOrder } from '../geometry/inorder.ts';
import { markerSign } from '../lexicon/markers.ts';
import type { Phrase } from '../lines/types.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import type { PlacedAmount, PlacedDate, TokenLine } from './types.ts';

/** Tokens of one kind, line by line below each other, with the x interval that they take. */
export interface Stack {
  readonly kind: 'date' | 'money';
  readonly left: number;
  readonly right: number;
  /** the same of those alone that share an edge or their middle: smaller stacks over it may reach further */
  readonly core: { readonly left: number; readonly right: number };
  /** most of them are digits and nothing else: amounts, or numbers of something */
  readonly bare: boolean;
  /** most of them stand in phrases that hold tokens and nothing else */
  readonly alone: boolean;
  /** tokens in it */
  readonly count: number;
  /** share of the lines with an amount that have one */
  readonly share: number;
}

interface Token {
  readonly x0: number;
  readonly x1: number;
  readonly bare: boolean;
  /** its phrase holds tokens and nothing else, but what tells their side */
  readonly alone: boolean;
}

/** Points that edges of tokens below each other may differ. */
const SAME_EDGE = 1.6;
/** Digits alone, or many of them with the letters of a code around: "FT563500133", "368186K". */
const BARE = /^\d+$|^\p{Lu}{0,3}\d{5,}\p{Lu}?\*?$/u;
/** What stands in the midst of texts is a stack only where so many, and this share of the lines, do below each other. */
const LEAST_AMONG_TEXT = 4;
const SHARE_AMONG_TEXT = 0.05;
/** Texts that begin below each other on fewer lines tell of no column. */
const LEAST_STARTS = 3;
/** Columns show in this many lines; more cost time and say no more. */
const MOST_LINES = 2000;

/** So many times fewer do not tell what most are. */
const FEW = 4;

/** What stands on this share of the rows is no number in their texts. */
const MOST = 0.5;
/** Where fewer lines have a date, not each row has one. */
const LEAST_ROWS_SHARE = 0.3;

/** Given lines, returns the stacks of dates and amounts in those that hold an amount, left to right; none overlap. */
export function stacksOf(lines: readonly TokenLine[]): Stack[] {
  const rows = linesOfMoney(lines);
  const dates: Token[] = [];
  const money: Token[] = [];
  for (const tl of rows) {
    const filled = filledPhrases(tl);
    for (const d of tl.dates) dates.push(tokenOf(d, false, filled));
    for (const a of moneyIn(tl)) money.push(tokenOf(a, a.token.whole && BARE.test(a.token.text), filled));
  }
  const found = [...stacked('date', dates, rows.length), ...stacked('money', money, rows.length)];
  const amongTexts = found.filter((s) => s.kind === 'money' && !s.alone);
  const starts = amongTexts.length > 0 ? textStartsOf(rows) : [];
  const isText = (s: Stack) => starts.filter((x) => Math.abs(x - s.core.left) <= SAME_EDGE).length >= s.count * MOST;
  return apart(found.filter((s) => !amongTexts.includes(s) || !isText(s)));
}

/** The lines with money, as many as it takes to tell of columns. */
function linesOfMoney(lines: readonly TokenLine[]): TokenLine[] {
  const rows: TokenLine[] = [];
  for (const tl of lines) {
    if (rows.length === MOST_LINES) break;
    if (moneyIn(tl).length > 0) rows.push(tl);
  }
  return rows;
}

/** Given lines, returns where phrases begin with a word that is no figure: where they do, figures begin texts as well. */
function textStartsOf(lines: readonly TokenLine[]): number[] {
  return lines.flatMap(({ line, dates, amounts }) => {
    const figures = new Set([...dates, ...amounts].map((t) => line.words[t.from]));
    return line.phrases.filter((p) => !figures.has(p.words[0])).map((p) => p.x0);
  });
}

/** Given a line, returns the amounts in it that are printed as money is: a date may be read as an amount besides. */
export function moneyIn(tl: TokenLine): readonly PlacedAmount[] {
  const { amounts, dates } = tl;
  // on most lines that is all of them
  return amounts.every((a) => isMoneyOf(a, dates)) ? amounts : amounts.filter((a) => isMoneyOf(a, dates));
}

function isMoneyOf({ token, from, to }: PlacedAmount, dates: readonly PlacedDate[]): boolean {
  return isMoneyLike(token) && !dates.some((d) => from < d.to && d.from < to);
}

/** Given lines, returns the x at which texts begin below each other on at least this share of those that hold an amount. */
export function textStarts(lines: readonly TokenLine[], share: number): number[] {
  const rows = linesOfMoney(lines);
  const isToken = ({ line, dates, amounts }: TokenLine, x: number) =>
    [...dates, ...amounts].some(({ from }) => line.words[from].x0 === x);
  let open = rows.flatMap((tl) => tl.line.phrases.map((p) => p.x0).filter((x) => !isToken(tl, x)));
  const starts: number[] = [];
  for (;;) {
    const order = new InOrder(open);
    const { from, length } = order.densest(SAME_EDGE);
    if (length < Math.max(LEAST_STARTS, rows.length * share)) return starts;
    const members = new Set(Array.from({ length }, (_, i) => order.valueAt(from + i)));
    starts.push(order.valueAt(from));
    open = open.filter((x) => !members.has(x));
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly x0: number;
  readonly x1: number;
}

/** Given a line, returns its phrases that hold dates and money and nothing else, but what tells their side. */
function filledPhrases(tl: TokenLine): Phrase[] {
  const money = moneyIn(tl);
  const filled: Phrase[] = [];
  let at = 0;
  for (const phrase of tl.line.phrases) {
    const from = at;
    at += phrase.words.length;
    let w = from;
    while (w < at && (isHeld(w, tl.dates) || isHeld(w, money) || markerSign(phrase.words[w - from].text) !== null)) w++;
    if (w === at) filled.push(phrase);
  }
  return filled;
}

const isHeld = (word: number, spans: readonly Span[]): boolean => spans.some((s) => word >= s.from && word < s.to);

/** Given a date or an amount of a line, whether it is digits and nothing else, and the phrases filled with such, returns it as a token of a stack. */
function tokenOf({ x0, x1 }: Span, bare: boolean, filled: readonly Phrase[]): Token {
  return { x0, x1, bare, alone: filled.some((p) => p.x0 <= x0 && p.x1 >= x1) };
}

/** True for a date or an amount of a line that stands alone in its phrase, or among others. */
export function isAlone(tl: TokenLine, span: Span): boolean {
  return tokenOf(span, false, filledPhrases(tl)).alone;
}

interface Edges {
  readonly x0: number;
  readonly x1: number;
}

const EDGES: readonly ((t: Edges) => number)[] = [(t) => t.x1, (t) => t.x0, (t) => (t.x0 + t.x1) / 2];

/** Given tokens of one kind, returns the stacks that share an edge or their middle, the highest first. */
function stacked(kind: Stack['kind'], tokens: readonly Token[], lines: number): Stack[] {
  const orders = ordersOf(tokens);
  const taken = new Uint8Array(tokens.length);
  const stacks: Stack[] = [];
  while (orders[0].length > 0) {
    const members = densestOf(orders);
    let [alones, bares, left, right] = [0, 0, Infinity, -Infinity];
    for (const i of members) {
      const t = tokens[i];
      if (t.alone) alones++;
      if (t.bare) bares++;
      if (t.x0 < left) left = t.x0;
      if (t.x1 > right) right = t.x1;
    }
    const alone = alones * 2 >= members.length;
    const among = members.length >= Math.max(LEAST_AMONG_TEXT, lines * SHARE_AMONG_TEXT);
    const bare = bares * 2 >= members.length;
    // digits in the midst of texts are references
    if (alone || (among && !bare)) {
      stacks.push({
        kind,
        left,
        right,
        core: { left, right },
        bare,
        alone,
        count: members.length,
        share: members.length / lines,
      });
    }
    if (members.length === 1) {
      // all that is left stands by itself
      for (const [i, t] of tokens.entries())
        if (i !== members[0] && taken[i] === 0 && t.alone)
          stacks.push({
            kind,
            left: t.x0,
            right: t.x1,
            core: { left: t.x0, right: t.x1 },
            bare: t.bare,
            alone: true,
            count: 1,
            share: 1 / lines,
          });
      break;
    }
    for (const i of members) taken[i] = 1;
    for (const order of orders) order.takeOut(taken);
  }
  return stacks;
}

/** Given tokens, returns the most of them that share an edge or their middle. */
export function densestEdge<T extends Edges>(tokens: readonly T[]): T[] {
  return densestOf(ordersOf(tokens)).map((i) => tokens[i]);
}

/** Given tokens, returns each of their edges in order. */
function ordersOf(tokens: readonly Edges[]): InOrder[] {
  return EDGES.map((edge) => new InOrder(tokens.map(edge)));
}

/** Given the edges of tokens in order, returns which of them are the most that share one. */
function densestOf(orders: readonly InOrder[]): number[] {
  const stretches = orders.map((order) => order.densest(SAME_EDGE));
  const most = stretches.reduce((best, { length }, i) => (length > stretches[best].length ? i : best), 0);
  const { from, length } = stretches[most];
  return Array.from({ length }, (_, i) => orders[most].placeAt(from + i));
}

/** Given stacks, returns them without overlaps, left to right: a smaller one over a larger is part of it, or no stack. */
function apart(stacks: readonly Stack[]): Stack[] {
  const kept: Stack[] = [];
  for (const s of [...stacks].sort((a, b) => b.count - a.count)) {
    const over = kept.filter((k) => k.left < s.right && k.right > s.left);
    const [k] = over;
    if (over.length === 0) kept.push(s);
    else if (over.length === 1 && k.kind === s.kind && shared(k, s) * 2 >= s.right - s.left) {
      kept[kept.indexOf(k)] = {
        ...k,
        left: Math.min(k.left, s.left),
        right: Math.max(k.right, s.right),
        // a few others below numbers, a total, make no amounts of them
        bare: k.bare && (s.bare || s.count * FEW < k.count),
        count: k.count + (s.alone ? s.count : 0),
        share: k.share + (s.alone ? s.share : 0),
      };
    }
  }
  return kept.sort((a, b) => a.left - b.left);
}

const shared = (a: Stack, b: Stack): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** Given stacks, returns on which share of the lines with a figure rows stand: their dates tell; others have a figure in their text. */
export function rowsShare(stacks: readonly Stack[]): number {
  const dated = Math.max(0, ...stacks.map((s) => (s.kind === 'date' ? s.share : 0)));
  return dated === 0 ? 1 : Math.max(dated, LEAST_ROWS_SHARE);
}

/** True for a stack that is a column's by itself, and no numbers in texts: alone, or on most of that share of lines. */
export function isColumn({ alone, bare, share }: Stack, rows: number): boolean {
  return share >= MOST * (bare ? 1 : rows) || (alone && !bare);
}
