/** Uploaded files: upload, look at, unlock, see a page, delete. */
import { json, nothing } from '../http/answer.ts';
import type { CallOptions, CreateOptions, Send } from '../http/call.ts';
import { type FileInput, formOf } from '../inputs.ts';
import type {
  Bytes,
  CheckAnswer,
  CheckRequest,
  FileList,
  Metadata,
  PageWords,
  Preview,
  PreviewRequest,
  Query,
  UploadedFile,
  Version,
  VersionList,
  VersionRequest,
} from '../types.ts';
import { type List, listOf, PAGE_SIZE } from './list.ts';

/** A page of a file. */
export interface PagePicture {
  /** PNG */
  readonly bytes: Bytes;
  /** in points, upright, as the boxes of transactions have it */
  readonly width: number;
  readonly height: number;
}

export interface UploadOptions extends CreateOptions {
  /** a reference of your own, by which `list` finds the file */
  readonly metadata?: Metadata | undefined;
}

export class FileCalls {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Uploads a PDF or a picture; several pictures become the pages of one file, in their order. */
  async upload(
    input: FileInput | readonly FileInput[],
    { metadata, ...options }: UploadOptions = {},
  ): Promise<UploadedFile> {
    const body = await formOf(Array.isArray(input) ? input : [input as FileInput]);
    if (metadata !== undefined) body.append('metadata', JSON.stringify(metadata));
    const read = json<UploadedFile>;
    return this.#send({ method: 'POST', path: ['files'], body, creates: true, large: true, read, options });
  }

  /** Lists the uploaded files, by default newest first, with what was read of each. */
  list(query: Query<'listFiles'> = {}, options: CallOptions = {}): List<FileList, UploadedFile> {
    const path = ['files'];
    const page = (cursor = query.cursor) =>
      this.#send({ method: 'GET', path, query: { limit: PAGE_SIZE, ...query, cursor }, read: json<FileList>, options });
    return listOf(page, ({ files }) => files);
  }

  get(uuid: string, options: CallOptions = {}): Promise<UploadedFile> {
    return this.#send({ method: 'GET', path: ['files', uuid], read: json<UploadedFile>, options });
  }

  /** Opens a protected PDF. Throws PASSWORD_INCORRECT. */
  setPassword(uuid: string, password: string, options: CallOptions = {}): Promise<UploadedFile> {
    const path = ['files', uuid, 'password'];
    const read = json<UploadedFile>;
    return this.#send({ method: 'POST', path, body: { password }, repeatable: true, read, options });
  }

  /** Lists the versions of what was read of a file, newest first: conversions and corrections. */
  versions(uuid: string, options: CallOptions = {}): Promise<VersionList> {
    return this.#send({ method: 'GET', path: ['files', uuid, 'versions'], read: json<VersionList>, options });
  }

  /** Corrects what was read of a file, or restores an earlier version of it. Throws VERSION_CHANGED. */
  makeVersion(uuid: string, body: VersionRequest, options: CreateOptions = {}): Promise<Version> {
    return this.#send({
      method: 'POST',
      path: ['files', uuid, 'versions'],
      body,
      creates: true,
      read: json<Version>,
      options,
    });
  }

  /** Names a version, or takes its name away (null). Throws VERSION_NOT_FOUND. */
  renameVersion(uuid: string, version: string, name: string | null, options: CallOptions = {}): Promise<Version> {
    const path = ['files', uuid, 'versions', version];
    return this.#send({ method: 'PATCH', path, body: { name }, repeatable: true, read: json<Version>, options });
  }

  /** Returns the statements of a file as they would be with changes; nothing is kept. */
  preview(uuid: string, body: PreviewRequest, options: CallOptions = {}): Promise<Preview> {
    const path = ['files', uuid, 'versions', 'preview'];
    return this.#send({ method: 'POST', path, body, repeatable: true, read: json<Preview>, options });
  }

  /** Marks readings as checked by a person: those named, or all that are verified. */
  check(body: CheckRequest, options: CallOptions = {}): Promise<CheckAnswer> {
    const read = json<CheckAnswer>;
    return this.#send({ method: 'POST', path: ['checks'], body, repeatable: true, read, options });
  }

  /** Given a page, from 1, returns its picture. */
  page(uuid: string, page: number, query: Query<'getPage'> = {}, options: CallOptions = {}): Promise<PagePicture> {
    const path = ['files', uuid, 'pages', page];
    return this.#send({ method: 'GET', path, query, large: true, read: picture, options });
  }

  /** Given a page, from 1, returns its words with their places. */
  pageWords(uuid: string, page: number, options: CallOptions = {}): Promise<PageWords> {
    const path = ['files', uuid, 'pages', page, 'words'];
    return this.#send({ method: 'GET', path, read: json<PageWords>, options });
  }

  /** Deletes a file and everything derived from it. Is not sent again if its answer is lost. */
  delete(uuid: string, options: CallOptions = {}): Promise<void> {
    return this.#send({ method: 'DELETE', path: ['files', uuid], read: nothing, options });
  }
}

async function picture(response: Response): Promise<PagePicture> {
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    width: Number(response.headers.get('X-Page-Width')),
    height: Number(response.headers.get('X-Page-Height')),
  };
}
