/** Papers for the tests of storage and jobs: a PDF by its header, whose one line tells the pool of the tests what to do with it. */
import { Readable } from 'node:stream';
import type { DocumentFault } from '../../../workers/types.ts';

export interface Paper {
  readonly pages: number;
  /** what opens it */
  readonly password?: string;
  /** what a conversion ends with */
  readonly fault?: DocumentFault['code'];
  /** the worker is lost so many times before the task succeeds */
  readonly loses?: {
    readonly at: 'inspect' | 'unlock' | 'convert' | 'draw';
    readonly kind: 'died' | 'overran';
    readonly times: number;
  };
  /** conversion waits until the test lets go (see HeldPool) */
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
