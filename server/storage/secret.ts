/** The secret of a data folder, made at its first start unless the operator sets one. */
import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Given the data folder, returns its secret (hex of 32 bytes); makes it if missing, readable only by the owner. Safe if
 * two processes start at once.
 */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const existing = await read(path);
  if (existing !== undefined) return existing;
  const temporary = join(dataDir, `secret.${randomUUID()}`);
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(randomBytes(32).toString('hex'));
    await file.sync();
    await file.close();
    // Unlike a rename, a link never replaces a secret that another process has just made.
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await unlink(temporary);
  }
  const folder = await open(dataDir, 'r');
  await folder.sync();
  await folder.close();
  return (await read(path))!;
}

/** Given the data folder, returns its secret; undefined if it has none. */
export function readSecret(dataDir: string): Promise<string | undefined> {
  return read(join(dataDir, 'secret'));
}

async function read(path: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    if (secret === '') throw new Error(`The secret file ${path} is empty: restore it, or delete it to make a new one.`);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
