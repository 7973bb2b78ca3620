/** Retries work in a worker that may die, and describes its failure. */
import { WorkerLostError } from '../../workers/types.ts';
import { oneLine } from '../failure.ts';

/**
 * A file that kills its worker may only have met a machine short of memory, so it is tried once more. If it fails
 * again, the file is the cause.
 */
const TRIES = 2;
const TOO_COMPLEX = 'PDF_TOO_COMPLEX';

/** Given work in a worker, returns its result; tries once more if the worker died. Throws the error of the last try. */
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

/** Given the error of a file and the code for unknown errors, returns the code and a message for the user. */
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
