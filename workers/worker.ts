/** The code of a thread: takes tasks from the pool, one at a time, and answers each. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { convertFile } from './convert-file.ts';
import { systemThread } from './cpu-time.ts';
import { explainFile } from './explain-file.ts';
import type { ExtractContext, OpenDocument } from './extract-file.ts';
import { collectAfterLarge, giveBackMemory } from './garbage.ts';
import { inspectFile } from './inspect-file.ts';
import { createInstrument, type Instrument } from './instrument.ts';
import type { Reply, Request, Rest, SentError, ThreadSetup } from './messages.ts';
import { PageReaders } from './page-readers.ts';
import { help } from './ranges/help.ts';
import { RangesOfThreads } from './ranges/shared-ranges.ts';
import { renderFile } from './render-file.ts';
import { WorkerLostError } from './types.ts';

/** Progress messages more often than this are useless. */
const PROGRESS_MS = 50;

const setup = workerData as ThreadSetup;

function reply(message: Reply, transfer: readonly MessagePort[] = []): void {
  parentPort!.postMessage(message, transfer);
}

/** Returns the progress callback of a task; the last page is always reported. */
function progress(): (done: number, total: number) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (pagesDone, pagesTotal) => {
    const now = performance.now();
    if (pagesDone < pagesTotal && now - last < PROGRESS_MS) return;
    last = now;
    reply({ type: 'progress', pagesDone, pagesTotal });
  };
}

const readers = new PageReaders(setup.readerEntry, setup.readers);

const contextOf = (instrument: Instrument): ExtractContext => ({
  instrument,
  readers,
  pictures: setup.readers.mode,
  maxPages: setup.maxPages,
  onPage: progress(),
  onReading: (pictures) => reply({ type: 'reading', pictures }),
});

/** Offers the pages of a long document to other threads. */
function share({ pageCount, password, pictures }: OpenDocument): RangesOfThreads | null {
  if (setup.ranges === null || pageCount < setup.ranges.leastPages || pageCount > setup.maxPages) return null;
  const ranges = new RangesOfThreads({ pageCount, pages: setup.ranges.rangePages });
  const offer = ranges.forPool;
  reply({ type: 'long', document: { ...offer, password, pictures } }, [offer.control]);
  return ranges;
}

async function execute(request: Request, instrument: Instrument): Promise<unknown> {
  switch (request.kind) {
    case 'inspect':
      return inspectFile(request.task, instrument, setup.maxPages);
    case 'draw':
      return (await import('./draw-file.ts')).drawFile(request.task, instrument);
    case 'words':
      return (await import('./words-file.ts')).wordsOfFile(request.task, instrument);
    case 'assemble':
      return (await import('./assemble-file.ts')).assembleFile(request.task, request.temporary, {
        bounds: setup.pictures,
        maxPages: setup.maxPages,
        maxHeapBytes: setup.maxHeapBytes,
        onPage: progress(),
      });
    case 'convert':
      return convertFile(request.task, request.temporary, { ...contextOf(instrument), share });
    case 'help':
      return help(request.task, contextOf(instrument));
    case 'explain':
      return explainFile(request.task, request.temporary, contextOf(instrument));
    case 'redact':
      return (await import('./redact-file.ts')).redactFile(request.task, request.temporary, {
        instrument,
        maxPages: setup.maxPages,
        onPage: progress(),
      });
    case 'correct':
      return (await import('./correct-file.ts')).correctFile(request.task, request.temporary, progress());
    case 'join':
      return (await import('./join-file.ts')).joinFiles(request.task, request.temporary, progress());
    case 'render':
      return renderFile(request.task, request.temporary, progress());
  }
}

function sent(thrown: unknown): SentError {
  if (!(thrown instanceof Error)) return { message: String(thrown), stack: undefined, code: undefined };
  const lost = thrown instanceof WorkerLostError ? thrown.kind : undefined;
  return { message: thrown.message, stack: thrown.stack, code: (thrown as NodeJS.ErrnoException).code, lost };
}

/** The memory of the thread after a task. WebAssembly's memory and typed arrays count as external. */
function heldBytes(): number {
  collectAfterLarge();
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
}

/** Not at the top of the module: the build makes a script of it, which cannot use top-level await. */
async function serve(): Promise<void> {
  const pdfium = await new Promise<WebAssembly.Module>((resolve) => setup.pdfium.once('message', resolve));
  setup.pdfium.close();
  const instrument = await createInstrument(pdfium, setup.maxHeapBytes);
  parentPort!.on('message', async (request: Request | Rest) => {
    if (request.kind === 'rest') return giveBackMemory();
    try {
      const value = await execute(request, instrument);
      reply({ type: 'result', value, heldBytes: heldBytes() });
    } catch (thrown) {
      reply({ type: 'error', error: sent(thrown), heldBytes: heldBytes() });
    }
  });
  reply({ type: 'ready', thread: systemThread() });
}

void serve();
