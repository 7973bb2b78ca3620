/** Reads what a page's fonts are called, and whether they are bold or slanted. */
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
 * Returns a function that, given a text object and one of its characters, returns its font's facts; each font of the
 * page is read once. For one page: PDFium may give the address of a font of this page to another one of the next.
 */
export function fontsOf(pdfium: Pdfium): (object: number, textPage: number, index: number) => FontFacts {
  const known = new Map<number, FontFacts>();
  const { exports } = pdfium;
  return (object, textPage, index) => {
    const font: number = exports.FPDFTextObj_GetFont(object);
    let facts = known.get(font);
    if (!facts) {
      const { scratch: s } = heapOf(pdfium);
      const length: number = exports.FPDFText_GetFontInfo(textPage, index, s, MAX_NAME, s + MAX_NAME);
      const weight: number = exports.FPDFText_GetFontWeight(textPage, index);
      const { u8, u32 } = heapOf(pdfium);
      const flags = u32[(s + MAX_NAME) >> 2];
      let name = '';
      for (let i = 0; i < Math.min(length, MAX_NAME) - 1; i++) name += String.fromCharCode(u8[s + i]);
      name = name.replace(SUBSET, '');
      facts = {
        name,
        bold: weight >= BOLD_WEIGHT || (flags & FORCE_BOLD_FLAG) !== 0 || BOLD_NAME.test(name),
        italic: (flags & ITALIC_FLAG) !== 0 || ITALIC_NAME.test(name),
      };
      known.set(font, facts);
    }
    return facts;
  };
}
