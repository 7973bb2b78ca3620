/** Compares the totals of a part of the bookings, its fees, its cheques, with the bookings that have the same words. */
import { namesOtherFigure } from '../../lexicon/lines/other-figures.ts';
import { namesPart } from '../../lexicon/lines/part-words.ts';
import { isTotalWord } from '../../lexicon/lines/totals.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { Minor } from '../../model/minor.ts';
import type { Booking } from '../bookings.ts';
import { type CrossChecked, type StatedFigure, sizeOf } from './subject.ts';

/** Of more rows almost any figure is the sum of some. */
const MOST = 10;
/**
 * The total of a part is at most so many times what its rows come to, or this part of it; else it is of another thing.
 */
const WITHIN = 10;
/** "Total fees charged in 2025": a total of another time. */
const YEAR = /(?:19|20)\d\d/u;

/** Given a statement, returns the labels of part totals that no sum of the bookings which name the part comes to. */
export function wrongPartTotals(subject: CrossChecked): string[] {
  return subject.own.flatMap((figure) => (isWrong(figure, subject) ? [figure.label] : []));
}

function isWrong({ kind, label, amount, line }: StatedFigure, subject: CrossChecked): boolean {
  const isPart = namesPart(label);
  if (!namesTotal(label) || (kind !== null && !isPart)) return false;
  const size = sizeOf(amount, subject);
  if (size === null || subject.sums.has(size) || namesOtherFigure(label) || YEAR.test(line.line.text)) return false;
  const stems = stemsOf(label);
  const own = subject.booked.filter(({ description }) => {
    const shared = [...stemsOf(description)].filter((stem) => stems.has(stem)).length;
    return isPart ? shared > 0 : shared * 2 > stems.size;
  });
  if (own.length === 0 || own.length > MOST) return false;
  const whole = own.reduce((sum, row) => sum + Math.abs(row.amount), 0);
  const isFar = size > whole * WITHIN || size * WITHIN < whole;
  return (isPart || !isFar) && !sumsOfSome(own).has(size);
}

const namesTotal = (label: string): boolean => fold(label).split(' ').some(isTotalWord);

/** Words of one thing begin alike: "fee", "fees"; "Zins", "Zinsen". Shorter words name nothing. */
const STEM = 3;

function stemsOf(text: string): ReadonlySet<string> {
  const words = fold(text).split(' ');
  return new Set(words.flatMap((word) => (word.length < STEM || isTotalWord(word) ? [] : word.slice(0, STEM))));
}

/** What some of the bookings come to together, whatever their sides. */
function sumsOfSome(booked: readonly Booking[]): ReadonlySet<Minor> {
  let sums = [0];
  for (const { amount } of booked) sums = [...sums, ...sums.map((sum) => sum + amount)];
  return new Set(sums.map(Math.abs));
}
