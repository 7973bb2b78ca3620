/** Makes the pages of a document agree on a header that they repeat: one page may show more of it than another. */
import { firstOf, itemAt } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { type Header, mayBeHeader } from './header.ts';
import { findHeaders } from './headers.ts';

/** Words of one header are at the same places on each page, to this many points. */
const SAME_PLACE = 2;

/** What is the same on so many pages, and different on none, is not read again on the next. */
const ENOUGH = 8;

/** A header as some pages have it, and how well they all do. */
interface Kind {
  readonly header: Header;
  readonly lines: readonly TokenLine[];
  /** the texts right above and below it that may be part of it */
  readonly around: string;
  weight: number;
  /** that have it */
  pages: number;
}

/** The kinds of headers that were found so far, by the text of their first line. */
type Kinds = Map<string, Kind[]>;

/** Returns the headers of each page, read as they read best on most pages. `oneDay`: of a paper of one day. */
export function headersOf(pages: readonly (readonly TokenLine[])[], oneDay: boolean): Header[][] {
  const kinds: Kinds = new Map();
  for (const lines of pages)
    for (const header of findHeaders(lines, knownOn(lines, kinds), oneDay)) add(kinds, header, lines);
  return pages.map((lines) => headersOn(lines, kinds));
}

function add(kinds: Kinds, header: Header, lines: readonly TokenLine[]): void {
  const alike = kinds.get(itemAt(lines, header.at).line.text) ?? [];
  const same = alike.find((kind) => isRead(kind, header) && shiftOf(kind, lines, header.at) !== null);
  if (same) {
    same.weight += header.score;
    same.pages++;
    return;
  }
  const own = lines.slice(header.at, header.at + header.height);
  const kind = { header, lines: own, around: around(lines, header), weight: header.score, pages: 1 };
  kinds.set(firstOf(own).line.text, [...alike, kind]);
}

/** Given a page's lines, returns the headers on it that need not be read again, by the index of their first line. */
function knownOn(lines: readonly TokenLine[], kinds: Kinds): ReadonlyMap<number, Header> {
  const known = new Map<number, Header>();
  for (const [at, { line }] of lines.entries()) {
    const [kind, other] = kinds.get(line.text) ?? [];
    if (!kind || other || kind.pages < ENOUGH) continue;
    const header = placed(kind, lines, at);
    // another line beside it may be one of its headings
    if (header && around(lines, header) === kind.around) known.set(at, header);
  }
  return known;
}

const isRead = ({ header: own }: Kind, { height, cells }: Header): boolean =>
  own.height === height && own.cells.length === cells.length && cells.every((c, i) => c.text === own.cells[i]?.text);

/** Given a header, returns the texts right above and below that may be part of it. */
const around = (lines: readonly TokenLine[], { at, height }: Header): string =>
  `${headingText(lines[at - 1])}\n${headingText(lines[at + height])}`;

const headingText = (tl: TokenLine | undefined): string => (tl && mayBeHeader(tl) ? tl.line.text : '');

/** Returns the headers on a page, top to bottom; of two over each other, the one that most pages have. */
function headersOn(lines: readonly TokenLine[], kinds: Kinds): Header[] {
  const found = lines.flatMap(({ line }, at) =>
    (kinds.get(line.text) ?? []).flatMap((kind) => {
      const header = placed(kind, lines, at);
      return header ? [{ header, weight: kind.weight }] : [];
    }),
  );
  const kept: Header[] = [];
  const byWeight = found.sort(
    (a, b) => b.weight - a.weight || a.header.at - b.header.at || b.header.height - a.header.height,
  );
  for (const { header } of byWeight)
    if (!kept.some((k) => header.at < k.at + k.height && k.at < header.at + header.height)) kept.push(header);
  return kept.sort((a, b) => a.at - b.at);
}

/** Given a header as another page has it, returns it as it is from that line on; null if it is not there. */
function placed(kind: Kind, lines: readonly TokenLine[], at: number): Header | null {
  const shift = shiftOf(kind, lines, at);
  if (shift === null) return null;
  const cells = kind.header.cells.map((c) => ({ ...c, x0: c.x0 + shift, x1: c.x1 + shift }));
  return { ...kind.header, at, cells };
}

/** The same: how far right of there it is, in points. */
function shiftOf({ lines: kind }: Kind, lines: readonly TokenLine[], at: number): number | null {
  if (at + kind.length > lines.length) return null;
  const shift = itemAt(lines, at).line.words[0].x0 - firstOf(kind).line.words[0].x0;
  const isThere = kind.every(({ line }, i) => {
    const other = itemAt(lines, at + i).line;
    const isOff = ({ x0 }: Word, k: number) => Math.abs((other.words[k]?.x0 ?? 0) - x0 - shift) > SAME_PLACE;
    return other.text === line.text && !line.words.some(isOff);
  });
  return isThere ? shift : null;
}
