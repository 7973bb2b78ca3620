/** A text conversion loads nothing that reads pictures: no thread, and no library of the system. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { builtProgram } from '../cli/testing/built.ts';
import { scanOf } from './testing/scan.ts';

const LIBRARIES = /onnxruntime|libvips|sharp/;
const PAPER = fileURLToPath(new URL('../fixtures/signed-amount/statement.pdf', import.meta.url));

/** Given a file, converts it in a process of its own, and returns the libraries and the threads of that. */
function loadedFor(file: string, folder: string): { readonly libraries: readonly string[]; readonly ok: boolean } {
  const workers = new URL('../workers/', pathToFileURL(builtProgram()));
  const program = `
    const { createWorkerPool } = await import('${new URL('pool.js', workers).href}');
    const { DEFAULT_BOUNDS } = await import('${new URL('bounds.js', workers).href}');
    const pool = await createWorkerPool({ ...DEFAULT_BOUNDS, threads: 1 });
    const { ok } = await pool.convert({ path: ${JSON.stringify(file)}, out: ${JSON.stringify(join(folder, 'out'))} });
    // before the threads end
    const libraries = process.report.getReport().sharedObjects;
    await pool.close();
    console.log(JSON.stringify({ ok, libraries }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('a text conversion loads no library that reads pictures; that of a picture does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerize-loaded-'));
  try {
    const text = loadedFor(PAPER, folder);
    expect(text).toMatchObject({ ok: true });
    expect(text.libraries.filter((path) => LIBRARIES.test(path))).toEqual([]);
    const scan = join(folder, 'scan.pdf');
    await writeFile(scan, await scanOf(1));
    expect(loadedFor(scan, folder).libraries.some((path) => LIBRARIES.test(path))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
