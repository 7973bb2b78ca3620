/** The task `help`: reads ranges of a long document for the thread that puts its pages together. */
import { UnreadableError } from '../../engine/errors.ts';
import { openDocument, type PdfDocument } from '../../engine/pages/document.ts';
import type { Pdfium } from '../../engine/pages/pdfium.ts';
import type { PageRange } from '../../engine/read-pages.ts';
import { readRange } from '../../engine/read-ranges.ts';
import { bounded, type ExtractContext } from '../extract-file.ts';
import { readDocument } from '../read-file.ts';
import { withReaders } from '../recognised-pages.ts';
import { Claims } from './claims.ts';
import type { HelpTask, RangeMessage } from './messages.ts';
import { memoryOf, packed } from './pack.ts';

/**
 * Pictures that a helper has read at once, so that a long scan takes little more memory than others: its first thread
 * has as many as the bounds allow.
 */
const READERS = 1;

/** Given a document that others read too, reads ranges of it until none is left, or until it is asked to stop. */
export async function help(task: HelpTask, context: ExtractContext): Promise<void> {
  const claims = new Claims(task.cut, task.claims);
  const source = await readDocument(task.path, context.instrument.maxHeapBytes);
  try {
    await context.instrument.use(async (pdfium) => {
      const document = openDocument(pdfium, source, task.password);
      try {
        let pagesDone = 0;
        const onPage = bounded(() => context.onPage(++pagesDone, task.cut.pageCount));
        while (!claims.isAskedToStop) {
          const range = claims.claim(task.thread);
          if (range === null) return;
          const message = await outcomeOf(range, { task, context, pdfium, document, onPage });
          task.port.postMessage(message, 'pages' in message ? memoryOf(message.pages) : []);
          if ('fault' in message) return;
        }
      } finally {
        document.close();
      }
    });
  } finally {
    task.port.close();
  }
}

interface Reading {
  readonly task: HelpTask;
  readonly context: ExtractContext;
  readonly pdfium: Pdfium;
  readonly document: PdfDocument;
  readonly onPage: ExtractContext['onPage'];
}

async function outcomeOf(
  range: PageRange,
  { task: { pictures }, context, pdfium, document, onPage }: Reading,
): Promise<RangeMessage> {
  try {
    const steps = readRange(document, { pdfium, pictures, onPage }, range);
    const { result, readingMs } = await withReaders(steps, context.readers, {
      most: READERS,
      onPending: context.onReading,
    });
    const { worded, recognised, scales } = result;
    return { ...range, pages: packed(worded), recognised, scales, readingMs };
  } catch (thrown) {
    if (!(thrown instanceof UnreadableError)) throw thrown;
    return { ...range, fault: { code: thrown.code, finding: thrown.finding } };
  }
}
