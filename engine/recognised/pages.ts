/** Puts what was read from the pictures of pages in the place of their text. */
import type { WordedPage } from '../lines/lines.ts';
import type { Recognition, StraightenedPage } from '../model/extraction.ts';
import { itemAt } from '../model/lists.ts';
import type { RecognisedPage } from '../model/recognised.ts';
import { withCents } from './cents.ts';
import { withDays } from './days.ts';
import { withIbans } from './ibans.ts';
import { withKnownWords } from './known-words.ts';
import { isSameText } from './same-text.ts';
import { withShortDays } from './short-days.ts';

/** 0xRRGGBB: a picture is grey, and how dark a ground is says nothing. */
const TINT = 0xdddddd;

/** Returns the pages of a document, those that were read from their pictures with the words of that. */
export function withReadings(pages: readonly WordedPage[], readings: readonly RecognisedPage[]): WordedPage[] {
  const read = new Map(readings.map((one) => [one.page, one]));
  return pages.map((own) => {
    const recognised = read.get(own.page.number);
    return recognised === undefined ? own : withReading(own, recognised);
  });
}

/** Given what was read from pictures, returns of which pages and in which languages; null for nothing. */
export function recognitionOf(pages: readonly RecognisedPage[]): Recognition | null {
  if (pages.length === 0) return null;
  const numbers = [...new Set(pages.map(({ page }) => page))].sort((a, b) => a - b);
  return { pages: numbers, languages: [...new Set(pages.flatMap(({ languages }) => languages))] };
}

/**
 * Given the pages of a document as the file has them, and as they were read, returns how those were set straight that
 * the file has otherwise.
 */
export function straightenedOf(pages: readonly WordedPage[], read: readonly WordedPage[]): StraightenedPage[] {
  return read.flatMap(({ page: { number, turned, mesh } }, at): StraightenedPage[] => {
    if (mesh === undefined && turned === itemAt(pages, at).page.turned) return [];
    return [{ page: number, turned, ...(mesh && { mesh }) }];
  });
}

function withReading({ page, words: texts }: WordedPage, recognised: RecognisedPage): WordedPage {
  const { words, width, height, rules, tints, em, unread, covers, mesh } = recognised;
  // a page on which something looks like text, and nobody could read it, is not blank
  if (words.length === 0 && (em > 0 || texts.length > 0)) return { page, words: texts };
  // letters that were in doubt, and are what the page shows
  if (page.doubtful && isSameText(texts, words)) return { page: { ...page, doubtful: false }, words: texts };
  const certain = [
    ...unread.map((box) => ({ box, kind: 'picture', certain: true }) as const),
    ...covers.map((box) => ({ box, kind: 'cover', certain: true }) as const),
  ].sort((a, b) => a.box[1] - b.box[1]);
  const scale = (page.scale * Math.max(width, height)) / Math.max(page.width, page.height);
  const turned = page.turned + recognised.turned;
  const read = {
    ...page,
    ...(mesh && { mesh }),
    turned,
    scale,
    source: 'ocr',
    unusable: null,
    doubtful: false,
    width,
    height,
    rules,
    em,
  } as const;
  return {
    words: withKnownWords(withCents(withShortDays(withDays(withIbans(words))))),
    page: {
      ...read,
      bands: tints.map((box) => ({ box, color: TINT })),
      slants: [],
      marginTexts: [],
      hiddenAmounts: [],
      unread: certain,
    },
  };
}
