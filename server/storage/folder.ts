/** Makes a folder and those above it, one level at a time: in one call some paths (below /proc) hang for ever. */
import { mkdir, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Given a path, makes what is missing of it. Throws what the system says of the first folder that cannot be made. */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  const missing: string[] = [];
  for (let at = resolve(path); !(await isThere(at)); at = dirname(at)) missing.unshift(at);
  for (const folder of missing) {
    try {
      await mkdir(folder, { mode });
    } catch (error) {
      // another process may have made it since
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  // what the system would say
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
