/** Puts the lines of tables together to rows: anchored by amounts and dates, bounded by rules and gaps. */
import type { PlacedAmount, PlacedDate, TablesResult, TokenLine } from '../tables/types.ts';
import { columnKinds } from './cells.ts';
import { datedWithoutAmount, rowsOutside } from './doubts.ts';
import { hasDecimals, type MarkedLine, markLines, sectionOf } from './lines.ts';
import type { ColumnKind, Row, RowLine, RowsResult, Section } from './types.ts';

/** A row's next line stands no further down than this, in text sizes, where the table shows no pitch of its own. */
const MAX_PITCH = 2.4;
/** A gap is a border between rows where it is this much larger than the gaps within rows. */
const CLEAR_GAP = 1.2;
/** A continued description starts no further left than this before the column's usual start, in points. */
const OUTDENT = 3;
/** A row is apart from the table above where it stands this many usual steps below. */
const APART = 1.8;
/** A place at which so many lines, and so large a share of them, begin is a text's, not a title's. */
const LEAST_STARTS = 4;
const START_SHARE = 0.15;
/** Words of a title, at the most. */
const TITLE_WORDS = 8;
/** A title's type differs from a row's by at least this share. */
const TITLE_SIZE = 1.12;

interface Group {
  lines: MarkedLine[];
  anchor: MarkedLine;
}

/** Given tables, returns their rows in document order. */
export function assembleRows({ tables, lines: allLines }: TablesResult): RowsResult {
  const rows: Row[] = [];
  const leftover: TokenLine[] = [];
  const doubtful: TokenLine[] = rowsOutside(allLines, tables);
  const allKinds: ColumnKind[][] = [];
  for (const table of tables) {
    const kinds = columnKinds(table);
    allKinds.push(kinds);
    const decimalsUsual = hasDecimals(table, kinds);
    const from = rows.length;
    const ofTable: MarkedLine[] = [];
    let section: Section | null = null;
    let last: Row | null = null;
    table.segments.forEach((segment, s) => {
      const lines = markLines(segment, s, kinds, decimalsUsual);
      ofTable.push(...lines);
      const titled = [...segment.title].reverse().map((t) => sectionOf(t.line));
      section = titled.find((t) => t !== null) ?? section;
      const usualX = usualStart(lines);
      const { groups, tail, titles, loose } = group(lines, usualX, last !== null && segment.header.length > 0);
      if (tail.length > 0 && last) {
        const extended: Row = extend(last, tail);
        rows[rows.length - 1] = extended;
        last = extended;
      } else for (const t of tail) leftover.push(t.row.source);
      let heading: PlacedDate | null = null;
      const step = usualStep(groups);
      let above: Group | null = null;
      let over = false;
      for (const g of groups) {
        // below a gap the table is over, until a row has a date again
        const dated = g.lines.some((l) => l.dates.length > 0);
        over = !dated && (over || (above !== null && distance(above, g) > step * APART));
        above = g;
        for (const title of titles.get(g) ?? []) {
          if (title.section) section = title.section;
          else if (title.bold && title.dates.length === 0 && section?.sign === 0)
            section = { title: title.row.source.line.text, sign: null };
          else if (title.dates.length > 0) heading = title.dates[0];
        }
        const row = rowOf(g, table.index, s, segment.columns, kinds, section, heading, over);
        rows.push(row);
        last = row;
      }
      for (const l of loose) leftover.push(l.row.source);
    });
    doubtful.push(...datedWithoutAmount(ofTable));
    if (!rows.slice(from).some(tellsOfBookings)) rows.splice(from);
  }
  return { rows, kinds: allKinds, leftover, doubtful };
}

/** A table in which no row has a date or states a balance is a summary: what it says is read as labelled figures. */
function tellsOfBookings(row: Row): boolean {
  if (row.dates.some((d) => d.length > 0) || row.headingDate !== null) return true;
  return row.kindExact && row.kind !== null && BALANCES.has(row.kind);
}

const BALANCES: ReadonlySet<string> = new Set(['opening', 'closing', 'brought_forward', 'carried_forward', 'balance']);

/** Points between the last line of a row and the first of the next. */
function distance(above: Group, below: Group): number {
  return below.lines[0].baseline - above.lines[above.lines.length - 1].baseline;
}

/** Given rows of one segment, returns the usual distance between two neighbours, in points: the upper quartile. */
function usualStep(groups: readonly Group[]): number {
  const steps = groups.slice(1).map((g, i) => distance(groups[i], g));
  steps.sort((a, b) => a - b);
  return steps.length < 2 ? Infinity : steps[Math.floor(steps.length * 0.75)];
}

/** Given marked lines, returns the usual left edge of the text on anchor lines. */
function usualStart(lines: readonly MarkedLine[]): number {
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

interface Grouped {
  groups: Group[];
  /** lines before the first row that go on the row of the page before */
  tail: MarkedLine[];
  /** title lines above a group */
  titles: Map<Group, MarkedLine[]>;
  /** lines that belong to no row */
  loose: MarkedLine[];
}

function group(lines: readonly MarkedLine[], usualX: number, afterPage: boolean): Grouped {
  const anchors = lines.map((l, i) => (l.anchor ? i : -1)).filter((i) => i >= 0);
  const pitch = innerPitch(lines, anchors);
  const groups: Group[] = anchors.map((i) => ({ lines: [lines[i]], anchor: lines[i] }));
  const titles = new Map<Group, MarkedLine[]>();
  const loose: MarkedLine[] = [];
  const tail: MarkedLine[] = [];
  const starts = textStarts(lines, usualX);
  const isTitle = (l: MarkedLine) => titleLike(l, starts);
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

function textsOf(lines: readonly RowLine[], kinds: readonly ColumnKind[], columns: number): string[] {
  const texts: string[] = [];
  for (let i = 0; i < columns; i++) {
    const parts: string[] = [];
    for (const line of lines) {
      const cell = line.cells[i];
      if (!cell) continue;
      const text = kinds[i] === 'text' ? cell.text : cell.rest;
      if (text !== '') parts.push(text);
    }
    texts.push(parts.join(' '));
  }
  return texts;
}

function rowOf(
  g: Group,
  table: number,
  segment: number,
  columns: Row['columns'],
  kinds: readonly ColumnKind[],
  section: Section | null,
  headingDate: PlacedDate | null,
  apart: boolean,
): Row {
  const lines = g.lines.map((l) => l.row);
  const amounts: (PlacedAmount | null)[] = g.anchor.amounts.map((a) => a);
  const dates = columns.map((_, i) => (kinds[i] === 'date' ? lines.flatMap((l) => l.cells[i]?.dates ?? []) : []));
  return {
    table,
    segment,
    columns,
    kinds,
    lines,
    amounts,
    dates,
    texts: textsOf(lines, kinds, columns.length),
    section,
    kind: g.anchor.kind,
    kindExact: g.anchor.kindExact,
    apart,
    sentence: g.anchor.row.crossing,
    headingDate,
  };
}

function extend(row: Row, tail: readonly MarkedLine[]): Row {
  const lines = [...row.lines, ...tail.map((t) => t.row)];
  return { ...row, lines, texts: textsOf(lines, row.kinds, row.columns.length) };
}
