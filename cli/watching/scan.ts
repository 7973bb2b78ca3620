/** Lists the statements in a folder and its folders: PDFs and pictures, by their names. */
import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isStatementName } from '../../formats/base-name.ts';

/** What shows that a file changes. */
export interface FileState {
  /** bytes */
  readonly size: number;
  /** milliseconds */
  readonly mtimeMs: number;
  readonly ctimeMs: number;
  readonly ino: number;
}

interface FoundFile extends FileState {
  /** the path below the folder */
  readonly path: string;
}

export interface Scan {
  /** in order of their last change */
  readonly files: readonly FoundFile[];
  /** what cannot be taken, with why */
  readonly skipped: readonly { readonly path: string; readonly why: string }[];
}

/** A character in place of bytes of a name that are not UTF-8: no system call finds such a file. */
const UNREADABLE_NAME = '\ufffd';

/** Given a folder, returns the statements in it. Hidden files are none. Throws if the folder itself cannot be read. */
export async function scanFolder(folder: string): Promise<Scan> {
  const files: FoundFile[] = [];
  const skipped: { path: string; why: string }[] = [];

  async function walk(below: string): Promise<void> {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const path = join(below, entry.name);
      if (isHidden(entry.name)) continue;
      if (entry.isDirectory()) {
        await walk(path).catch((error) => {
          if (isDenied(error)) skipped.push({ path, why: 'the folder may not be read by this user' });
          else if (!isGone(error)) throw error;
        });
      } else if (entry.isSymbolicLink()) {
        skipped.push({ path, why: 'a symbolic link is not followed' });
      } else if (entry.isFile() && isStatementName(entry.name)) {
        const state = await stateOf(join(folder, path));
        if (state !== null) files.push({ path, ...state });
        else if (entry.name.includes(UNREADABLE_NAME)) {
          skipped.push({ path, why: 'its name is not UTF-8: rename it' });
        }
      }
    }
  }

  await walk('');
  files.sort((a, b) => a.mtimeMs - b.mtimeMs || (a.path < b.path ? -1 : 1));
  return { files, skipped };
}

/** Given the path of a file, returns its state; null if it is gone, or no file. */
export async function stateOf(path: string): Promise<FileState | null> {
  const found = await statusOf(path);
  if (!found?.isFile()) return null;
  const { size, mtimeMs, ctimeMs, ino } = found;
  return { size, mtimeMs, ctimeMs, ino };
}

/** Given a path, returns what is there; null for nothing. */
export async function kindOf(path: string): Promise<'file' | 'other' | null> {
  const found = await statusOf(path);
  if (found === null) return null;
  return found.isFile() ? 'file' : 'other';
}

async function statusOf(path: string): Promise<Stats | null> {
  try {
    return await lstat(path);
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Returns whether an error says that there is no such file. */
export function isGone(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

function isDenied(error: unknown): boolean {
  return ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Returns whether two states are of the same, unchanged file. */
export function isUnchanged(before: FileState, now: FileState | null): boolean {
  return now !== null && before.size === now.size && before.mtimeMs === now.mtimeMs && before.ino === now.ino;
}

/** Programs that copy files often write to a hidden name first. */
export function isHidden(name: string): boolean {
  return name.startsWith('.');
}
