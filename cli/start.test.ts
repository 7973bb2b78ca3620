/**
 * Keeps the start of a command short: it does not load, compile or fold what the build has done already or the command
 * does not need.
 */
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { fold, foldList } from '../engine/lexicon/phrases/fold.ts';
import { builtProgram } from './testing/built.ts';

let built: string;
beforeAll(() => {
  built = `${pathToFileURL(dirname(dirname(builtProgram())))}/`;
});

/** Runs a module's text as a program, with the V8 flags of the threads, and returns its output. */
function node(flags: readonly string[], text: string): string {
  const settings = `
    import { compileQuickly } from '${built}workers/compilation.js';
    import { collectSparingly } from '${built}workers/garbage.js';
    compileQuickly();
    collectSparingly();`;
  return execFileSync(process.execPath, [...flags, '--input-type=module', '-e', `${settings}\n${text}`], {
    encoding: 'utf8',
  });
}

/** Starts a thread, and prints whether V8 rejected the compiled code. */
const thread = (flags: readonly string[]) =>
  node(
    flags,
    `import { MessageChannel, Worker } from 'node:worker_threads';
    const { port2: pdfium } = new MessageChannel();
    const load = \`Promise.all([import('${built}workers/from-build.js'), import('node:worker_threads')])
      .then(([{ script }, { parentPort }]) => parentPort.postMessage(String(script.cachedDataRejected)))\`;
    const worker = new Worker(load, { eval: true, workerData: { pdfium }, transferList: [pdfium] });
    worker.on('message', (told) => { console.log(told); process.exit(); });`,
  ).trim();

test.each([
  ['the command', []],
  ['the server', ['--single-threaded-gc']],
])('a thread of %s uses the code that V8 compiled at the build', (_name, flags) => {
  expect(thread(flags)).toBe('false');
});

test('a thread under another V8 compiles again', () => {
  expect(thread(['--no-opt'])).toBe('undefined');
});

test('what the build folded of the lexicon equals a new folding', async () => {
  const { FOLDED_LISTS, FOLDED_TEXTS } = await import(`${built}engine/lexicon/phrases/folded.js`);
  expect(FOLDED_LISTS.size).toBeGreaterThan(500);
  expect(FOLDED_TEXTS.size).toBeGreaterThan(500);
  for (const [list, folded] of FOLDED_LISTS) expect(foldList(list).join('|')).toBe(folded);
  for (const [text, folded] of FOLDED_TEXTS) expect(fold(text)).toBe(folded);
});
