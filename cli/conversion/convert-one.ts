/** Converts one file: reads it in a worker, renders it in a worker, and leaves the result where it belongs. */
import { rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  type Conversion,
  type ConvertTask,
  type Format,
  WorkerLostError,
  type WorkerPool,
} from '../../workers/types.ts';
import { oneLine } from '../failure.ts';
import { uuidOf } from './identity.ts';

export interface Context {
  readonly pool: WorkerPool;
  readonly format: Format;
  readonly task: Pick<ConvertTask, 'passwords' | 'hints' | 'compare'>;
  /** a folder of our own, for what was read until it is rendered */
  readonly scratch: string;
  readonly signal: AbortSignal;
  readonly onPage: (file: string, pagesDone: number, pagesTotal: number) => void;
}

/** What became of a file: its figures, or why it was not converted. */
export type Outcome =
  | Extract<Conversion, { ok: true }>
  | { readonly ok: false; readonly code: string; readonly message: string };

/** A file that kills its worker may have met a machine short of memory: it is tried once more, and then it is the file. */
const TRIES = 2;
const TOO_COMPLEX = 'PDF_TOO_COMPLEX';

let made = 0;

/** Given a file and where its result goes, returns what became of it. Throws only when aborted. */
export async function convertOne(file: string, destination: string, context: Context): Promise<Outcome> {
  const extraction = join(context.scratch, `${++made}.json`);
  try {
    if ((await stat(file)).isDirectory()) {
      return { ok: false, code: 'UNSUPPORTED_FILE', message: 'It is a folder; name the PDF files in it.' };
    }
    const conversion = await read(file, extraction, context);
    if (!conversion.ok) return { ok: false, ...conversion.fault };
    const { pool, format, signal } = context;
    const part = { uuid: await uuidOf(file), filename: basename(file), result: { path: extraction } };
    await pool.render({ jobId: null, format, parts: [part], out: destination }, { signal });
    return conversion;
  } catch (error) {
    context.signal.throwIfAborted();
    return { ok: false, ...fault(error) };
  } finally {
    await rm(extraction, { force: true });
  }
}

async function read(path: string, out: string, { pool, task, signal, onPage }: Context): Promise<Conversion> {
  const onProgress = (done: number, total: number) => onPage(path, done, total);
  for (let tries = 1; ; tries++) {
    try {
      return await pool.convert({ path, out, ...task }, { signal, onProgress });
    } catch (error) {
      const died = error instanceof WorkerLostError && error.kind === 'died';
      if (!died || tries === TRIES) throw error;
    }
  }
}

function fault(error: unknown): { code: string; message: string } {
  if (error instanceof WorkerLostError && error.kind === 'overran') {
    return {
      code: TOO_COMPLEX,
      message: 'It takes longer to read than a document may. It may be damaged, or made to do harm.',
    };
  }
  if (error instanceof WorkerLostError && error.kind === 'died') {
    return {
      code: TOO_COMPLEX,
      message: 'It takes more memory to read than a document may. It may be damaged, or made to do harm.',
    };
  }
  if ((error as NodeJS.ErrnoException).code === 'ENOENT')
    return { code: 'FILE_NOT_FOUND', message: 'There is no such file.' };
  return { code: 'CONVERT_FAILED', message: oneLine(error) };
}
