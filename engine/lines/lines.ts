/** Makes lines of a document's words, cut into phrases, with what repeats from page to page marked. */
import { byBaseline } from '../geometry/baselines.ts';
import { union } from '../geometry/box.ts';
import { greatest } from '../geometry/extremes.ts';
import { textOf } from '../geometry/reading-order.ts';
import { separated, type Verticals, verticalsOf } from '../geometry/verticals.ts';
import type { Line, LinedPage, Phrase } from '../model/line.ts';
import type { Page } from '../model/page.ts';
import { type Word, wordBox } from '../model/word.ts';
import { furnitureOf } from './furniture.ts';
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
type Draft = Omit<Line, 'index' | 'repeat' | 'furniture'>;

/** Given the pages of a document with their words, returns them as lines, top to bottom. */
export function toLines(pages: readonly WordedPage[]): LinedPage[] {
  const grouped = joinPartedCents(joinWrappedDates(pages.map(({ words }) => byBaseline(words))));
  const drafts = pages.map(({ page: { number, rules } }, at) => {
    const verticals = verticalsOf(rules.filter(({ horizontal }) => !horizontal).map(({ box }) => box));
    return grouped[at].map((words) => lineOf(number, words, verticals));
  });
  const heights = pages.map(({ page }) => page.height);
  const repeats = furnitureOf(drafts, heights);
  let index = 0;
  return pages.map(({ page: { turned, scale, em, ...shown } }, at) => {
    const lines = drafts[at].map((line, i): Line => {
      const repeat = repeats[at][i];
      return { ...line, index: index++, repeat, furniture: repeat !== null };
    });
    return { ...shown, lines };
  });
}

function lineOf(page: number, words: readonly Word[], verticals: Verticals): Draft {
  const phrases: Phrase[] = [];
  let from = 0;
  for (let i = 1; i <= words.length; i++) {
    if (i < words.length && sameLabel(words[i - 1], words[i], verticals)) continue;
    phrases.push(phraseOf(from === 0 && i === words.length ? words : words.slice(from, i)));
    from = i;
  }
  // the longest word has the size and the baseline of the line
  const { baseline, style } = words.reduce((best, word) => (word.x1 - word.x0 > best.x1 - best.x0 ? word : best));
  const text = phrases.length === 1 ? phrases[0].text : textOf(words);
  return { page, words, phrases, text, box: union(words.map(wordBox)), baseline, size: style.size };
}

function sameLabel(before: Word, word: Word, verticals: Verticals): boolean {
  const gap = word.x0 - before.x1;
  if (gap > PHRASE_GAP * Math.min(before.style.size, word.style.size)) return false;
  return !separated(verticals, before.x1, word.x0, word.baseline - word.style.size * 0.3);
}

const phraseOf = (words: readonly Word[]): Phrase => ({
  words,
  text: textOf(words),
  x0: words[0].x0,
  x1: greatest(words.map(({ x1 }) => x1)),
});
