/** A file as the user says that its columns and pages are to be read. */
import { UnreadableError } from './errors.ts';
import type { WordedPage } from './lines/lines.ts';
import type { Hints } from './model/hints.ts';
import { type DocumentRead, type Settled, settle } from './recognised/settle.ts';
import { fileFinding } from './wording/files.ts';

/** Given hints, returns them without what they say of columns and pages: themselves if they say nothing of these. */
export function unsaid(hints: Hints): Hints {
  const { columnsAt = [], excludedPages = [], startPages = [], continuePages = [], ...others } = hints;
  return columnsAt.length + excludedPages.length + startPages.length + continuePages.length > 0 ? others : hints;
}

/** Given pages and the number of those of their file, returns those that it has, in order. */
export const pagesOfFile = (pages: readonly number[], pageCount: number): number[] =>
  [...new Set(pages)].filter((page) => page <= pageCount).sort((a, b) => a - b);

/**
 * Given the pages of a file, hints, and what makes a reader of pages with them, returns the pages that the hints leave,
 * as they are read. Throws UnreadableError if no text is left.
 */
export function readAsSaid<R extends DocumentRead>(
  pages: readonly WordedPage[],
  hints: Hints,
  readerWith: (hints: Hints) => (pages: readonly WordedPage[]) => R,
): Settled<R> {
  const left = withoutPages(pages, hints.excludedPages ?? []);
  const read = readerWith(hints);
  return settle(left, read(left), read);
}

function withoutPages(pages: readonly WordedPage[], excluded: readonly number[]): readonly WordedPage[] {
  if (excluded.length === 0) return pages;
  const left = pages.map((one) => (excluded.includes(one.page.number) ? emptied(one) : one));
  if (left.every(({ words }) => words.length === 0))
    throw new UnreadableError('PDF_UNREADABLE', fileFinding('TEXT_EXCLUDED'));
  return left;
}

const NOTHING = { rules: [], bands: [], slants: [], marginTexts: [], unread: [], hiddenAmounts: [] } as const;

const emptied = ({ page }: WordedPage): WordedPage => ({
  page: { ...page, ...NOTHING, unusable: null, doubtful: false },
  words: [],
});

/** Given hints and pages, returns the hints with their points on the scale on which the pages are read. */
export const onScale = (hints: Hints, pages: readonly WordedPage[]): Hints => {
  const scaleOf = (number: number) => pages[number - 1]?.page.scale ?? 1;
  const columnsAt = hints.columnsAt?.map((one) => {
    const scale = scaleOf(one.page);
    return { ...one, x: one.x * scale, y: one.y * scale };
  });
  return { ...hints, columnsAt };
};
