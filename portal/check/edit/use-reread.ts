/** Reads a file again with hints: what is read becomes a version of the reading that is shown. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, client } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import type { Hints, Job } from '../../api/types.ts';
import { getJob, isFinal } from '../queries.ts';
import type { Version } from './versions.ts';

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
      // the service makes the version, also if nobody waits for it any more
      const { jobId } = await ask(
        client.POST('/api/v1/convert', { body: { ids: [uuid], format: 'JSON', hints, basedOn: known } }),
      );
      let job = await getJob(jobId, HELD_S);
      while (!isFinal(job)) job = await getJob(jobId, HELD_S);
      const fault = job.files[0]?.error;
      if (fault?.code === 'VERSION_CHANGED') throw new Failure(fault.code, fault.message);
      await lookAgain();
      return job;
    },
    // not waited for: why it failed is told at once
    onError: () => void lookAgain(),
  });
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
  while (at !== undefined && !isRead(at)) at = byId.get((at.from ?? at.basedOn) || '');
  return at === undefined ? ofJob : at.hints;
}

/** True for what was read from the paper: the others are made of it. */
const isRead = ({ kind }: Version): boolean => kind === 'converted' || kind === 'reread';
