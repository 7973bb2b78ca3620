/** Folders: who may read what is in them, how they are created, and how much room they have. */
import { chmod, mkdir, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const OWNER_ONLY = 0o700;
const NOT_OTHERS = 0o077;

/**
 * From now on, whatever this process creates can be read by its owner only: also the files of libraries, in any folder.
 */
export function keepFilesPrivate(): void {
  process.umask(NOT_OTHERS);
}

/**
 * Given a path, creates the missing folders, one level at a time: in one call, some paths (below /proc) hang for ever.
 * Throws the system's error for the first one that cannot be created.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  const missing: string[] = [];
  for (let at = resolve(path); !(await isThere(at)); at = dirname(at)) missing.unshift(at);
  for (const folder of missing) {
    try {
      await mkdir(folder, { mode });
    } catch (error) {
      // another process may have created it meanwhile
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  // the error that the system would give
  if (!(await stat(path)).isDirectory()) {
    throw Object.assign(new Error(`EEXIST: file already exists, mkdir '${path}'`), { code: 'EEXIST', path });
  }
}

/** Given a path, creates the folder, and closes it to others, which also closes the files that older versions left. */
export async function makePrivateFolder(path: string): Promise<void> {
  await makeFolder(path, OWNER_ONLY);
  await chmod(path, OWNER_ONLY);
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Given a folder, returns how many bytes may still be written to its disk. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
