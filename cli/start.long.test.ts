/**
 * Keeps the start of a command short: it does not load, compile or fold what the build has done already or the command
 * does not need.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, expect, test, vi } from 'vitest';
import { builtProgram } from './testing/built.ts';

const LEXICON = fileURLToPath(new URL('../engine/lexicon', import.meta.url));
let buildUrl: string;
beforeAll(() => {
  buildUrl = `${pathToFileURL(dirname(dirname(builtProgram())))}/`;
});

/** Runs a module's text as a program, with the V8 flags of the threads, and returns its output. */
function node(flags: readonly string[], text: string): string {
  const settings = `
    import { compileQuickly } from '${buildUrl}workers/compilation.js';
    import { collectSparingly } from '${buildUrl}workers/garbage.js';
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
    const load = \`Promise.all([import('${buildUrl}workers/from-build.cjs'), import('node:worker_threads')])
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
  // other tests of this process may have loaded and used the lexicon
  vi.resetModules();
  vi.doMock('../engine/lexicon/phrases/folded.ts', { spy: true });
  const asked = await import('../engine/lexicon/phrases/folded.ts');
  const { fold, foldList } = await import('../engine/lexicon/phrases/fold.ts');
  const { inLexicon } = await import('../engine/lexicon/phrases/phrases.ts');
  const modules = readdirSync(LEXICON, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  for (const path of modules) await import(join(LEXICON, path));
  // the first lookup builds the tables
  inLexicon('');
  const built = await import(`${buildUrl}engine/lexicon/phrases/folded.js`);
  const lists = new Set(vi.mocked(asked.foldedList).mock.calls.flat());
  const known = [...lists].filter((list) => built.foldedList(list) !== undefined);
  vi.doUnmock('../engine/lexicon/phrases/folded.ts');
  vi.resetModules();
  expect(known.length).toBeGreaterThan(500);
  for (const list of known) expect(built.foldedList(list)).toBe(foldList(list).join('|'));
  const texts = [...new Set(vi.mocked(asked.foldedText).mock.calls.flat())];
  const knownTexts = texts.filter((text) => built.foldedText(text) !== undefined);
  expect(knownTexts.length).toBeGreaterThan(500);
  for (const text of knownTexts) expect(built.foldedText(text)).toBe(fold(text));
});
