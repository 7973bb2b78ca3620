/** A store of blobs that encrypts what it is given, and opens what is stored: encrypted or, from before, plain. */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { TemporaryFolder } from '../temporary.ts';
import {
  type BlobCipher,
  BlobDamagedError,
  CHUNK_BYTES,
  chunkAt,
  Decryption,
  Encryption,
  encryptedSize,
  HEADER_BYTES,
  isEncrypted,
  LEAST_BYTES,
  newHeader,
  readHeader,
} from './chunks.ts';
import type { BlobStore, StoredBlob } from './store.ts';

/** A key that encrypts blobs: 32 bytes, and the uuid by which blobs name it. */
export interface BlobKey {
  readonly id: string;
  readonly key: Buffer;
}

export interface BlobKeys {
  /** The key that encrypts from now on. */
  current(): Promise<BlobKey>;
  /** Given the id of a key, returns it; undefined if there is none. */
  find(id: string): Promise<Buffer | undefined>;
}

export interface EncryptedBlobsParts {
  /** where the bytes are */
  readonly store: BlobStore;
  readonly keys: BlobKeys;
  /** on the disk of a store that is a folder: blobs are renamed into it */
  readonly temporary: TemporaryFolder;
  /** false: new blobs stay plain */
  readonly encrypts: boolean;
}

/**
 * Each blob says in its header whether it is encrypted, and under which key, so that the setting may change. Reading
 * throws BlobDamagedError for bytes that are not what was stored under the key.
 */
export class EncryptedBlobs implements BlobStore {
  readonly #parts: EncryptedBlobsParts;

  constructor(parts: EncryptedBlobsParts) {
    this.#parts = parts;
  }

  async putFile(key: string, localPath: string): Promise<void> {
    const { store, temporary, encrypts } = this.#parts;
    // contents that begin like an encrypted blob would be taken for one
    if (!encrypts && !isEncrypted(await headOf(localPath))) return store.putFile(key, localPath);
    await temporary.with(async (sealed) => {
      await this.#encrypt(key, localPath, sealed);
      await store.putFile(key, sealed);
    });
    await rm(localPath, { force: true });
  }

  async open(key: string, start = 0): Promise<{ stream: Readable; bytes: number }> {
    const { store } = this.#parts;
    const whole = await store.open(key);
    try {
      const cipher = await this.#cipherOf(key, whole);
      if (cipher === undefined) {
        if (start === 0) return whole;
        whole.stream.destroy();
        return await store.open(key, start);
      }
      const { size } = cipher.header;
      if (whole.bytes !== encryptedSize(size)) throw new BlobDamagedError(key, 'they are too few or too many');
      if (start === 0) return { stream: await decrypted(whole.stream, cipher), bytes: size };
      whole.stream.destroy();
      const part = await store.open(key, chunkAt(size, start).offset);
      return { stream: await decrypted(part.stream, cipher, start), bytes: size };
    } catch (error) {
      whole.stream.destroy();
      throw error;
    }
  }

  async withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const { store, temporary } = this.#parts;
    const whole = await store.open(key);
    const cipher = await this.#cipherOf(key, whole).catch((error: unknown) => {
      whole.stream.destroy();
      throw error;
    });
    if (cipher === undefined) {
      whole.stream.destroy();
      return store.withLocalFile(key, work);
    }
    return temporary.with(async (path) => {
      await pipeline(whole.stream, new Decryption(cipher), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return work(path);
    });
  }

  delete(key: string): Promise<void> {
    return this.#parts.store.delete(key);
  }

  list(begin?: string): AsyncIterable<StoredBlob> {
    return this.#parts.store.list(begin);
  }

  check(): Promise<void> {
    return this.#parts.store.check();
  }

  sweepUnfinished(before: number): Promise<void> {
    return this.#parts.store.sweepUnfinished(before);
  }

  async #encrypt(name: string, from: string, to: string): Promise<void> {
    const { id, key: dataKey } = await this.#parts.keys.current();
    const { size } = await stat(from);
    await pipeline(
      createReadStream(from, { highWaterMark: CHUNK_BYTES }),
      new Encryption({ header: newHeader(id, size), name, dataKey }),
      createWriteStream(to, { flags: 'wx', mode: 0o600 }),
    );
  }

  /** Given the name and the stream of a blob, reads its header off the stream; undefined, and nothing read, if plain. */
  async #cipherOf(
    name: string,
    { stream, bytes }: { stream: Readable; bytes: number },
  ): Promise<BlobCipher | undefined> {
    if (bytes < LEAST_BYTES) return undefined;
    const head = await readStart(stream, HEADER_BYTES);
    const header = readHeader(head);
    if (header === undefined) {
      stream.unshift(head);
      return undefined;
    }
    const dataKey = await this.#parts.keys.find(header.keyId);
    if (dataKey === undefined) {
      throw new BlobDamagedError(name, `the key ${header.keyId}, which encrypted them, is not in the database`);
    }
    return { header, name, dataKey };
  }
}

/** Given a local file, returns its first bytes, enough for a header. */
async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Takes bytes off the beginning of a longer stream; the rest stays in it. Throws the error that ends it. */
async function readStart(stream: Readable, length: number): Promise<Buffer> {
  for (;;) {
    const bytes: Buffer | null = stream.read(length);
    if (bytes !== null) return bytes;
    if (stream.destroyed) throw stream.errored ?? new Error('the stream of a blob was closed before its header');
    await Promise.race([once(stream, 'readable'), once(stream, 'close')]);
  }
}

/**
 * Given the encrypted stream, returns the contents. The first chunk is checked before it resolves, so that damage there
 * is an error and not an answer that breaks off.
 */
async function decrypted(stream: Readable, cipher: BlobCipher, start = 0): Promise<Readable> {
  const contents = new Decryption(cipher, start);
  // what ends one of them ends the other; whoever reads the contents sees the error there
  pipeline(stream, contents).catch(() => {});
  if (contents.readableLength === 0) await Promise.race([once(contents, 'readable'), finished(contents)]);
  return contents;
}
