/** Which pages are read from their pictures, and how what was read takes the place of their own text. */
import type { WordedPage } from '../lines/lines.ts';
import type { Recognition } from '../model/extraction.ts';
import type { Page } from '../model/page.ts';
import type { RecognisedPage } from '../model/recognised.ts';

/** True for a page that is to be read from its picture: one without usable text, or with text that somebody read. */
export function needsReading({ unusable, source }: Page, pictures: 'auto' | 'always' | 'never'): boolean {
  return pictures === 'always' || (pictures === 'auto' && (unusable !== null || source === 'ocr'));
}

/** Given the pages that were read from pictures, returns how they were. */
export function recognitionOf(pages: readonly RecognisedPage[]): Recognition | null {
  if (pages.length === 0) return null;
  const languages = [...new Set(pages.flatMap((page) => page.languages))];
  return { pages: pages.map(({ page }) => page), languages };
}

/** Returns the pages of a document, those that were read from their pictures with the words of that. */
export function withReadings(pages: readonly WordedPage[], readings: readonly RecognisedPage[]): WordedPage[] {
  const read = new Map(readings.map((one) => [one.page, one]));
  return pages.map((own) => {
    const recognised = read.get(own.page.number);
    if (recognised === undefined) return own;
    const { words, width, height, rules, em, unread } = recognised;
    // a page on which something looks like text, and nobody could read it, is not blank
    if (words.length === 0 && (em > 0 || own.words.length > 0)) return own;
    const larger = Math.max(width, height) / Math.max(own.page.width, own.page.height);
    const page = {
      ...own.page,
      turned: own.page.turned + recognised.turned,
      scale: own.page.scale * larger,
      source: 'ocr',
      unusable: null,
      width,
      height,
      rules,
      em,
      bands: [],
      slants: [],
    } as const;
    const doubtful = unread.map((box) => ({ box, kind: 'picture', certain: true }) as const);
    return { words, page: { ...page, marginTexts: [], hiddenAmounts: [], unread: doubtful } };
  });
}
