/** Reads the numbers that a paper gives its pages: "Page 2 of 5", "Blatt 3". */
import { lineKind } from '../../lexicon/lines/lines.ts';
import type { TokenLine } from '../../tables/types.ts';

/** What a page calls itself, and how many there are where it says so. */
export interface PageNumber {
  readonly number: number;
  readonly of: number | null;
}

/** Numbers of pages stand on so many lines at the top or the foot of each. */
const EDGE = 8;
/** The longest text that is nothing but a page's number: "Statement page 12 of 345". */
const LONGEST = 26;
const NUMBERED = /^\D{0,16}?(\d{1,4})\D{0,8}?(?:(\d{1,4})\D{0,8})?$/u;

/**
 * Given all lines, returns by the number of a page in the file (from 1) what it calls itself; null for those that do not, or say
 * several things, and for all of them where one number of pages is not that of the next.
 */
export function printedPages(lines: readonly TokenLine[]): readonly (PageNumber | null)[] {
  const found: (PageNumber | null)[] = [];
  for (let from = 0; from < lines.length; ) {
    const { page } = lines[from].line;
    let to = from;
    while (to < lines.length && lines[to].line.page === page) to++;
    found[page] = numberOn(lines, from, to);
    from = to;
  }
  for (let page = 0; page < found.length; page++) found[page] ??= null;
  return found;
}

function numberOn(lines: readonly TokenLine[], from: number, to: number): PageNumber | null {
  let found: PageNumber | null = null;
  for (let i = from; i < to; i++) {
    if (i >= from + EDGE && i < to - EDGE) i = to - EDGE;
    const { phrases } = lines[i].line;
    for (let k = 0; k < phrases.length; k += Math.max(1, phrases.length - 1)) {
      const named = numberIn(phrases[k].text);
      if (named === null) continue;
      if (found !== null && (named.number !== found.number || named.of !== found.of)) return null;
      found = named;
    }
  }
  return found;
}

function numberIn(text: string): PageNumber | null {
  const numbers = text.length <= LONGEST ? NUMBERED.exec(text) : null;
  if (numbers === null) return null;
  const [number, of] = [Number(numbers[1]), numbers[2] === undefined ? null : Number(numbers[2])];
  if (number === 0 || (of !== null && of < number)) return null;
  const named = lineKind(text);
  return named?.kind === 'page' && named.exact ? { number, of } : null;
}
