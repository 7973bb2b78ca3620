/** Runs the steps of an extraction, and has the pages read that it asks for: several at once, not more than are in work. */
import type { ReadingRequest, RecognisedPage } from '../engine/model/recognised.ts';
import type { PageReaders } from './page-readers.ts';

type Steps<T> = Generator<ReadingRequest, T, readonly RecognisedPage[]>;

/** What steps came to, and the milliseconds that threads took to read pictures for them, added up. */
export interface Finished<T> {
  readonly result: T;
  readonly readingMs: number;
}

interface ReadingOptions {
  /** pages that are read at once, if fewer than the readers allow */
  readonly most?: number;
  /** gets how many pages are still being read */
  readonly onPending: (pages: number) => void;
  /** resolves when something has come from those who read other pages of the document */
  readonly others?: () => Promise<void>;
}

/**
 * Given the steps of an extraction, or of a part of one, returns their result. If a page cannot be read, ends the steps
 * and all that is being read, and throws the error.
 */
export async function withReaders<T>(
  steps: Steps<T>,
  readers: PageReaders,
  { most = readers.most, onPending, others }: ReadingOptions,
): Promise<Finished<T>> {
  const pending = new Set<Promise<unknown>>();
  let pages: RecognisedPage[] = [];
  let readingMs = 0;
  try {
    let step = steps.next([]);
    while (!step.done) {
      if (step.value.kind === 'collect') {
        await (step.value.from === 'others' ? others?.() : Promise.all(pending));
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
      if (pending.size >= most) await Promise.race(pending);
      step = steps.next([]);
    }
    return { result: step.value, readingMs };
  } catch (thrown) {
    steps.return(undefined as never);
    if (pending.size > 0) readers.end();
    throw thrown;
  }
}
