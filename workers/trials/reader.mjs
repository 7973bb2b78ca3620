/**
 * A thread for the tests of reading pictures: it acts as its URL says, `?deed=NAME`. With `&note=FILE` it first writes
 * the system's number of its thread to that file.
 */
import { readlinkSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const NOTHING = { unread: [], covers: [], tints: [] };
const { searchParams } = new URL(workerData.entry);
const note = searchParams.get('note');
const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));

const deeds = {
  'loop for ever': () => {
    for (;;);
  },
  'wait for ever': () => {},
  exit: () => process.exit(3),
  allocate: () => {
    // a chain of small objects: if one large allocation fails, V8 of Node.js 24 may end the process, not the thread
    for (let kept = null; ; ) kept = { kept, text: [String(kept)] };
  },
  fail: () => parentPort.postMessage({ type: 'error', error: 'the reader failed' }),
  'find nothing': ({ page, width, height }) => {
    const found = { page, width, height, words: [], rules: [], em: 0, ...NOTHING, turned: 0, skew: 0, languages: [] };
    parentPort.postMessage({ type: 'page', page: found, ms: 1 });
  },
};

parentPort.on('message', (request) => {
  if (note !== null) writeFileSync(note, String(thread));
  deeds[searchParams.get('deed')](request);
});
parentPort.postMessage({ type: 'ready', thread });
