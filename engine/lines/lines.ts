/** Makes lines of a document's words, cut into phrases, with what repeats from page to page marked. */
import { byBaseline } from '../geometry/baselines.ts';
import type { Box } from '../geometry/box.ts';
import { textOf } from '../geometry/reading-order.ts';
import { RULED, separated, type Verticals, verticalsOf } from '../geometry/verticals.ts';
import type { Line, LinedPage, Phrase } from '../model/line.ts';
import { type Filled, isFilled, itemAt, mapFilled, onlyOf, stretchesOf } from '../model/lists.ts';
import type { Page } from '../model/page.ts';
import type { Word } from '../model/word.ts';
import { markFurniture } from './furniture.ts';
import { blocksAsRows, type SetLine } from './label-blocks.ts';
import { joinPartedCents } from './parted-cents.ts';
import { joinWrappedDates } from './wrapped-dates.ts';

/** Ems between words of one phrase: a space takes 0.25 to 0.35, more in justified text; columns are further apart. */
const PHRASE_GAP = 1.15;

/** What of a page its lines need: all but the glyphs, which are many. */
export type Sheet = Omit<Page, 'glyphs' | 'styles' | 'images'>;

export interface WordedPage {
  readonly page: Sheet;
  readonly words: readonly Word[];
}

/** Given a page, returns what its lines need, so that its glyphs can be let go. */
export function sheetOf(page: Page): Sheet {
  const { glyphs, styles, images, ...sheet } = page;
  return sheet;
}

/** A line before its place in the document is known. */
type Draft = { -readonly [K in keyof Line]: Line[K] };

/** Given the pages of a document with their words, returns them as lines, top to bottom. */
export function toLines(pages: readonly WordedPage[]): LinedPage[] {
  const grouped = joinPartedCents(joinWrappedDates(pages.map(({ words }) => byBaseline(words))));
  const drafts = pages.map(({ page }, at) => draftsOf(page, itemAt(grouped, at)));
  const heights = pages.map(({ page }) => page.height);
  markFurniture(drafts, heights);
  const set = blocksAsRows(drafts.flat());
  let index = 0;
  return pages.map(({ page }, at) => {
    const own = itemAt(drafts, at);
    const lines = set.size === 0 ? own : own.flatMap((line) => set.get(line)?.flatMap(setLine) ?? [line]);
    for (const line of lines) line.index = index++;
    const { turned, scale, em, ...shown } = page;
    return { ...shown, lines };
  });
}

const setLine = ({ page, words }: SetLine): Draft[] => (isFilled(words) ? [lineOf(page, words, verticalsOf([]))] : []);

function draftsOf(page: Sheet, lines: readonly Filled<Word>[]): Draft[] {
  const verticals = verticalsOf(page.rules);
  return lines.map((words) => lineOf(page.number, words, verticals));
}

function lineOf(page: number, words: Filled<Word>, verticals: Verticals): Draft {
  const stretches = stretchesOf(words, (word, before) => sameLabel(before, word, verticals));
  const phrases = mapFilled(stretches, (own) => phraseOf(stretches.length === 1 ? words : own));
  const main = widest(words);
  return {
    page,
    words,
    phrases,
    text: onlyOf(phrases)?.text ?? textOf(words),
    box: boxOf(words),
    baseline: main.baseline,
    size: main.style.size,
    index: 0,
    furniture: false,
    repeat: null,
  };
}

function sameLabel(before: Word, word: Word, verticals: Verticals): boolean {
  const gap = word.x0 - before.x1;
  if (gap > PHRASE_GAP * Math.min(before.style.size, word.style.size)) return false;
  return !separated(verticals, before.x1, word.x0, word.baseline - word.style.size * RULED);
}

function phraseOf(words: Filled<Word>): Phrase {
  const [x0, , x1] = boxOf(words);
  return { words, text: textOf(words), x0, x1 };
}

function boxOf(words: Filled<Word>): Box {
  let { x0, y0, x1, y1 } = words[0];
  for (const word of words) {
    x0 = Math.min(x0, word.x0);
    y0 = Math.min(y0, word.y0);
    x1 = Math.max(x1, word.x1);
    y1 = Math.max(y1, word.y1);
  }
  return [x0, y0, x1, y1];
}

/** Given the words of a line, returns the one whose size and baseline represent it: the longest. */
function widest(words: Filled<Word>): Word {
  let [best] = words;
  for (const word of words) if (word.x1 - word.x0 > best.x1 - best.x0) best = word;
  return best;
}
