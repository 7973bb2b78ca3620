/** What runs in a thread: takes tasks from the pool, one at a time, and answers each. */
import { parentPort, workerData } from 'node:worker_threads';
import { compileQuickly } from './compilation.ts';
import { convertFile } from './convert-file.ts';
import { systemThread } from './cpu-time.ts';
import { drawFile } from './draw-file.ts';
import { explainFile } from './explain-file.ts';
import { collectAfterLarge, collectSparingly } from './garbage.ts';
import { inspectFile } from './inspect-file.ts';
import { createInstrument } from './instrument.ts';
import type { Reply, Request, SentError, ThreadSetup } from './messages.ts';
import { redactFile } from './redact-file.ts';
import { renderFile } from './render-file.ts';

/** Progress told more often than this says nothing new to anybody. */
const PROGRESS_MS = 50;

compileQuickly();
collectSparingly();
const setup = workerData as ThreadSetup;
const pdfium = await new Promise<WebAssembly.Module>((resolve) => setup.pdfium.once('message', resolve));
setup.pdfium.close();
const instrument = await createInstrument(pdfium, setup.maxHeapBytes);

function reply(message: Reply): void {
  parentPort!.postMessage(message);
}

/** Returns what a task tells its progress to; the last page always passes. */
function progress(): (done: number, total: number) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (pagesDone, pagesTotal) => {
    const now = performance.now();
    if (pagesDone < pagesTotal && now - last < PROGRESS_MS) return;
    last = now;
    reply({ type: 'progress', pagesDone, pagesTotal });
  };
}

function execute(request: Request): unknown {
  switch (request.kind) {
    case 'inspect':
      return inspectFile(request.task, instrument, setup.maxPages);
    case 'draw':
      return drawFile(request.task, instrument);
    case 'convert':
      return convertFile(request.task, request.temporary, { instrument, maxPages: setup.maxPages, onPage: progress() });
    case 'explain':
      return explainFile(request.task, request.temporary, { instrument, maxPages: setup.maxPages, onPage: progress() });
    case 'redact':
      return redactFile(request.task, request.temporary, { instrument, maxPages: setup.maxPages, onPage: progress() });
    case 'render':
      return renderFile(request.task, request.temporary, progress());
  }
}

function sent(thrown: unknown): SentError {
  if (!(thrown instanceof Error)) return { message: String(thrown), stack: undefined, code: undefined };
  return { message: thrown.message, stack: thrown.stack, code: (thrown as NodeJS.ErrnoException).code };
}

/** What the thread keeps after a task. WebAssembly's memory and typed arrays count as external. */
function heldBytes(): number {
  collectAfterLarge();
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
}

parentPort!.on('message', async (request: Request) => {
  try {
    const value = await execute(request);
    reply({ type: 'result', value, heldBytes: heldBytes() });
  } catch (thrown) {
    reply({ type: 'error', error: sent(thrown), heldBytes: heldBytes() });
  }
});
reply({ type: 'ready', thread: systemThread() });
