/** The manifest of a backup: written last, so that a folder without it is no backup. */
import { hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './source.ts';

/** Increase it if older versions cannot read what is written. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
export const SECRET = 'secret';
/** those before it under which something is still sealed, a line each */
export const OLD_SECRETS = 'secret.old';
export const BLOB_LIST = 'blobs.ndjson';
export const blobPath = (folder: string, key: string): string => join(folder, 'blobs', key);
export const tablePath = (folder: string, table: string): string => join(folder, 'tables', `${table}.ndjson`);

const Manifest = z.object({
  format: z.number(),
  id: z.string(),
  version: z.string(),
  createdAt: z.string(),
  /** how many migrations the tables have */
  migrations: z.number(),
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
  blobs: z.object({ count: z.number(), bytes: z.number() }),
  /** blobs that were deleted while the backup ran: a restore deletes what named them, as their owners did */
  gone: z.array(z.string()),
  /** blobs that were missing although rows name them */
  missing: z.array(z.string()),
  /** ids of the secrets that open what is sealed; null: something that does not name its secret; older backups lack it */
  secretIds: z.array(z.string().nullable()).optional(),
  /** by it a secret is known; nothing of the secret can be read from it */
  secretFingerprint: z.string(),
});

export type Manifest = z.infer<typeof Manifest>;

/** Given the folder of a backup, returns its manifest. Throws BackupError. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    throw new BackupError(
      `${folder} has no ${MANIFEST}: it is no backup, or one that was interrupted. Name a folder that "ledgerize backup" has completed.`,
    );
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  const manifest = Manifest.safeParse(parsed);
  if (!manifest.success) throw new BackupError(`${join(folder, MANIFEST)} is damaged.`);
  if (manifest.data.format > FORMAT) {
    throw new BackupError(`The backup was made by version ${manifest.data.version}: restore it with that version.`);
  }
  return manifest.data;
}

const FINGERPRINT_BYTES = 8;

/** Given a secret, returns what a backup tells of it, in hex. */
export function fingerprint(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'ledgerize: fingerprint', FINGERPRINT_BYTES)).toString('hex');
}
