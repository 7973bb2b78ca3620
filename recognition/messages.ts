/** The messages between a thread that converts and those that read pictures for it. */
import type { PictureRequest, RecognisedPage } from '../engine/model/recognised.ts';

/** What a thread that reads pictures is started with, as its `workerData`. */
export interface ReaderSetup {
  /** the module to run: in a checkout, threads first start a loader for TypeScript */
  readonly entry: string;
}

export interface ReaderRequest {
  readonly id: number;
  readonly request: PictureRequest;
}

export type ReaderReply =
  | { readonly id: number; readonly page: RecognisedPage }
  | { readonly id: number; readonly error: string };
