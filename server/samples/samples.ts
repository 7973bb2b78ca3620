/** The bytes of the samples, and their hashes, by which a test key knows them. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SAMPLES, type Sample } from '../../contract/samples.ts';

/** In the build they stand next to the server, under their names; in the sources they are fixtures. */
function pathOf({ name, fixture }: Sample): string {
  const built = fileURLToPath(new URL(`../../samples/${name}`, import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL(`../../fixtures/${fixture}/statement.pdf`, import.meta.url));
}

/** Given a sample, returns its bytes. */
export function sampleBytes(sample: Sample): Promise<Buffer> {
  return readFile(pathOf(sample));
}

let hashes: Promise<ReadonlySet<string>> | undefined;

/** Returns the SHA-256 of each sample, in hex. */
export function sampleHashes(): Promise<ReadonlySet<string>> {
  hashes ??= hashAll();
  return hashes;
}

async function hashAll(): Promise<ReadonlySet<string>> {
  const all = await Promise.all(SAMPLES.map(sampleBytes));
  return new Set(all.map((bytes) => createHash('sha256').update(bytes).digest('hex')));
}
