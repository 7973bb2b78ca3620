/** Finds figures outside of the rows that are near a sum of the bookings and equal none, whatever their names. */
import { yearOf } from '../../dates/calendar.ts';
import { resolveDate } from '../../dates/date.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import { sharesWord } from '../../geometry/spans.ts';
import { tellsBalance, tellsFlow } from '../../lexicon/lines/figure-sentences.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { namesOtherBalance } from '../../lexicon/lines/other-balances.ts';
import { namesOtherFigure } from '../../lexicon/lines/other-figures.ts';
import { namesPart } from '../../lexicon/lines/part-words.ts';
import { itemAt } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { PlacedDate } from '../../model/table.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { Source } from '../figures/printed.ts';
import { firstLineOf, linesOf, linesOfBookings } from '../part.ts';
import { ownLines } from '../subject.ts';
import { isOfHolding, isOfOtherAccount } from './own-lists.ts';
import { isInSentence, LETTER, sentenceAbove } from './sentences.ts';
import { type CrossChecked, figuresOfRows, isMeasured, partsOf, sizeOf } from './subject.ts';

interface Labelled {
  readonly label: string;
  /** as printed, with its sign */
  readonly value: Minor;
  readonly size: Minor;
  readonly line: number;
  /** it is in a sentence, which says what it is */
  readonly inSentence: boolean;
  /** it is beside a rate, or a day but the period's last, of a holding, about something else, or checked elsewhere */
  readonly isOther: boolean;
}

/** A figure is near another if they differ by less than this part of it: a row may be missing or added. */
const NEAR = 0.25;
/** The total of a list is a sum of something, so it counts as near from a greater distance. */
const NEAR_LIST = 0.6;
/** Limits, requirements and advertisements are round to this many. */
const ROUND = 50;
/** A figure with any other name is judged by its name. */
const LOOSE: ReadonlySet<Figure['kind']> = new Set([null, 'balance']);

/** Given a statement, returns the labels of figures that are near one of its sums or balances and equal none. */
export function nearFigures(subject: CrossChecked): string[] {
  const { part, booked, sums, whole, ends, reached } = subject;
  const targets = [whole.in, whole.out, whole.in + whole.out, ...ends].filter((target) => target > 0);
  const inRows = figuresOfRows(subject);
  const isKnown = (size: Minor) => sums.has(size) || reached.has(size) || inRows.has(size);
  const round = ROUND * 10 ** part.decimals;
  const all = moneyOutside(subject);
  const printed = all.filter(({ isOther }) => !isOther);
  const others = partsOf(printed);
  // "Available 1,234.00" is a balance or a limit, "Purchases" a side without its fees
  const isMade = (size: Minor) =>
    targets.some((target) => others.has(Math.abs(target - size)) || others.has(target + size));
  const isNear = (size: Minor, near: number) => targets.some((target) => Math.abs(size - target) < near * target);
  const lists = [...listsOf(printed), ...cascadesOf(all, subject)];
  const totals = new Set(lists.map(({ total }) => total));
  const summedUp = new Set(
    [...lists, ...listsOf(all.toReversed())].filter(({ total }) => isKnown(total.size)).flatMap(({ parts }) => parts),
  );
  const goesAgainst = (figure: Labelled) => {
    const { size } = figure;
    if (isKnown(size) || summedUp.has(figure) || namesOther(figure)) return false;
    return totals.has(figure) ? isNear(size, NEAR_LIST) : size % round !== 0 && isNear(size, NEAR) && !isMade(size);
  };
  // where each row shows, a balance below the rows may still be that of a list that goes on
  const last = greatest(booked.map((row) => firstLineOf(row).index));
  const isBelow = ({ label, line }: Labelled) => line > last && lineKind(label)?.kind === 'balance';
  const asked = isEachRowShown(subject) ? printed.filter(isBelow) : printed;
  return asked.filter(goesAgainst).map(({ label, size }) => label || String(size));
}

/**
 * True if a balance behind each booking up to the closing one, or the totals of both sides, would show a missing or an
 * added row. A row of totals, maybe with a balance, may be a page's: the list may go on.
 */
function isEachRowShown({ booked, chained, own, figures: { closing, totalIn, totalOut } }: CrossChecked): boolean {
  const isEnd = (source: Source) => 'figure' in source || source.row.role !== 'total';
  const isPrinted = (value: Minor) => own.some(({ size }) => size === Math.abs(value));
  const isClosed = closing !== null && (isEnd(closing.source) || isPrinted(closing.value));
  if (isClosed && chained && booked.every(({ balance }) => balance !== null)) return true;
  return [totalIn, totalOut].every((total) => total?.sources.every(isEnd));
}

const namesOther = ({ label, inSentence }: Labelled): boolean =>
  lineKind(label)?.kind === 'minimum_payment' ||
  namesOtherBalance(label) ||
  namesPart(label) ||
  (!inSentence && namesOtherFigure(label));

/** Figures below each other of which the last, or the first, is the sum of the others. */
interface List {
  readonly parts: readonly Labelled[];
  readonly total: Labelled;
}

/** Given figures in their order or from the last to the first, returns the lists that end with their total. */
function listsOf(printed: readonly Labelled[]): List[] {
  return printed.flatMap((total, at): List[] => {
    let sum = 0;
    for (let from = at - 1; from >= 0; from--) {
      const one = itemAt(printed, from);
      if (Math.abs(itemAt(printed, from + 1).line - one.line) > 1) break;
      sum += one.size;
      if (sum === total.size && at - from > 1 && total.size > 0) return [{ parts: printed.slice(from, at), total }];
    }
    return [];
  });
}

/** Lines that may stand between two figures of a list that begins and ends with a balance, and its other figures. */
const BETWEEN = 3;
const LEAST_PARTS = 2;

/** Lists from the opening to the closing balance whose signed figures come to money in and money out. */
function cascadesOf(all: readonly Labelled[], { whole, ends }: CrossChecked): List[] {
  return all.flatMap((first, from): List[] => {
    const sums = { in: 0, out: 0 };
    let { line } = first;
    for (const [i, total] of all.slice(from + 1).entries()) {
      if (total.line - line > BETWEEN || !ends.includes(first.size)) return [];
      const isEnd = ends.includes(total.size) && first.value + sums.in - sums.out === total.value;
      if (i >= LEAST_PARTS && isEnd && sums.in === whole.in && sums.out === whole.out)
        return [{ parts: all.slice(from, from + 1 + i), total }];
      sums[total.value < 0 ? 'out' : 'in'] += total.size;
      ({ line } = total);
    }
    return [];
  });
}

/** The figures outside of the bookings, with their words. Those in an overview of accounts are left out. */
function moneyOutside(subject: CrossChecked): Labelled[] {
  const { part, rows, document, readings } = subject;
  const { fromLine, toLine, money } = part.part;
  // beside the balance of one of two currencies is that of the other
  const all = money ? readings.parts.flatMap((one) => one.rows).filter(isMeasured) : [];
  const booked = money ? linesOf(all) : linesOfBookings(rows);
  const isOnly = fromLine === 0 && toLine >= document.tables.lines.length;
  const first = isOnly || booked.size === 0 ? fromLine : least(booked);
  // without decimals, a bare number may be that of a house, a telephone, or a form
  const bare = part.decimals === 0 ? [] : bareMoney(subject, booked);
  const { context, period } = part;
  const isEnd = ({ token }: PlacedDate) =>
    period.end !== null && resolveDate(token, context.order, yearOf(period.end)) === period.end;
  const found = [...subject.own, ...bare].flatMap((figure): Labelled[] => {
    const { label, amount, line } = figure;
    const size = line.line.index < first ? null : sizeOf(amount, subject);
    if (size === null) return [];
    const begun = sentenceAbove(line.line, amount.from, document.tables.lines);
    const inSentence = begun !== '' || isInSentence(line.line, amount.from);
    const isOtherThere = inSentence
      ? !isOfMoney(`${begun} ${line.line.text}`)
      : !line.dates.every(isEnd) || isOfHolding(line, amount, subject);
    const isOfLine = isBesideRate(figure) || isOfOtherAccount(figure, subject);
    const isOther = isOfLine || isOtherThere || isNamed(figure, inSentence, part);
    const value = amount.token.sign === '-' ? -size : size;
    return [{ label, value, size, line: line.line.index, inSentence, isOther }];
  });
  return found.sort((a, b) => a.line - b.line);
}

/** True for a figure with a rate on its line and no column of words between them. */
function isBesideRate({ amount, line: { line } }: Labels): boolean {
  const begun = new Set(line.phrases.flatMap(({ words: [first] }) => (LETTER.test(first.text) ? [first] : [])));
  return line.words.some(({ text }, at) => {
    const between = at < amount.from ? line.words.slice(at + 1, amount.from) : line.words.slice(amount.to, at);
    return text.includes('%') && !between.some((word) => begun.has(word));
  });
}

type Labels = Pick<Figure, 'label' | 'amount' | 'line'> & Partial<Pick<Figure, 'kind'>>;

/** True for a known fact that is no balance and not in a sentence, and for a number that may be no money. */
const isNamed = ({ kind, amount }: Labels, inSentence: boolean, { decimals }: CrossChecked['part']): boolean =>
  kind !== undefined && ((decimals === 0 && amount.token.symbol === null) || !(LOOSE.has(kind) || inSentence));

/** The amounts behind words on lines without such figures. */
function bareMoney(subject: CrossChecked, booked: ReadonlySet<number>): Labels[] {
  const named = new Set(subject.readings.facts.figures.map(({ line }) => line.line.index));
  const others = ownLines(subject).filter(({ line: { index } }) => !named.has(index) && !booked.has(index));
  return others.flatMap((line) => {
    const labelled = line.amounts.map((amount, i) => {
      const words = line.texts.slice(line.amounts[i - 1]?.to ?? 0, amount.from);
      return { line, amount, label: words.join(' ') };
    });
    return labelled.filter(({ amount, label }) => LETTER.test(label) && !sharesWord(amount, line.dates));
  });
}

/** True for a sentence about the account's money: it names one kind of balance or none. */
const isOfMoney = (text: string): boolean => (tellsBalance(text) || tellsFlow(text)) && !namesOtherBalance(text);
