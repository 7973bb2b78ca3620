/** Compares the totals that a paper names outside of the rows with the sums of the bookings. */

import { yearOf } from '../../dates/calendar.ts';
import { resolveDate } from '../../dates/date.ts';
import { endAlike } from '../../geometry/intervals.ts';
import { type LooseFigure, looseFigure } from '../../lexicon/lines/loose-figures.ts';
import { namesPart } from '../../lexicon/lines/part-words.ts';
import { numberAt } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { TokenLine } from '../../model/table.ts';
import type { PrintedTotal } from '../figures/printed.ts';
import { sumsAccounts } from '../figures/side-totals.ts';
import { isBooked, sumsOf } from '../part.ts';
import { endsOwnList } from './own-lists.ts';
import { reachOf } from './reached.ts';
import type { CrossChecked, Group, StatedFigure } from './subject.ts';

const SIDES: ReadonlySet<StatedFigure['kind']> = new Set(['total_in', 'total_out']);

/** Given a statement, returns the labels of totals of a side that equal the sum of no group of its bookings. */
export function wrongTotals(subject: CrossChecked): string[] {
  const { own, sums, part, figures, whole } = subject;
  const isOfSide = (one: StatedFigure) => SIDES.has(one.kind) && !namesPart(one.label) && !sumsAccounts(one, own, part);
  const named = own.filter(isOfSide);
  const fits = ({ size, isMoney }: StatedFigure) => sums.has(size) || !isMoney;
  // each part of one total may have the name of the side, or the sign before it
  const sumOf = (of: StatedFigure['kind']) =>
    named.reduce((sum, { kind, size }) => (kind === of ? sum + size : sum), 0);
  const inParts = new Set([...SIDES].filter((kind) => sums.has(sumOf(kind))));
  if (isMadeOf(figures.totalIn, whole.in)) inParts.add('total_in');
  if (isMadeOf(figures.totalOut, whole.out)) inParts.add('total_out');
  return named
    .filter((figure) => !named.some((other) => isBeside(figure, other) && fits(other)))
    .filter((figure) => !named.some((other) => isInColumnOf(figure, other) && fits(other)))
    .filter((figure) => !inParts.has(figure.kind) && !isPartOfSide(figure, subject))
    .filter((figure) => !endsOwnList(figure, subject))
    .map(({ label }) => label);
}

/** True for a total that is printed in parts, and comes to a side. */
const isMadeOf = (total: PrintedTotal | null, side: Minor): boolean =>
  total !== null && total.values.length > 1 && total.values.reduce((sum, value) => sum + value, 0) === side;

/** Of several figures after one label only one is the statement's: a month and a year, a number and a sum. */
const isBeside = (one: StatedFigure, other: StatedFigure): boolean =>
  one.line === other.line && one.label === other.label;

/** True for a figure above a sum of its side in the same column: a part of it, "Sent 20.00" above "TOTAL 45.00". */
const isInColumnOf = (one: StatedFigure, sum: StatedFigure): boolean =>
  one.kind === sum.kind && sum.sure && sum.line.line.index > one.line.line.index && endAlike(one.amount, sum.amount);

/** "Deposits 1,000.00", "Interest paid 2.68": true if another figure states the rest of the side. */
function isPartOfSide(figure: StatedFigure, subject: CrossChecked): boolean {
  const { whole, parts } = subject;
  const left = (figure.kind === 'total_in' ? whole.in : whole.out) - figure.size;
  return (left > 0 && parts.has(left)) || (figure.kind === null && isListedWithRest(figure, subject));
}

/** Lines that are between two figures of one list, at the most. */
const LIST_LINES = 4;

/** "Mobile money in 4,732.13", "Transfers in 180,055.98": true if the same list states the rest of money in. */
function isListedWithRest({ size, line }: StatedFigure, { whole, own, ends }: CrossChecked): boolean {
  const left = whole.in - size;
  return left > 0 && !ends.includes(left) && own.some((other) => other.size === left && isNear(other.line, line));
}

const isNear = ({ line: one }: TokenLine, { line: other }: TokenLine): boolean =>
  Math.abs(one.index - other.index) <= LIST_LINES;

/** "Payments 120.00, New spending 95.10": true for what all bookings come to without one that the same list states. */
function isNetOfOthers(figure: StatedFigure, { whole, own, booked }: CrossChecked): boolean {
  const listed = new Set(own.flatMap((other) => (isNear(other.line, figure.line) ? [other.size] : [])));
  return booked.some(
    ({ amount }) => listed.has(Math.abs(amount)) && Math.abs(whole.in - whole.out - amount) === figure.size,
  );
}

/** Given a statement, returns the labels of figures that loosely name a sum of its bookings and do not equal one. */
export function wrongLooseFigures(subject: CrossChecked): string[] {
  const { own, groups, booked, figures } = subject;
  const plain = new Set(groups.flatMap(sumsOf));
  const reach = figures.opening && reachOf(booked, figures.opening.value);
  return own.flatMap((figure) => {
    const { kind, label, line, isMoney } = figure;
    const named = kind === null && !namesPart(line.line.text) ? looseFigure(label) : null;
    if (named === null || !isMoney) return [];
    if (own.some((other) => isBeside(other, figure) && other.size > 0 && plain.has(other.size))) return [];
    if (isOfBooking(figure, subject)) return [];
    return GOES_AGAINST[named](figure, { ...subject, plain, reach }) ? [label] : [];
  });
}

/** True below the picture of a cheque or a deposit slip: "Deposit 06/24/2021 $1,001.07" is a booking of the paper. */
function isOfBooking({ amount, line, size }: StatedFigure, { readings, part }: CrossChecked): boolean {
  const day = line.dates.find(({ to }) => to === amount.from);
  if (day === undefined) return false;
  const isSame = (row: ReadRow) =>
    isBooked(row) &&
    Math.abs(row.amount) === size &&
    resolveDate(day.token, part.context.order, yearOf(row.date)) === row.date;
  return readings.parts.some(({ rows }) => rows.some(isSame));
}

interface LooseSubject extends CrossChecked {
  readonly plain: ReadonlySet<Minor>;
  readonly reach: ReturnType<typeof reachOf> | null;
}

type GoesAgainst = (figure: StatedFigure, subject: LooseSubject) => boolean;

/** Below the name of a side, there may be a part of it. */
const exceedsSide =
  (side: 'in' | 'out'): GoesAgainst =>
  ({ size }, { whole, sums }) =>
    size > whole[side] && !sums.has(size);

const GOES_AGAINST: Readonly<Record<LooseFigure, GoesAgainst>> = {
  sum: (figure, subject) =>
    figure.size !== 0 &&
    !subject.plain.has(figure.size) &&
    !isPartOfSide(figure, subject) &&
    !isNetOfOthers(figure, subject),
  in: exceedsSide('in'),
  out: exceedsSide('out'),
  one: ({ size }, { booked }) => !booked.some(({ amount }) => Math.abs(amount) === size),
  each: ({ size }, { groups }) => !groups.some((group) => isMeanOf(size, group)),
  mean: ({ size }, { reach }) => reach !== null && size > reach.most,
  reach: ({ size }, { reach }) => reach !== null && (size > reach.most || (size > 0 && size < reach.least)),
};

/** True for the average of a group's bookings, or of one of its sides, rounded up or down. */
function isMeanOf(size: Minor, group: Group): boolean {
  const { ins, outs } = group;
  const [sums, counts] = [sumsOf(group), [ins, outs, ins + outs, ins + outs]];
  return counts.some((count, i) => count > 0 && Math.abs(size - numberAt(sums, i) / count) <= 1);
}

/**
 * Given a statement, returns the labels of neighbouring figures that exceed money in and money out by the same amount,
 * whatever their labels. Balances are not such figures.
 */
export function wrongPairs({ own, whole, ends }: CrossChecked): string[] {
  if (whole.in === 0 || whole.out === 0) return [];
  const isEnd = ({ size }: StatedFigure) => ends.includes(size);
  return own.flatMap((one, i) => {
    const next = own[i + 1];
    if (!next || next.line.line.index - one.line.line.index > 1 || isEnd(one) || isEnd(next)) return [];
    const exceed = (a: Minor, b: Minor) => one.size > a && one.size - a === next.size - b;
    return exceed(whole.in, whole.out) || exceed(whole.out, whole.in) ? [one.label] : [];
  });
}
