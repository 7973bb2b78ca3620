/** Gives the words of pages, for people who point at them. */
import type { PrintedWord } from '../../engine/model/printed-words.ts';
import type { WorkerPool } from '../../workers/types.ts';
import type { WordsTask } from '../../workers/words-types.ts';
import { fileKey } from '../storage/blob-keys.ts';
import { BlobMissingError, type BlobStore } from '../storage/blobs/store.ts';
import type { Queries } from '../storage/schema.ts';
import { knownVersions, requireKey, viewVersions } from '../versions/known.ts';
import { unreadable } from './unreadable.ts';

interface WordsParts {
  readonly db: Queries;
  readonly blobs: BlobStore;
  readonly pool: WorkerPool;
}

/** Which words are wanted, of whose file. */
export interface WordsWanted extends Omit<WordsTask, 'path' | 'read'> {
  readonly uuid: string;
  readonly owner: string;
}

/**
 * Given a file and a page of it, returns the words that the newest reading has of its picture, or else those of its
 * text. Throws PDF_UNREADABLE, PDF_TOO_COMPLEX; BlobMissingError if the file is gone.
 */
export async function wordsOn({ db, blobs, pool }: WordsParts, wanted: WordsWanted): Promise<readonly PrintedWord[]> {
  const { uuid, owner, ...task } = wanted;
  const known = await knownVersions(db, uuid);
  const [newest] = viewVersions(known);
  const run = (read: string | null) =>
    blobs.withLocalFile(fileKey(uuid), (path) => pool.words({ ...task, path, read }, { owner }));
  const worded =
    newest === undefined
      ? await run(null)
      : await blobs.withLocalFile(requireKey(known, newest.id), run).catch((error) => {
          // the reading was deleted meanwhile, and the file may still be there
          if (error instanceof BlobMissingError) return run(null);
          throw error;
        });
  if (worded.ok) return worded.words;
  throw unreadable(worded.fault);
}
