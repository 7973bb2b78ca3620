/** Creates a folder and its parents, one level at a time: in one call, some paths (below /proc) hang for ever. */
import { mkdir, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Given a path, creates the missing folders. Throws the system's error for the first one that cannot be created. */
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
