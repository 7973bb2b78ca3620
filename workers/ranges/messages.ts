/** The messages between the threads that read the ranges of a long document, and to the pool. */
import type { MessagePort } from 'node:worker_threads';
import type { UnreadableCode } from '../../engine/errors.ts';
import type { RecognisedPage } from '../../engine/model/recognised.ts';
import type { PageRange } from '../../engine/read-pages.ts';
import type { RangeRead } from '../../engine/read-ranges.ts';
import type { FileFinding } from '../../engine/wording/files.ts';
import type { PictureMode } from '../types.ts';
import type { Cut } from './claims.ts';
import type { PackedPages } from './pack.ts';

/** From which number of pages on the ranges of a document may be read by several threads, and the pages of a range. */
export interface RangeBounds {
  readonly leastPages: number;
  readonly rangePages: number;
}

/** A thread has opened a long document, and others may read pages of it. */
export interface LongDocument {
  readonly cut: Cut;
  /** of the claims, which all threads share */
  readonly claims: SharedArrayBuffer;
  /** the one that opens it */
  readonly password: string | undefined;
  readonly pictures: PictureMode;
  /** where the pool tells of threads that help */
  readonly control: MessagePort;
}

/** To the thread that puts the pages together: a thread that helps it, or that one of these is lost. */
export type ControlMessage = { readonly type: 'helper'; readonly port: MessagePort } | { readonly type: 'lost' };

/** Help with a long document: read ranges until none is left, or until asked to stop. */
export interface HelpTask extends Pick<LongDocument, 'cut' | 'claims' | 'password' | 'pictures'> {
  /** a local file */
  readonly path: string;
  /** the number of the thread among those that read the document */
  readonly thread: number;
  /** where the ranges go */
  readonly port: MessagePort;
}

/** A range that a helper has read, or that cannot be read. */
export type RangeMessage = PageRange &
  (
    | {
        readonly pages: PackedPages;
        readonly recognised: readonly RecognisedPage[];
        readonly scales: RangeRead['scales'];
        /** milliseconds that threads took to read pictures for it */
        readonly readingMs: number;
      }
    | { readonly fault: { readonly code: UnreadableCode; readonly finding: FileFinding } }
  );
