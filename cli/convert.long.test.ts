import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { builtProgram } from './testing/built.ts';
import { paper, run } from './testing/run.ts';

beforeAll(() => void builtProgram());

const PASSWORD = 'Blue-Kettle-42';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-convert-'));
});
afterEach(() => rm(folder, { recursive: true }));

const convert = (...args: string[]) => run(['convert', ...args], { cwd: folder });

async function bring(...names: string[]): Promise<string[]> {
  await Promise.all(names.map((name) => copyFile(paper(name), join(folder, `${name}.pdf`))));
  return names.map((name) => `${name}.pdf`);
}

test('one file becomes JSON on standard output, with a summary on standard error', async () => {
  const [file] = await bring('signed-amount');
  const { code, stdout, stderr } = await convert(file!);
  const { jobId, files, normalised } = JSON.parse(String(stdout));
  expect(code).toBe(0);
  expect([jobId, files[0].filename, files[0].status]).toEqual([null, file, 'completed']);
  expect(normalised.length).toBeGreaterThan(0);
  expect(stderr).toMatch(
    new RegExp(`^signed-amount.pdf {2}\\d+ pages? {2}${normalised.length} transactions {2}(verified|unverifiable)\\n$`),
  );
});

test("a file's uuid is made from its SHA-256", async () => {
  const [file] = await bring('signed-amount');
  const sha256 = createHash('sha256')
    .update(await readFile(paper('signed-amount')))
    .digest('hex');
  const { uuid } = JSON.parse(String((await convert(file!)).stdout)).files[0];
  expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(uuid.slice(0, 13).replace('-', '')).toBe(sha256.slice(0, 12));
});

test('many files go into a folder that is made, without leftovers', async () => {
  const files = await bring('signed-amount', 'two-accounts', 'newest-first');
  const { code, stdout, stderr } = await convert(...files, '--format', 'csv', '--out', 'made/here');
  expect([code, stdout.length]).toEqual([0, 0]);
  expect(stderr.trimEnd().split('\n').length).toBe(3);
  expect((await readdir(join(folder, 'made/here'))).sort()).toEqual([
    'newest-first.csv',
    'signed-amount.csv',
    'two-accounts.csv',
  ]);
});

test('the built program has the packages of accounting formats, some of which are modules alone', async () => {
  const { code, stdout } = await run(['convert', paper('credit-card'), '--format', 'ofx']);
  expect([code, String(stdout)]).toEqual([0, expect.stringMatching(/^OFXHEADER:100/)]);
});

test('a result replaces an older one', async () => {
  const [file] = await bring('signed-amount');
  await mkdir(join(folder, 'out'));
  await writeFile(join(folder, 'out/signed-amount.json'), 'old');
  await convert(file!, '--out', 'out');
  expect(JSON.parse(await readFile(join(folder, 'out/signed-amount.json'), 'utf8')).files.length).toBe(1);
});

test('a statement without rows is written, exit 0', async () => {
  const [file] = await bring('no-transactions');
  const { code, stdout } = await convert(file!);
  const { normalised, statements } = JSON.parse(String(stdout));
  expect([code, normalised, statements.length]).toEqual([0, [], 1]);
});

test('a file that is not a statement has no result; the others are converted, exit 1', async () => {
  const files = await bring('signed-amount', 'letter');
  await writeFile(join(folder, 'text.pdf'), 'no PDF');
  const { code, stderr } = await convert(...files, 'text.pdf', 'missing.pdf', '.', '--out', 'out');
  expect(code).toBe(1);
  expect(await readdir(join(folder, 'out'))).toEqual(['signed-amount.json']);
  const lines = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('signed-amount'));
  expect(lines.map((line) => line.split('  ').slice(0, 2)).sort()).toEqual([
    ['.', 'UNSUPPORTED_FILE'],
    ['letter.pdf', 'NO_TRANSACTIONS'],
    ['missing.pdf', 'FILE_NOT_FOUND'],
    ['text.pdf', 'UNSUPPORTED_FILE'],
  ]);
});

test('one file that fails leaves standard output empty', async () => {
  const [file] = await bring('letter');
  const { code, stdout } = await convert(file!);
  expect([code, stdout.length]).toEqual([1, 0]);
});

test('two inputs of one base name are refused before anything starts', async () => {
  await bring('signed-amount');
  const { code, stderr } = await convert('signed-amount.pdf', 'Signed-Amount.PDF', '--out', 'out');
  expect(code).toBe(2);
  expect(stderr).toContain('would both become');
  expect(await readdir(folder)).toEqual(['signed-amount.pdf']);
});

test('a password opens the files that need one; the others open without it', async () => {
  const files = await bring('encrypted-aes256', 'owner-password-only', 'signed-amount');
  const { code } = await convert(...files, '--out', 'out', '--password', 'wrong', '--password', PASSWORD);
  expect(code).toBe(0);
});

test('the password may come from the environment', async () => {
  const { code } = await run(['convert', paper('encrypted-aes128')], { env: { LEDGERIZE_PDF_PASSWORD: PASSWORD } });
  expect(code).toBe(0);
});

test('for a locked file without its password, the message asks for one', async () => {
  const { code, stderr } = await run(['convert', paper('encrypted-rc4')]);
  expect(code).toBe(1);
  expect(stderr).toContain('  PASSWORD_REQUIRED  ');
});

test('an output folder that is a file fails with one line', async () => {
  const [file] = await bring('signed-amount');
  await writeFile(join(folder, 'taken'), '');
  const { code, stderr } = await convert(file!, '--out', 'taken');
  expect([code, stderr]).toEqual([1, 'ledgerize: taken: a file of that name stands in the way\n']);
});

test('a reader that closes the pipe early is not an error', async () => {
  const { code, stderr } = await run(['convert', paper('signed-amount')], { unread: true });
  expect([code, stderr.trimEnd().split('\n').length]).toEqual([0, 1]);
});

test('gaps between the statements of an account are printed after the files', async () => {
  const [file] = await bring('months-of-one-account');
  const lines = (await convert(file!)).stderr.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(
    /^account …8341 GBP {2}3 statements .* broken; no statement covers 2025-03-01 to 2025-03-31$/,
  );
});

test('the statements of an account in several files are compared with one another', async () => {
  await bring('months-of-one-account');
  await copyFile(join(folder, 'months-of-one-account.pdf'), join(folder, 'again.pdf'));
  const { stderr } = await convert('again.pdf', 'months-of-one-account.pdf', '--out', '.');
  expect(stderr).toMatch(
    /6 statements .*(again|months-of-one-account).pdf and (again|months-of-one-account).pdf are the same/,
  );
});

test('pictures are read, alone and as the pages of one statement, and a PDF is not joined', async () => {
  const [file] = await bring('signed-amount');
  const blank = sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } });
  await writeFile(join(folder, 'a.png'), await blank.png().toBuffer());
  await writeFile(join(folder, 'b.jpg'), await blank.jpeg().toBuffer());
  const nothing = '(PDF_UNREADABLE|NO_TRANSACTIONS)';
  const alone = await convert('a.png', 'b.jpg', '--out', 'out');
  expect([alone.code, alone.stderr.trimEnd().split('\n').sort()]).toEqual([
    1,
    [expect.stringMatching(`^a.png {2}${nothing}`), expect.stringMatching(`^b.jpg {2}${nothing}`)],
  ]);
  const joined = await convert('a.png', 'b.jpg', '--join');
  expect([joined.code, joined.stderr]).toEqual([1, expect.stringMatching(`^a.png and 1 more {2}${nothing}`)]);
  const mixed = await convert('a.png', file!, '--join');
  expect([mixed.code, mixed.stderr]).toEqual([1, expect.stringMatching(/UNSUPPORTED_FILE {2}File 2 of those to join/)]);
});

test('a picture that is cut off is PDF_UNREADABLE', async () => {
  const { data } = await sharp({ create: { width: 600, height: 800, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  await writeFile(join(folder, 'a.jpg'), data.subarray(0, data.length / 2));
  const { code, stderr } = await convert('a.jpg');
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^a.jpg {2}PDF_UNREADABLE {2}The picture of page 1 is damaged/),
  ]);
});
