/** Draws the values of form fields onto their page: filled-in statements hold their figures there. */
import type { Unread } from '../model/page.ts';
import { FREE_TEXT, unreadNote, WIDGET } from './annotations.ts';
import type { PdfDocument } from './document.ts';
import type { Pdfium } from './pdfium.ts';

/** FPDFPage_Flatten: as the screen shows it */
const FOR_DISPLAY = 0;
const FLATTENED = 1;

/** What became of the fields and notes of a page. */
export interface Fields {
  /** the page has to be loaded again */
  readonly flattened: boolean;
  /** what shows something that is not made part of it; boxes are in user space */
  readonly unread: readonly Unread[];
}

/** Given a loaded page, makes the looks of its fields and typed notes part of it, in memory alone. */
export function flattenFields(pdfium: Pdfium, page: number): Fields {
  const { exports } = pdfium;
  const count: number = exports.FPDFPage_GetAnnotCount(page);
  const unread: Unread[] = [];
  let found = false;
  for (let i = 0; i < count; i++) {
    const annotation: number = exports.FPDFPage_GetAnnot(page, i);
    if (annotation === 0) continue;
    const kind: number = exports.FPDFAnnot_GetSubtype(annotation);
    if (kind === WIDGET && !exports.EPDFAnnot_HasAppearanceStream(annotation, 0)) {
      exports.EPDFAnnot_GenerateFormFieldAP(annotation);
    }
    found ||= kind === WIDGET || kind === FREE_TEXT;
    const note = unreadNote(pdfium, annotation);
    if (note) unread.push(note);
    exports.FPDFPage_CloseAnnot(annotation);
  }
  const flattened = found && exports.FPDFPage_Flatten(page, FOR_DISPLAY) === FLATTENED;
  // what has looks is part of the page then, as all its drawings
  return { flattened, unread: flattened ? unread.filter(({ certain }) => certain) : unread };
}

/**
 * Loads a page, from 0, as it was read: with its fields as a part of it, also if this document has not read it itself.
 * Returns 0 for a page that cannot be loaded.
 */
export function loadAsRead(pdfium: Pdfium, { handle, flattened }: PdfDocument, index: number): number {
  const { exports } = pdfium;
  const page: number = exports.FPDF_LoadPage(handle, index);
  if (page === 0 || flattened.has(index)) return page;
  flattened.add(index);
  if (!flattenFields(pdfium, page).flattened) return page;
  exports.FPDF_ClosePage(page);
  return exports.FPDF_LoadPage(handle, index);
}
