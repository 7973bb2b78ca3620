/** A thread for the tests of the pool: it acts like a hostile document, chosen by the path of its task. */
import { existsSync, readlinkSync, writeFileSync } from 'node:fs';
import { parentPort, threadId, workerData } from 'node:worker_threads';

const deeds = {
  answer: (task) => ({ secret: process.env.HOME ?? null, task }),
  'say who': () => threadId,
  // a thread that small files have used, and which is kept
  'fail with its rests': () => {
    throw Object.assign(new Error('kept'), { code: `${threadId}: ${rests}` });
  },
  fail: () => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  },
  hang: () => {
    for (;;);
  },
  'hang over its output': (_task, temporary) => {
    writeFileSync(temporary, 'half');
    for (;;);
  },
  allocate: () => {
    // a chain of small objects: if one large allocation fails, V8 of Node.js 24 may end the process, not the thread
    for (let kept = null; ; ) kept = { kept, text: [String(kept)] };
  },
  exit: () => process.exit(3),
  'crash later': () => {
    setImmediate(() => {
      throw new Error('thrown by nobody in particular');
    });
    return new Promise(() => {});
  },
  // four pages, each under the time allowed for one
  'four slow pages': (_task, _temporary, progress) => {
    for (let page = 1; page <= 4; page++) {
      run(150);
      progress(page, 4);
    }
    return 'read';
  },
  'slow pages without end': (_task, _temporary, progress) => {
    for (let page = 1; ; page++) {
      run(20);
      progress(page, 1_000_000);
    }
  },
  'wait a moment': () => {
    wait(400);
    return 'waited';
  },
  'wait for ever': () => wait(),
  wait: (task) => {
    // the other thread counts itself in, and waits until the test releases all
    const gate = new Int32Array(task.hints.gate);
    Atomics.add(gate, 0, 1);
    Atomics.notify(gate, 0);
    Atomics.wait(gate, 1, 0);
    return task.hints.name;
  },
};

function wait(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function run(ms) {
  for (const end = performance.now() + ms; performance.now() < end; );
}

if (workerData.maxPages === 0) throw new Error('this one never starts');

let rests = 0;

parentPort.on('message', async ({ kind, task, temporary }) => {
  if (kind === 'rest') {
    rests++;
    return;
  }
  const progress = (pagesDone, pagesTotal) => parentPort.postMessage({ type: 'progress', pagesDone, pagesTotal });
  try {
    const value = await deeds[task.path ?? task.jobId](task, temporary, progress);
    // as much as after a very large file
    parentPort.postMessage({ type: 'result', value, heldBytes: 1 << 30 });
  } catch (error) {
    parentPort.postMessage({
      type: 'error',
      error: { message: error.message, stack: error.stack, code: error.code },
      heldBytes: 0,
    });
  }
});
// as systemThread in cpu-time.ts reads it
const link = '/proc/thread-self';
const thread = existsSync(link) ? Number(readlinkSync(link).split('/').at(-1)) : undefined;
parentPort.postMessage({ type: 'ready', thread });
