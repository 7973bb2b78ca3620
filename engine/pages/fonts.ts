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

/** The fonts of one page, each read once: PDFium may reuse a font's address for another font of the next page. */
export class PageFonts {
  readonly #known = new Map<number, FontFacts>();
  readonly #pdfium: Pdfium;
  readonly #textPage: number;

  constructor(pdfium: Pdfium, textPage: number) {
    this.#pdfium = pdfium;
    this.#textPage = textPage;
  }

  /** Given a text object and the index of one of its characters, returns its font's facts. */
  of(object: number, index: number): FontFacts {
    const font: number = this.#pdfium.exports.FPDFTextObj_GetFont(object);
    let facts = this.#known.get(font);
    if (!facts) {
      facts = this.#read(index);
      this.#known.set(font, facts);
    }
    return facts;
  }

  #read(index: number): FontFacts {
    const { exports } = this.#pdfium;
    const { scratch: s } = heapOf(this.#pdfium);
    const length: number = exports.FPDFText_GetFontInfo(this.#textPage, index, s, MAX_NAME, s + MAX_NAME);
    const weight: number = exports.FPDFText_GetFontWeight(this.#textPage, index);
    const { u8, u32 } = heapOf(this.#pdfium);
    const flags = u32[(s + MAX_NAME) >> 2];
    let name = '';
    for (let i = 0; i < Math.min(length, MAX_NAME) - 1; i++) name += String.fromCharCode(u8[s + i]);
    name = name.replace(SUBSET, '');
    return {
      name,
      bold: weight >= BOLD_WEIGHT || (flags & FORCE_BOLD_FLAG) !== 0 || BOLD_NAME.test(name),
      italic: (flags & ITALIC_FLAG) !== 0 || ITALIC_NAME.test(name),
    };
  }
}
