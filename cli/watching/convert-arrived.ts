/** What is done with a file that is whole: it is converted, known already, or moved to the failures. */
import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ARCHIVE, FORMATS } from '../../formats/registry.ts';
import { WorkerLostError } from '../../workers/types.ts';
import { type Context, convertOne, type Outcome } from '../conversion/convert-one.ts';
import { printable, summaryLine } from '../conversion/report.ts';
import { faultOf } from '../conversion/tries.ts';
import type { Failures } from './failures.ts';
import type { Folders } from './folders.ts';
import type { Entry, Ledger } from './ledger.ts';
import type { Results } from './results.ts';
import { type FileState, isGone, isUnchanged, stateOf } from './scan.ts';

/** Given a file, returns what became of it: a line about it, if there is something to tell. */
export interface Done {
  readonly line: string | null;
  readonly outcome: 'converted' | 'known' | 'failed';
}

/** `doubtful`: it failed, and may still be arriving; `changed`: it changed meanwhile, or is gone. */
export type Ended = Done | 'doubtful' | 'changed';

export interface Tools {
  readonly folders: Folders;
  readonly ledger: Ledger;
  readonly results: Results;
  readonly failures: Failures;
  readonly conversion: Context;
  /** the options of the conversion, as a short hash */
  readonly options: string;
  /** a folder for temporary files, on the disk of the results */
  readonly work: string;
}

type Failed = Extract<Outcome, { ok: false }>;
/** The contents of a source; null if it cannot be read. */
type Contents = string | null;
type Converted = { readonly outcome: Outcome; readonly result: string | null };

export class ArrivedFiles {
  readonly #tools: Tools;
  /** contents that are being converted */
  readonly #inWork = new Map<string, Promise<unknown>>();
  /** failures of files that may still be arriving, by their paths */
  readonly #doubtful = new Map<string, { readonly sha256: Contents; readonly failed: Failed }>();
  #made = 0;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /**
   * Given the path of a file below the watched folder and its state, does with it what is to be done. Throws the errors
   * of this machine that are not about the file, such as a full disk, and if aborted.
   */
  async take(path: string, state: FileState): Promise<Ended> {
    const { dir } = this.#tools.folders;
    let sha256: Contents = null;
    try {
      sha256 = await sha256Of(join(dir, path));
    } catch (error) {
      if (isGone(error)) return this.#forget(path);
      if (isShortage(error)) throw error;
      return this.#fail(path, state, { sha256, failed: { ok: false, ...faultOf(error, 'CONVERT_FAILED') } });
    }
    // of two files with the same contents, one is converted
    for (let other = this.#inWork.get(sha256); other; other = this.#inWork.get(sha256)) await other.catch(() => {});
    const known = this.#tools.ledger.converted({ source: path, sha256, options: this.#tools.options });
    if (known !== undefined) return this.#knew(path, sha256, known);
    const doubt = this.#doubtful.get(path);
    if (doubt?.sha256 === sha256) return this.#fail(path, state, doubt);
    const work = this.#convert(path, sha256, state);
    this.#inWork.set(sha256, work);
    try {
      const converted = await work;
      if (converted === 'changed') return this.#forget(path);
      if (!converted.outcome.ok) return await this.#fail(path, state, { sha256, failed: converted.outcome });
      this.#doubtful.delete(path);
      return { line: summaryLine(path, converted.outcome), outcome: 'converted' };
    } finally {
      this.#inWork.delete(sha256);
    }
  }

  #forget(path: string): 'changed' {
    this.#doubtful.delete(path);
    return 'changed';
  }

  async #knew(path: string, sha256: string, { result, source }: Entry): Promise<Done> {
    this.#doubtful.delete(path);
    const { ledger, options } = this.#tools;
    if (ledger.knows({ source: path, sha256, options })) return { line: null, outcome: 'known' };
    await ledger.add({ ...this.#entry(path, sha256), status: 'same', result });
    const line = `${printable(path)}  converted before  as ${printable(source)}, to ${printable(result ?? '')}`;
    return { line, outcome: 'known' };
  }

  #entry(source: string, sha256: string): Pick<Entry, 'at' | 'source' | 'sha256' | 'options'> {
    return { at: new Date().toISOString(), source, sha256, options: this.#tools.options };
  }

  /** Converts a copy, so that what is converted is what was hashed, whatever happens to the file meanwhile. */
  async #convert(path: string, sha256: string, state: FileState): Promise<Converted | 'changed'> {
    const { folders, conversion, results, ledger, work } = this.#tools;
    const own = join(work, String(++this.#made));
    await mkdir(own);
    try {
      const source = join(folders.dir, path);
      const copy = join(own, basename(path));
      const isCopied = await copied(source, copy);
      if (!isCopied || (await sha256Of(copy)) !== sha256 || !isUnchanged(state, await stateOf(source))) {
        return 'changed';
      }
      const finished = join(own, 'result');
      const outcome = await convertOne([copy], finished, { ...conversion, scratch: own });
      if (!outcome.ok && isOfMachine(outcome.cause)) throw outcome.cause;
      if (!outcome.ok) return { outcome, result: null };
      const { extension } = outcome.isArchive ? ARCHIVE : FORMATS[conversion.format];
      const result = await results.withName(path, extension, async (name) => {
        await results.publish(finished, name);
        await ledger.add({ ...this.#entry(path, sha256), status: 'converted', result: name });
        return name;
      });
      return { outcome, result };
    } catch (error) {
      // a file that has the name of a folder, or the other way round
      if (!stoodInTheWay(error)) throw error;
      return { outcome: { ok: false, ...faultOf(error, 'CONVERT_FAILED') }, result: null };
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  }

  /** The first time, the file may still be arriving; if it is the same later, it is moved. */
  async #fail(
    path: string,
    state: FileState,
    { sha256, failed }: { sha256: Contents; failed: Failed },
  ): Promise<Ended> {
    const doubt = this.#doubtful.get(path);
    if (doubt === undefined || doubt.sha256 !== sha256) {
      this.#doubtful.set(path, { sha256, failed });
      return 'doubtful';
    }
    this.#doubtful.delete(path);
    const { folders, failures, ledger } = this.#tools;
    if (!isUnchanged(state, await stateOf(join(folders.dir, path)))) return 'changed';
    const { code, message } = failed;
    const { movedTo, why } = await failures.move({ source: path, sha256, code, message, at: new Date() });
    if (sha256 !== null) {
      await ledger.add({ ...this.#entry(path, sha256), status: 'failed', result: null, code, movedTo });
    }
    const where = movedTo === null ? `could not be moved: ${why}` : `moved to ${movedTo}`;
    return { line: `${summaryLine(path, failed)}  ${printable(where)}`, outcome: 'failed' };
  }
}

/** Given a file, returns the SHA-256 of its contents, hex. Throws the errors of the disk. */
async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Returns false if the source is gone. */
async function copied(source: string, copy: string): Promise<boolean> {
  try {
    // on file systems that can, a copy takes no time and no space
    await copyFile(source, copy, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if (isGone(error) && (await stateOf(source)) === null) return false;
    throw error;
  }
}

function stoodInTheWay(error: unknown): boolean {
  return ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Errors of reading a source that say nothing about the source. */
function isShortage(error: unknown): boolean {
  return ['EMFILE', 'ENFILE', 'ENOMEM'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** A conversion reads and writes only files of our own: an error of the system is this machine's. */
function isOfMachine(cause: unknown): boolean {
  if (cause instanceof WorkerLostError) return cause.kind === 'unavailable';
  return /^E(?!RR_)[A-Z0-9]+$/.test((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
}
