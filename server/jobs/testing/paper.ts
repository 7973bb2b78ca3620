/** Papers for the tests of storage and jobs: a PDF header, and one line that says what the tests' pool does. */
import { Readable } from 'node:stream';
import type { DocumentFault } from '../../../workers/types.ts';

export interface Paper {
  readonly pages: number;
  /** the password that opens it */
  readonly password?: string;
  /** the fault that its conversion ends with */
  readonly fault?: DocumentFault['code'];
  /** how often the worker is lost before the task succeeds */
  readonly loses?: {
    readonly at: 'inspect' | 'unlock' | 'convert' | 'draw';
    readonly kind: 'died' | 'overran';
    readonly times: number;
  };
  /** the conversion waits until the test releases it (see HeldPool) */
  readonly held?: boolean;
  /** no PDF reader can open it */
  readonly damaged?: boolean;
  /** makes two papers differ */
  readonly name?: string;
}

const HEADER = '%PDF-1.7\n';

export function drawPaper(paper: Paper): Buffer {
  return Buffer.from(`${HEADER}${JSON.stringify(paper)}\n${'%'.repeat(1100)}\n%%EOF\n`);
}

export function readPaper(bytes: Buffer): Paper {
  return JSON.parse(bytes.subarray(bytes.indexOf(HEADER)).toString('utf8').split('\n')[1]!) as Paper;
}

export function bodyOf(bytes: Buffer): Readable {
  return Readable.from([bytes.subarray(0, 700), bytes.subarray(700)]);
}
