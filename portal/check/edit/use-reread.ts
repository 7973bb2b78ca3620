/** Reads a file again with hints: what is read becomes a version of the reading that is shown, and no other job stays. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, client } from '../../api/client.ts';
import { asFailure } from '../../api/failure.ts';
import type { Hints, Job } from '../../api/types.ts';
import { getJob, isFinal } from '../queries.ts';
import type { Version } from './versions.ts';

/** Seconds that the service may hold a status request. */
const HELD_S = 20;

/** Given a file, reads it again; resolves to the job once its reading is shown, or has failed. */
export function useReread(uuid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (hints: Hints): Promise<Job> => {
      const { jobId } = await ask(client.POST('/api/v1/convert', { body: { ids: [uuid], format: 'JSON', hints } }));
      let job = await getJob(jobId, HELD_S);
      while (!isFinal(job)) job = await getJob(jobId, HELD_S);
      if (job.status === 'completed' && job.files[0]?.error === undefined) await takeOver(uuid, jobId);
      // the version keeps what it read; in lists it would stand beside the reading that it belongs to
      await ask(client.DELETE('/api/v1/jobs/{jobId}', { params: { path: { jobId } } }));
      await Promise.all(
        [['versions', uuid], ['result'], ['words', uuid]].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
      return job;
    },
  });
}

/** Makes a version of what a job read; also if somebody made another one meanwhile, which stays among the versions. */
async function takeOver(uuid: string, jobId: string): Promise<void> {
  const make = (basedOn: string) =>
    ask(
      client.POST('/api/v1/files/{uuid}/versions', {
        params: { path: { uuid } },
        body: { basedOn, from: jobId, changes: [] },
      }),
    );
  try {
    await make(jobId);
  } catch (error) {
    const { code, details } = asFailure(error);
    if (code !== 'VERSION_CHANGED' || typeof details.current !== 'string') throw error;
    await make(details.current);
  }
}

/** Given all versions, the one that is shown and the hints of its job, returns the hints that its rows were read with. */
export function hintsOf(versions: readonly Version[], shown: string, ofJob: Hints | null): Hints | null {
  const byId = new Map(versions.map((version) => [version.id, version]));
  let at = byId.get(shown);
  // a version is older than those that are made of it
  while (at !== undefined && at.kind !== 'converted') at = byId.get((at.from ?? at.basedOn) || '');
  return at === undefined ? ofJob : at.hints;
}
