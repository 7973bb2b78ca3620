/** Runs the steps of an extraction, and has the pages read that it asks for: several at once, not more than are in work. */
import type { Extraction } from '../engine/model/extraction.ts';
import type { ReadingRequest, RecognisedPage } from '../engine/model/recognised.ts';
import type { PageReaders } from './page-readers.ts';

type Steps = Generator<ReadingRequest, Extraction, readonly RecognisedPage[]>;

/** Given the steps of an extraction, returns its result. `onPending` gets how many pages are still being read. */
export async function withReaders(
  steps: Steps,
  readers: PageReaders,
  onPending: (pages: number) => void,
): Promise<Extraction> {
  const pending = new Set<Promise<unknown>>();
  let pages: RecognisedPage[] = [];
  let step = steps.next([]);
  while (!step.done) {
    if (step.value.kind === 'collect') {
      await Promise.all(pending);
      step = steps.next(pages.sort((a, b) => a.page - b.page));
      pages = [];
      continue;
    }
    const reading = readers.read(step.value).then((page) => {
      pages.push(page);
      pending.delete(reading);
      onPending(pending.size);
    });
    // waited for below, or with all others
    reading.catch(() => undefined);
    pending.add(reading);
    if (pending.size >= readers.most) await Promise.race(pending);
    step = steps.next([]);
  }
  return step.value;
}
