/**
 * Packs the words of pages for another thread. As objects, millions of words would take longer to copy than to read:
 * their numbers go as typed arrays, which are handed over, and their texts as one text a page.
 */
import type { Sheet, WordedPage } from '../../engine/lines/lines.ts';
import { floatAt, itemAt, makeOnce, wholeAt } from '../../engine/model/lists.ts';
import type { TextStyle } from '../../engine/model/page.ts';
import type { Word } from '../../engine/model/word.ts';

/** Words of pages, with an entry for each word in each array. */
export interface PackedPages {
  readonly sheets: readonly Sheet[];
  /** of each page, the words one after the other */
  readonly texts: readonly string[];
  /** words of each page */
  readonly counts: Uint32Array<ArrayBuffer>;
  /** units of the texts */
  readonly lengths: Uint32Array<ArrayBuffer>;
  /** x0, y0, x1, y1 and baseline of each word */
  readonly places: Float64Array<ArrayBuffer>;
  readonly styles: readonly TextStyle[];
  /** which of the styles */
  readonly style: Uint32Array<ArrayBuffer>;
  /** 1 for a word that is read from right to left */
  readonly leftward: Uint8Array<ArrayBuffer>;
}

/** Numbers of a word in `places`. */
const PLACES = 5;

/** Given pages with the words of their text, returns them packed. */
export function packed(pages: readonly WordedPage[]): PackedPages {
  const words = pages.flatMap((page) => page.words);
  const places = new Float64Array(words.length * PLACES);
  const lengths = new Uint32Array(words.length);
  const style = new Uint32Array(words.length);
  const leftward = new Uint8Array(words.length);
  const styles = new Map<TextStyle, number>();
  let place = 0;
  for (const [i, word] of words.entries()) {
    places[place++] = word.x0;
    places[place++] = word.y0;
    places[place++] = word.x1;
    places[place++] = word.y1;
    places[place++] = word.baseline;
    lengths[i] = word.text.length;
    style[i] = makeOnce(styles, word.style, () => styles.size);
    if (word.leftward === true) leftward[i] = 1;
  }
  return {
    sheets: pages.map(({ page }) => page),
    texts: pages.map((page) => page.words.map(({ text }) => text).join('')),
    counts: Uint32Array.from(pages, (page) => page.words.length),
    lengths,
    places,
    styles: [...styles.keys()],
    style,
    leftward,
  };
}

/** Given packed pages, returns the memory that is handed over with them. */
export const memoryOf = ({ counts, lengths, places, style, leftward }: PackedPages): ArrayBuffer[] =>
  [counts, lengths, places, style, leftward].map(({ buffer }) => buffer);

/** Given packed pages, returns the pages. */
export function unpacked(pages: PackedPages): WordedPage[] {
  let next = 0;
  return pages.sheets.map((page, at) => {
    const text = itemAt(pages.texts, at);
    const words: Word[] = [];
    let from = 0;
    for (const end = next + wholeAt(pages.counts, at); next < end; next++) {
      const to = from + wholeAt(pages.lengths, next);
      words.push(wordAt(pages, next, page, text.slice(from, to)));
      from = to;
    }
    return { page, words };
  });
}

function wordAt({ places, styles, style, leftward }: PackedPages, index: number, page: Sheet, text: string): Word {
  let place = index * PLACES;
  const word: Word = {
    text,
    x0: floatAt(places, place++),
    y0: floatAt(places, place++),
    x1: floatAt(places, place++),
    y1: floatAt(places, place++),
    baseline: floatAt(places, place++),
    style: itemAt(styles, wholeAt(style, index)),
    page: page.number,
    source: page.source,
    confidence: 1,
  };
  return leftward[index] === 1 ? { ...word, leftward: true } : word;
}
