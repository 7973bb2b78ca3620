/** Puts amounts together again whose hundredths are in a column of their own: "1,357" and "76" below "£ | p". */
import { middle } from '../geometry/intervals.ts';
import { namesHundredths, namesUnits } from '../lexicon/headings/subunits.ts';
import { type Filled, isFilled, itemAt } from '../model/lists.ts';
import type { Word } from '../model/word.ts';

/** The words of one line, left to right. */
type Words = readonly Word[];

/** The headings of one column of money: the words for its units and for its hundredths. */
interface Parted {
  readonly units: Word;
  readonly hundredths: Word;
}

/** One such pair may be chance: amounts and balances have one each. */
const LEAST = 2;
const WHOLE = /^[-+−(]?\p{Sc}?(?:\d{1,3}(?:[,.'’]\d{2,3})*|\d+)$/u;
const HUNDREDTHS = /^\d\d(?:[CD]R|[-)])?$/i;
const POINT_GROUPS = /\d\.\d/;
/** Text sizes that hundredths may be off the middle of their heading. */
const OFF = 2;
/** Text sizes between units and hundredths. */
const NEAR = 4;

/** Returns the lines of each page with amounts and headings whole whose hundredths have a column of their own. */
export function joinPartedCents(pages: readonly (readonly Filled<Word>[])[]): Filled<Word>[][] {
  let columns: readonly Parted[] = [];
  const whole = (words: Filled<Word>): Words => {
    const headed = partedIn(words);
    if (headed.length < LEAST) return columns.length === 0 ? words : joinAmounts(words, columns);
    columns = headed;
    return joinHeadings(words, headed);
  };
  return pages.map((lines) => lines.map(whole).filter(isFilled));
}

function partedIn(words: Words): Parted[] {
  const found: Parted[] = [];
  for (let i = 1; i < words.length; i++) {
    const units = itemAt(words, i - 1);
    const hundredths = itemAt(words, i);
    if (!namesHundredths(hundredths.text) || !namesUnits(units.text)) continue;
    if (found.at(-1)?.hundredths !== units) found.push({ units, hundredths });
  }
  return found;
}

function joinHeadings(words: Words, headed: readonly Parted[]): Words {
  const byUnits = new Map(headed.map(({ units, hundredths }) => [units, hundredths]));
  const taken = new Set(byUnits.values());
  return words.flatMap((word) => {
    if (taken.has(word)) return [];
    const hundredths = byUnits.get(word);
    return [hundredths ? spanned(word, hundredths, word.text) : word];
  });
}

function joinAmounts(words: Words, columns: readonly Parted[]): Words {
  const joined: Word[] = [];
  // from the right: units of two figures may be below the heading of hundredths, too
  let column = columns.length - 1;
  for (let i = words.length - 1; i >= 0; i--) {
    const [whole, word] = [words[i - 1], itemAt(words, i)];
    const at = HUNDREDTHS.test(word.text) ? columns.findLastIndex((one, c) => c <= column && stands(word, one)) : -1;
    if (at < 0 || !whole || !WHOLE.test(whole.text) || !isBetween(whole, columns[at - 1], word)) {
      joined.push(word);
      continue;
    }
    const mark = POINT_GROUPS.test(whole.text) ? ',' : '.';
    joined.push(spanned(whole, word, `${whole.text}${mark}${word.text}`));
    column = at - 1;
    i--;
  }
  return joined.reverse();
}

function stands({ x0, x1, style }: Word, { hundredths }: Parted): boolean {
  const off = Math.min(Math.abs(x0 + x1 - hundredths.x0 - hundredths.x1) / 2, Math.abs(x1 - hundredths.x1));
  return off <= OFF * style.size;
}

/** True for whole units that end right of the hundredths of the column before, and near their own. */
function isBetween(whole: Word, before: Parted | undefined, hundredths: Word): boolean {
  const left = before ? middle(before.hundredths) : -Infinity;
  return whole.x1 > left && Math.abs(hundredths.x0 - whole.x1) <= NEAR * whole.style.size;
}

/** Given two words of a line, returns the first, with another text, over the place of both. */
const spanned = (first: Word, last: Word, text: string): Word => ({
  ...first,
  text,
  x1: last.x1,
  y0: Math.min(first.y0, last.y0),
  y1: Math.max(first.y1, last.y1),
});
