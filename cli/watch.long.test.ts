/** `ledgerize watch`, as its users run it: files that arrive, change, fail, and a command that is killed. */
import { appendFile, copyFile, mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { drawLong, longStatement } from '../fixtures/draw/long.ts';
import { builtProgram } from './testing/built.ts';
import { paper, run } from './testing/run.ts';
import { Watching } from './testing/watching.ts';

beforeAll(() => void builtProgram());

const QUICK = ['in', '--out', 'out', '--settle', '0.2'];
const LONG_WAIT = { timeout: 90_000, interval: 2 };
let folder: string;
let started: Watching[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-watch-'));
  await mkdir(join(folder, 'in'));
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((each) => each.end('SIGKILL')));
  await rm(folder, { recursive: true });
});

const at = (path: string) => join(folder, path);

function start(...args: string[]): Watching {
  const watching = new Watching(folder, args.length > 0 ? args : QUICK);
  started.push(watching);
  return watching;
}

async function begun(...args: string[]): Promise<Watching> {
  const watching = start(...args);
  await watching.tells(/^watching in; results go to out$/);
  return watching;
}

/** The files below a folder that users see, sorted. */
async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(at(path), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files
    .map((file) => file.slice(at(path).length + 1))
    .filter((file) => !file.startsWith('.'))
    .sort();
}

/** The sources of the conversions that the ledger has. */
async function conversions(): Promise<string[]> {
  const text = await readFile(at('out/.ledgerize/ledger.jsonl'), 'utf8').catch(() => '');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  const entries = whole.filter((line) => line !== '').map((line) => JSON.parse(line));
  return entries.filter(({ status }) => status === 'converted').map(({ source }) => source);
}

test('files that are written slowly, moved in, in folders, renamed, copied and changed', async () => {
  const watching = await begun();
  // a byte at a time at the begin, the rest at once, and again when it seems to be done
  const bytes = await readFile(paper('signed-amount'));
  const file = await open(at('in/slow.pdf'), 'w');
  for (let i = 0; i < 300; i++) await file.write(bytes, i, 1);
  await file.write(bytes, 300);
  await file.close();
  await watching.tells(/^slow\.pdf {2}\d pages? {2}\d+ transactions {2}verified$/);
  await appendFile(at('in/slow.pdf'), '% more\n');
  await vi.waitFor(
    () => expect(watching.lines.filter((line) => line.startsWith('slow.pdf'))).toHaveLength(2),
    LONG_WAIT,
  );

  // a whole folder at once, with a name that another source has too
  await mkdir(at('aside'));
  await copyFile(paper('two-accounts'), at('aside/may.pdf'));
  await copyFile(paper('newest-first'), at('aside/may.PDF'));
  await rename(at('aside'), at('in/2024'));
  await watching.tells(/^2024\/may\.pdf {2}/);
  await watching.tells(/^2024\/may\.PDF {2}/);

  // the same contents again
  await rename(at('in/2024/may.pdf'), at('in/renamed.pdf'));
  await watching.tells(/^renamed\.pdf {2}converted before {2}as 2024\/may\.pdf, to 2024\/may(\.pdf)?\.json$/);
  await writeFile(at('in/notes.txt'), 'no statement');
  await writeFile(at('in/.hidden.pdf'), 'no statement');

  expect(await watching.end('SIGTERM')).toBe(0);
  expect(watching.lines.at(-1)).toBe('ended: 4 converted, 1 converted before');
  expect(await filesIn('in')).toEqual(['2024/may.PDF', 'notes.txt', 'renamed.pdf', 'slow.pdf']);
  const results = await filesIn('out');
  expect(results.filter((name) => name.startsWith('2024/'))).toHaveLength(2);
  expect(results.filter((name) => !name.startsWith('2024/'))).toEqual(['replaced/slow.json', 'slow.json']);
  const { files } = JSON.parse(await readFile(at('out/slow.json'), 'utf8'));
  expect([files.length, files[0].filename, files[0].status]).toEqual([1, 'slow.pdf', 'completed']);
});

test('killed in its work and started again, it converts everything, and nothing twice', async () => {
  const names = Array.from({ length: 30 }, (_, i) => `${i}.pdf`);
  const bytes = await readFile(paper('two-accounts'));
  for (const [i, name] of names.entries())
    await writeFile(at(`in/${name}`), Buffer.concat([bytes, Buffer.from(`%${i}`)]));
  for (const done of [0, 1, 6, 13, 20]) {
    const watching = start(...QUICK.slice(0, 3), '--settle', '0');
    await vi.waitFor(async () => {
      expect((await conversions()).length).toBeGreaterThanOrEqual(done);
      expect(await readdir(at('out/.ledgerize/work'))).not.toEqual([]);
    }, LONG_WAIT);
    expect(await watching.end('SIGKILL')).toBe('SIGKILL');
  }
  const last = start(...QUICK, '--once');
  expect(await last.end()).toBe(0);
  expect((await conversions()).sort()).toEqual([...names].sort());
  expect(await filesIn('out')).toEqual(names.map((name) => name.replace('pdf', 'json')).sort());
  expect((await readdir(at('out/.ledgerize'))).sort()).toEqual(['ledger.jsonl', 'watch.lock']);
  await run(['convert', 'in/17.pdf', '--out', 'alone'], { cwd: folder });
  expect(await readFile(at('out/17.json'))).toEqual(await readFile(at('alone/17.json')));
  const again = start(...QUICK, '--once');
  expect([await again.end(), again.lines]).toEqual([0, ['done: 0 converted, 30 converted before']]);
});

test('what cannot be converted is moved, with a text that says why, and is tried again if it is moved back', async () => {
  await mkdir(at('in/deep'));
  await copyFile(paper('letter'), at('in/deep/letter.pdf'));
  await copyFile(paper('encrypted-aes256'), at('in/locked.pdf'));
  await writeFile(at('in/cut.pdf'), (await readFile(paper('signed-amount'))).subarray(0, 200));
  const first = start(...QUICK, '--once', '--password', 'wrong');
  expect(await first.end()).toBe(1);
  expect(first.lines.at(-1)).toBe('done: 0 converted, 3 not converted');
  expect(await filesIn('in')).toEqual([]);
  expect(await filesIn('out')).toEqual(
    ['cut.pdf', 'deep/letter.pdf', 'locked.pdf'].flatMap((name) => [`failed/${name}`, `failed/${name}.txt`]),
  );
  const text = await readFile(at('out/failed/locked.pdf.txt'), 'utf8');
  expect(text).toMatch(/^Code: +PASSWORD_INCORRECT$/m);
  expect(text).toMatch(/^What to do: .*--password-file/m);
  expect(text).not.toContain('wrong');
  expect(await readFile(at('out/failed/deep/letter.pdf.txt'), 'utf8')).toMatch(/^Code: +NO_TRANSACTIONS$/m);

  // another one of that name, and one that is tried again with its password
  await copyFile(paper('letter'), at('in/locked.pdf'));
  const second = start(...QUICK, '--once');
  expect(await second.end()).toBe(1);
  await rename(at('out/failed/locked.pdf'), at('in/locked.pdf'));
  const third = start(...QUICK, '--once', '--password', 'Blue-Kettle-42');
  expect(await third.end()).toBe(0);
  const results = await filesIn('out');
  expect(results.filter((name) => name.includes('locked'))).toEqual([
    'failed/locked (2).pdf',
    'failed/locked (2).pdf.txt',
    'failed/locked.pdf.txt',
    'locked.json',
  ]);
});

test('a second one on the same results is refused, until the first one ends in any way', async () => {
  const first = await begun();
  const second = start(...QUICK);
  expect([await second.end(), second.lines]).toEqual([
    1,
    ['ledgerize: another "ledgerize watch" writes to out: stop it first, or name another folder'],
  ]);
  await first.end('SIGKILL');
  expect(await (await begun()).end('SIGINT')).toBe(0);
});

test('an interrupt abandons the conversion that runs, and the next start does it', async () => {
  await writeFile(at('in/long.pdf'), await drawLong(longStatement(80)));
  const watching = await begun();
  await vi.waitFor(async () => expect(await readdir(at('out/.ledgerize/work'))).not.toEqual([]), LONG_WAIT);
  expect(await watching.end('SIGTERM')).toBe(0);
  expect(watching.lines.at(-1)).toBe('ended: 0 converted, 1 left for the next start');
  expect([await filesIn('in'), await filesIn('out')]).toEqual([['long.pdf'], []]);
  const again = start(...QUICK, '--once');
  expect([await again.end(), await filesIn('out')]).toEqual([0, ['long.json']]);
});

test('a watched folder that vanishes ends it with a message', async () => {
  const watching = await begun();
  await rm(at('in'), { recursive: true });
  expect(await watching.end()).toBe(1);
  expect(watching.lines.at(-1)).toMatch(/^ledgerize: the watched folder is gone: .*\/in$/);
});

test('results in the watched folder are wrong usage', async () => {
  const { code, stderr } = await run(['watch', 'in', '--out', 'in/results'], { cwd: folder });
  expect([code, stderr]).toEqual([2, expect.stringContaining('is in the watched folder in, which keeps only sources')]);
  expect(await readdir(at('in'))).toEqual([]);
});
