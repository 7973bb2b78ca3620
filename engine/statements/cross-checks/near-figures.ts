/** Tells which figures outside of the rows come near to what the bookings come to, and are none of it, whatever they are called. */
import { sharesWord } from '../../geometry/spans.ts';
import { tellsBalance, tellsFlow } from '../../lexicon/lines/figure-sentences.ts';
import { namesOtherBalance } from '../../lexicon/lines/other-balances.ts';
import { namesOtherFigure } from '../../lexicon/lines/other-figures.ts';
import { namesPart, sumsOfParts } from '../../lexicon/lines/part-words.ts';
import type { Line } from '../../model/line.ts';
import type { Minor } from '../../model/minor.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import type { FigureKind } from '../../readings/facts/figure-kinds.ts';
import { linesOfBookings } from '../bookings.ts';
import { isLineOf } from '../own-lines.ts';
import { balancesReached, type Stated, sizeOf } from './stated-balances.ts';

/** A figure outside of the rows, and the words that it is called by. */
interface Labelled {
  readonly label: string;
  readonly value: Minor;
  /** the index of its line */
  readonly line: number;
  /** a sentence tells it, and says of what it is */
  readonly told: boolean;
}

/** What the bookings come to: the figures that a stated one may be, and those that one which is near to them goes against. */
export interface Known {
  readonly sums: ReadonlySet<Minor>;
  readonly whole: { readonly in: Minor; readonly out: Minor };
}

/** A figure is near to another where they differ by less than this part of it: a row more or less is missing. */
const NEAR = 0.25;
/** So near the total of a list is, which is one of something. */
const NEAR_LIST = 0.6;
/** Limits, requirements and adverts are so round. */
const ROUND = 50;
/** What is named otherwise is judged by its name. */
const LOOSE: ReadonlySet<FigureKind | null> = new Set([null, 'balance']);

/** Given a statement and what its bookings come to, returns the labels of figures that are near to one of the sums or balances and equal none. */
export function nearFigures(stated: Stated, { sums, whole }: Known): string[] {
  const { part, rows, figures } = stated;
  const ends = [figures.opening, figures.closing].flatMap((balance) => (balance ? [Math.abs(balance.value)] : []));
  const targets = [whole.in, whole.out, whole.in + whole.out, ...ends].filter((target) => target > 0);
  const reached = figures.opening ? balancesReached(rows, figures.opening.value) : new Set<Minor>();
  const held = new Set<Minor>();
  for (const { role, amount, balance } of rows)
    if (role === 'transaction' || role === 'balance')
      for (const value of [amount, balance]) if (value !== null) held.add(Math.abs(value));
  const isKnown = (value: Minor) => sums.has(value) || reached.has(value) || held.has(value);
  const round = ROUND * 10 ** part.decimals;
  const printed = moneyOutside(stated);
  const shares = printed.filter(({ label }) => namesPart(label)).map(({ value }) => value);
  const others = new Set([...printed.map(({ value }) => value), ...sumsOfParts(shares)]);
  // "Available 1,234.00" is a balance and a limit, "Purchases" a side without its fees
  const isMade = (value: Minor) =>
    targets.some((target) => others.has(Math.abs(target - value)) || others.has(target + value));
  const isNear = (value: Minor, near: number) => targets.some((target) => Math.abs(value - target) < near * target);
  const isOther = ({ label, told: isTold }: Labelled) =>
    namesOtherBalance(label) || namesPart(label) || (!isTold && namesOtherFigure(label));
  const lists = listsOf(printed);
  const totals = new Set(lists.map(({ total }) => total));
  const told = new Set(lists.filter(({ total }) => isKnown(total.value)).flatMap(({ parts }) => parts));
  const goesAgainst = (figure: Labelled) => {
    const { value } = figure;
    if (isKnown(value) || told.has(figure) || isOther(figure)) return false;
    return totals.has(figure) ? isNear(value, NEAR_LIST) : value % round !== 0 && isNear(value, NEAR) && !isMade(value);
  };
  return printed.filter(goesAgainst).map(({ label, value }) => label || String(value));
}

/** Figures one below the other of which the last is the sum of those above it. */
interface List {
  readonly parts: readonly Labelled[];
  readonly total: Labelled;
}

function listsOf(printed: readonly Labelled[]): List[] {
  return printed.flatMap((total, at): List[] => {
    let sum = 0;
    for (let from = at - 1; from >= 0 && printed[from + 1].line - printed[from].line <= 1; from--) {
      sum += printed[from].value;
      if (sum === total.value && at - from > 1 && total.value > 0) return [{ parts: printed.slice(from, at), total }];
    }
    return [];
  });
}

/** The figures that stand outside of the bookings, by their words; not what stands beside days or rates, in sentences of other things, nor in an overview of accounts. */
function moneyOutside(stated: Stated): Labelled[] {
  const { part, rows, facts, lines } = stated;
  const booked = linesOfBookings(rows);
  const { fromLine, toLine } = part.part;
  const isOnly = fromLine === 0 && toLine >= lines.length;
  const first = isOnly ? fromLine : leastOf(booked, fromLine);
  const isFree = ({ line, dates }: TokenLine, { from }: PlacedAmount) =>
    line.index >= first && !line.text.includes('%') && (isInSentence(line, from) ? isTold(line) : dates.length === 0);
  const seen = new Set<number>();
  const found: Labelled[] = [];
  for (const { line, amount, kind, label } of facts.figures) {
    seen.add(line.line.index);
    const value = sizeOf(amount, stated);
    // without decimals a bare number may be one of a house, a telephone, a form
    const isMoney = part.decimals > 0 || amount.token.symbol !== null;
    if (value === null || !isMoney || !isLineOf(part.part, line.line)) continue;
    const told = isInSentence(line.line, amount.from);
    if ((told || LOOSE.has(kind)) && isFree(line, amount)) found.push({ label, value, line: line.line.index, told });
  }
  if (part.decimals === 0) return found;
  for (const tl of lines) {
    if (!isLineOf(part.part, tl.line) || seen.has(tl.line.index) || booked.has(tl.line.index)) continue;
    let from = 0;
    for (const amount of tl.amounts) {
      const value = sharesWord(amount, tl.dates) || !isFree(tl, amount) ? null : sizeOf(amount, stated);
      const label = tl.texts.slice(from, amount.from).join(' ');
      from = amount.to;
      const told = isInSentence(tl.line, amount.from);
      if (value !== null && LETTER.test(label)) found.push({ label, value, line: tl.line.index, told });
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

/** True for a sentence that speaks of the account's money, of one kind of balance or of none. */
const isTold = ({ text }: Line): boolean => (tellsBalance(text) || tellsFlow(text)) && !namesOtherBalance(text);

const LETTER = /\p{L}/u;
/** Phrases of more words are sentences; figures and the signs between them are none. */
const LONGEST = 9;

/** True for the place of a word that stands in a sentence. */
function isInSentence({ words, phrases }: Line, at: number): boolean {
  const phrase = phrases.find((one) => one.words.includes(words[at]));
  return phrase !== undefined && phrase.words.filter(({ text }) => LETTER.test(text)).length > LONGEST;
}

function leastOf(indices: ReadonlySet<number>, none: number): number {
  let least = Infinity;
  for (const index of indices) least = Math.min(least, index);
  return indices.size === 0 ? none : least;
}
