/** Draws the values of form fields onto their page: filled-in statements hold their figures there. */
import type { Pdfium } from './pdfium.ts';

const WIDGET = 20;
const FREE_TEXT = 3;
/** FPDFPage_Flatten: as the screen shows it */
const FOR_DISPLAY = 0;
const FLATTENED = 1;

/**
 * Given a loaded page, makes the looks of its fields and typed notes part of it, in memory alone. Returns whether
 * there were any: the page has to be loaded anew then.
 */
export function flattenFields(pdfium: Pdfium, page: number): boolean {
  const { exports } = pdfium;
  const count: number = exports.FPDFPage_GetAnnotCount(page);
  let found = false;
  for (let i = 0; i < count; i++) {
    const annotation: number = exports.FPDFPage_GetAnnot(page, i);
    if (annotation === 0) continue;
    const kind: number = exports.FPDFAnnot_GetSubtype(annotation);
    if (kind === WIDGET && !exports.EPDFAnnot_HasAppearanceStream(annotation, 0)) {
      exports.EPDFAnnot_GenerateFormFieldAP(annotation);
    }
    found ||= kind === WIDGET || kind === FREE_TEXT;
    exports.FPDFPage_CloseAnnot(annotation);
  }
  return found && exports.FPDFPage_Flatten(page, FOR_DISPLAY) === FLATTENED;
}
