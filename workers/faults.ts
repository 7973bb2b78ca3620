/** Makes faults of documents: what a thread found, and what is known where a worker was lost. */
import type { UnreadableError } from '../engine/errors.ts';
import { type FileFinding, fileFinding, fileWorded } from '../engine/wording/files.ts';
import type { DocumentFault, WorkerLostError } from './types.ts';

/** Given a code of the interface and what was found, returns the fault with its words. */
export const faultOf = <C extends DocumentFault['code']>(code: C, finding: FileFinding) => ({
  code,
  message: fileWorded(finding),
  finding,
});

/** Given what a thread threw over a file that nobody can read, returns it as a fault. */
export const faultOfUnreadable = ({ code, finding }: UnreadableError): DocumentFault => faultOf(code, finding);

const LOST = {
  reading: { overran: 'READING_OVERRAN', died: 'READING_BROKE' },
  opening: { overran: 'OPENING_OVERRAN', died: 'OPENING_BROKE' },
  drawing: { overran: 'DRAWING_OVERRAN', died: 'DRAWING_OVERRAN' },
} as const;

/** Given what was tried with a file, and how its workers were lost on it, returns the fault. */
export function lostFault(tried: keyof typeof LOST, { kind }: WorkerLostError) {
  return faultOf('PDF_TOO_COMPLEX', fileFinding(LOST[tried][kind === 'overran' ? 'overran' : 'died']));
}

/** Given how often the server may end while a file is read, returns the fault of one with which it ended more often. */
export const interruptedFault = (times: number) =>
  faultOf('PDF_TOO_COMPLEX', fileFinding('READING_INTERRUPTED', { times }));
