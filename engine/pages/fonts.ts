/** Reads what a page's fonts are called, and whether they are bold or slanted. */
import { makeOnce, wholeAt } from '../model/lists.ts';
import { heapOf, type Pdfium } from './pdfium.ts';

export interface FontFacts {
  readonly name: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Weights of OpenType: 600 is semibold. */
const BOLD_WEIGHT = 600;
/** Bits of a font descriptor's Flags. */
const ITALIC_FLAG = 1 << 6;
const FORCE_BOLD_FLAG = 1 << 18;
const BOLD_NAME = /bold|black|heavy|demi|fett|[-,]bd\b/i;
const ITALIC_NAME = /italic|oblique|kursiv/i;
/** Names of subsets start with six letters and a plus. */
const SUBSET = /^[A-Z]{6}\+/;
const MAX_NAME = 256;

/**
 * Given a text page, returns what reads the font of a text object, by the index of one of its characters. Each font is
 * read once a page: PDFium may reuse a font's address for another font of the next page.
 */
export function fontReader(pdfium: Pdfium, textPage: number): (object: number, index: number) => FontFacts {
  const known = new Map<number, FontFacts>();
  return (object, index) =>
    makeOnce(known, pdfium.exports.FPDFTextObj_GetFont(object), () => readFont(pdfium, textPage, index));
}

function readFont(pdfium: Pdfium, textPage: number, index: number): FontFacts {
  const { exports } = pdfium;
  const { scratch: s } = heapOf(pdfium);
  const length: number = exports.FPDFText_GetFontInfo(textPage, index, s, MAX_NAME, s + MAX_NAME);
  const weight: number = exports.FPDFText_GetFontWeight(textPage, index);
  const { u8, u32 } = heapOf(pdfium);
  const flags = wholeAt(u32, (s + MAX_NAME) >> 2);
  // a zero ends it
  const letters = u8.subarray(s, s + Math.max(0, Math.min(length, MAX_NAME) - 1));
  const name = String.fromCharCode(...letters).replace(SUBSET, '');
  return {
    name,
    bold: weight >= BOLD_WEIGHT || (flags & FORCE_BOLD_FLAG) !== 0 || BOLD_NAME.test(name),
    italic: (flags & ITALIC_FLAG) !== 0 || ITALIC_NAME.test(name),
  };
}
