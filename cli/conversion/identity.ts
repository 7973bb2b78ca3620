/** Identifies a file on the command line, where no server assigns an id. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/**
 * Given the files of a statement, returns a UUID made from the SHA-256 of their bytes, one after another: the same bytes
 * always have the same UUID.
 */
export async function uuidOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) await pipeline(createReadStream(path), hash, { end: false });
  const bytes = hash.digest().subarray(0, 16);
  // RFC 9562: version 8, whose contents are free, and the variant
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
