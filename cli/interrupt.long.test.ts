import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { drawLong, longStatement } from '../fixtures/draw/long.ts';
import { builtProgram } from './testing/built.ts';

beforeAll(() => void builtProgram());

const PAGES = 80;

test('an interrupted conversion ends by the signal, and leaves no files behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerize-interrupt-'));
  try {
    const temporary = join(folder, 'tmp');
    await mkdir(temporary);
    await writeFile(join(folder, 'long.pdf'), await drawLong(longStatement(PAGES)));
    const child = spawn(process.execPath, [builtProgram(), 'convert', 'long.pdf', '--out', 'out'], {
      cwd: folder,
      env: { ...process.env, TMPDIR: temporary },
      stdio: 'ignore',
    });
    const exit = once(child, 'exit');
    await vi.waitFor(async () => expect(await readdir(temporary)).not.toEqual([]), { timeout: 20_000, interval: 5 });
    child.kill('SIGINT');
    expect(await exit).toEqual([null, 'SIGINT']);
    expect(await readdir(temporary)).toEqual([]);
    expect(await readdir(join(folder, 'out'))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
