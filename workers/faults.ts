/** Makes faults of documents: from the errors of a thread, and for a lost worker. */
import type { UnreadableError } from '../engine/errors.ts';
import { type FileFinding, fileFinding, fileWorded } from '../engine/wording/files.ts';
import type { DocumentFault } from './task-types.ts';
import type { WorkerLostError } from './types.ts';

/** Given a code of the interface and a finding, returns the fault with its message. */
export const faultOf = <C extends DocumentFault['code'] | 'CONVERT_FAILED'>(code: C, finding: FileFinding) => ({
  code,
  message: fileWorded(finding),
  finding,
});

/** Given a thread's error for an unreadable file, returns the fault. */
export const faultOfUnreadable = ({ code, finding }: UnreadableError): DocumentFault => faultOf(code, finding);

const LOST = {
  reading: { overran: 'READING_OVERRAN', died: 'READING_BROKE' },
  opening: { overran: 'OPENING_OVERRAN', died: 'OPENING_BROKE' },
  drawing: { overran: 'DRAWING_OVERRAN', died: 'DRAWING_OVERRAN' },
} as const;

/** Given the attempted work and how its workers were lost, returns the fault. */
export function lostFault(tried: keyof typeof LOST, { kind }: WorkerLostError) {
  return faultOf('PDF_TOO_COMPLEX', fileFinding(LOST[tried][kind === 'overran' ? 'overran' : 'died']));
}

/**
 * Given the allowed number of server stops during one file, returns the fault for a file that exceeded it: ours, since
 * a server stops for many reasons.
 */
export const interruptedFault = (times: number) =>
  faultOf('CONVERT_FAILED', fileFinding('READING_INTERRUPTED', { times }));
