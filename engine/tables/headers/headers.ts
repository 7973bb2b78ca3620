/** Finds table headers: lines whose cells name the columns of transactions. */
import { type Interval, overlaps } from '../../geometry/intervals.ts';
import { columnRole } from '../../lexicon/headings/heading-roles.ts';
import { itemAt, onlyOf } from '../../model/lists.ts';
import type { HeadingCell, TokenLine } from '../../model/table.ts';
import { type AlignedRun, alignedRunsOf } from '../aligned-runs/aligned-runs.ts';
import { textStarts } from '../aligned-runs/starts.ts';
import {
  type Header,
  KNOWN_SHARE,
  LEAST_KNOWN,
  LONG_NUMBER,
  mayBeHeader,
  nameHeadings,
  scoreCells,
  stackPieces,
} from './header.ts';
import { isSecondDay, withDaysAbove } from './header-days.ts';
import { cutOverColumns, piecesOf } from './heading-pieces.ts';
import {
  hasDates,
  isSectionTitle,
  isTitleAboveHeadings,
  listsTexts,
  namesSide,
  saysMore,
  withAndWithout,
} from './other-headings.ts';
import { HIGH } from './phrase-headings.ts';
import type { Piece } from './piece.ts';

/** Headers that need not be read again, by the index of their first line. */
type Known = ReadonlyMap<number, Header>;

/** Most lines of one header. */
const MAX_LINES = 3;
/** Lines of one header are no further apart than this, in text sizes. */
const MAX_PITCH = 1.9;
/** A text alone that is larger than the line below by such a share is a title above it. */
const LARGER = 1.08;
/** What a line must add to a header's score to be of it. */
const LEAST_GAIN = 0.01;

/**
 * Returns the headers of a page's lines, top to bottom, no line in two. `known`: headers that are known to be there,
 * by first line. `oneDay`: of a paper whose rows need no date.
 */
export function findHeaders(lines: readonly TokenLine[], known: Known = new Map(), oneDay = false): Header[] {
  const asked = nameHeadings(unknownLines(lines, known));
  if (asked.every((tl) => tl === null)) return [...known.values()];
  const finder = new HeaderFinder(lines, asked);
  const headers: Header[] = [];
  for (let at = 0; at < lines.length; ) {
    const header = known.get(at) ?? finder.headerFrom(at, oneDay);
    if (header) headers.push(header);
    at = header ? header.at + header.height : at + 1;
  }
  return headers;
}

/** The lines of a page, cut into the pieces of headings that those have which may be of a header. */
class HeaderFinder {
  readonly #lines: readonly TokenLine[];
  readonly #runs: readonly AlignedRun[];
  readonly #cut: readonly (readonly Piece[] | null)[];
  /** where texts begin; most pages never ask */
  #texts: readonly Interval[] | null = null;

  constructor(lines: readonly TokenLine[], asked: readonly (TokenLine | null)[]) {
    this.#lines = lines;
    this.#runs = alignedRunsOf(lines);
    this.#cut = asked.map((tl, i) => tl && piecesOf(tl, i, this.#runs));
  }

  /** Given the index of a line, returns the header that begins there, or right above; null if none does. */
  headerFrom(at: number, oneDay: boolean): Header | null {
    const best = this.#bestFrom(at);
    if (best === null || !(hasDates(best, this.#lines) || (oneDay && listsTexts(best, this.#lines)))) return null;
    return this.#startsBetterBelow(best) ? null : this.#withLineAbove(this.#continued(best));
  }

  /** The lines from one on that make the surest header; null if none do. */
  #bestFrom(at: number): Header | null {
    let best: Header | null = null;
    const group: Piece[] = [];
    for (let height = 1; height <= MAX_LINES && at + height <= this.#lines.length; height++) {
      const next = at + height - 1;
      const own = this.#cut[next];
      if (!own || (height > 1 && this.#endsAbove(next, group))) break;
      group.push(...own);
      const header = this.#headerOf(group, at, height);
      if (header.score > (best?.score ?? 0) + LEAST_GAIN) best = header;
    }
    return best;
  }

  #headerOf(group: readonly Piece[], at: number, height: number): Header {
    const isLike = group.filter((p) => columnRole(p.text) !== null).length >= LEAST_KNOWN;
    const pieces = isLike ? this.#cutTogether(group) : group;
    const cells = stackPieces(pieces);
    return { at, height, cells, score: scoreCells(cells, pieces) };
  }

  #cutTogether(group: readonly Piece[]): readonly Piece[] {
    this.#texts ??= textStarts(this.#lines, HIGH);
    return cutOverColumns(group, this.#runs, this.#texts);
  }

  /** True for a line that is too far from the one above for one header, or the title of a section below headings. */
  #endsAbove(next: number, headings: readonly Interval[]): boolean {
    const line = itemAt(this.#lines, next);
    return isFar(itemAt(this.#lines, next - 1), line) || isSectionTitle(line, headings, true);
  }

  #piecesBetween(from: number, to: number): Piece[] {
    return this.#cut.slice(from, to).flatMap((own) => own ?? []);
  }

  /**
   * Returns a header with the lines right below that continue it: headings, each below one that is there, which say
   * more ("Date" above "Valeur") or the same in another language. One heading alone continues a heading of days only,
   * and must be one itself: rows then have two days below each other.
   */
  #continued(header: Header): Header {
    let whole = header;
    for (let next = header.at + header.height; next < this.#lines.length && whole.height < MAX_LINES; next++) {
      const own = this.#cut[next];
      if (!own || this.#endsAbove(next, whole.cells) || !goesOnBelow(own, whole.cells)) break;
      const cells = stackPieces(this.#cutTogether(this.#piecesBetween(header.at, next + 1)));
      const withRoles = cells.map((cell) => {
        const first = whole.cells.find((c) => overlaps(c, cell));
        return cell.role === null && first ? { ...cell, role: first.role, weight: first.weight } : cell;
      });
      whole = { ...whole, height: whole.height + 1, cells: withRoles };
    }
    return whole;
  }

  /** Returns a header with the line right above, if that has the heading of another day than the one below it. */
  #withLineAbove(header: Header): Header {
    const at = header.at - 1;
    const own = this.#cut[at] ?? null;
    if (own === null || header.height >= MAX_LINES) return header;
    if (isFar(itemAt(this.#lines, at), itemAt(this.#lines, header.at))) return header;
    const cells = withDaysAbove(own, header.cells);
    return cells === null ? header : { ...header, at, height: header.height + 1, cells };
  }

  /** True if a header's first line is a title above it: without it the score is no lower, or it names a section. */
  #startsBetterBelow({ at, height, cells, score }: Header): boolean {
    const first = this.#cut[at] ?? [];
    if (height === 1 || isTwiceNamed(first)) return false;
    const rest = this.#headerOf(this.#piecesBetween(at + 1, at + height), at + 1, height - 1);
    const stacked = withAndWithout(first, cells, rest.cells);
    if (rest.score > score || (rest.score === score && !saysMore(stacked))) return true;
    const line = itemAt(this.#lines, at);
    return rest.score > 0 && (isSectionTitle(line, rest.cells) || isTitleAboveHeadings(line, stacked, rest.cells));
  }
}

/** True for pieces that go on the headings above: most of them known, each below one or a heading by itself. */
function goesOnBelow(own: readonly Piece[], headings: readonly HeadingCell[]): boolean {
  if (own.some((p) => LONG_NUMBER.test(p.text))) return false;
  const over = (p: Piece) => headings.find((c) => overlaps(p, c));
  const only = onlyOf(own);
  if (only && !isSecondDay(only, headings) && !namesSide(only, over(only))) return false;
  // a word that is no heading may go on one: "Fecha" above "Efectiva"
  const isKnown = (p: Piece) => columnRole(p.text) !== null || columnRole(`${over(p)?.text} ${p.text}`)?.weight === 1;
  // one column may be headed on this line only
  const isPlaced = (p: Piece) => over(p) !== undefined || columnRole(p.text)?.weight === 1;
  return own.filter(isKnown).length >= own.length * KNOWN_SHARE && own.every(isPlaced);
}

/** True for lines that are too far from each other for one header, or whose upper one is a larger text alone. */
const isFar = ({ line: above }: TokenLine, { line }: TokenLine): boolean =>
  line.baseline - above.baseline > MAX_PITCH * Math.max(line.size, above.size) ||
  (above.phrases.length === 1 && above.size >= LARGER * line.size);

/** Returns the lines that headers not yet known may have; null in place of the rest. */
function unknownLines(lines: readonly TokenLine[], known: Known): (TokenLine | null)[] {
  let until = 0;
  return lines.map((tl, i) => {
    until = Math.max(until, i + (known.get(i)?.height ?? 0));
    return i >= until && mayBeHeader(tl) ? tl : null;
  });
}

/** True for headings that mostly end in a stroke: what they are called in another language is below. */
const isTwiceNamed = (pieces: readonly Piece[]): boolean =>
  pieces.filter(({ text }) => text.endsWith('/')).length * 2 > pieces.length;
