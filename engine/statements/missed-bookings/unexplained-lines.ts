/** Finds the lines of a statement that may be bookings and are not explained. */

import { periodsIn } from '../../dates/period.ts';
import type { Box } from '../../geometry/box.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import { overlaps } from '../../geometry/intervals.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { namesBookings, namesPending, sectionSign } from '../../lexicon/lines/sections.ts';
import type { Line } from '../../model/line.ts';
import { firstOf, numberAt } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import { linesPrintedAgain } from '../cross-checks/repeated-lists.ts';
import { type Booking, firstLineOf, isOf, linesOf } from '../part.ts';
import type { Subject } from '../subject.ts';
import { datedLines, endsWithDay, usedBy } from './dated-lines.ts';
import { equalFiguresBelow } from './figures-below.ts';

/** Given a statement, returns those lines. */
export const unexplainedLines = onceFor((subject: Subject): readonly Line[] => {
  const dated = subject.booked.length === 0 ? listedDays(subject) : datedLines(subject);
  const hidden = linesOfHiddenFigures(subject);
  const again = subject.unexplained.length > 0 ? linesPrintedAgain(subject) : new Set();
  const left = subject.unexplained.filter((line) => !again.has(line));
  const cancelling = equalFiguresBelow(subject);
  return [...new Set([...left, ...dated, ...hidden, ...cancelling, ...linesOfManyDays(subject.booked)])];
});

/**
 * Given a statement, returns the lines among its bookings without a readable amount, if a hidden one is in the
 * column of the others.
 */
function linesOfHiddenFigures({ booked, document: { pages, tables } }: Subject): Line[] {
  const hidden = new Map(pages.map(({ number, hiddenAmounts }) => [number, hiddenAmounts]));
  if (booked.length === 0 || pages.every(({ hiddenAmounts }) => hiddenAmounts.length === 0)) return [];
  const own = [...linesOf(booked)];
  const used = usedBy(booked);
  const inColumn = ([x0, , x1]: Box) =>
    booked.some(({ row: { amounts } }) => amounts.some((amount) => amount && overlaps(amount, { x0, x1 })));
  const isHidden = ({ line, amounts }: TokenLine) => {
    if (line.furniture || amounts.some((amount) => used(amount, line))) return false;
    const [, y0, , y1] = line.box;
    return (hidden.get(line.page) ?? []).some((box) => {
      const middle = (box[1] + box[3]) / 2;
      return middle > y0 && middle < y1 && inColumn(box);
    });
  };
  const among = tables.lines.slice(least(own), greatest(own) + 1);
  return among.filter(isHidden).map(({ line }) => line);
}

/** A row with this many times the dates of the others contains another booking. */
const TIMES = 2;
/** Two dates are a day of booking and another one. */
const LEAST = 3;

/** Given bookings, returns the first line of each that has twice as many dates as the others. */
export function linesOfManyDays(booked: readonly Booking[]): Line[] {
  const counts = booked.map(({ row: { dates, kinds } }) => dates.filter((_, i) => kinds[i] === 'date').flat().length);
  const usual = Math.max(counts.toSorted((a, b) => a - b)[counts.length >> 1] ?? 0, 1);
  return booked.filter((_, i) => numberAt(counts, i) >= Math.max(LEAST, usual * TIMES)).map(firstLineOf);
}

/**
 * Given a statement without transactions, returns true if it prints money in or out: a total of either, or a figure
 * after the name of a side, "Deposits 1.00".
 */
export function printsBookings({ part: { part }, readings: { facts }, figures }: Subject): boolean {
  const { opening, totalIn, totalOut } = figures;
  // a total that equals the balance is the money in deposit accounts
  const totals = [totalIn, totalOut].flatMap((total) => total?.values ?? []);
  if (totals.some((value) => value !== 0 && value !== opening?.value)) return true;
  const unnamed = facts.figures.filter((figure) => figure.kind === null && isOf(part, figure));
  return unnamed.some(({ label, amount }) => /[1-9]/.test(amount.token.digits) && Boolean(sectionSign(label)?.sign));
}

/** This many lines with a day and words are a list. One without an amount may be the date of a letter. */
const LEAST_LISTED = 2;
/** Points by which their days may be out of line. */
const SAME_EDGE = 2;
const WORD = /\p{L}{2}/u;

/**
 * Given a statement without transactions, returns its lines that list days with words after them, as bookings with
 * unreadable amounts look, or several with words, a day and then an amount, as rows look that are not read.
 */
function listedDays({ part: { part }, document: { tables } }: Subject): Line[] {
  const { lines } = tables;
  let isPending = false;
  const dated = lines.slice(part.fromLine, part.toLine).filter((tl) => {
    // lines below such a title are not booked yet
    const { text } = tl.line;
    if (namesPending(text) || sectionSign(text)?.sign === 0) isPending = true;
    else if (namesBookings(text) || sectionSign(text)?.sign) isPending = false;
    return !isPending && (beginsWithDay(tl) || headsTexts(tl, lines[tl.line.index + 1]) || endsWithDay(tl));
  });
  const isAlike = (a: TokenLine, b: TokenLine) =>
    firstOf(a.dates).token.style === firstOf(b.dates).token.style &&
    Math.abs(a.line.box[0] - b.line.box[0]) <= SAME_EDGE;
  const isSure = (tl: TokenLine) => !endsWithDay(tl) && tl.amounts.some(isOfMoney);
  return dated
    .filter((tl) => isSure(tl) || dated.filter((other) => isAlike(other, tl)).length >= LEAST_LISTED)
    .map(({ line }) => line);
}

const isOfMoney = ({ token }: PlacedAmount): boolean => isMoneyLike(token) && /[1-9]/.test(token.digits);

function beginsWithDay({ line, texts, dates }: TokenLine): boolean {
  const [day] = dates;
  if (day?.from !== 0 || line.furniture || periodsIn(texts).length > 0) return false;
  const words = texts.slice(day.to).filter((text) => WORD.test(text));
  return words.length > 0 && lineKind(words.join(' ')) === null;
}

/** True for a day alone above words: a heading of bookings. */
function headsTexts({ line, texts, dates: [day] }: TokenLine, below: TokenLine | undefined): boolean {
  if (day?.from !== 0 || day.to !== texts.length || line.furniture || below === undefined) return false;
  return below.line.page === line.page && below.dates.length === 0 && below.texts.some((text) => WORD.test(text));
}
