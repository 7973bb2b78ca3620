/** The two folders of `watch`: neither may be in the other, whatever links lead there. */
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { UsageError } from '../command.ts';
import { oneLine } from '../failure.ts';

export interface Folders {
  /** real paths, without links */
  readonly dir: string;
  readonly out: string;
}

/** Given the folders as named by the user, returns their real paths. Throws UsageError. `out` need not exist. */
export async function realFolders(dir: string, out: string): Promise<Folders> {
  const folders = { dir: await realFolder(dir), out: await realPath(resolve(out)) };
  if (isWithin(folders.dir, folders.out)) {
    throw new UsageError(
      `--out ${out} is in the watched folder ${dir}, which keeps only sources: name a folder outside of it`,
    );
  }
  if (isWithin(folders.out, folders.dir)) {
    throw new UsageError(
      `the watched folder ${dir} is in the folder for results ${out}: name a folder for results beside it`,
    );
  }
  return folders;
}

/** Given two real paths, returns whether the second is the first or below it. */
export function isWithin(folder: string, path: string): boolean {
  const between = relative(folder, path);
  return between === '' || !(between === '..' || between.startsWith(`..${sep}`) || resolve(between) === between);
}

async function realFolder(dir: string): Promise<string> {
  try {
    const real = await realpath(dir);
    if ((await stat(real)).isDirectory()) return real;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(code === 'ENOENT' ? `there is no folder ${dir}` : oneLine(error));
  }
  throw new UsageError(`${dir} is no folder: name the folder to watch`);
}

/** The real path of what exists of it, and the rest as it is. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error;
    return join(await realPath(dirname(path)), basename(path));
  }
}
