/** Words for what is found of a statement's pages: whether all are there, and what on them was left unread. */
import { pagesNamed } from './grammar.ts';

interface Said {
  readonly page: number;
  /** as printed */
  readonly text: string;
}

/**
 * The first and the last of the numbers that pages print, and how many pages these say that there are; null if they
 * do not.
 */
interface Numbers {
  readonly count: number;
  readonly first: number;
  readonly firstOf: number | null;
  readonly last: number;
  readonly lastOf: number | null;
}

/** One place on two pages, and what each prints there. */
interface OnePlace {
  readonly pages: readonly [before: number, behind: number];
  readonly texts: readonly [before: string, behind: string];
}

/** What is seen on a page and is no text. */
export type UnreadKind = 'picture' | 'outlines' | 'annotation' | 'field' | 'cover';

const UNREAD: Readonly<Record<UnreadKind, string>> = {
  picture: 'a picture',
  outlines: 'drawn letters',
  annotation: 'a note',
  field: 'a form field',
  cover: 'a dark box',
};

const numbered = (number: number, of: number | null): string => (of === null ? `${number}` : `${number} of ${of}`);

function numbersSaid({ count, first, firstOf, last, lastOf }: Numbers): string {
  if (count === 1) return `The page says ${numbered(first, firstOf)}${lastOf === null ? '' : ': none is missing'}.`;
  const ending = lastOf === null ? 'none is missing between them' : 'none is missing';
  return (
    `The pages say ${numbered(first, firstOf)} ${count === 2 ? 'and' : 'to'} ${numbered(last, lastOf)}: ` + `${ending}.`
  );
}

const atOnePlace = ({ pages, texts }: OnePlace): string =>
  `At one place, page ${pages[0]} says “${texts[0]}” and page ${pages[1]} “${texts[1]}”`;

const says = ({ page, text }: Said): string => `Page ${page} says “${text}”`;

const figuresNamed = (figures: number): string => (figures === 1 ? '1 figure' : `${figures} figures`);

interface ReadAlike {
  readonly figures: number;
  readonly pages: readonly number[];
  /** of the figures, those that the readers read differently */
  readonly settled: number;
  readonly corrected: number;
}

function readAlike({ figures, pages, settled, corrected }: ReadAlike): string {
  const bySums = settled === 0 ? '' : ` The sums of the paper settle ${figuresNamed(settled)} on which they differ.`;
  const better = corrected === 0 ? '' : ` The sums of the paper correct ${figuresNamed(corrected)}.`;
  const where = pages.length === 0 ? 'the pictures' : `the pictures on ${pagesNamed(pages)}`;
  return `Two readers read the ${figuresNamed(figures)} of ${where} alike.${bySums}${better}`;
}

export const PAGES = {
  READ_IN_TWO_WAYS: ({ text, page }: Said) =>
    `The readers of the picture of page ${page} do not agree on “${text}”, and no sum of the paper settles it.`,
  DAY_UNUSED: ({ text, page }: Said) =>
    `On page ${page}, “${text}” stands among the bookings, and it is not clear whose day it is.`,
  READ_BY_OTHERS: ({ page }: { page: number }) =>
    `The text of page ${page} is somebody's reading of its picture, and nobody has read the picture again.`,
  READ_ALIKE: readAlike,
  PAGES_WITHOUT_TEXT: ({ pages }: { pages: readonly number[] }) =>
    `There is no text that can be read on ${pagesNamed(pages)}.`,
  PAGES_UNNUMBERED: () => 'The pages have no numbers.',
  PAGES_NUMBERED: numbersSaid,
  PAGES_MISSING: ({ from, to, of }: { from: number; to: number; of: number | null }) => {
    const all = of === null ? '' : ` of ${of}`;
    return from === to ? `Page ${from}${all} is missing.` : `Pages ${from} to ${to}${all} are missing.`;
  },
  PAGE_TWICE: ({ page }: { page: number }) => `Page ${page} is there twice.`,
  PAGES_DISORDERED: ({ page, behind }: { page: number; behind: number }) =>
    `The pages are not in their order: page ${page} stands behind page ${behind}.`,
  PAGE_COUNTS_DIFFER: ({ counts }: { counts: readonly [before: number, behind: number] }) =>
    `The pages do not agree on how many there are: ${counts[0]} and ${counts[1]}.`,
  PAGES_SKIPPED: (place: OnePlace) => `${atOnePlace(place)}: what is counted so leaves a page out.`,
  PAGES_OF_TWO_STATEMENTS: (place: OnePlace) => `${atOnePlace(place)}: they may be of two statements.`,
  STATEMENT_GOES_ON: ({ page }: { page: number }) =>
    `Page ${page} says that the statement goes on, and no page follows.`,
  ROWS_LEFT_OUT: (said: Said) => `${says(said)}: rows may be left out.`,
  NO_PAGE_FOLLOWS: (said: Said) => `${says(said)}, and no page follows.`,
  PAGE_BEFORE_MISSING: (said: Said) => `${says(said)}, and that page is not there.`,
  FEWER_PAGES: (said: Said) => `${says(said)}, and the file has fewer.`,
  PART_OF_BOOKINGS: (said: Said) => `${says(said)}: it may show a part of the bookings alone.`,
  PAGES_EXCLUDED: ({ pages }: { pages: readonly number[] }) =>
    `Somebody says that ${pages.length === 1 ? `page ${pages[0]} is` : `${pagesNamed(pages)} are`} no part of a ` +
    'statement: nothing there was read.',
  STATEMENT_BEGUN: ({ page }: { page: number }) =>
    `Somebody says that a statement begins on page ${page}, and the paper does not say so by itself.`,
  STATEMENT_JOINED: ({ page }: { page: number }) =>
    `Somebody says that page ${page} continues the statement before, and the paper begins another one there.`,
  STATEMENT_CUT: ({ page }: { page: number }) =>
    `A balance is carried over to page ${page}, where what was read as another statement begins, and the pages ` +
    'are counted as those of one.',
  BEGINS_CARRIED: () =>
    'It begins with a balance that is brought forward, and neither a page number nor a period says that nothing ' +
    'stands before.',
  NOTHING_UNREAD: () => 'Nothing but text is to be seen where bookings stand.',
  AREAS_UNREAD: ({ kinds, pages }: { kinds: readonly UnreadKind[]; pages: readonly number[] }) =>
    `Where bookings stand, ${kinds.map((kind) => UNREAD[kind]).join(' and ')} could not be read as text, on ` +
    `${pagesNamed(pages)}.`,
};
