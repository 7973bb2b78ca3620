/** The year in which a file says that it was made: the last resort for dates whose year the paper does not print. */
import type { PdfDocument } from './document.ts';
import { heapOf, nameIn, type Pdfium } from './pdfium.ts';

/** Bytes from the beginning of the scratch space to the date. */
const NAME_BYTES = 64;
const LONGEST_DATE = 64;

/** Given an open document, returns the year of its creation date, or null if it has none. */
export function creationYear(pdfium: Pdfium, document: PdfDocument): number | null {
  const name = nameIn(pdfium, 'CreationDate');
  const buffer = name + NAME_BYTES;
  const bytes: number = pdfium.exports.FPDF_GetMetaText(document.handle, name, buffer, LONGEST_DATE);
  const date = heapOf(pdfium).u8.slice(buffer, buffer + Math.min(bytes, LONGEST_DATE));
  const text = new TextDecoder('utf-16le').decode(date);
  const year = /^D:(19\d\d|20\d\d)/.exec(text)?.[1];
  return year === undefined ? null : Number(year);
}
