/** Pages as people write them: "3-4, 7". */

/** More of them are a typing error. */
const MOST = 1_000;
const PART = /^(\d+)(?:-(\d+))?$/;

/** Given a text and the number of pages there are, returns the pages that it names, in order; null if it is no list of them. */
export function pagesIn(text: string, pageCount: number): number[] | null {
  const found = new Set<number>();
  const parts = text.replace(/\s*[-–]\s*/g, '-').split(/[,;、\s]+/);
  for (const part of parts.filter((one) => one !== '')) {
    const [, from, to = from] = PART.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (!(first >= 1 && last >= first && last <= pageCount) || last - first >= MOST) return null;
    for (let page = first; page <= last; page++) found.add(page);
  }
  return found.size > MOST ? null : [...found].sort((a, b) => a - b);
}

/** Given pages in order, returns them as people write them. */
export function listOf(pages: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === page - 1) last[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}
