/**
 * The form of an encrypted blob: a header, then chunks that are each encrypted with AES-256-GCM. What was cut off,
 * reordered, changed or put under another name does not open.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/**
 * Header: magic (8 bytes), id of the data key (16), salt (32), size of the contents (8, big-endian). The key of a blob
 * is derived from the data key, the salt, the whole header and the blob's name: with any other, no chunk opens.
 */
const MAGIC = Buffer.from('LGZENC\0\x01', 'latin1');
const KEY_ID_BYTES = 16;
const SALT_BYTES = 32;
const SIZE_BYTES = 8;
const SALT_AT = MAGIC.length + KEY_ID_BYTES;
const SIZE_AT = SALT_AT + SALT_BYTES;
export const HEADER_BYTES = SIZE_AT + SIZE_BYTES;

/** Of the contents: large enough that a chunk costs little, small enough to begin anywhere in a blob. */
export const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const SEALED_BYTES = CHUNK_BYTES + TAG_BYTES;
/** The shortest encrypted blob: an empty one has a chunk, too. */
export const LEAST_BYTES = HEADER_BYTES + TAG_BYTES;

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
/** Where a nonce marks the last chunk; the index of the chunk is before it. */
const LAST_AT = 8;

/** A stored blob was damaged, or is not the one that was stored under its name. */
export class BlobDamagedError extends Error {
  override readonly name = 'BlobDamagedError';

  constructor(name: string, what: string) {
    super(`The stored bytes of ${name} are damaged: ${what}. Restore them from a backup, or delete the file.`);
  }
}

/** What the header of an encrypted blob says. */
export interface Header {
  /** the header itself */
  readonly bytes: Buffer;
  /** of the data key: a uuid */
  readonly keyId: string;
  /** of the contents */
  readonly size: number;
}

/** Whether bytes begin as those of an encrypted blob do. */
export function isEncrypted(head: Buffer): boolean {
  return head.subarray(0, MAGIC.length).equals(MAGIC);
}

/** Given the first bytes of a blob, returns its header; undefined if the blob is not encrypted. */
export function readHeader(head: Buffer): Header | undefined {
  if (head.length < HEADER_BYTES || !isEncrypted(head)) return undefined;
  const hex = head.toString('hex', MAGIC.length, SALT_AT);
  const keyId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { bytes: head.subarray(0, HEADER_BYTES), keyId, size: Number(head.readBigUInt64BE(SIZE_AT)) };
}

/** Given the id of a data key and the size of the contents, returns a new header. */
export function newHeader(keyId: string, size: number): Header {
  const bytes = Buffer.alloc(HEADER_BYTES);
  MAGIC.copy(bytes);
  bytes.write(keyId.replaceAll('-', ''), MAGIC.length, 'hex');
  randomBytes(SALT_BYTES).copy(bytes, SALT_AT);
  bytes.writeBigUInt64BE(BigInt(size), SIZE_AT);
  return { bytes, keyId, size };
}

/** How a blob is read or written: its header, its name, and the data key that the header names. */
export interface BlobCipher {
  readonly header: Header;
  readonly name: string;
  readonly dataKey: Buffer;
}

function keyOf({ header, name, dataKey }: BlobCipher): Buffer {
  const salt = header.bytes.subarray(SALT_AT, SIZE_AT);
  const info = Buffer.concat([header.bytes, Buffer.from(name)]);
  return Buffer.from(hkdfSync('sha256', dataKey, salt, info, KEY_BYTES));
}

function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeBigUInt64BE(BigInt(index));
  nonce.writeUInt8(last ? 1 : 0, LAST_AT);
  return nonce;
}

/** Given the size of contents, returns the number of their chunks. */
const chunksOf = (size: number): number => Math.max(1, Math.ceil(size / CHUNK_BYTES));

/** Given the size of contents, returns that of the encrypted blob. */
export function encryptedSize(size: number): number {
  return HEADER_BYTES + size + chunksOf(size) * TAG_BYTES;
}

/** Given a place in the contents, returns the index of its chunk and where that chunk begins in the encrypted blob. */
export function chunkAt(size: number, start: number): { index: number; offset: number } {
  const index = Math.min(Math.floor(start / CHUNK_BYTES), chunksOf(size) - 1);
  return { index, offset: HEADER_BYTES + index * SEALED_BYTES };
}

/** Cuts a stream into pieces of one length, and the rest. */
abstract class Pieces extends Transform {
  readonly #length: number;
  #held: Buffer[] = [];
  #bytes = 0;

  constructor(length: number) {
    super();
    this.#length = length;
  }

  /** Handles a whole piece, or the rest of the stream, which may be empty. */
  protected abstract piece(bytes: Buffer): void;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#held.push(chunk);
    this.#bytes += chunk.length;
    try {
      // the last whole piece waits, since it may be the last of all
      while (this.#bytes > this.#length) this.piece(this.#take(this.#length));
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      this.piece(this.#take(this.#bytes));
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  #take(length: number): Buffer {
    const all = this.#held.length === 1 ? this.#held[0] : undefined;
    const bytes = all ?? Buffer.concat(this.#held, this.#bytes);
    const rest = bytes.subarray(length);
    this.#held = rest.length === 0 ? [] : [rest];
    this.#bytes = rest.length;
    return bytes.subarray(0, length);
  }
}

/** Contents in, the encrypted blob out, with its header. */
export class Encryption extends Pieces {
  readonly #key: Buffer;
  readonly #last: number;
  #index = 0;

  constructor(cipher: BlobCipher) {
    super(CHUNK_BYTES);
    this.#key = keyOf(cipher);
    this.#last = chunksOf(cipher.header.size) - 1;
    this.push(cipher.header.bytes);
  }

  protected override piece(bytes: Buffer): void {
    const nonce = nonceOf(this.#index, this.#index === this.#last);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce);
    this.push(Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]));
    this.#index++;
  }
}

/** Given the chunks of an encrypted blob from one on, returns the contents. Ends with BlobDamagedError. */
export class Decryption extends Pieces {
  readonly #key: Buffer;
  readonly #name: string;
  readonly #last: number;
  #index: number;
  #skip: number;

  /** `start` is the place in the contents; the stream begins with the chunk that holds it. */
  constructor(cipher: BlobCipher, start = 0) {
    super(SEALED_BYTES);
    const { size } = cipher.header;
    this.#key = keyOf(cipher);
    this.#name = cipher.name;
    this.#last = chunksOf(size) - 1;
    this.#index = chunkAt(size, start).index;
    this.#skip = start - this.#index * CHUNK_BYTES;
  }

  protected override piece(bytes: Buffer): void {
    const opened = this.#open(bytes);
    this.push(this.#skip === 0 ? opened : opened.subarray(this.#skip));
    this.#skip = 0;
    this.#index++;
  }

  override _flush(done: TransformCallback): void {
    super._flush((error) => {
      const cut = !error && this.#index <= this.#last;
      done(cut ? new BlobDamagedError(this.#name, 'their end is missing') : error);
    });
  }

  #open(bytes: Buffer): Buffer {
    const end = bytes.length - TAG_BYTES;
    if (end < 0 || this.#index > this.#last) throw this.#damaged();
    const nonce = nonceOf(this.#index, this.#index === this.#last);
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(end));
    const opened = decipher.update(bytes.subarray(0, end));
    try {
      decipher.final();
    } catch {
      throw this.#damaged();
    }
    return opened;
  }

  #damaged(): BlobDamagedError {
    return new BlobDamagedError(this.#name, 'they are not what was stored under this name');
  }
}
