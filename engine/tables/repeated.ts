/** Makes the pages of a document agree on a header that they repeat: what stands below it on one page may tell more of it than on another. */
import type { Header } from './headers.ts';
import type { TokenLine } from './types.ts';

/** Words of one header stand at the same places on each page, to this many points. */
const SAME_PLACE = 2;

/** Given each page's lines and the headers found on it, returns its headers, each read as on the page where it reads best. */
export function agreed(
  pages: readonly { readonly lines: readonly TokenLine[]; readonly headers: readonly Header[] }[],
): Header[][] {
  const kinds = new Map<string, Kind>();
  for (const { lines, headers } of pages)
    for (const header of headers) {
      const own = lines.slice(header.at, header.at + header.height);
      const key = own.map((tl) => tl.line.text).join('\n');
      const known = kinds.get(key);
      if (!known || header.score > known.header.score) kinds.set(key, { header, lines: own });
    }
  const ranked = [...kinds.values()].sort((a, b) => b.header.score - a.header.score || b.lines.length - a.lines.length);
  const firstLines = new Set(ranked.map(({ lines }) => lines[0].line.text));
  return pages.map(({ lines, headers }) => {
    const found = lines.flatMap((tl, at) =>
      firstLines.has(tl.line.text) ? ranked.flatMap((kind) => placed(kind, lines, at)) : [],
    );
    const kept: Header[] = [];
    for (const header of [...headers, ...found].sort((a, b) => b.score - a.score || b.height - a.height))
      if (kept.every((k) => header.at >= k.at + k.height || k.at >= header.at + header.height)) kept.push(header);
    return kept.sort((a, b) => a.at - b.at);
  });
}

interface Kind {
  readonly header: Header;
  readonly lines: readonly TokenLine[];
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
