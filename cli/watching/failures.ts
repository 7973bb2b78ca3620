/** Moves sources that cannot be converted to `failed/`, each with a text beside it that says why. */
import { copyFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../server/storage/folder.ts';
import { oneLine } from '../failure.ts';
import type { Folders } from './folders.ts';
import { numberedNames } from './names.ts';
import { sync, syncFolder } from './results.ts';
import { kindOf } from './scan.ts';
import { Turns } from './turns.ts';

/** Below the folder for results. */
const FAILED = 'failed';
const TEXT = '.txt';

export interface Failure {
  /** the path below the watched folder */
  readonly source: string;
  /** of its contents, hex; null if it cannot be read */
  readonly sha256: string | null;
  readonly code: string;
  readonly message: string;
  /** when it failed */
  readonly at: Date;
}

export interface Moved {
  /** the path below the folder for results; null if the source could not be moved */
  readonly movedTo: string | null;
  /** why it could not */
  readonly why?: string;
}

export class Failures {
  readonly #folders: Folders;
  /** for temporary files, on the disk of the results */
  readonly #work: string;
  /** two failures must not take the same name */
  readonly #turns = new Turns();

  constructor(folders: Folders, work: string) {
    this.#folders = folders;
    this.#work = work;
  }

  /** Given a failure, moves its source and writes the text. Throws the errors of the disk of the results. */
  move(failure: Failure): Promise<Moved> {
    return this.#turns.take(() => moveFailure(failure, this.#folders, this.#work));
  }
}

async function moveFailure(failure: Failure, { dir, out }: Folders, work: string): Promise<Moved> {
  const from = join(dir, failure.source);
  const name = await freeName(out, failure.source);
  const to = join(out, name);
  await makeFolder(dirname(to));
  const write = async (again: string) => {
    const temporary = join(work, 'failure.txt');
    await writeFile(temporary, textOf(failure, again), { flush: true });
    await rename(temporary, `${to}${TEXT}`);
    await syncFolder(dirname(to));
  };
  // a text before its file: a process that ends in between leaves the source where it was
  await write(`Then move the file back to ${from}: it is tried again.`);
  try {
    await move(from, to, work);
    await syncFolder(dirname(to));
    return { movedTo: name };
  } catch (error) {
    const why = oneLine(error);
    await write(`The file could not be moved here (${why}). It is tried again if it changes, and at the next start.`);
    return { movedTo: null, why };
  }
}

/** A text without its file is an old one: the user took the file back. */
async function freeName(out: string, source: string): Promise<string> {
  for (const name of numberedNames(join(FAILED, source), Buffer.byteLength(TEXT))) {
    const isFree = (await kindOf(join(out, name))) === null && (await kindOf(join(out, name + TEXT))) !== 'other';
    if (isFree) return name;
  }
  throw new Error('names never end');
}

/** Moves a file, also to another disk. It is never missing: it is deleted once its copy is whole. */
async function move(from: string, to: string, work: string): Promise<void> {
  try {
    return await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
  }
  const copy = join(work, 'failure');
  try {
    await copyFile(from, copy);
    await sync(copy);
    await rename(copy, to);
  } finally {
    await rm(copy, { force: true });
  }
  try {
    await unlink(from);
  } catch (error) {
    await rm(to);
    throw error;
  }
}

const WITH_PASSWORD =
  'Start the command again with the password of the file: --password P, --password-file FILE, or the environment variable LEDGERIZE_PDF_PASSWORD.';

/** What helps, where the message does not say it. */
const WHAT_TO_DO: Readonly<Record<string, string>> = {
  PASSWORD_REQUIRED: WITH_PASSWORD,
  PASSWORD_INCORRECT: WITH_PASSWORD,
  UNSUPPORTED_FILE: 'Save or print the document as a PDF.',
  PDF_UNREADABLE: 'Download the file again from the bank: this copy may be damaged or cut off.',
  NO_TRANSACTIONS: 'If it is a statement, "ledgerize explain FILE" tells how it was read.',
  EXPORT_NEEDS: 'Start the command again with the options that the message names.',
  EXPORT_LIMIT: 'Start the command again with another --format.',
  CONVERT_FAILED:
    'Let the user that runs the command read the file. If that is not the reason, report it, with a copy that "ledgerize redact" makes.',
  PDF_TOO_COMPLEX: 'Print the document to a new PDF, or split it.',
};

function textOf({ source, sha256, code, message, at }: Failure, again: string): string {
  return `${source} could not be converted.

Code:        ${code}
Message:     ${message}
What to do:  ${WHAT_TO_DO[code] ?? 'Do what the message says.'}
             ${again}

Failed at:   ${at.toISOString()}
SHA-256:     ${sha256 ?? 'unknown: the file cannot be read'}
`;
}
