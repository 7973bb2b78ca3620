/** The pages of a file as the user says that they are to be read. */
import type { WordedPage } from './lines/lines.ts';
import type { Hints } from './model/hints.ts';

/** Given the pages of a file, returns them with nothing on those that the user excludes. */
export const withoutPages = (pages: readonly WordedPage[], excluded: readonly number[]): readonly WordedPage[] =>
  excluded.length === 0
    ? pages
    : pages.map((one) => (excluded.includes(one.page.number) ? { ...one, words: [] } : one));

/** Given hints and pages, returns the hints with their points on the scale on which the pages are read. */
export const onScale = (hints: Hints, pages: readonly WordedPage[]): Hints => {
  const scaleOf = (number: number) => pages[number - 1]?.page.scale ?? 1;
  const columnsAt = hints.columnsAt?.map((one) => {
    const scale = scaleOf(one.page);
    return { ...one, x: one.x * scale, y: one.y * scale };
  });
  return { ...hints, columnsAt };
};
