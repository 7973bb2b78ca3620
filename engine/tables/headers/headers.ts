/** Finds table headers: lines whose cells name the columns of transactions. */

import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { BOOKED_ROLES, columnRole, columnRoles, DATE_ROLES } from '../../lexicon/headings/heading-roles.ts';
import type { HeadingCell, TokenLine } from '../../model/table.ts';
import { currencyCode } from '../../money/currencies.ts';
import { type AlignedRun, alignedRunsOf } from '../aligned-runs/aligned-runs.ts';
import { haveDaysInTexts } from '../aligned-runs/days-in-texts.ts';
import { type Interval, textStarts } from '../aligned-runs/text-starts.ts';
import { headsDays, isDayAlone, isSecondDay, listsUnderDay, withDaysAbove } from './header-days.ts';
import { isSummary, MAX_CELL_WORDS, mayBeHeader, nameHeadings } from './header-lines.ts';
import {
  isSectionTitle,
  isTitleAboveHeadings,
  isTitleBelow,
  isTitleLeftOfMoney,
  namesSide,
  saysMore,
} from './header-titles.ts';
import { cutOverColumns, HIGH, type Piece, piecesOf } from './heading-pieces.ts';

export interface Header {
  /** index of its first line among the page's lines, and how many lines it has */
  readonly at: number;
  readonly height: number;
  readonly cells: readonly HeadingCell[];
  /** how well its cells make a header: what they weigh */
  readonly score: number;
}

/** Most lines of one header. */
const MAX_LINES = 3;
/** Lines of one header stand no further apart than this, in text sizes. */
const MAX_PITCH = 1.9;
/** Share of a header's cells that must be known headings. */
const KNOWN_SHARE = 0.5;
/** Lines with so many known headings may be a header, cut as other lines of it tell. */
const LEAST_KNOWN = 2;
/** So many known headings are of a table whatever its texts are headed. */
const SURELY_KNOWN = 4;
/** A heading for money must be one in so many words; and together the headings must weigh so much. */
const SURE = 0.5;
const LEAST_WEIGHT = 1.2;
/** What a cell that is no known heading takes off a header's score. */
const UNKNOWN_COST = 0.4;
/** What a heading takes off that says the same as another: words above tell them apart ("Post Date", "Tran Date"). */
const TWICE_COST = 0.1;

/** Without a heading for dates, two stand below each other on so many lines, to so many points. */
const LINES_TO_DATES = 14;
const ALIGNED = 3;

/** What headings do not hold: a reference, a card's number, an amount with whatever letters. */
const LONG_NUMBER = /\d(?:[.,'’]?\d){4}/;
const FIGURES = /^[\d\s]+$/;

/** Given the pieces of adjacent lines, returns the cells that they stack up to, left to right. */
function stack(all: readonly Piece[]): HeadingCell[] {
  const cells: { parts: Piece[]; x0: number; x1: number }[] = [];
  for (const piece of [...all].sort((a, b) => a.x0 - b.x0)) {
    const host = cells.find((c) => piece.x0 < c.x1 && piece.x1 > c.x0 && c.parts.every((p) => p.line !== piece.line));
    if (host) {
      host.parts.push(piece);
      host.x0 = Math.min(host.x0, piece.x0);
      host.x1 = Math.max(host.x1, piece.x1);
    } else cells.push({ parts: [piece], x0: piece.x0, x1: piece.x1 });
  }
  return cells.map((c) => {
    const text = c.parts
      .sort((a, b) => a.line - b.line)
      .map((p) => p.text)
      .reduce(joinLines);
    const known = columnRole(text);
    return { text, x0: c.x0, x1: c.x1, role: known?.role ?? null, weight: known?.weight ?? 0 };
  });
}

/** Two lines of a heading as one text: a hyphen at the end of the first ties a word, where that makes one that is known. */
function joinLines(above: string, below: string): string {
  const tied = above.replace(/-$/, '') + below;
  return above.endsWith('-') && columnRole(tied) !== null ? tied : `${above} ${below}`;
}

/** Given the pieces of adjacent lines, returns how surely they make a header; 0 where they make none. */
const scoreOf = (pieces: readonly Piece[]): number => scoreCells(stack(pieces), pieces);

/** Given pieces and the cells that they stack up to, returns how surely these are a header; 0 where they are none. */
function scoreCells(cells: readonly HeadingCell[], pieces: readonly Piece[]): number {
  if (cells.length < 2 || cells.some((c) => c.text.split(' ').length > MAX_CELL_WORDS)) return 0;
  const known = cells.filter((c) => c.role !== null);
  if (known.length < 2 || known.length < cells.length * KNOWN_SHARE) return 0;
  // a label with its value ("Currency: EUR") is no heading, nor is a currency alone but beside days and texts
  if (cells.some((c) => c.text.endsWith(':') || LONG_NUMBER.test(c.text) || FIGURES.test(c.text))) return 0;
  const texted = cells.some((c) => c.role === 'description') || known.length >= SURELY_KNOWN;
  const complete = texted && cells.some((c) => c.role && DATE_ROLES.has(c.role));
  if (!known.some((c) => mayBook(c) && (complete || currencyCode(c.text) === null))) return 0;
  const roles = new Set(known.map((c) => c.role));
  if (roles.size < 2 || isSummary([...cells, ...pieces])) return 0;
  const weight = known.reduce((n, c) => n + c.weight, 0);
  const twice = known.length - new Set(known.map((c) => c.text.toLowerCase())).size;
  return weight < LEAST_WEIGHT ? 0 : weight - UNKNOWN_COST * (cells.length - known.length) - TWICE_COST * twice;
}

/** True for a heading that means booked money, perhaps among other things: "Valor" may be a date. */
function mayBook({ text }: HeadingCell): boolean {
  return columnRoles(text).some(({ role, weight }) => BOOKED_ROLES.has(role) && weight >= SURE);
}

const NONE_KNOWN: ReadonlyMap<number, Header> = new Map();

/** Given a page's lines (`oneDay`: of a paper whose rows need none), and by the index of their first line the headers that are known to stand there, returns all of its headers, top to bottom; no line belongs to two. */
export function findHeaders(lines: readonly TokenLine[], known = NONE_KNOWN, oneDay = false): Header[] {
  const headers: Header[] = [];
  const asked = nameHeadings(unknownLines(lines, known));
  if (asked.every(isNull)) return [...known.values()];
  const stacks = alignedRunsOf(lines);
  let begun: Interval[] | null = null;
  // most pages never ask
  const texts = () => {
    begun ??= textStarts(lines, HIGH);
    return begun;
  };
  const cut = asked.map((tl, i) => tl && piecesOf(tl, i, stacks));
  const cutTogether = (group: readonly Piece[]) => {
    const like = group.filter((p) => columnRole(p.text) !== null).length >= LEAST_KNOWN;
    return like ? cutOverColumns(group, stacks, texts(), scoreOf) : group;
  };
  let at = 0;
  while (at < lines.length) {
    const standing = known.get(at);
    if (standing) {
      headers.push(standing);
      at += standing.height;
      continue;
    }
    let best: Header | null = null;
    let bestScore = 0;
    const group: Piece[] = [];
    for (let height = 1; height <= MAX_LINES && at + height <= lines.length; height++) {
      const own = cut[at + height - 1];
      if (!own) break;
      if (height > 1 && isFar(lines[at + height - 2], lines[at + height - 1])) break;
      if (height > 1 && isTitleBelow(lines[at + height - 1], group)) break;
      group.push(...own);
      const pieces = cutTogether(group);
      const cells = stack(pieces);
      const score = scoreCells(cells, pieces);
      if (score > bestScore + 0.01) {
        bestScore = score;
        best = { at, height, cells, score };
      }
    }
    if (best && (hasDates(best, lines) || (oneDay && listsTexts(best, lines)))) {
      const better = startsBetterBelow(cut, lines, best, bestScore, cutTogether);
      if (better) {
        at += 1;
        continue;
      }
      const whole = continued(best, lines, cut, stacks, texts);
      headers.push(withLineAbove(whole, lines, cut));
      at += whole.height;
    } else at += 1;
  }
  return headers;
}

/** True for lines that stand too far from each other for one header. */
const isFar = ({ line: above }: TokenLine, { line }: TokenLine): boolean =>
  line.baseline - above.baseline > MAX_PITCH * Math.max(line.size, above.size);

const isNull = (value: unknown): boolean => value === null;

/** Given a page's lines and the headers that are known to stand there, returns those that others may have; null in place of the rest. */
function unknownLines(lines: readonly TokenLine[], known: ReadonlyMap<number, Header>): (TokenLine | null)[] {
  const unknown: (TokenLine | null)[] = [];
  let until = 0;
  for (let i = 0; i < lines.length; i++) {
    const header = known.get(i);
    if (header) until = Math.max(until, i + header.height);
    unknown.push(i >= until && mayBeHeader(lines[i]) ? lines[i] : null);
  }
  return unknown;
}

/**
 * Given a header, returns it with the lines right below that go on it: headings, no rows, each below one that is there.
 * What they add says more ("Date" above "Valeur"), or the same in another language. One heading alone goes on one of
 * days, and is one itself: two days stand below each other in the rows.
 */
function continued(
  header: Header,
  lines: readonly TokenLine[],
  cut: readonly (Piece[] | null)[],
  stacks: readonly AlignedRun[],
  texts: () => readonly Interval[],
): Header {
  let whole = header;
  for (let next = header.at + header.height; next < lines.length; next++) {
    const own = cut[next];
    if (!own || whole.height >= MAX_LINES || own.some((p) => LONG_NUMBER.test(p.text))) break;
    if (isTitleBelow(lines[next], whole.cells)) break;
    if (isFar(lines[next - 1], lines[next])) break;
    const headingOver = (p: Piece) => whole.cells.find((c) => p.x0 < c.x1 && p.x1 > c.x0);
    if (own.length === 1 && !isSecondDay(own[0], whole.cells) && !namesSide(own[0], headingOver(own[0]))) break;
    // a word that is no heading may go on one: "Fecha" above "Efectiva"
    const known = own.filter(
      (p) => columnRole(p.text) !== null || columnRole(`${headingOver(p)?.text} ${p.text}`)?.weight === 1,
    );
    const isBelow = (p: Piece) => headingOver(p) !== undefined;
    if (known.length < own.length * KNOWN_SHARE || !own.every(isBelow)) break;
    const group = lines.slice(header.at, next + 1).flatMap((_, i) => cut[header.at + i] ?? []);
    const cells = stack(cutOverColumns(group, stacks, texts(), scoreOf)).map((cell) => {
      const first = whole.cells.find((c) => c.x0 < cell.x1 && c.x1 > cell.x0);
      return cell.role === null && first ? { ...cell, role: first.role, weight: first.weight } : cell;
    });
    whole = { ...whole, height: whole.height + 1, cells };
  }
  return whole;
}

/** Given a header, returns it with the line right above where that holds the heading of another day than that below it. */
function withLineAbove(header: Header, lines: readonly TokenLine[], cut: readonly (Piece[] | null)[]): Header {
  const at = header.at - 1;
  const own = cut[at] ?? null;
  if (own === null || header.height >= MAX_LINES || isFar(lines[at], lines[header.at])) return header;
  const cells = withDaysAbove(own, header.cells);
  return cells === null ? header : { ...header, at, height: header.height + 1, cells };
}

export const namesDates = ({ cells }: Header): boolean => cells.some(headsDays);

/** Transactions have dates: a table without a heading for them begins with a day, has dates below each other, or is something else. */
function hasDates(header: Header, lines: readonly TokenLine[]): boolean {
  if (namesDates(header)) return true;
  // the title of a statement may end in a word of a column: "Relevé de carte de crédit"
  const { phrases, text } = lines[header.at].line;
  if (phrases.length === 1 && accountNamed(text)?.sure) return false;
  const from = header.at + header.height;
  const below = lines.slice(from, from + LINES_TO_DATES);
  if (header.height === 1 && isTitleLeftOfMoney(phrases, below)) return false;
  if ((below.length > 0 && isDayAlone(below[0])) || haveDaysInTexts(below)) return true;
  // headings may be repeated below each day
  const above = lines[header.at - 1];
  if (above && isDayAlone(above) && below.some(isDayAlone)) return true;
  if (isOverFigures(header, below[0])) return false;
  if (listsUnderDay(header.cells, below)) return true;
  const starts = below
    .filter((tl) => tl.dates.length > 0 && (tl.amounts.length > 0 || isDayAlone(tl)))
    // the name of its weekday may stand before a day
    .map((tl) => (isDayAlone(tl) ? tl.line.box[0] : tl.dates[0].x0));
  if (!starts.some((x, i) => starts.some((other, k) => k !== i && Math.abs(other - x) <= ALIGNED))) return false;
  // "Payments … Amount": what stands over the dates is the title of a section, no heading of money
  const isTitle = ({ x0, x1, role }: HeadingCell) =>
    role !== null && BOOKED_ROLES.has(role) && starts.every((x) => x >= x0 - ALIGNED && x < x1);
  const headings = header.cells.filter((c) => !isTitle(c));
  return headings.length === header.cells.length || scoreCells(headings, []) > 0;
}

/** True for a heading of texts among others above a line with an amount: no labels of a summary. */
function listsTexts(header: Header, lines: readonly TokenLine[]): boolean {
  const below = lines.slice(header.at + header.height);
  return (
    header.cells.some((c) => c.role === 'description') && below.some((tl) => tl.amounts.some((a) => !a.token.whole))
  );
}

/** True for headings for money of which each has an amount right below, on a line without a day: labels of a summary. */
function isOverFigures(header: Header, below: TokenLine | undefined): boolean {
  const money = header.cells.filter((c) => c.role !== null && BOOKED_ROLES.has(c.role));
  const isFilled = (c: HeadingCell) => below?.amounts.some((a) => a.x0 < c.x1 && a.x1 > c.x0);
  return below?.dates.length === 0 && money.length > 1 && money.every(isFilled);
}

/** True where the first line of a header is a title above it: leaving it out scores no worse, or it names a section. */
function startsBetterBelow(
  cut: readonly (Piece[] | null)[],
  lines: readonly TokenLine[],
  header: Header,
  score: number,
  cutTogether: (group: readonly Piece[]) => readonly Piece[],
): boolean {
  if (header.height === 1 || goesOn(cut[header.at] ?? [])) return false;
  const group: Piece[] = [];
  for (let i = header.at + 1; i < header.at + header.height && i < lines.length; i++) group.push(...(cut[i] ?? []));
  const pieces = cutTogether(group);
  const rest = stack(pieces);
  const own = scoreCells(rest, pieces);
  const first = cut[header.at] ?? [];
  return (
    own > score ||
    (own === score && !saysMore(first, header.cells, rest)) ||
    (own > 0 &&
      (isSectionTitle(lines[header.at], rest) || isTitleAboveHeadings(lines[header.at], first, header.cells, rest)))
  );
}

/** True for headings that mostly end in a stroke: what they are called in another language stands below. */
function goesOn(pieces: readonly Piece[]): boolean {
  return pieces.filter(({ text }) => text.endsWith('/')).length * 2 > pieces.length;
}
