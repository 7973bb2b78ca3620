/** Uploaded files. */
import type { Readable } from 'node:stream';
import type { Fault } from '../../contract/fields.ts';
import type { Metadata } from '../../contract/metadata.ts';
import type { PrintedWord } from '../../engine/model/printed-words.ts';
import type { JobFileStatus } from '../jobs/types.ts';
import type { Tx } from '../storage/schema.ts';
import type { FileReading } from '../summaries/types.ts';
import type { FileCounts, Reviewed } from './review.ts';

/**
 * A file as the interface shows it. `pages` is 0 while a password is required. The name is that of the first part of
 * its upload; bytes and hash are of what was sent: of all parts, one after another.
 */
export interface StoredFile {
  readonly uuid: string;
  readonly pages: number;
  readonly filename: string;
  readonly bytes: number;
  /** hex */
  readonly sha256: string;
  readonly passwordRequired: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** the client's own reference; empty if there is none */
  readonly metadata: Metadata;
  /** true: uploaded with a test key */
  readonly test: boolean;
  /** the client that it belongs to; null: none */
  readonly clientId: string | null;
  /** the newest one; left out where nobody looked, and of files that were never converted */
  readonly conversion?: FileConversion;
  /** the current one; left out where nobody looked, and of files that were not read */
  readonly reading?: FileReading;
}

/** What became of a file in a job. */
export interface FileConversion {
  readonly jobId: string;
  readonly status: JobFileStatus;
  readonly pagesDone: number;
  readonly error?: Fault;
}

export type FileListWanted = Reviewed & { readonly limit: number; readonly cursor?: string | undefined };

export interface FilePage {
  readonly files: StoredFile[];
  readonly nextCursor: string | null;
  /** how many are of each state, on all pages; left out of a list without filters and order */
  readonly counts?: FileCounts;
}

/** One file of an upload's form. */
export interface UploadPart {
  readonly filename: string;
  readonly body: Readable;
}

export interface Upload {
  readonly accountId: string;
  /** true: uploaded with a test key */
  readonly test?: boolean;
  /** one PDF, or pictures that become the pages of one file in their order; each is read before the next is asked for */
  readonly parts: AsyncIterable<UploadPart> | Iterable<UploadPart>;
  /** Called when all parts are read, since it may come after them. Throws INVALID_REQUEST. */
  readonly metadata?: () => Metadata;
  /** of all parts together */
  readonly maxBytes: number;
  readonly retentionMs: number;
}

/** Opens the PDF, or makes one of the pictures, and keeps it as a file. `within` runs last in the transaction: if it throws, nothing is kept. */
export type KeepFile = (within?: (tx: Tx, file: StoredFile) => Promise<void>) => Promise<StoredFile>;

/** A page as a picture. */
export interface PageDrawn {
  readonly png: Uint8Array;
  /** in points of the upright page, the same space as the boxes of its transactions */
  readonly pageWidth: number;
  readonly pageHeight: number;
}

/** A page that may be drawn. */
interface PagePicture {
  /** strong, quoted */
  readonly etag: string;
  /**
   * Throws FILE_NOT_FOUND (deleted meanwhile), PDF_UNREADABLE, PDF_TOO_COMPLEX, INTERNAL_ERROR; an AbortError if the
   * signal aborts.
   */
  draw(signal?: AbortSignal): Promise<PageDrawn>;
}

export interface Files {
  /**
   * Streams an upload to disk, counts and hashes it, opens it in a worker, and keeps it. Throws ApiError FILE_REQUIRED
   * (empty), FILE_TOO_LARGE (as soon as it is over the limit), UNSUPPORTED_FILE, PDF_UNREADABLE, PDF_TOO_COMPLEX,
   * UPLOAD_FAILED.
   */
  upload(upload: Upload): Promise<StoredFile>;
  /**
   * The same, but `decide` is called with the hash before the file is opened, and may keep it. `keep` throws if the
   * file is neither a PDF nor a picture.
   */
  upload<T>(upload: Upload, decide: (sha256: string, keep: KeepFile) => Promise<T>): Promise<T>;
  /**
   * A page of the files that are neither deleted nor expired, by default newest first. Throws INVALID_REQUEST for an
   * unknown cursor.
   */
  list(accountId: string, page: FileListWanted): Promise<FilePage>;
  /** Throws ApiError FILE_NOT_FOUND (unknown, malformed id, another account's, expired, deleted). */
  get(accountId: string, uuid: string): Promise<StoredFile>;
  /**
   * Tries a password in a worker and stores it encrypted. Throws FILE_NOT_FOUND, PASSWORD_INCORRECT, PDF_*,
   * SET_PASSWORD_FAILED.
   */
  setPassword(accountId: string, uuid: string, password: string): Promise<StoredFile>;
  /**
   * Given a page, from 1, and a width in pixels, returns the picture to draw. Throws FILE_NOT_FOUND, FILE_LOCKED,
   * NOT_FOUND.
   */
  page(accountId: string, uuid: string, wanted: { page: number; width: number }): Promise<PagePicture>;
  /** The words of a page, from 1. Throws FILE_NOT_FOUND, FILE_LOCKED, NOT_FOUND, PDF_UNREADABLE, PDF_TOO_COMPLEX. */
  words(accountId: string, uuid: string, page: number): Promise<readonly PrintedWord[]>;
  /** Deletes the bytes and everything derived from them; jobs with the file lose their result. */
  delete(accountId: string, uuid: string): Promise<void>;
}
