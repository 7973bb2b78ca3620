/** Makes the pages of a document agree on a header that they repeat: one page may tell more of it than another. */
import type { HeadingCell, TokenLine } from '../../model/table.ts';
import type { Header } from './header.ts';
import { mayBeHeader } from './header-lines.ts';
import { findHeaders } from './headers.ts';

/** Words of one header stand at the same places on each page, to this many points. */
const SAME_PLACE = 2;

/** What so many pages read alike, and none another way, is not read again on the next. */
const ENOUGH = 8;

/** Returns the headers of each page, read as they read best on most pages. `oneDay`: of a paper of one day. */
export function headersOf(pages: readonly (readonly TokenLine[])[], oneDay: boolean): Header[][] {
  const readings = new Readings();
  for (const lines of pages) {
    const known = readings.knownOn(lines);
    for (const header of findHeaders(lines, known, oneDay)) readings.add(header, lines);
  }
  return agreed(pages, readings.all());
}

/** The headers that were found so far. */
class Readings {
  /** by the text of their first line */
  readonly #kinds = new Map<string, Kind[]>();

  add(header: Header, lines: readonly TokenLine[]): void {
    const alike = this.#kinds.get(lines[header.at].line.text) ?? [];
    for (const kind of alike) {
      if (!isRead(kind, header) || shiftOf(kind, lines, header.at) === null) continue;
      kind.weight += header.score;
      kind.pages++;
      return;
    }
    const own = lines.slice(header.at, header.at + header.height);
    const kind = { header, lines: own, around: around(lines, header), weight: header.score, pages: 1 };
    this.#kinds.set(own[0].line.text, [...alike, kind]);
  }

  /** Given a page's lines, returns the headers on it that need not be read again, by the index of their first line. */
  knownOn(lines: readonly TokenLine[]): ReadonlyMap<number, Header> {
    const known = new Map<number, Header>();
    for (let at = 0; at < lines.length; at++) {
      const [kind, other] = this.#kinds.get(lines[at].line.text) ?? [];
      if (!kind || other || kind.pages < ENOUGH) continue;
      const header = placed(kind, lines, at);
      // another line beside it may be one of its headings
      if (header && around(lines, header) === kind.around) known.set(at, header);
    }
    return known;
  }

  all(): Kind[] {
    return [...this.#kinds.values()].flat();
  }
}

function isRead(kind: Kind, { height, cells }: Header): boolean {
  const own = kind.header;
  if (own.height !== height || own.cells.length !== cells.length) return false;
  for (let i = 0; i < cells.length; i++) if (own.cells[i].text !== cells[i].text) return false;
  return true;
}

/** Given a header, returns the texts right above and below that may go on it. */
const around = (lines: readonly TokenLine[], { at, height }: Header): string =>
  `${headingText(lines[at - 1])}\n${headingText(lines[at + height])}`;

const headingText = (tl: TokenLine | undefined): string => (tl && mayBeHeader(tl) ? tl.line.text : '');

function agreed(pages: readonly (readonly TokenLine[])[], kinds: readonly Kind[]): Header[][] {
  const ranked = kinds.toSorted((a, b) => b.weight - a.weight || b.lines.length - a.lines.length);
  const byFirstLine = new Map<string, Kind[]>();
  for (const kind of ranked) {
    const first = kind.lines[0].line.text;
    byFirstLine.set(first, [...(byFirstLine.get(first) ?? []), kind]);
  }
  return pages.map((lines) => headersOn(lines, byFirstLine));
}

/** Returns the headers on a page, top to bottom; of two over each other, the one that most pages have. */
function headersOn(lines: readonly TokenLine[], byFirstLine: ReadonlyMap<string, readonly Kind[]>): Header[] {
  const found: { readonly header: Header; readonly weight: number }[] = [];
  for (let at = 0; at < lines.length; at++) {
    for (const kind of byFirstLine.get(lines[at].line.text) ?? NO_KINDS) {
      const header = placed(kind, lines, at);
      if (header) found.push({ header, weight: kind.weight });
    }
  }
  const kept: Header[] = [];
  for (const { header } of found.sort((a, b) => b.weight - a.weight))
    if (!kept.some((k) => header.at < k.at + k.height && k.at < header.at + header.height)) kept.push(header);
  return kept.sort((a, b) => a.at - b.at);
}

/** A header as some pages have it, and how well they all do. */
interface Kind {
  readonly header: Header;
  readonly lines: readonly TokenLine[];
  /** the texts right above and below it that may go on it */
  readonly around: string;
  weight: number;
  /** that have it */
  pages: number;
}

const NO_KINDS: readonly Kind[] = [];

/** Given a header as another page has it, returns it as it stands from that line on; null where it does not. */
function placed(kind: Kind, lines: readonly TokenLine[], at: number): Header | null {
  const shift = shiftOf(kind, lines, at);
  if (shift === null) return null;
  const cells: HeadingCell[] = [];
  for (const c of kind.header.cells) cells.push({ ...c, x0: c.x0 + shift, x1: c.x1 + shift });
  return { ...kind.header, at, cells };
}

/** The same: how far right of there it stands, in points. */
function shiftOf({ lines: kind }: Kind, lines: readonly TokenLine[], at: number): number | null {
  if (at + kind.length > lines.length) return null;
  const shift = (lines[at].line.words[0]?.x0 ?? 0) - (kind[0].line.words[0]?.x0 ?? 0);
  for (let i = 0; i < kind.length; i++) {
    const [{ line }, { line: other }] = [kind[i], lines[at + i]];
    if (other.text !== line.text) return null;
    for (let k = 0; k < line.words.length; k++)
      if (Math.abs((other.words[k]?.x0 ?? 0) - line.words[k].x0 - shift) > SAME_PLACE) return null;
  }
  return shift;
}
