/** Runs the steps of an extraction, and has the pages read that it asks for: several at once, not more than are in work. */
import type { Extraction } from '../engine/model/extraction.ts';
import type { ReadingRequest, RecognisedPage } from '../engine/model/recognised.ts';
import type { PageReaders } from './page-readers.ts';

type Steps = Generator<ReadingRequest, Extraction, readonly RecognisedPage[]>;

/** What an extraction came to, and the milliseconds that threads took to read pictures for it, added up. */
export interface ExtractedFile {
  readonly extraction: Extraction;
  readonly readingMs: number;
}

/**
 * Given the steps of an extraction, returns its result. `onPending` gets how many pages are still being read. If a page
 * cannot be read, ends the steps and all that is being read, and throws the error.
 */
export async function withReaders(
  steps: Steps,
  readers: PageReaders,
  onPending: (pages: number) => void,
): Promise<ExtractedFile> {
  const pending = new Set<Promise<unknown>>();
  let pages: RecognisedPage[] = [];
  let readingMs = 0;
  try {
    let step = steps.next([]);
    while (!step.done) {
      if (step.value.kind === 'collect') {
        await Promise.all(pending);
        step = steps.next(pages.sort((a, b) => a.page - b.page));
        pages = [];
        continue;
      }
      const reading = readers.read(step.value).then(({ page, ms }) => {
        pages.push(page);
        readingMs += ms;
        pending.delete(reading);
        onPending(pending.size);
      });
      // waited for below, or with all others
      reading.catch(() => undefined);
      pending.add(reading);
      onPending(pending.size);
      if (pending.size >= readers.most) await Promise.race(pending);
      step = steps.next([]);
    }
    return { extraction: step.value, readingMs };
  } catch (thrown) {
    steps.return(undefined as never);
    if (pending.size > 0) readers.end();
    throw thrown;
  }
}
