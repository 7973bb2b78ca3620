/** Tells which lines of a page may be of a header, and how surely the cells that they make are one. */
import { overlaps } from '../../geometry/intervals.ts';
import { BOOKED_ROLES, columnRole, columnRoles, DATE_ROLES } from '../../lexicon/headings/heading-roles.ts';
import { mayBeOfHeading } from '../../lexicon/headings/headings-in-line.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { LIST_KINDS, type LineKind, NAMED_BALANCES } from '../../lexicon/lines/line-kind.ts';
import { stretchesOf } from '../../model/lists.ts';
import type { HeadingCell, TokenLine } from '../../model/table.ts';
import { currencyCode } from '../../money/currencies.ts';
import { currenciesCalled } from '../../money/plain-names.ts';
import { reachOf } from '../aligned-runs/aligned-runs.ts';
import type { Piece } from './piece.ts';

/** A header: the headings that name the columns of a table, and where they are. */
export interface Header {
  /** index of its first line among the page's lines, and how many lines it has */
  readonly at: number;
  readonly height: number;
  readonly cells: readonly HeadingCell[];
  /** how well its cells make a header: what they weigh */
  readonly score: number;
}

/** Headings are short: a longer cell is a sentence. */
const MAX_CELL_WORDS = 7;
/** Most words of a header's line. */
const MAX_WORDS = 30;
/** A header has so many known headings at the least. */
export const LEAST_KNOWN = 2;
/** A number that a heading may hold, which is no amount: a year, a footnote. */
const NUMBER = /^[([]?\d{1,4}[)\]]?$/;
/** What a period ends with, or sums to. */
const SUMMED: ReadonlySet<string> = new Set(['closing', 'total_credit', 'total_debit']);

/** Given a line, returns whether a header may have it: it holds no day and no figure but those that headings do. */
export function mayBeHeader(tl: TokenLine): boolean {
  // most lines are rows, and leave here
  if (tl.dates.length > 0) return false;
  if (tl.amounts.some(({ token }) => !token.nil && !NUMBER.test(token.text))) return false;
  if (tl.line.words.length === 0 || tl.line.words.length > MAX_WORDS) return false;
  // "Line of credit" and "Daily balance summary" are titles, whatever their words head
  if (
    tl.line.phrases.length === 1 &&
    tl.line.words.length < MAX_CELL_WORDS &&
    (isSummary(tl.line.phrases) || namesOne(LIST_KINDS, tl.line.text))
  )
    return false;
  // a row may state that there is no balance: "Alter Kontostand -"
  return !(tl.amounts.some(({ token }) => token.nil) && tl.line.phrases.some((p) => namesOne(NAMED_BALANCES, p.text)));
}

/** True for a text that names one of some kinds of lines, and says nothing else. */
export function namesOne(kinds: ReadonlySet<LineKind>, text: string): boolean {
  const found = lineKind(text);
  return found?.exact === true && kinds.has(found.kind);
}

/** True for labels of a summary: a limit, or what a period begins with and what it ends with or sums to. */
export function isSummary(labels: readonly { readonly text: string }[]): boolean {
  let [begins, ends] = [false, false];
  for (const { text } of labels) {
    const found = lineKind(text);
    if (!found?.exact) continue;
    if (found.kind === 'limit' || found.kind === 'minimum_payment') return true;
    if (found.kind === 'opening') begins = true;
    if (SUMMED.has(found.kind)) ends = true;
  }
  return begins && ends;
}

/** Returns the lines that headers may have, null instead of those with too few words of known headings around. */
export function nameHeadings(lines: readonly (TokenLine | null)[]): readonly (TokenLine | null)[] {
  const stretches = stretchesOf(lines, (tl, above) => tl !== null && above !== null);
  return stretches.flatMap((own) => {
    const words = own.flatMap((tl) => tl?.line.words ?? []);
    return words.filter(({ text }) => mayBeOfHeading(text)).length < LEAST_KNOWN ? own.map(() => null) : own;
  });
}

/** Share of a header's cells that must be known headings. */
export const KNOWN_SHARE = 0.5;
/** So many known headings are of a table whatever its texts are headed. */
const SURELY_KNOWN = 4;
/** A heading for money must be one in so many words; and together the headings must weigh so much. */
const SURE = 0.5;
const LEAST_WEIGHT = 1.2;
/** What a cell that is no known heading takes off a header's score. */
const UNKNOWN_COST = 0.4;
/** What a heading takes off that says the same as another: words above distinguish them ("Post Date", "Tran Date"). */
const TWICE_COST = 0.1;

/** What headings do not hold: a reference, a card's number, an amount with whatever letters. */
export const LONG_NUMBER = /\d(?:[.,'’]?\d){4}/;
const FIGURES = /^[\d\s]+$/;

/** Returns the cells that pieces of adjacent lines make where they are above each other, left to right. */
export function stackPieces(all: readonly Piece[]): HeadingCell[] {
  const cells: Piece[][] = [];
  for (const piece of all.toSorted((a, b) => a.x0 - b.x0)) {
    const host = cells.find((own) => overlaps(piece, reachOf(own)) && own.every((p) => p.line !== piece.line));
    if (host) host.push(piece);
    else cells.push([piece]);
  }
  return cells.map((own) => {
    const lines = own.toSorted((a, b) => a.line - b.line).map((p) => p.text);
    const text = lines.reduce(joinLines);
    return { text, ...reachOf(own), role: null, weight: 0, ...columnRole(text) };
  });
}

/** Joins two lines of a heading: a hyphen at the end of the first ties a word if that makes a known one. */
function joinLines(above: string, below: string): string {
  const tied = above.replace(/-$/, '') + below;
  return above.endsWith('-') && columnRole(tied) !== null ? tied : `${above} ${below}`;
}

/** Given the pieces of adjacent lines, returns how surely they make a header; 0 if they make none. */
export const scoreOf = (pieces: readonly Piece[]): number => scoreCells(stackPieces(pieces), pieces);

/** Given pieces and the cells that they make, returns how surely these are a header; 0 if they are not one. */
export function scoreCells(cells: readonly HeadingCell[], pieces: readonly Piece[]): number {
  if (cells.length < 2 || cells.some((c) => c.text.split(' ').length > MAX_CELL_WORDS)) return 0;
  const known = cells.filter((c) => c.role !== null);
  if (known.length < LEAST_KNOWN || known.length < cells.length * KNOWN_SHARE) return 0;
  // a label with its value ("Currency: EUR") is no heading, nor is a currency alone but beside days and texts
  if (cells.some((c) => c.text.endsWith(':') || LONG_NUMBER.test(c.text) || FIGURES.test(c.text))) return 0;
  const texted = cells.some((c) => c.role === 'description') || known.length >= SURELY_KNOWN;
  const complete = texted && cells.some((c) => DATE_ROLES.has(c.role));
  if (!known.some((c) => mayBook(c) && (complete || !namesCurrency(c.text)))) return 0;
  const roles = new Set(known.map((c) => c.role));
  if (roles.size < 2 || isSummary([...cells, ...pieces])) return 0;
  const weight = known.reduce((n, c) => n + c.weight, 0);
  const twice = known.length - new Set(known.map((c) => c.text.toLowerCase())).size;
  return weight < LEAST_WEIGHT ? 0 : weight - UNKNOWN_COST * (cells.length - known.length) - TWICE_COST * twice;
}

/** True for the code of a currency, or its name alone: "PESOS". */
const namesCurrency = (text: string): boolean => currencyCode(text) !== null || currenciesCalled(text).length > 0;

/** True for a heading that means booked money, perhaps among other things: "Valor" may be a date. */
const mayBook = ({ text }: HeadingCell): boolean =>
  columnRoles(text).some(({ role, weight }) => BOOKED_ROLES.has(role) && weight >= SURE);
