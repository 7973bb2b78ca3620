/** The year in which a file says that it was made: the last resort for dates whose year the paper does not print. */
import type { PdfDocument } from './document.ts';
import { heapOf, type Pdfium } from './pdfium.ts';

const LONGEST_DATE = 64;

/** Given an open document, returns the year of its creation date, or null if it has none. */
export function creationYear(pdfium: Pdfium, document: PdfDocument): number | null {
  const { exports } = pdfium;
  const name: number = exports.malloc(CREATION_DATE.length + 1 + LONGEST_DATE);
  if (name === 0) return null;
  const buffer = name + CREATION_DATE.length + 1;
  heapOf(pdfium).u8.set([...CREATION_DATE, 0], name);
  const bytes: number = exports.FPDF_GetMetaText(document.handle, name, buffer, LONGEST_DATE);
  const text = new TextDecoder('utf-16le').decode(
    heapOf(pdfium).u8.slice(buffer, buffer + Math.min(bytes, LONGEST_DATE)),
  );
  exports.free(name);
  const year = /^D:(19\d\d|20\d\d)/.exec(text)?.[1];
  return year === undefined ? null : Number(year);
}

const CREATION_DATE = new TextEncoder().encode('CreationDate');
