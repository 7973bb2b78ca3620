/** The secret of a data folder: made at its first start unless the operator sets one, and replaced by a rotation. */
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { link, open, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ringOf, type Secret, type SecretRing } from '../secrets/ring.ts';
import { type FolderLock, takeLock } from './lock.ts';

const SECRET_BYTES = 32;
/** the secret that seals */
const CURRENT = 'secret';
/** a new one, which a rotation is about to put in its place */
const NEXT = 'secret.next';
/** those before, a line each, until nothing is sealed under them */
const OLD = 'secret.old';

type Absent = NodeJS.ErrnoException;

/**
 * Given the data folder, returns its secret (hex of 32 bytes); makes it if missing, readable only by the owner. Safe if
 * two processes start at once.
 */
async function readOrMakeSecret(dataDir: string): Promise<string> {
  return (await read(join(dataDir, CURRENT))) ?? (await makeOnce(dataDir, CURRENT));
}

/**
 * Given the data folder, keeps other rotations off it: one may drop the secret that another has just made, or that a
 * backup is about to keep.
 */
export function lockRotation(dataDir: string): FolderLock {
  const lock = takeLock(join(dataDir, 'rotate.lock'));
  if (lock === null)
    throw new Error(
      `Another rotation, or the beginning of a backup, runs on the data folder ${dataDir}. Wait until it has ended.`,
    );
  return lock;
}

/**
 * Given the data folder, puts a new secret in the place of its secret, which stays readable beside it. Takes up a
 * rotation that was interrupted or runs elsewhere. The secrets before it can be dropped when nothing needs them.
 */
export async function replaceSecret(dataDir: string): Promise<void> {
  const before = await oldSecrets(dataDir);
  const current = await readOrMakeSecret(dataDir);
  const replaced = before.some((old) => old !== current);
  if (replaced && (await read(join(dataDir, NEXT))) === undefined) return;
  const next = await makeOnce(dataDir, NEXT);
  if (next !== current) await write(dataDir, OLD, [...new Set([...before, current])].join('\n'));
  await rename(join(dataDir, NEXT), join(dataDir, CURRENT)).catch(absent);
  await syncFolder(dataDir);
}

/** Deletes the secrets before the current one: nothing may be sealed under them. */
export async function dropOldSecrets(dataDir: string): Promise<void> {
  await unlink(join(dataDir, OLD)).catch(absent);
}

/** Given the data folder, returns the secrets before its current one, if a rotation has not dropped them yet. */
export async function oldSecrets(dataDir: string): Promise<string[]> {
  return linesOf((await read(join(dataDir, OLD))) ?? '');
}

/** Given the data folder and the operator's secrets, if set, returns all that are there. */
export async function openSecrets(
  dataDir: string,
  settings: { secret: string | undefined; oldSecrets: readonly string[] },
): Promise<SecretRing> {
  if (settings.secret === undefined) {
    await readOrMakeSecret(dataDir);
    return new FolderRing(dataDir, settings.oldSecrets);
  }
  // an operator who sets a secret for the first time still has the one that the folder began with
  const before = [await read(join(dataDir, CURRENT)), ...(await oldSecrets(dataDir))];
  return ringOf(settings.secret, [...settings.oldSecrets, ...before.filter((text) => text !== undefined)]);
}

/** Given a data folder that has none of its own, puts there the secrets of another: the current one, if any, last. */
export async function keepSecrets(dataDir: string, current: string | undefined, old: readonly string[]): Promise<void> {
  if (old.length > 0) await write(dataDir, OLD, [...new Set(old)].join('\n'));
  if (current !== undefined) await write(dataDir, CURRENT, current);
}

/** The secrets of the folder's files. A rotation replaces the files while servers run: they see it here. */
class FolderRing implements SecretRing {
  readonly #dataDir: string;
  readonly #further: readonly string[];
  #ring: SecretRing;
  #version: string;

  constructor(dataDir: string, further: readonly string[]) {
    this.#dataDir = dataDir;
    this.#further = further;
    this.#version = this.#versionNow();
    this.#ring = this.#read();
  }

  current(): Secret {
    this.#refresh();
    return this.#ring.current();
  }

  all(): readonly Secret[] {
    this.#refresh();
    return this.#ring.all();
  }

  find(id: string): Secret | undefined {
    const known = this.#ring.find(id);
    if (known !== undefined) return known;
    this.#refresh();
    return this.#ring.find(id);
  }

  #refresh(): void {
    const version = this.#versionNow();
    if (version === this.#version) return;
    const before = this.#ring.all().map(({ text }) => text);
    this.#ring = this.#read(before);
    this.#version = version;
  }

  /** `before` stays: what was read while the old secret was still there may be opened only now. */
  #read(before: readonly string[] = []): SecretRing {
    const current = readFileSync(join(this.#dataDir, CURRENT), 'utf8').trim();
    let old = '';
    try {
      old = readFileSync(join(this.#dataDir, OLD), 'utf8');
    } catch (error) {
      absent(error as Absent);
    }
    return ringOf(current, [...linesOf(old), ...this.#further, ...before]);
  }

  #versionNow(): string {
    const { ino, mtimeMs } = statSync(join(this.#dataDir, CURRENT));
    return `${ino} ${mtimeMs}`;
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Given a folder and a name, makes a file of it with a new secret, unless there is one, and returns its secret. */
async function makeOnce(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name);
  const temporary = await writeBeside(path, randomBytes(SECRET_BYTES).toString('hex'));
  try {
    // Unlike a rename, a link never replaces a secret that another process has just made.
    await link(temporary, path).catch((error: Absent) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await unlink(temporary);
  }
  await syncFolder(dataDir);
  const made = await read(path);
  if (made === undefined) throw new Error(`The secret file ${path} was deleted while it was made. Try again.`);
  return made;
}

async function write(dataDir: string, name: string, text: string): Promise<void> {
  const path = join(dataDir, name);
  await rename(await writeBeside(path, text), path);
  await syncFolder(dataDir);
}

/** Given a path, writes a text durably to a file beside it, readable only by the owner, and returns that file's path. */
async function writeBeside(path: string, text: string): Promise<string> {
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  return temporary;
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
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
    return absent(error as Absent);
  }
}

/** A file that is not there is no error. */
function absent(error: Absent): undefined {
  if (error.code !== 'ENOENT') throw error;
}
