/** The task `inspect`: counts the pages of a file, or tries a password on it. */
import { UnreadableError } from '../engine/errors.ts';
import { inspect } from '../engine/pages/document.ts';
import { faultOfUnreadable } from './faults.ts';
import type { Instrument } from './instrument.ts';
import { readDocument } from './read-file.ts';
import type { Inspection, InspectTask } from './types.ts';

/**
 * Given a file and the largest number of pages, returns its page count, or that its password is missing, or why it
 * cannot be read.
 */
export async function inspectFile(task: InspectTask, instrument: Instrument, maxPages: number): Promise<Inspection> {
  try {
    const bytes = await readDocument(task.path, instrument.maxHeapBytes);
    const facts = await instrument.use((pdfium) => inspect(pdfium, bytes, maxPages, task.password));
    return { ok: true, ...facts };
  } catch (thrown) {
    if (thrown instanceof UnreadableError) {
      return { ok: false, fault: faultOfUnreadable(thrown) };
    }
    throw thrown;
  }
}
