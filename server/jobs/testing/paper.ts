/** Papers for the tests of storage and jobs: the beginning of a file, and one line that says what the tests' pool does. */
import { Readable } from 'node:stream';
import type { StatementSummary } from '../../../engine/model/summary.ts';
import type { DocumentFault } from '../../../workers/task-types.ts';
import type { UploadPart } from '../../files/types.ts';

export interface Paper {
  readonly pages: number;
  /** the password that opens it */
  readonly password?: string;
  /** the fault that its conversion ends with */
  readonly fault?: DocumentFault['code'];
  /** how often the worker is lost before the task succeeds */
  readonly loses?: {
    readonly at: 'inspect' | 'assemble' | 'unlock' | 'convert' | 'draw';
    readonly kind: 'died' | 'overran';
    readonly times: number;
  };
  /** the conversion waits until the test releases it (see HeldPool) */
  readonly held?: boolean;
  /** no PDF reader can open it */
  readonly damaged?: boolean;
  /** begins like a picture, not like a PDF */
  readonly picture?: boolean;
  /** what is read of its one statement */
  readonly statement?: Partial<StatementSummary>;
  /** makes two papers differ */
  readonly name?: string;
}

const HEADER = '%PDF-1.7\n';
const PICTURE_HEADER = '\x89PNG\r\n\x1a\n';

export function drawPaper(paper: Paper): Buffer {
  const header = Buffer.from(paper.picture ? PICTURE_HEADER : HEADER, 'latin1');
  return Buffer.concat([header, Buffer.from(`${JSON.stringify(paper)}\n${'%'.repeat(1100)}\n%%EOF\n`)]);
}

export function readPaper(bytes: Buffer): Paper {
  const line = /\{.*\}/.exec(bytes.toString('utf8'));
  return JSON.parse(line![0]) as Paper;
}

const NOT_PRINTED = {
  ...{ institution: null, accountHolder: null, accountNumber: null, iban: null, bic: null, accountType: null },
  ...{ currency: null, periodStart: null, periodEnd: null, openingBalance: null, closingBalance: null },
};

/** Given a paper, returns what is read of its statement. */
export function summaryOfPaper({ pages, statement }: Paper): StatementSummary {
  const figures = { totalIn: '0.00', totalOut: '0.00', transactionCount: 0, correctedRows: 0 };
  return { status: 'unverifiable', pages: [1, pages], ...NOT_PRINTED, ...figures, ...statement };
}

/** Given the bytes of a file, returns them as the only part of an upload. */
export function partsOf(bytes: Buffer, filename = 'statement.pdf'): UploadPart[] {
  return [{ filename, body: bodyOf(bytes) }];
}

export function bodyOf(bytes: Buffer): Readable {
  return Readable.from([bytes.subarray(0, 700), bytes.subarray(700)]);
}
