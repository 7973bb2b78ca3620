/** Takes away the replacement texts that a file gives for what it draws: what is read is what the paper shows. */
import { heapOf, type Pdfium } from './pdfium.ts';

const ACTUAL_TEXT = 'ActualText';

/**
 * Given the text objects of a loaded page, removes their ActualText marks, so that a text page made afterwards holds
 * the drawn glyphs. Returns how many were removed.
 */
export function removeReplacements(pdfium: Pdfium, texts: readonly number[]): number {
  const { exports } = pdfium;
  const { scratch, u8 } = heapOf(pdfium);
  for (let i = 0; i < ACTUAL_TEXT.length; i++) u8[scratch + i] = ACTUAL_TEXT.charCodeAt(i);
  u8[scratch + ACTUAL_TEXT.length] = 0;
  const length = scratch + 64;
  let removed = 0;
  for (const object of texts) {
    const marks: number = exports.FPDFPageObj_CountMarks(object);
    for (let i = marks - 1; i >= 0; i--) {
      const mark: number = exports.FPDFPageObj_GetMark(object, i);
      if (!exports.FPDFPageObjMark_GetParamStringValue(mark, scratch, 0, 0, length)) continue;
      if (exports.FPDFPageObj_RemoveMark(object, mark)) removed++;
    }
  }
  return removed;
}
