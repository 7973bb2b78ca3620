import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['cli', 'contract', 'engine', 'formats', 'portal', 'server', 'workers'];
const RAN = { status: 0, stdout: 'ran', stderr: '' };
let trunk: string;
let checkout: string;

/** A checkout of a one-line program, with the real commands that build and start it. */
beforeAll(() => {
  trunk = mkdtempSync(join(tmpdir(), 'ledgerize-build-'));
  checkout = join(trunk, 'unbuilt');
  for (const path of ['bin', 'tsconfig.json', 'tsconfig.build.json']) {
    cpSync(join(ROOT, path), join(checkout, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(trunk, 'node_modules'));
  for (const folder of FOLDERS) mkdirSync(join(checkout, folder));
  writeFileSync(join(checkout, 'package.json'), '{"type": "module"}');
  for (const script of ['worker', 'from-build']) writeFileSync(join(checkout, `workers/${script}.ts`), 'export {};\n');
  writeSource("const ran: string = 'ran';\nprocess.stdout.write(ran);\n");
  cpSync(checkout, join(trunk, 'built'), { recursive: true });
  checkout = join(trunk, 'built');
  expect(build()).toMatchObject({ status: 0 });
});
afterAll(() => rmSync(trunk, { recursive: true }));

beforeEach(({ task }) => {
  checkout = join(trunk, task.id);
  cpSync(join(trunk, 'built'), checkout, { recursive: true, preserveTimestamps: true });
});

const writeSource = (text: string) => writeFileSync(join(checkout, 'cli/main.ts'), text);

function node(script: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(checkout, script)], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const build = () => node('bin/build.js');
const start = () => node('bin/ledgerize.js');
test('a program that is not built prints what to run', () => {
  checkout = join(trunk, 'unbuilt');
  expect(start()).toEqual({
    status: 1,
    stdout: '',
    stderr: 'ledgerize: the program is not built. Run: npm run build\n',
  });
});

test('a built program runs, even if its sources were touched', () => {
  expect(start()).toEqual(RAN);
  utimesSync(join(checkout, 'cli/main.ts'), 0, 0);
  expect(start()).toEqual(RAN);
});

test.each([
  ['changed', () => writeSource("process.stdout.write('new');\n")],
  ['joined by another', () => writeFileSync(join(checkout, 'engine/new.ts'), 'export {};\n')],
  ['given another look', () => writeFileSync(join(checkout, 'portal/new.css'), 'a {}\n')],
])('a program whose sources were %s since the build prints what to run', (_how, change) => {
  change();
  expect(start()).toMatchObject({ status: 1, stderr: expect.stringContaining('older sources') });
});

test('a packed program, without sources, runs', () => {
  for (const folder of FOLDERS) {
    rmSync(join(checkout, folder), { recursive: true });
  }
  expect(start()).toEqual(RAN);
});

test('a build that fails prints the reason and keeps the last build', () => {
  writeSource('const = ;\n');
  expect(build()).toMatchObject({ status: 1, stdout: expect.stringContaining('cli/main.ts') });
  expect(node('dist/cli/main.js')).toEqual(RAN);
});
