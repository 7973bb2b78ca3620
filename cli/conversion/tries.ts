/** Reads a file in a worker that it may kill: how often it is tried, and what is said when it fails. */
import { WorkerLostError } from '../../workers/types.ts';
import { oneLine } from '../failure.ts';

/** A file that kills its worker may have met a machine short of memory: it is tried once more, and then it is the file. */
const TRIES = 2;
const TOO_COMPLEX = 'PDF_TOO_COMPLEX';

/** Given work in a worker, returns what it gives; once more where the worker died. Throws what the last try threw. */
export async function tryTwice<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const died = error instanceof WorkerLostError && error.kind === 'died';
      if (!died || tries === TRIES) throw error;
    }
  }
}

/** Given what was thrown over a file, and the code of what nobody knows, returns its code and a message for the user. */
export function faultOf(error: unknown, unknown: string): { code: string; message: string } {
  if (error instanceof WorkerLostError && error.kind === 'overran') {
    return {
      code: TOO_COMPLEX,
      message:
        'It takes longer to read than a document may. It may be damaged, or made to do harm: print it to a new PDF, or split it.',
    };
  }
  if (error instanceof WorkerLostError && error.kind === 'died') {
    return {
      code: TOO_COMPLEX,
      message:
        'It takes more memory to read than a document may. It may be damaged, or made to do harm: print it to a new PDF, or split it.',
    };
  }
  if ((error as NodeJS.ErrnoException).code === 'ENOENT')
    return { code: 'FILE_NOT_FOUND', message: 'There is no such file.' };
  return { code: unknown, message: oneLine(error) };
}
