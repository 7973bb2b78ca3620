/**
 * Given the folder of a build, converts statements and keeps the code that V8 compiled for the threads' script next to
 * it. Without it, compiling takes most of the time of a thread's first page.
 */
import { once } from 'node:events';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BroadcastChannel, isMainThread, workerData } from 'node:worker_threads';

/** Papers of several kinds and scripts, so that V8 compiles most functions that a statement needs. */
const PAPERS = ['overdrawn-marker', 'credit-card', 'lakh-groups'];
const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));
const CHANNEL = 'ledgerize: keep what was compiled';

/** In the thread: does what the program's threads do, and writes the compiled code when asked to. */
async function beThread() {
  const channel = new BroadcastChannel(CHANNEL);
  const built = new URL(workerData.entry).searchParams.get('built');
  const { script, compiledPath } = await import(`${built}workers/from-build.cjs`);
  channel.onmessage = () => {
    writeFileSync(`${compiledPath}.${process.pid}`, script.createCachedData());
    renameSync(`${compiledPath}.${process.pid}`, compiledPath);
    channel.postMessage(null);
  };
}

async function convertPapers(folder) {
  const built = `${pathToFileURL(folder)}/`;
  const { createWorkerPool } = await import(`${built}workers/pool.js`);
  const { DEFAULT_BOUNDS } = await import(`${built}workers/bounds.js`);
  const entry = new URL(`${import.meta.url}?${new URLSearchParams({ built })}`);
  const scratch = mkdtempSync(join(tmpdir(), 'ledgerize-build-'));
  const channel = new BroadcastChannel(CHANNEL);
  const pool = await createWorkerPool({ ...DEFAULT_BOUNDS, threads: 1 }, { entry });
  try {
    for (const paper of PAPERS) {
      const [path, read, out] = [join(FIXTURES, paper, 'statement.pdf'), join(scratch, 'read'), join(scratch, 'out')];
      const { ok } = await pool.convert({ path, out: read, compare: 'file' });
      if (!ok) throw new Error(`${path} was not converted`);
      const part = { uuid: '', filename: 'statement.pdf', result: { path: read } };
      await pool.render({ jobId: null, format: 'JSON', parts: [part], out });
    }
    const kept = once(channel, 'message');
    channel.postMessage(null);
    await kept;
  } finally {
    channel.close();
    await pool.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (!isMainThread) await beThread();
// a checkout without fixtures, as in the test of this build: V8 then compiles each function at its first call
else if (existsSync(FIXTURES)) await convertPapers(process.argv[2]);
