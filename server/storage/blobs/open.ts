/** Opens the store of blobs that the settings name. */
import { join } from 'node:path';
import type { S3Settings } from '../../store-settings.ts';
import { makePrivateFolder } from '../folder.ts';
import type { TemporaryFolder } from '../temporary.ts';
import { FolderBlobs } from './folder.ts';
import type { BlobStore } from './store.ts';

/** Given the settings, and where local copies may be kept for a while, returns the store. */
export async function openBlobs(
  { dataDir, store }: { readonly dataDir: string; readonly store: S3Settings | undefined },
  temporary: TemporaryFolder,
): Promise<BlobStore> {
  if (store === undefined) {
    const folder = join(dataDir, 'blobs');
    await makePrivateFolder(folder);
    return new FolderBlobs(folder);
  }
  // loaded only where it is used
  const { S3Blobs } = await import('./s3.ts');
  return new S3Blobs(store, temporary);
}
