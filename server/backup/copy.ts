/** Copies a file and hashes it on the way. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Copied {
  readonly bytes: number;
  /** hex */
  readonly sha256: string;
}

/** Given the paths of a file and of one that does not exist yet, copies it, durably, for the owner alone. */
export async function copyFile(from: string, to: string): Promise<Copied> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(createReadStream(from), measure, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  await sync(to);
  return { bytes, sha256: hash.digest('hex') };
}

/** Given the path of a file, returns its SHA-256 in hex. */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Makes what was written to a file or a folder durable. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
