/** Converts one file: a worker reads it, a worker renders it, and the result goes to its destination. */
import { rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Format } from '../../formats/registry.ts';
import type { Conversion, ConvertTask, WorkerPool } from '../../workers/types.ts';
import { uuidOf } from './identity.ts';
import { faultOf, tryTwice } from './tries.ts';

export interface Context {
  readonly pool: WorkerPool;
  readonly format: Format;
  readonly task: Pick<ConvertTask, 'passwords' | 'hints' | 'compare'>;
  /** a temporary folder for the extraction until it is rendered */
  readonly scratch: string;
  readonly signal: AbortSignal;
  readonly onPage: (file: string, pagesDone: number, pagesTotal: number) => void;
}

/** The outcome of a file: its figures, or why it was not converted. */
export type Outcome =
  | Extract<Conversion, { ok: true }>
  | { readonly ok: false; readonly code: string; readonly message: string };

let made = 0;

/** Given a file and its destination, converts it and returns the outcome. Throws only if aborted. */
export async function convertOne(file: string, destination: string, context: Context): Promise<Outcome> {
  const extraction = join(context.scratch, `${++made}.json`);
  try {
    if ((await stat(file)).isDirectory()) {
      return { ok: false, code: 'UNSUPPORTED_FILE', message: 'It is a folder; name the PDF files in it.' };
    }
    const { pool, format, task, signal } = context;
    const onProgress = (done: number, total: number) => context.onPage(file, done, total);
    const conversion = await tryTwice(() =>
      pool.convert({ path: file, out: extraction, ...task }, { signal, onProgress }),
    );
    if (!conversion.ok) return { ok: false, ...conversion.fault };
    const part = { uuid: await uuidOf(file), filename: basename(file), result: { path: extraction } };
    await pool.render({ jobId: null, format, parts: [part], out: destination }, { signal });
    return conversion;
  } catch (error) {
    context.signal.throwIfAborted();
    return { ok: false, ...faultOf(error, 'CONVERT_FAILED') };
  } finally {
    await rm(extraction, { force: true });
  }
}
