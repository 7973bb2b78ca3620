import { link, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Roots } from './roots.ts';

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'ledgerize-roots-')));
  for (const made of ['in/deep', 'in-other', 'more']) await mkdir(join(folder, made), { recursive: true });
  for (const file of ['secret.pdf', 'in/a.pdf', 'in/deep/b.pdf', 'in/..c.pdf', 'in-other/d.pdf', 'more/e.pdf'])
    await writeFile(join(folder, file), file);
  await symlink('../secret.pdf', join(folder, 'in/link.pdf'));
  await symlink('..', join(folder, 'in/up'));
  await symlink('deep/b.pdf', join(folder, 'in/inside.pdf'));
  await symlink('/nowhere/at/all.pdf', join(folder, 'in/dangling.pdf'));
  await symlink('in', join(folder, 'link-to-in'));
  await link(join(folder, 'in/a.pdf'), join(folder, 'in/hard.pdf'));
});
afterAll(() => rm(folder, { recursive: true }));

const rootsOf = (...names: string[]) => Roots.of(names.map((name) => join(folder, name)));
/** Given a path, with FOLDER in place of the folder, returns the path of the file below the folder. */
async function found(path: string, ...names: string[]): Promise<string> {
  const roots = await rootsOf(...(names.length > 0 ? names : ['in']));
  return (await roots.fileAt(path.replace('FOLDER', folder))).replace(`${folder}/`, '');
}

test.each([
  ['a.pdf', 'in/a.pdf'],
  ['FOLDER/in/a.pdf', 'in/a.pdf'],
  ['deep/../a.pdf', 'in/a.pdf'],
  ['./deep//b.pdf', 'in/deep/b.pdf'],
  ['inside.pdf', 'in/deep/b.pdf'],
  ['..c.pdf', 'in/..c.pdf'],
  ['hard.pdf', 'in/hard.pdf'],
])('%s is %s', async (path, real) => {
  expect(await found(path)).toBe(real);
});

test('a root may be a link, and a path may name it either way', async () => {
  expect(await found('a.pdf', 'link-to-in')).toBe('in/a.pdf');
  expect(await found('FOLDER/link-to-in/a.pdf', 'link-to-in')).toBe('in/a.pdf');
  expect(await found('FOLDER/in/a.pdf', 'link-to-in')).toBe('in/a.pdf');
});

test('a relative path is searched in each root', async () => {
  expect(await found('e.pdf', 'in', 'more')).toBe('more/e.pdf');
  expect(await found('../more/e.pdf', 'in', 'more')).toBe('more/e.pdf');
});

test.each([
  '../secret.pdf',
  'FOLDER/secret.pdf',
  'FOLDER/in/../secret.pdf',
  'FOLDER/in-other/d.pdf',
  '../in-other/d.pdf',
  'link.pdf',
  'up/secret.pdf',
  'up/in-other/d.pdf',
  'up/no-such-file.pdf',
  'up/no-such-folder/a.pdf',
  'up/secret.pdf/a.pdf',
  'link.pdf/a.pdf',
  'dangling.pdf',
  'dangling.pdf/a.pdf',
  '/etc/passwd',
  '/etc/no-such-file',
  '../no-such-file.pdf',
  'a.pdf\0.png',
])('%s is not allowed, whether it exists or not', async (path) => {
  await expect(found(path)).rejects.toMatchObject({ code: 'PATH_NOT_ALLOWED' });
});

test.each(['none.pdf', 'a.pdf/none.pdf', `${'x'.repeat(300)}.pdf`])('%s is not found', async (path) => {
  await expect(found(path)).rejects.toMatchObject({
    code: expect.stringMatching(/^FILE_NOT_(FOUND|READABLE)$/),
  });
});

test('a folder is no file', async () => {
  await expect(found('deep')).rejects.toMatchObject({ code: 'UNSUPPORTED_FILE' });
});

test('a root that does not exist, or is a file, is wrong usage', async () => {
  await expect(rootsOf('none')).rejects.toThrow('there is no such folder');
  await expect(rootsOf('secret.pdf')).rejects.toThrow('is no folder');
});

test('a file is not opened through a folder that became a link out of the roots after it was looked at', async () => {
  const roots = await rootsOf('in');
  const file = await roots.open(join(folder, 'in/a.pdf'));
  expect(await file.readFile('utf8')).toBe('in/a.pdf');
  await file.close();
  await expect(roots.open(join(folder, 'in/up/secret.pdf'))).rejects.toMatchObject({ code: 'PATH_NOT_ALLOWED' });
});
