/** The pages of a file as the user says that they are to be read. */
import { UnreadableError } from './errors.ts';
import type { WordedPage } from './lines/lines.ts';
import type { Hints } from './model/hints.ts';
import { fileFinding } from './wording/files.ts';

/**
 * Given the pages of a file, returns them with nothing on those that the user excludes. Throws UnreadableError if no
 * text is left.
 */
export function withoutPages(pages: readonly WordedPage[], excluded: readonly number[]): readonly WordedPage[] {
  if (excluded.length === 0) return pages;
  const left = pages.map((one) => (excluded.includes(one.page.number) ? { ...one, words: [] } : one));
  const hasText = ({ words }: WordedPage) => words.length > 0;
  if (pages.some(hasText) && !left.some(hasText))
    throw new UnreadableError('PDF_UNREADABLE', fileFinding('TEXT_EXCLUDED'));
  return left;
}

/** Given hints and pages, returns the hints with their points on the scale on which the pages are read. */
export const onScale = (hints: Hints, pages: readonly WordedPage[]): Hints => {
  const scaleOf = (number: number) => pages[number - 1]?.page.scale ?? 1;
  const columnsAt = hints.columnsAt?.map((one) => {
    const scale = scaleOf(one.page);
    return { ...one, x: one.x * scale, y: one.y * scale };
  });
  return { ...hints, columnsAt };
};
