/** Tells how surely cells make a header, by what their headings mean. */
import { overlaps } from '../../geometry/intervals.ts';
import { BOOKED_ROLES, columnRole, columnRoles, DATE_ROLES } from '../../lexicon/headings/heading-roles.ts';
import type { HeadingCell } from '../../model/table.ts';
import { currencyCode } from '../../money/currencies.ts';
import { isSummary, MAX_CELL_WORDS } from './header-lines.ts';
import type { Piece } from './heading-pieces.ts';

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
  const cells: { parts: Piece[]; x0: number; x1: number }[] = [];
  for (const piece of [...all].sort((a, b) => a.x0 - b.x0)) {
    const host = cells.find((c) => overlaps(piece, c) && c.parts.every((p) => p.line !== piece.line));
    if (host) {
      host.parts.push(piece);
      host.x0 = Math.min(host.x0, piece.x0);
      host.x1 = Math.max(host.x1, piece.x1);
    } else cells.push({ parts: [piece], x0: piece.x0, x1: piece.x1 });
  }
  return cells.map(({ parts, x0, x1 }) => {
    const lines = parts.sort((a, b) => a.line - b.line).map((p) => p.text);
    const text = lines.reduce(joinLines);
    return { text, x0, x1, role: null, weight: 0, ...columnRole(text) };
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
  if (known.length < 2 || known.length < cells.length * KNOWN_SHARE) return 0;
  // a label with its value ("Currency: EUR") is no heading, nor is a currency alone but beside days and texts
  if (cells.some((c) => c.text.endsWith(':') || LONG_NUMBER.test(c.text) || FIGURES.test(c.text))) return 0;
  const texted = cells.some((c) => c.role === 'description') || known.length >= SURELY_KNOWN;
  const complete = texted && cells.some((c) => DATE_ROLES.has(c.role));
  if (!known.some((c) => mayBook(c) && (complete || currencyCode(c.text) === null))) return 0;
  const roles = new Set(known.map((c) => c.role));
  if (roles.size < 2 || isSummary([...cells, ...pieces])) return 0;
  const weight = known.reduce((n, c) => n + c.weight, 0);
  const twice = known.length - new Set(known.map((c) => c.text.toLowerCase())).size;
  return weight < LEAST_WEIGHT ? 0 : weight - UNKNOWN_COST * (cells.length - known.length) - TWICE_COST * twice;
}

/** True for a heading that means booked money, perhaps among other things: "Valor" may be a date. */
const mayBook = ({ text }: HeadingCell): boolean =>
  columnRoles(text).some(({ role, weight }) => BOOKED_ROLES.has(role) && weight >= SURE);
