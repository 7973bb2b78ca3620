/** Finds page furniture: lines that stand at the same place from page to page. */
import type { Page } from '../pages/types.ts';
import type { LineDraft } from './lines.ts';

/** Furniture stands in these shares of the page's height, from the top and from the bottom. */
const TOP = 0.3;
const BOTTOM = 0.2;
/** Points that its place may move. */
const MOVED = 4;
/** Share of the pages that hold it. */
const MOST = 0.6;

/** Given the lines of each page, returns for each whether it is furniture. */
export function furnitureOf(drafts: readonly (readonly LineDraft[])[], pages: readonly Page[]): boolean[][] {
  const marks = drafts.map((lines) => lines.map(() => false));
  if (drafts.length < 2) return marks;
  const places = new Map<string, { page: number; line: number; y: number }[]>();
  drafts.forEach((lines, page) => {
    const { height } = pages[page];
    lines.forEach((line, i) => {
      const inTop = line.baseline < height * TOP;
      const inBottom = line.baseline > height * (1 - BOTTOM);
      if (!inTop && !inBottom) return;
      // lines of the foot keep their distance to it where pages differ in height
      const y = inTop ? line.baseline : line.baseline - height;
      const key = `${inTop ? 't' : 'b'}${Math.round(line.box[0] / MOVED)}|${masked(line.text)}`;
      const list = places.get(key);
      if (list) list.push({ page, line: i, y });
      else places.set(key, [{ page, line: i, y }]);
    });
  });
  const least = Math.max(2, Math.ceil(drafts.length * MOST));
  for (const list of places.values()) {
    if (list.length < least) continue;
    for (const one of list) {
      const fellows = new Set(list.filter((o) => Math.abs(o.y - one.y) <= MOVED).map((o) => o.page));
      if (fellows.size >= least) marks[one.page][one.line] = true;
    }
  }
  return marks;
}

/** Given a line's text, returns it with what counts pages masked. */
function masked(text: string): string {
  return text.replace(/\d+/g, '#');
}
