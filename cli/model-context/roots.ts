/** The folders whose files may be read. Links and `..` do not lead out of them. */
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readlink, realpath, stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { UsageError } from '../command.ts';
import { oneLine } from '../failure.ts';
import { isWithin } from '../watching/folders.ts';
import { ToolError } from './tool-error.ts';

/** A link or a pipe that took the place of the file since it was looked at is not opened. */
const READ_NO_LINK = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

interface Root {
  /** absolute, as given */
  readonly named: string;
  /** without links */
  readonly real: string;
}

export class Roots {
  readonly #roots: readonly Root[];

  private constructor(roots: readonly Root[]) {
    this.#roots = roots;
  }

  /** Given the folders as named by the user, returns them as roots. Throws UsageError. */
  static async of(folders: readonly string[]): Promise<Roots> {
    return new Roots(await Promise.all(folders.map(rootOf)));
  }

  /** The real paths of the folders. */
  get folders(): readonly string[] {
    return [...new Set(this.#roots.map(({ real }) => real))];
  }

  /**
   * Given a path, absolute or relative to a root, returns the real path of the file. Throws ToolError: of what is
   * outside of the roots it does not even tell whether it exists.
   */
  async fileAt(path: string): Promise<string> {
    if (path.includes('\0')) throw this.#outside();
    const places = this.#roots
      .map(({ named }) => resolve(named, path))
      .filter((place) => this.#roots.some(({ named, real }) => isWithin(named, place) || isWithin(real, place)));
    if (places.length === 0) throw this.#outside();
    for (const place of places) {
      const real = await realpath(place).catch(unreached);
      if (real instanceof Unreached) {
        if (!this.#has(await reachedOf(place))) throw this.#outside();
        if (real.isMissing) continue;
        throw new ToolError('FILE_NOT_READABLE', `The file cannot be read: ${real.why}.`);
      }
      if (!this.#has(real)) throw this.#outside();
      if (!(await stat(real)).isFile())
        throw new ToolError('UNSUPPORTED_FILE', 'It is no file: name a PDF or a picture.');
      return real;
    }
    throw new ToolError('FILE_NOT_FOUND', 'There is no such file. list_files names the files that can be read.');
  }

  /**
   * Given what `fileAt` returned, opens it for reading. Throws ToolError if a folder of the path was replaced by a link
   * that leads out of the roots meanwhile.
   */
  async open(real: string): Promise<FileHandle> {
    const file = await open(real, READ_NO_LINK);
    try {
      const place = await placeOf(file, real);
      if (this.#has(place)) return file;
      throw this.#outside();
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  #has(place: string): boolean {
    return this.#roots.some(({ real }) => isWithin(real, place));
  }

  #outside(): ToolError {
    return new ToolError(
      'PATH_NOT_ALLOWED',
      `Only files below these folders may be read: ${this.folders.join(', ')}. list_files names them.`,
    );
  }
}

async function rootOf(folder: string): Promise<Root> {
  try {
    const real = await realpath(folder);
    if ((await stat(real)).isDirectory()) return { named: resolve(folder), real };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(code === 'ENOENT' ? `--root ${folder}: there is no such folder` : oneLine(error));
  }
  throw new UsageError(`--root ${folder} is no folder`);
}

/** Why a path has no real path. */
class Unreached {
  readonly isMissing: boolean;
  readonly why: string;

  constructor(error: NodeJS.ErrnoException) {
    this.isMissing = error.code === 'ENOENT' || error.code === 'ENOTDIR';
    this.why = oneLine(error);
  }
}

const unreached = (error: NodeJS.ErrnoException) => new Unreached(error);

/**
 * Given a path that has no real path, returns the real path of the last folder on it that has one: what is behind a
 * link out of the roots is not told, missing or not. A link that leads nowhere counts as one out of them.
 */
async function reachedOf(path: string): Promise<string> {
  for (let at = path; ; at = dirname(at)) {
    if (await isLinkToNothing(at)) return sep;
    const real = await realpath(at).catch(unreached);
    if (!(real instanceof Unreached) || dirname(at) === at) return typeof real === 'string' ? real : at;
  }
}

async function isLinkToNothing(path: string): Promise<boolean> {
  const isLink = await lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
  return isLink && (await realpath(path).catch(unreached)) instanceof Unreached;
}

/** Where an open file is. Linux tells it of the file itself; elsewhere, its path is looked at again. */
async function placeOf({ fd }: FileHandle, path: string): Promise<string> {
  return readlink(`/proc/self/fd/${fd}`).catch(() => realpath(path));
}
