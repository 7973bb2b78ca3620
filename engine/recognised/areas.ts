/** Puts what was read in parts of pages, pictures of tables say, beside the text of these pages. */
import { type Box, overlap } from '../geometry/box.ts';
import type { WordedPage } from '../lines/lines.ts';
import { UNREADABLE } from '../model/characters.ts';
import { itemAt } from '../model/lists.ts';
import type { Unread } from '../model/page.ts';
import type { Area, RecognisedPage } from '../model/recognised.ts';
import type { Word } from '../model/word.ts';

/** Share of the letters of a line that are read alike, or surely: of stamps and handwriting, fewer are. */
const MOST_SURE = 0.6;
const SURE = 0.8;
/** Share of a line's width that was read. */
const MOST_READ = 0.6;
/** Ems around a line of letters, within which its words are: a small mark may stand out of it. */
const BESIDE = 0.6;
const ABOVE = 0.4;
/** Ems that words end outside of their line: those of a stamp, which leans, are on several lines. */
const OUTSIDE = 1.5;
/** Sizes of letters beside the text of a page, as shares of its own: others are those of a stamp or a logo. */
const SMALLEST = 0.5;
const LARGEST = 1.5;

/** Given the pages of a document, parts of them, and what was read there, returns the pages with that. */
export function withAreas(
  pages: readonly WordedPage[],
  areas: readonly Area[],
  read: readonly RecognisedPage[],
): WordedPage[] {
  const byPage = new Map(read.map((one) => [one.page, one]));
  return pages.map((own) => {
    const area = areas.find(({ page }) => page === own.page.number);
    const found = byPage.get(own.page.number);
    return area === undefined || found === undefined ? own : withArea(own, area, found);
  });
}

function withArea(own: WordedPage, { box, lines, things }: Area, found: RecognisedPage): WordedPage {
  const { page, words: texts } = own;
  const left = found.words.map((word) => moved(word, box));
  const words: Word[] = [];
  const unread: Unread[] = [];
  for (const line of lines) {
    const around = grown(line.box, page.em);
    const read = left.filter((word) => isIn(word, around));
    const isOver = texts.some((text) => !isUnmapped(text) && isIn(text, around));
    if (isRead(line.box, read) && read.every((word) => fits(word, line.box, page.em)) && !isOver) words.push(...read);
    else unread.push({ ...line, certain: true });
    for (const word of read) left.splice(left.indexOf(word), 1);
  }
  if (words.length === 0) return own;
  // marks and single figures are not seen as lines: those beside a line that was read are part of it
  const beside = left.filter((word) => words.some((other) => isBeside(word, other)));
  for (const word of beside) {
    if (isSure(word)) words.push(word);
    else unread.push({ box: boxOf(word), kind: itemAt(things, 0).kind, certain: true });
  }
  const kept = texts.filter((text) => !(isUnmapped(text) && words.some((word) => isIn(text, grown(boxOf(word), 0)))));
  const others = page.unread.filter((thing) => !things.includes(thing));
  const sorted = [...others, ...unread].sort((a, b) => a.box[1] - b.box[1]);
  return { words: [...kept, ...words], page: { ...page, unread: sorted } };
}

/** Given a word at a place in an area, returns it at its place on the page. */
const moved = (word: Word, [x, y]: Box): Word => ({
  ...word,
  x0: word.x0 + x,
  y0: word.y0 + y,
  x1: word.x1 + x,
  y1: word.y1 + y,
  baseline: word.baseline + y,
});

/** True for a line most of which was read, and most of that surely. */
function isRead([x0, , x1]: Box, words: readonly Word[]): boolean {
  const width = words.reduce((sum, word) => sum + overlap(x0, x1, word.x0, word.x1), 0);
  if (width < MOST_READ * (x1 - x0)) return false;
  const letters = (of: readonly Word[]) => of.reduce((sum, { text }) => sum + text.length, 0);
  return letters(words.filter(isSure)) >= MOST_SURE * letters(words);
}

const fits = ({ x0, x1, style: { size } }: Word, [left, , right]: Box, em: number): boolean =>
  x0 >= left - OUTSIDE * em && x1 <= right + OUTSIDE * em && size >= SMALLEST * em && size <= LARGEST * em;

const isSure = ({ reading, confidence }: Word): boolean => reading?.agreed === true || confidence >= SURE;

/** True for text of glyphs without a meaning. */
const isUnmapped = ({ text }: Word): boolean => text.includes(String.fromCodePoint(UNREADABLE));

const boxOf = ({ x0, y0, x1, y1 }: Word): Box => [x0, y0, x1, y1];

const grown = ([x0, y0, x1, y1]: Box, em: number): Box => [
  x0 - BESIDE * em,
  y0 - ABOVE * em,
  x1 + BESIDE * em,
  y1 + ABOVE * em,
];

function isIn({ x0, y0, x1, y1 }: Word, [left, top, right, bottom]: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** True for words on one baseline. */
const isBeside = (word: Word, other: Word): boolean =>
  Math.abs(word.baseline - other.baseline) <= other.style.size * ABOVE;
