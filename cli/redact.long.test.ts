/** `ledgerize redact` as its users run it. */
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { builtProgram } from './testing/built.ts';
import { paper, run } from './testing/run.ts';

beforeAll(() => void builtProgram());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-redact-'));
});
afterEach(() => rm(folder, { recursive: true }));

const redact = (...args: string[]) => run(['redact', ...args], { cwd: folder });

test('a statement that does not add up becomes a copy that does not add up either', async () => {
  const { code, stdout, stderr } = await redact(paper('wrong-sum'), '--out', 'copy.pdf');
  expect([code, stdout.length]).toEqual([0, 0]);
  expect(stderr).toMatch(/^copy\.pdf {2}1 page {2}\d+ texts stay {2}converts as the original\n/);
  expect((await run(['convert', 'copy.pdf'], { cwd: folder })).stderr).toMatch(/20 transactions {2}mismatch/);
});

test('a file that is not a statement is redacted, too', async () => {
  const { code } = await redact(paper('letter'), '--out', 'copy.pdf');
  expect(code).toBe(0);
  expect(existsSync(join(folder, 'copy.pdf'))).toBe(true);
});

test('--report prints the texts that stay, and --keep adds to them', async () => {
  const plain = String((await redact(paper('overdrawn-marker'), '--out', 'a.pdf', '--report')).stdout).split('\n');
  const more = await redact(paper('overdrawn-marker'), '--out', 'b.pdf', '--report', '--keep', 'Maple Court');
  expect(plain).toContain('Payment type and details');
  expect(plain.join()).not.toContain('MAPLE');
  expect(String(more.stdout)).toContain('MAPLE COURT');
});

test('the same seed makes the same copy', async () => {
  const made = async (out: string) => {
    await redact(paper('signed-amount'), '--out', out, '--seed', 'one');
    return readFile(join(folder, out));
  };
  expect((await made('a.pdf')).equals(await made('b.pdf'))).toBe(true);
});

test('a file without its password has no copy, exit 1', async () => {
  const { code, stderr } = await redact(paper('encrypted-aes256'), '--out', 'copy.pdf');
  expect([code, existsSync(join(folder, 'copy.pdf'))]).toEqual([1, false]);
  expect(stderr).toContain('PASSWORD_REQUIRED');
});

test('the statement itself is never overwritten', async () => {
  await copyFile(paper('signed-amount'), join(folder, 'mine.pdf'));
  const { code, stderr } = await redact('mine.pdf', '--out', './mine.pdf');
  expect(code).toBe(2);
  expect(stderr).toContain('--out names the statement itself');
});

test('without --out it is a usage error', async () => {
  const { code, stderr } = await redact(paper('signed-amount'));
  expect([code, stderr]).toEqual([2, expect.stringContaining('--out is missing')]);
});

test.each([
  ['no-folder/copy.pdf', 'there is no such folder'],
  ['.', 'it is a folder'],
])('if --out is %s, the message does not blame the statement', async (out, why) => {
  const { code, stderr } = await redact(paper('signed-amount'), '--out', out);
  expect([code, stderr]).toEqual([1, expect.stringContaining(`REDACT_FAILED  --out ${out}: ${why}`)]);
});
