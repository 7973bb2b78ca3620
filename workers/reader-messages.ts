/** The messages between a thread that converts and those that read pictures for it. */
import type { PictureRequest, RecognisedPage } from '../engine/model/recognised.ts';
import type { Language } from './languages.ts';

/** What a thread that reads pictures is started with, as its `workerData`. */
export interface ReaderSetup {
  /** the module to run: in a checkout, threads first start a loader for TypeScript */
  readonly entry: string;
  /** in which texts may be read */
  readonly languages: readonly Language[];
}

/** A thread gets one at a time. */
export type ReaderRequest = PictureRequest;

/** `thread`: the system's number of the thread. `ms`: what the reading took by the clock. */
export type ReaderReply =
  | { readonly type: 'ready'; readonly thread: number | undefined }
  | { readonly type: 'page'; readonly page: RecognisedPage; readonly ms: number }
  | { readonly type: 'error'; readonly error: string };
