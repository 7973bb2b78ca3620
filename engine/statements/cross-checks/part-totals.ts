/** Compares the totals of some of the bookings (fees, cheques) with the bookings that have the same words. */
import { greatest, least } from '../../geometry/extremes.ts';
import { overlaps } from '../../geometry/intervals.ts';
import { headingOver, LABEL_ABOVE } from '../../labels/near-phrases.ts';
import { namesOtherFigure } from '../../lexicon/lines/other-figures.ts';
import { namesPart } from '../../lexicon/lines/part-words.ts';
import { isTotalWord } from '../../lexicon/lines/totals.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { Minor } from '../../model/minor.ts';
import type { Booking } from '../part.ts';
import { endsOwnList, isOfHolding } from './own-lists.ts';
import { type CrossChecked, type StatedFigure, sizeOf } from './subject.ts';

/** With more rows, almost any figure is the sum of some of them. */
const MOST = 10;
/**
 * The total of a part is at most this many times the sum of its rows, and at least this part of it. Otherwise it is of
 * another thing.
 */
const WITHIN = 10;
/** "Total fees charged in 2025": a total of another period. */
const YEAR = /(?:19|20)\d\d/u;

/** Given a statement, returns the labels of part totals that equal no sum of the bookings which name the part. */
export function wrongPartTotals(subject: CrossChecked): string[] {
  return subject.own.flatMap((figure) => (isWrong(figure, subject) ? [figure.label] : []));
}

function isWrong(figure: StatedFigure, subject: CrossChecked): boolean {
  const { kind, label, amount, line } = figure;
  const isPart = namesPart(label);
  if (!namesTotal(label) || (kind !== null && !isPart)) return false;
  // a fund may be called "Total Market"
  if (isOfHolding(line, amount, subject)) return false;
  const size = sizeOf(amount, subject);
  if (size === null || subject.sums.has(size) || YEAR.test(line.line.text)) return false;
  if ([label, headingOf(figure, subject), titleOf(figure, subject)].some(namesOtherFigure)) return false;
  const stems = stemsOf(label);
  const own = subject.booked.filter(({ description }) => {
    const shared = [...stemsOf(description)].filter((stem) => stems.has(stem)).length;
    return isPart ? shared > 0 : shared * 2 > stems.size;
  });
  if (own.length === 0 || own.length > MOST) return false;
  const whole = own.reduce((sum, row) => sum + Math.abs(row.amount), 0);
  const isFar = size > whole * WITHIN || size * WITHIN < whole;
  return (isPart || !isFar) && !sumsOfSome(own).has(size) && !endsOwnList(figure, subject);
}

/** The words right above a figure, or '': "Total year to date". */
function headingOf({ line: { line }, amount: { from, to } }: StatedFigure, { document }: CrossChecked): string {
  const words = line.words.slice(from, to);
  const place = { x0: least(words.map(({ x0 }) => x0)), x1: greatest(words.map(({ x1 }) => x1)) };
  return headingOver(place, { lines: document.tables.lines, at: line.index }, overlaps, LABEL_ABOVE);
}

/** The title of a list of figures, above all of them, or '': "Totals year-to-date". */
function titleOf({ line: { line } }: StatedFigure, { document }: CrossChecked): string {
  const above = document.tables.lines.slice(0, line.index).findLast(({ amounts }) => amounts.length === 0);
  return above?.line.page === line.page && line.index - above.line.index <= LIST_LINES ? above.line.text : '';
}

const LIST_LINES = 4;

const namesTotal = (label: string): boolean => fold(label).split(' ').some(isTotalWord);

/** "I.V.A." is a word. */
const STOP_OF_INITIAL = /(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu;

/** Words for one thing begin alike: "fee", "fees"; "Zins", "Zinsen". Shorter words name nothing. */
const STEM = 3;

function stemsOf(text: string): ReadonlySet<string> {
  const words = fold(text.replace(STOP_OF_INITIAL, '')).split(' ');
  return new Set(words.flatMap((word) => (word.length < STEM || isTotalWord(word) ? [] : word.slice(0, STEM))));
}

/** The sums of any of the bookings, whatever their sides. */
function sumsOfSome(booked: readonly Booking[]): ReadonlySet<Minor> {
  let sums = [0];
  for (const { amount } of booked) sums = [...sums, ...sums.map((sum) => sum + amount)];
  return new Set(sums.map(Math.abs));
}
