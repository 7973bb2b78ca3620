/** Finds periods whose two days are apart: behind labels, under one label, or on two lines. */
import { hasYear } from '../../dates/date.ts';
import { repeatedInOtherCalendar } from '../../dates/other-calendar.ts';
import { type PeriodToken, saysUntil, spanFrom } from '../../dates/period.ts';
import { mayBeTied, partGlued } from '../../dates/period-parts.ts';
import { datesIn } from '../../dates/scan.ts';
import { overlaps } from '../../geometry/intervals.ts';
import { phraseAbove, phraseBelow } from '../../labels/near-phrases.ts';
import { phraseLeft, placeOf } from '../../labels/values.ts';
import { labelOf } from '../../lexicon/facts/labels.ts';
import { periodEnd } from '../../lexicon/facts/period-ends.ts';
import { firstFound, itemAt, lastOf, numberAt } from '../../model/lists.ts';
import type { PlacedDate, TokenLine } from '../../model/table.ts';
import type { DateContext } from './date-context.ts';
import { isOfOther, isOtherBeside } from './other-days.ts';
import { periodContextOf } from './period-context.ts';

export interface PeriodFact {
  readonly period: PeriodToken;
  readonly line: TokenLine;
  readonly context: Exclude<DateContext, 'other'>;
}

/** The last day is at most so many lines below the first. */
const LINES_BETWEEN = 2;
/** A label is above its day, and the end of a wrapped period below its start, within so many text sizes. */
const ABOVE = { aligned: overlaps, sizes: 3.2 };
const WRAPPED_BELOW = 2.2;
const NEXT_LINE = { aligned: overlaps, lines: 1 };
/** A day nearer to the right of a text, in text sizes, is its value. */
const LABEL_BESIDE = 8;
/** Words of a label behind others, at the most: "Account 0011 period start 12/05/2021". */
const LABEL_WORDS = 4;
/** Shorter words are a label only if nothing else is: "from", "no", "od". */
const WHOLE_LABEL = 6;
/** More words behind the last day are a sentence. */
const WORDS_BEHIND = 2;

type Pieces = ReturnType<typeof piecesOf>;
type Day = NonNullable<ReturnType<typeof dayOf>>;

/** Given lines outside the rows, returns the periods: "From Date: 12/05/2021" and its end. */
export function labelledPeriods(lines: readonly TokenLine[]): PeriodFact[] {
  const days = lines.flatMap((line, at) => {
    if (line.dates.length === 0 && !mayBeTied(line.line.text)) return [];
    const of = piecesOf(line);
    const twice = repeatedInOtherCalendar(of.pieces, of.dates, ({ token }) => token);
    return of.dates.flatMap((date) => (twice.has(date) ? [] : (dayOf(date, of, at, lines) ?? [])));
  });
  return days.flatMap((_, i) => periodFrom(days, i, lines) ?? []);
}

function periodFrom(days: readonly Day[], i: number, lines: readonly TokenLine[]): PeriodFact | null {
  const first = itemAt(days, i);
  // behind a day with its own label no other day ends this period
  let labelled = false;
  for (let k = i + 1; k < days.length; k++) {
    const last = itemAt(days, k);
    if (last.at - first.at > LINES_BETWEEN || last.line.line.page !== first.line.line.page) return null;
    const isNamed = (!labelled && haveLabels(first, last)) || standsBeside(first, last);
    if (last.end !== null) labelled = true;
    const context = isNamed ? ofEnds(first, last, lines) : wrapped(first, last, lines);
    if (context === null) continue;
    if (context === 'other') return null;
    const { start, end } = spanFrom(first.date.token, last.date.token);
    return { period: { ...wordsOf(first), start, end }, line: first.line, context };
  }
  return null;
}

/** The context of a period by the labels of its days. */
function ofEnds(first: Day, last: Day, lines: readonly TokenLine[]): DateContext {
  const beside = [...first.label, ...last.label];
  const isOther =
    isOfOther(first.place, first.before, { lines, at: first.at }) ||
    isOtherBeside(beside, [first.line.line, last.line.line], first.place);
  return isOther ? 'other' : 'named';
}

const wordsOf = ({ date: { from, to }, of: { origin } }: Day) => ({
  from: numberAt(origin, from),
  to: numberAt(origin, to - 1) + 1,
});

/** The words of a line and its days; a word that ties a day to "from" or "to" is cut in pieces. */
function piecesOf({ texts, dates, line: { text, words } }: TokenLine) {
  /** `origin`: the index of each piece's word */
  const { pieces, origin } = partGlued(mayBeTied(text) ? texts : []);
  if (pieces.length <= texts.length) return { pieces: texts, origin: [...words.keys()], dates };
  const wordAt = (piece: number) => itemAt(words, numberAt(origin, piece));
  const placed = datesIn(pieces).map((token): PlacedDate => {
    const { from, to } = token;
    return { token, from, to, x0: wordAt(from).x0, x1: wordAt(to - 1).x1 };
  });
  return { pieces, origin, dates: placed };
}

/** A date with its labels, and the pieces of its phrase up to the next date on either side; null outside of phrases. */
function dayOf(date: PlacedDate, of: Pieces, at: number, lines: readonly TokenLine[]) {
  const tl = itemAt(lines, at);
  const { words } = tl.line;
  const place = placeOf(tl.line, numberAt(of.origin, date.from));
  if (place === null) return null;
  const { phrase } = place;
  const begin = words.indexOf(phrase.words[0]);
  const end = begin + phrase.words.length;
  let [from, to] = [0, of.pieces.length];
  for (const other of of.dates) {
    if (other.to <= date.from) from = Math.max(from, other.to);
    if (other.from >= date.to) to = Math.min(to, other.from);
  }
  while (numberAt(of.origin, from) < begin) from++;
  while (numberAt(of.origin, to - 1) >= end) to--;
  const begins = from === 0 || numberAt(of.origin, from - 1) < begin;
  // the colon of a label may be at its value: "PERIOD FROM    : 01/08/2022"
  const before = of.pieces.slice(from, date.from).filter((piece) => !/^[:：]$/.test(piece));
  const label = [before.join(' ')];
  if (before.length === 0 && begins) {
    label.push(phraseLeft(tl.line, place.at)?.text ?? '', phraseAbove(date, { lines, at }, ABOVE)?.phrase.text ?? '');
  }
  // the last words, the most first: "List of movements period" ends in a label
  const ends = before.slice(-LABEL_WORDS).map((_, i, last) => last.slice(i).join(' '));
  const named = firstFound([...label, ...ends.slice(0, -1)], periodEnd);
  // its label is that of a whole period
  const ofPeriod =
    label.some((text) => text !== '' && labelOf(text) === 'period') ||
    ends.some((text) => text.length >= WHOLE_LABEL && labelOf(text) === 'period');
  return {
    date,
    of,
    line: tl,
    at,
    place,
    phrase,
    label,
    before,
    after: of.pieces.slice(date.to, to),
    end: named,
    ofPeriod,
  };
}

/** True if one day has a label for a start, and the other one for an end. */
function haveLabels(first: Day, last: Day): boolean {
  return first.end === 'start' && last.end === 'end' && isWhole(first) && isWhole(last);
}

const isWhole = ({ date }: Day): boolean => hasYear(date.token);

/** True for two days beside or below each other, under or behind the one label of a period. */
function standsBeside(first: Day, last: Day): boolean {
  if (!first.ofPeriod || first.after.length > 0 || last.before.length > 0 || !isWhole(first) || !isWhole(last))
    return false;
  if (first.line === last.line) {
    return first.date.to === last.date.from && (last.phrase === first.phrase || last.end === null);
  }
  return isBelow(first, last) && overlaps(first.date, last.date) && last.after.length === 0 && !hasLabelBeside(last);
}

/** The context of a period with "to" between its days on two lines; null if there is none. */
function wrapped(first: Day, last: Day, lines: readonly TokenLine[]): DateContext | null {
  if (first.line === last.line || !isBelow(first, last)) return null;
  const isApart = last.at - first.at === LINES_BETWEEN;
  const between = isApart ? phraseBelow(first.phrase, { lines, at: first.at }, NEXT_LINE) : null;
  if (!saysUntil([...first.after, ...(between?.phrase.words.map(({ text }) => text) ?? []), ...last.before]))
    return null;
  const [one, other] = [first.line.line.phrases, last.line.line.phrases];
  const turns = lastOf(one) === first.phrase && other[0] === last.phrase && first.after.length > 0;
  if (!turns && !overlaps(first.phrase, last.phrase)) return null;
  if (last.after.filter((word) => /\p{L}{2}/u.test(word)).length > WORDS_BEHIND) return 'in_text';
  return periodContextOf({ lines, at: first.at }, wordsOf(first));
}

/** True if one day ends its phrase, and the other begins one below it. */
function isBelow(first: Day, last: Day): boolean {
  const [upper, lower] = [first.line.line, last.line.line];
  const gap = lower.baseline - upper.baseline;
  const lines = Math.max(1, last.at - first.at);
  if (gap <= 0 || gap > WRAPPED_BELOW * upper.size * lines) return false;
  const endsPhrase = !first.of.dates.some((d) => d.from >= first.date.to && d.x0 < first.phrase.x1);
  const beginsPhrase = !last.of.dates.some((d) => d.to <= last.date.from && d.x1 > last.phrase.x0);
  return endsPhrase && beginsPhrase;
}

/** True if a text to the left has the day as its value. */
function hasLabelBeside({ line: { line }, phrase }: Day): boolean {
  const left = phraseLeft(line, line.phrases.indexOf(phrase), LABEL_BESIDE);
  return left !== undefined && /\p{L}$|:$/u.test(left.text);
}
