/** English: findings about the pages of a statement. */
import { count } from '../../../formats/numbers.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages } from './words.ts';

const UNREAD = {
  picture: 'a picture',
  outlines: 'drawn letters',
  annotation: 'a note',
  field: 'a form field',
  cover: 'a dark box',
};

const numbered = (number: number, of: number | null) =>
  of === null ? count(number) : `${count(number)} of ${count(of)}`;
const says = ({ page, text }: { page: number; text: string }) => `Page ${count(page)} says “${text}”`;
const atOnePlace = ({ pages, texts }: { pages: [number, number]; texts: [string, string] }) =>
  `At one place, page ${count(pages[0])} says “${texts[0]}” and page ${count(pages[1])} “${texts[1]}”`;

export const pages = {
  PAGES_WITHOUT_TEXT: ({ pages }) => `There is no text that can be read on ${onPages(pages)}.`,
  READ_IN_TWO_WAYS: ({ text, page }) =>
    `The readers of the picture of page ${count(page)} do not agree on “${text}”, and no sum of the paper settles it.`,
  DAY_UNUSED: ({ text, page }) =>
    `On page ${count(page)}, “${text}” stands among the bookings, and it is not clear whose day it is.`,
  READ_BY_OTHERS: ({ page }) =>
    `The text of page ${count(page)} is somebody's reading of its picture, and nobody has read the picture again.`,
  READ_ALIKE: ({ figures, pages, settled, corrected }) => {
    const named = (n: number) => (n === 1 ? '1 figure' : `${count(n)} figures`);
    const bySums = settled === 0 ? '' : ` The sums of the paper settle ${named(settled)} on which they differ.`;
    const better = corrected === 0 ? '' : ` The sums of the paper correct ${named(corrected)}.`;
    const where = pages.length === 0 ? 'the pictures' : `the pictures on ${onPages(pages)}`;
    return `Two readers read the ${named(figures)} of ${where} alike.${bySums}${better}`;
  },
  PAGES_UNNUMBERED: () => 'The pages have no numbers.',
  PAGES_NUMBERED: ({ count: number, first, firstOf, last, lastOf }) => {
    if (number === 1) return `The page says ${numbered(first, firstOf)}${lastOf === null ? '' : ': none is missing'}.`;
    const none = lastOf === null ? 'none is missing between them' : 'none is missing';
    return `The pages say ${numbered(first, firstOf)} ${number === 2 ? 'and' : 'to'} ${numbered(last, lastOf)}: ${none}.`;
  },
  PAGES_MISSING: ({ from, to, of }) =>
    from === to ? `Page ${numbered(from, of)} is missing.` : `Pages ${count(from)} to ${numbered(to, of)} are missing.`,
  PAGE_TWICE: ({ page }) => `Page ${count(page)} is there twice.`,
  PAGES_DISORDERED: ({ page, behind }) =>
    `The pages are not in their order: page ${count(page)} stands behind page ${count(behind)}.`,
  PAGE_COUNTS_DIFFER: ({ counts }) =>
    `The pages do not agree on how many there are: ${counts.map(count).join(' and ')}.`,
  PAGES_SKIPPED: (place) => `${atOnePlace(place)}: what is counted so leaves a page out.`,
  PAGES_OF_TWO_STATEMENTS: (place) => `${atOnePlace(place)}: they may be of two statements.`,
  STATEMENT_GOES_ON: ({ page }) => `Page ${count(page)} says that the statement goes on, and no page follows.`,
  ROWS_LEFT_OUT: (said) => `${says(said)}: rows may be left out.`,
  NO_PAGE_FOLLOWS: (said) => `${says(said)}, and no page follows.`,
  PAGE_BEFORE_MISSING: (said) => `${says(said)}, and that page is not there.`,
  FEWER_PAGES: (said) => `${says(said)}, and the file has fewer.`,
  PART_OF_BOOKINGS: (said) => `${says(said)}: it may show a part of the transactions alone.`,
  PAGES_EXCLUDED: ({ pages }) =>
    `Somebody said that ${pages.length === 1 ? `page ${count(pages[0] ?? 0)} is` : `pages ${pages.map(count).join(', ')} are`} no part of a statement: nothing there was read.`,
  STATEMENT_BEGUN: ({ page }) =>
    `Somebody said that a statement begins on page ${count(page)}. The paper does not say so by itself.`,
  STATEMENT_JOINED: ({ page }) =>
    `Somebody said that page ${count(page)} continues the statement before. The paper begins another one there.`,
  STATEMENT_CUT: ({ page }) =>
    `A balance is carried over to page ${count(page)}, where what was read as another statement begins, and the pages are counted as those of one.`,
  BEGINS_CARRIED: () =>
    'It begins with a balance that is brought forward, and neither a page number nor a period says that nothing stands before.',
  NOTHING_UNREAD: () => 'Nothing but text is to be seen where transactions stand.',
  AREAS_UNREAD: ({ kinds, pages }) =>
    `Where transactions stand, ${kinds.map((kind) => UNREAD[kind]).join(' and ')} could not be read as text, on ${onPages(pages)}.`,
} satisfies Partial<FindingWords>;
