/** Blobs in a bucket of an S3 store. */
import { createWriteStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Settings } from '../../store-settings.ts';
import type { TemporaryFolder } from '../temporary.ts';
import { S3Calls } from './s3-calls.ts';
import { download } from './s3-download.ts';
import { unfinishedUploads } from './s3-unfinished.ts';
import { abortUpload, upload } from './s3-upload.ts';
import { type BlobStore, checkKey, isBlobKey, type StoredBlob } from './store.ts';

const PAGE_OF_LIST = 1_000;

/** A blob is visible once all of its bytes are there. Every call may throw StoreAwayError. */
export class S3Blobs implements BlobStore {
  readonly #settings: S3Settings;
  readonly #calls: S3Calls;
  readonly #temporary: TemporaryFolder;
  readonly #pageOfList: number;

  constructor(
    settings: S3Settings,
    temporary: TemporaryFolder,
    { firstPauseMs, pageOfList = PAGE_OF_LIST }: { readonly firstPauseMs?: number; readonly pageOfList?: number } = {},
  ) {
    this.#settings = settings;
    this.#calls = new S3Calls(settings, { ...(firstPauseMs !== undefined && { firstPauseMs }) });
    this.#temporary = temporary;
    this.#pageOfList = pageOfList;
  }

  async putFile(key: string, localPath: string): Promise<void> {
    await upload(this.#calls, this.#settings, this.#key(key), localPath);
    await unlink(localPath);
  }

  async open(key: string, start = 0): Promise<{ stream: Readable; bytes: number }> {
    const { bytes, chunks, close } = await download(this.#calls, this.#key(key), start);
    return { stream: Readable.from(chunks, { objectMode: false }).once('close', close), bytes };
  }

  async withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    return this.#temporary.with(async (path) => {
      const { chunks } = await download(this.#calls, this.#key(key), 0);
      await pipeline(chunks, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return work(path);
    });
  }

  async delete(key: string): Promise<void> {
    const name = this.#key(key);
    // a store may answer that it was not there
    const gone = new Error('gone already');
    await this.#calls
      .call(
        (client) => client.deleteObject(name),
        ({ code }) => (code === 'NoSuchKey' ? gone : undefined),
      )
      .catch((error: unknown) => {
        if (error !== gone) throw error;
      });
  }

  async *list(begin = ''): AsyncGenerator<StoredBlob> {
    const { prefix } = this.#settings;
    let token: string | undefined;
    do {
      const page = await this.#calls.call(async (client) => {
        const found = await client.listObjectsPaged('/', prefix + begin, this.#pageOfList, token);
        if (!found?.objects) throw this.#calls.away(new Error('there is no such bucket'));
        return { objects: found.objects, next: found.nextContinuationToken };
      });
      for (const { Key: name, Size: bytes, LastModified: at } of page.objects) {
        const key = name.slice(prefix.length);
        if (name.startsWith(prefix) && isBlobKey(key)) yield { key, bytes, storedAt: at.getTime() };
      }
      token = page.next;
    } while (token !== undefined);
  }

  /** Asks for one name, which needs the address, the bucket and the right to read it. */
  async check(): Promise<void> {
    await this.#calls.once(async (client) => {
      const found = await client.listObjectsPaged('/', this.#settings.prefix, 1);
      if (!found) throw this.#calls.away(new Error('there is no such bucket'));
    });
  }

  async sweepUnfinished(before: number): Promise<void> {
    for await (const { key, id } of unfinishedUploads(this.#calls, this.#settings.prefix, before)) {
      await abortUpload(this.#calls, key, id);
    }
  }

  #key(key: string): string {
    checkKey(key);
    return this.#settings.prefix + key;
  }
}
