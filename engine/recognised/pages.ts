/** Puts what was read from the pictures of pages in the place of their text. */
import type { WordedPage } from '../lines/lines.ts';
import type { RecognisedPage } from '../model/recognised.ts';
import { isSameText } from './same-text.ts';

/** Returns the pages of a document, those that were read from their pictures with the words of that. */
export function withReadings(pages: readonly WordedPage[], readings: readonly RecognisedPage[]): WordedPage[] {
  const read = new Map(readings.map((one) => [one.page, one]));
  return pages.map((own) => {
    const recognised = read.get(own.page.number);
    return recognised === undefined ? own : withReading(own, recognised);
  });
}

function withReading({ page, words: texts }: WordedPage, recognised: RecognisedPage): WordedPage {
  const { words, width, height, rules, em, unread } = recognised;
  // letters that were in doubt, and are what the page shows
  if (page.doubtful && isSameText(texts, words)) return { page: { ...page, doubtful: false }, words: texts };
  const certain = unread.map((box) => ({ box, kind: 'picture', certain: true }) as const);
  const read = { ...page, source: 'ocr', unusable: null, doubtful: false, width, height, rules, em } as const;
  return {
    words,
    page: { ...read, bands: [], slants: [], marginTexts: [], hiddenAmounts: [], unread: certain },
  };
}
