/** Reads a file again with hints: what is read becomes a version of the reading that is shown, and no other job stays. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, client } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import type { Hints, Job } from '../../api/types.ts';
import { getJob, isFinal } from '../queries.ts';
import { getVersions, type Version } from './versions.ts';

/** Seconds that the service may hold a status request. */
const HELD_S = 20;

interface Wanted {
  readonly hints: Hints;
  /** the newest version that the user knows of */
  readonly known: string;
}

/**
 * Given a file, reads it again; resolves to the job once its reading is shown, or has failed. Fails with VERSION_CHANGED
 * if somebody makes a version that the user does not know of: that one stays the current one.
 */
export function useReread(uuid: string) {
  const queries = useQueryClient();
  const lookAgain = () =>
    Promise.all(
      [['versions', uuid], ['result'], ['words', uuid]].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  return useMutation({
    mutationFn: async ({ hints, known }: Wanted): Promise<Job> => {
      await requireKnown(uuid, known);
      const { jobId } = await ask(client.POST('/api/v1/convert', { body: { ids: [uuid], format: 'JSON', hints } }));
      let job = await getJob(jobId, HELD_S);
      while (!isFinal(job)) job = await getJob(jobId, HELD_S);
      try {
        if (job.status === 'completed' && job.files[0]?.error === undefined) await takeOver(uuid, jobId, known);
      } catch (error) {
        // while it is there, it is newer than what somebody corrected
        await remove(jobId).catch(() => null);
        throw error;
      }
      // the version keeps what it read; in lists it would stand beside the reading that it belongs to
      await remove(jobId);
      await lookAgain();
      return job;
    },
    // not waited for: why it failed is told at once
    onError: () => void lookAgain(),
  });
}

const remove = (jobId: string) => ask(client.DELETE('/api/v1/jobs/{jobId}', { params: { path: { jobId } } }));

/** Makes a version of what a job read. The service refuses one of somebody else meanwhile: the job is newer than theirs. */
async function takeOver(uuid: string, jobId: string, known: string): Promise<void> {
  await requireKnown(uuid, known, jobId);
  const body = { basedOn: jobId, from: jobId, changes: [] };
  await ask(client.POST('/api/v1/files/{uuid}/versions', { params: { path: { uuid } }, body }));
}

/** Fails if the newest version, but for that of a job of ours, is another one than the user knows of. */
async function requireKnown(uuid: string, known: string, ours?: string): Promise<void> {
  const newest = (await getVersions(uuid)).find(({ id }) => id !== ours);
  if (newest === undefined || newest.id === known) return;
  throw new Failure('VERSION_CHANGED', 'Somebody made another version.', { details: { current: newest.id } });
}

/** Given all versions and the one that is shown, returns the newest that the user knows of. */
export function knownOf([newest]: readonly Version[], shown: string): string {
  // what people make is shown as soon as it is there; a later conversion is not, and the view says so
  return newest?.kind === 'converted' ? newest.id : shown;
}

/** Given all versions, the one that is shown and the hints of its job, returns the hints that its rows were read with. */
export function hintsOf(versions: readonly Version[], shown: string, ofJob: Hints | null): Hints | null {
  const byId = new Map(versions.map((version) => [version.id, version]));
  let at = byId.get(shown);
  // a version is older than those that are made of it
  while (at !== undefined && at.kind !== 'converted') at = byId.get((at.from ?? at.basedOn) || '');
  return at === undefined ? ofJob : at.hints;
}
