/** Makes the pages of a document agree on a header that they repeat: what stands below it on one page may tell more of it than on another. */
import type { Header } from './headers.ts';
import type { TokenLine } from './types.ts';

/** Words of one header stand at the same places on each page, to this many points. */
const SAME_PLACE = 2;

/** Given each page's lines and the headers found on it, returns its headers, each read as it reads best on most of them. */
export function agreed(
  pages: readonly { readonly lines: readonly TokenLine[]; readonly headers: readonly Header[] }[],
): Header[][] {
  const readings = new Map<string, Kind[]>();
  for (const { lines, headers } of pages)
    for (const header of headers) {
      const own = lines.slice(header.at, header.at + header.height);
      const key = [...own.map((tl) => tl.line.text), ...header.cells.map((c) => c.text)].join('\n');
      const alike = readings.get(key) ?? [];
      const known = alike.find((kind) => placed(kind, lines, header.at).length > 0);
      if (known) known.weight += header.score;
      else readings.set(key, [...alike, { header, lines: own, weight: header.score }]);
    }
  const ranked = [...readings.values()].flat().sort((a, b) => b.weight - a.weight || b.lines.length - a.lines.length);
  const byFirstLine = new Map<string, Kind[]>();
  for (const kind of ranked) {
    const first = kind.lines[0].line.text;
    byFirstLine.set(first, [...(byFirstLine.get(first) ?? []), kind]);
  }
  return pages.map(({ lines }) => {
    const found = lines.flatMap((tl, at) =>
      (byFirstLine.get(tl.line.text) ?? []).flatMap((kind) =>
        placed(kind, lines, at).map((header) => ({ header, kind })),
      ),
    );
    const kept: Header[] = [];
    for (const { header } of found.sort((a, b) => b.kind.weight - a.kind.weight))
      if (kept.every((k) => header.at >= k.at + k.height || k.at >= header.at + header.height)) kept.push(header);
    return kept.sort((a, b) => a.at - b.at);
  });
}

/** A header as some pages have it, and how well they all do. */
interface Kind {
  readonly header: Header;
  readonly lines: readonly TokenLine[];
  weight: number;
}

/** Given a header as another page has it, returns it as it stands from that line on, if it does. */
function placed({ header, lines: kind }: Kind, lines: readonly TokenLine[], at: number): Header[] {
  const shift = (lines[at].line.words[0]?.x0 ?? 0) - (kind[0].line.words[0]?.x0 ?? 0);
  const isSame = kind.every((tl, i) => {
    const other = lines[at + i];
    return (
      other?.line.text === tl.line.text &&
      tl.line.words.every((w, k) => Math.abs((other.line.words[k]?.x0 ?? 0) - w.x0 - shift) <= SAME_PLACE)
    );
  });
  if (!isSame) return [];
  const cells = header.cells.map((c) => ({ ...c, x0: c.x0 + shift, x1: c.x1 + shift }));
  return [{ ...header, at, cells }];
}
