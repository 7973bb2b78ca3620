/** Parts pages: boxes beside a table, and lists down two columns, as in a newspaper, under headings side by side. */
import { greatest, least } from '../../geometry/extremes.ts';
import type { Interval } from '../../geometry/intervals.ts';
import { BOOKED_ROLES, columnRole, DATE_ROLES } from '../../lexicon/headings/heading-roles.ts';
import type { LinedPage, Phrase } from '../../model/line.ts';
import { firstOf, itemAt, lastOf } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import { reachOf } from '../aligned-runs/aligned-runs.ts';
import { partBoxes } from './beside.ts';
import { within } from './blocks.ts';

/** A page's lines, those in boxes beside its table apart; so many of the others are before these. */
export interface SeparatedPage {
  readonly page: LinedPage;
  readonly before: number;
  readonly beside: readonly TokenLine[];
  readonly lines: readonly TokenLine[];
  /** it is the right one of two columns of a page: above its first header, it continues the left one */
  readonly isRightColumn: boolean;
}

/** Returns a page's lines, or those of each of its columns, numbered from `first` on, those in boxes apart. */
export function separateBoxes(page: LinedPage, all: readonly TokenLine[], first: number): SeparatedPage[] {
  const from = page.lines[0]?.index ?? 0;
  let next = first;
  return inPageColumns(all.slice(from, from + page.lines.length)).map((own, column) => {
    const { before, beside, after } = partBoxes(page, own);
    const [box, below] = [next + before.length, next + before.length + beside.length];
    const lines = [...numbered(before, next), ...numbered(after, below)];
    next = below + after.length;
    return { page, before: before.length, beside: numbered(beside, box), lines, isRightColumn: column > 0 };
  });
}

/** Given lines, returns them with their positions among the document's lines, from that of the first on. */
const numbered = (lines: readonly TokenLine[], from: number): TokenLine[] =>
  lines.map((tl, i) => (tl.line.index === from + i ? tl : { ...tl, line: { ...tl.line, index: from + i } }));

const LEAST_HEADINGS = 3;
/** Points by which the baselines of two headers differ that are none of one. */
const OFF = 2;
/** So many lines below headings show whether rows have several. */
const MOST_LINES = 60;
/** A line is right above another within so many text sizes: a title may be above a header. */
const NEAR = 2.4;

/** Headings side by side on a line. */
interface Run {
  readonly at: number;
  readonly phrases: readonly Phrase[];
}

/** A list's headings where they are. */
interface HeadingSpan extends Interval {
  readonly at: number;
}

/** Returns a page's lines in reading order, column by column: what is above with the left one, below the right. */
function inPageColumns(lines: readonly TokenLine[]): readonly (readonly TokenLine[])[] {
  const runs = lines.flatMap((tl, at) => (tl.dates.length === 0 ? runsOf(tl, at) : []));
  // a page may repeat one header thousands of times
  const different = [...new Map(runs.map((run) => [run.phrases.map(({ text }) => text).join('\n'), run])).values()];
  const places = runs.length > 1 ? different.map(({ phrases }) => placesOf(phrases, runs)) : [];
  const own = places.find((list) => gutterOf(list, lines) !== null);
  const gutter = own ? gutterOf(own, lines) : null;
  if (!own || gutter === null) return [lines];
  let from = firstOf(own).at;
  const isTitle = (at: number) =>
    !crosses(itemAt(lines, at), gutter) && isTitleOver(itemAt(lines, at), itemAt(lines, at + 1));
  while (from > 0 && isTitle(from - 1)) from--;
  const last = lastOf(own).at;
  const below = lines.findIndex((tl, i) => i > last && crosses(tl, gutter));
  const to = below < 0 ? lines.length : below;
  if (lines.slice(from, to).some((tl) => crosses(tl, gutter))) return [lines];
  const part = (left: number, right: number) => lines.slice(from, to).flatMap((tl) => within(tl, left, right) ?? []);
  return [
    [...lines.slice(0, from), ...part(-Infinity, gutter)],
    [...part(gutter, Infinity), ...lines.slice(to)],
  ];
}

/** True for a line without figures right above another. */
const isTitleOver = ({ line: above, dates, amounts }: TokenLine, { line }: TokenLine): boolean =>
  dates.length === 0 &&
  amounts.every(({ token }) => token.whole) &&
  line.baseline - above.baseline <= NEAR * Math.max(line.size, above.size);

/** Given a line, returns the headings on it that are side by side: those that come again are of two lists. */
function runsOf({ line: { phrases } }: TokenLine, at: number): Run[] {
  const runs: Phrase[][] = [];
  let run: Phrase[] = [];
  for (const phrase of phrases) {
    const known = columnRole(phrase.text) !== null;
    if (!known || run.some(({ text }) => text === phrase.text)) {
      runs.push(run);
      run = [];
    }
    if (known) run.push(phrase);
  }
  runs.push(run);
  return runs.filter(isHeader).map((own) => ({ at, phrases: own }));
}

function placesOf(headings: readonly Phrase[], runs: readonly Run[]): HeadingSpan[] {
  return runs.flatMap(({ at, phrases }) => {
    const first = phrases.findIndex((_, i) => headings.every(({ text }, k) => phrases[i + k]?.text === text));
    const own = phrases.slice(first, first + headings.length);
    return first < 0 ? [] : [{ at, x0: firstOf(own).x0, x1: lastOf(own).x1 }];
  });
}

function isHeader(run: readonly Phrase[]): boolean {
  if (run.length < LEAST_HEADINGS) return false;
  const roles = run.map(({ text }) => columnRole(text)?.role);
  return roles.some((role) => DATE_ROLES.has(role)) && roles.some((role) => BOOKED_ROLES.has(role));
}

/** The x between two columns, if a list's headings are in both, and not only at one height; else null. */
function gutterOf(places: readonly HeadingSpan[], lines: readonly TokenLine[]): number | null {
  const leftmost = least(places.map(({ x1 }) => x1));
  const left = places.filter(({ x0 }) => x0 < leftmost);
  const right = places.filter(({ x0 }) => x0 >= leftmost);
  const [end, begin] = [reachOf(left).x1, reachOf(right).x0];
  if (right.length === 0 || end >= begin) return null;
  const baseline = ({ at }: HeadingSpan) => itemAt(lines, at).line.baseline;
  const isBeside = (one: HeadingSpan) => left.some((other) => Math.abs(baseline(one) - baseline(other)) <= OFF);
  const gutter = (end + begin) / 2;
  return right.every(isBeside) && !wrapsBelow(places, lines, gutter) ? null : gutter;
}

/**
 * True if rows below the headings have several lines, before any line crosses the gutter or names other columns: lists
 * of cheques do not, but a note is below them, and another list below it.
 */
function wrapsBelow(places: readonly HeadingSpan[], lines: readonly TokenLine[], gutter: number): boolean {
  const from = greatest(places.map(({ at }) => at)) + 1;
  let wrapped = false;
  for (const [i, tl] of lines.slice(from, from + MOST_LINES).entries()) {
    if (crosses(tl, gutter) || namesColumns(tl)) return false;
    const { dates, amounts } = tl;
    if (dates.length > 0 && amounts.length > 0) {
      if (wrapped) return true;
    } else if (amounts.length > 0) return false;
    else wrapped ||= i > 0;
  }
  return false;
}

/** True for a line of headings only. */
const namesColumns = ({ line: { phrases } }: TokenLine): boolean =>
  phrases.length > 1 && phrases.every(({ text }) => columnRole(text) !== null);

const crosses = ({ line: { words } }: TokenLine, x: number): boolean => words.some((w) => w.x0 < x && w.x1 > x);
