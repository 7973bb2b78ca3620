/** Tells which lines make a row: those around an amount, up to a rule, a gap, a date or a title. */
import type { MarkedLine } from './lines.ts';

/** A row's next line stands no further down than this, in text sizes, where the table shows no pitch of its own. */
const MAX_PITCH = 2.4;
/** A gap is a border between rows where it is this much larger than the gaps within rows. */
const CLEAR_GAP = 1.2;
/** A continued description starts no further left than this before the column's usual start, in points. */
const OUTDENT = 3;
/** A place at which so many lines, and so large a share of them, begin is a text's, not a title's. */
const LEAST_STARTS = 4;
const START_SHARE = 0.15;
/** Words of a title, at the most. */
const TITLE_WORDS = 8;
/** Where no more of the rows than this share have a date, dates on lines of their own are headings. */
const DATED_ROWS = 0.1;
/** A title's type differs from a row's by at least this share. */
const TITLE_SIZE = 1.12;

/** The lines of one row, and the one with its amount. */
export interface Group {
  lines: MarkedLine[];
  anchor: MarkedLine;
}

/** Given marked lines, returns the usual left edge of the text on anchor lines. */
export function usualStart(lines: readonly MarkedLine[]): number {
  const counts = new Map<number, number>();
  for (const l of lines) {
    if (!l.anchor || l.text === '' || l.kindExact) continue;
    const x = Math.round(l.textX0);
    counts.set(x, (counts.get(x) ?? 0) + 1);
  }
  let best = Number.NaN;
  let most = 0;
  for (const [x, n] of counts) {
    if (n > most || (n === most && x < best)) {
      best = x;
      most = n;
    }
  }
  return best;
}

/** Given marked lines, returns where the texts of rows begin: on their first lines, and on those that go on. */
function textStarts(lines: readonly MarkedLine[], usualX: number): number[] {
  const counts = new Map<number, number>();
  let all = 0;
  for (const l of lines) {
    if (l.anchor || l.text === '') continue;
    const x = Math.round(l.textX0);
    counts.set(x, (counts.get(x) ?? 0) + 1);
    all++;
  }
  const usual = [...counts].filter(([, n]) => n >= Math.max(LEAST_STARTS, all * START_SHARE)).map(([x]) => x);
  return Number.isNaN(usualX) ? usual : [usualX, ...usual];
}

export interface Grouped {
  groups: Group[];
  /** lines before the first row that go on the row of the page before */
  tail: MarkedLine[];
  /** title lines above a group */
  titles: Map<Group, MarkedLine[]>;
  /** lines that belong to no row */
  loose: MarkedLine[];
}

/**
 * Given a segment's marked lines, the usual left edge of texts, and whether a row of the page before may go on here, returns
 * which lines belong to which row.
 */
export function group(lines: readonly MarkedLine[], usualX: number, afterPage: boolean): Grouped {
  const anchors = lines.map((l, i) => (l.anchor ? i : -1)).filter((i) => i >= 0);
  const pitch = innerPitch(lines, anchors);
  const groups: Group[] = anchors.map((i) => ({ lines: [lines[i]], anchor: lines[i] }));
  const titles = new Map<Group, MarkedLine[]>();
  const loose: MarkedLine[] = [];
  const tail: MarkedLine[] = [];
  const starts = textStarts(lines, usualX);
  // days stand above their rows where hardly a row has a date of its own
  const dated = anchors.filter((i) => lines[i].dates.length > 0).length;
  const byDay = dated <= anchors.length * DATED_ROWS;
  const isTitle = (l: MarkedLine) => (byDay && l.dayHeading !== null) || titleLike(l, starts);
  for (let k = -1; k < anchors.length; k++) {
    const from = k < 0 ? 0 : anchors[k] + 1;
    const to = k + 1 < anchors.length ? anchors[k + 1] : lines.length;
    const between = lines.slice(from, to);
    if (between.length === 0) continue;
    const before = k < 0 ? null : groups[k];
    const after = k + 1 < groups.length ? groups[k + 1] : null;
    const firstTitle = between.findIndex(isTitle);
    const open = firstTitle < 0 ? between : between.slice(0, firstTitle);
    const rest = firstTitle < 0 ? [] : between.slice(firstTitle);
    const cut = rest.length > 0 ? open.length : splitPoint(before, open, after);
    let previous = before?.anchor ?? null;
    let going = true;
    open.slice(0, cut).forEach((l) => {
      if (going && before && previous && follows(previous, l, usualX, pitch)) {
        before.lines.push(l);
        previous = l;
      } else if (!before && afterPage && going && follows(previous, l, usualX, pitch)) {
        tail.push(l);
        previous = l;
      } else {
        going = false;
        loose.push(l);
      }
    });
    const upper: MarkedLine[] = [];
    let next = after?.anchor ?? null;
    for (const l of open.slice(cut).reverse()) {
      if (next && after && follows(l, next, usualX, pitch, true)) {
        upper.unshift(l);
        next = l;
      } else loose.push(l);
    }
    if (after) after.lines.unshift(...upper);
    const own = rest.filter(isTitle);
    if (after && own.length > 0) titles.set(after, own);
    for (const l of rest) if (!isTitle(l)) loose.push(l);
  }
  return { groups, tail, titles, loose };
}

/** A line that is no part of a row: a section's title, a day's heading, a closing phrase. */
function titleLike(l: MarkedLine, starts: readonly number[]): boolean {
  if (l.anchor) return false;
  const apartFromTexts = !starts.some((x) => Math.abs(l.textX0 - x) <= OUTDENT);
  if (l.bold && l.dates.length === 0 && apartFromTexts && l.row.source.line.words.length <= TITLE_WORDS) return true;
  if (l.dates.length > 0 && l.text === '') return false;
  if (l.section) {
    const elsewhere = l.row.crossing || !starts.some((x) => Math.abs(l.textX0 - x) <= OUTDENT);
    return l.bold || elsewhere;
  }
  return l.kindExact && l.kind !== null;
}

/** Given the lines between two anchors, returns how many of them belong to the row above. */
function splitPoint(before: Group | null, between: readonly MarkedLine[], after: Group | null): number {
  if (!after) return between.length;
  if (!before) {
    // before the first row: a date on a line of its own begins it, anything else is left to the row's alignment
    const dated = between.findIndex((l) => l.dates.length > 0);
    return after.anchor.dates.length === 0 && dated >= 0 ? dated : after.anchor.text === '' ? 0 : between.length;
  }
  if (after.anchor.dates.length === 0) {
    const dated = between.findIndex((l) => l.dates.length > 0 && l.text !== '');
    if (dated >= 0 && before.anchor.dates.length > 0) return dated;
  }
  const ruled = between.findIndex((l) => l.ruledAbove);
  if (ruled >= 0) return ruled;
  if (after.anchor.ruledAbove) return between.length;
  const chain = [before.anchor, ...between, after.anchor];
  const gaps = chain.slice(1).map((l, i) => (l.page === chain[i].page ? l.baseline - chain[i].baseline : 0));
  const largest = Math.max(...gaps);
  const at = gaps.indexOf(largest);
  const others = gaps.filter((_, i) => i !== at);
  if (others.length > 0 && largest > CLEAR_GAP * Math.max(...others)) return at;
  // an anchor without words of its own has them above and below
  if (after.anchor.text === '') return Math.ceil(between.length / 2);
  return between.length;
}

/** Given lines and their anchors, returns the usual distance between two lines of one row, in points; 0 where rows have one. */
function innerPitch(lines: readonly MarkedLine[], anchors: readonly number[]): number {
  const gaps: number[] = [];
  for (const i of anchors) {
    const next = lines[i + 1];
    if (next && !next.anchor && next.page === lines[i].page) gaps.push(next.baseline - lines[i].baseline);
  }
  gaps.sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** True where a line without an amount goes on the row of the line above it (`up`: of the line below it). */
function follows(above: MarkedLine | null, below: MarkedLine, usualX: number, pitch: number, up = false): boolean {
  const l = up ? (above as MarkedLine) : below;
  if (below.ruledAbove && above) return false;
  if (l.row.crossing) return false;
  if (above && above.page === below.page) {
    const distance = below.baseline - above.baseline;
    const allowed = Math.max(MAX_PITCH * Math.min(above.size, below.size), pitch * CLEAR_GAP);
    if (distance > allowed) return false;
  }
  if (l.size > (above?.size ?? l.size) * TITLE_SIZE && !up) return false;
  if (l.dates.length === 0 && !Number.isNaN(usualX) && l.textX0 < usualX - OUTDENT) return false;
  return true;
}
