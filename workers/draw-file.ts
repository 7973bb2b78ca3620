/** The task `draw`: draws a page of a file as PNG. */
import { UnreadableError } from '../engine/errors.ts';
import { openDocument } from '../engine/pages/document.ts';
import { pictureOf } from '../engine/pages/picture.ts';
import { unlocked } from './extract-file.ts';
import { faultOfUnreadable } from './faults.ts';
import type { Instrument } from './instrument.ts';
import { pngOf } from './png.ts';
import type { DrawTask } from './task-types.ts';
import type { Drawing } from './types.ts';

/**
 * Given a file, a page and a width, returns the picture, or why it cannot be drawn. Throws for a page that does not
 * exist: that is the caller's error.
 */
export async function drawFile(task: DrawTask, instrument: Instrument): Promise<Drawing> {
  const { page, width, straightened } = task;
  try {
    const picture = await unlocked(task, instrument, (source, pdfium, password) => {
      const document = openDocument(pdfium, source, password);
      try {
        if (page > document.pageCount) throw new RangeError(`there is no page ${page} of ${document.pageCount}`);
        return pictureOf(pdfium, document, { index: page - 1, width, straightened });
      } finally {
        document.close();
      }
    });
    const { pageWidth, pageHeight } = picture;
    return { ok: true, png: pngOf(picture), pageWidth, pageHeight };
  } catch (thrown) {
    if (!(thrown instanceof UnreadableError)) throw thrown;
    return { ok: false, fault: faultOfUnreadable(thrown) };
  }
}
