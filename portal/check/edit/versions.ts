/** The versions of a file: which one is shown, and what makes another. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask, client } from '../../api/client.ts';
import type { Failure } from '../../api/failure.ts';
import { mayPass, TRIED_AGAIN } from '../../api/query-client.ts';
import type { components } from '../../api/schema.ts';
import { FILES_KEY } from '../../review/files-key.ts';

export type Version = components['schemas']['Version'];
export type Change = components['schemas']['Change'];

export const versionsKey = (uuid: string) => ['versions', uuid];

/** Given a file, returns its versions, newest first. */
async function getVersions(uuid: string, signal?: AbortSignal): Promise<readonly Version[]> {
  const params = { path: { uuid } };
  const call = client.GET('/api/v1/files/{uuid}/versions', { params, ...(signal && { signal }) });
  return (await ask(call)).versions as Version[];
}

export function useVersions(uuid: string) {
  return useQuery({
    queryKey: versionsKey(uuid),
    queryFn: ({ signal }) => getVersions(uuid, signal),
    staleTime: 0,
  });
}

/** Asks for the result of a job again if people made another version of the file than it shows. */
export function useFreshResult(versions: readonly Version[] | undefined, shown: string | null, jobId: string): void {
  const queries = useQueryClient();
  const newest = versions === undefined ? shown : madeAfter(versions, jobId);
  useEffect(() => {
    if (newest !== shown) void queries.invalidateQueries({ queryKey: ['result', jobId] });
  }, [queries, newest, shown, jobId]);
}

/** Given the versions of a file, returns the newest that people made after a job; null without one. */
function madeAfter(versions: readonly Version[], jobId: string): string | null {
  // the list begins with the newest
  const above = versions.slice(
    0,
    versions.findIndex(({ id }) => id === jobId),
  );
  return above.find(({ kind }) => kind !== 'converted')?.id ?? null;
}

/** What a version is made of. */
export interface VersionWanted {
  readonly basedOn: string;
  readonly from?: string;
  readonly changes: Change[];
}

/** A request, and the key under which the service makes it once, however often it is sent. */
interface Sent {
  readonly body: VersionWanted;
  readonly key: string;
}

/** Makes a version of a file; all results are asked for again. */
export function useMakeVersion(uuid: string) {
  const queries = useQueryClient();
  /** the last request, if its answer was lost: the service may have done it */
  const unanswered = useRef<Sent | null>(null);
  return useMutation({
    mutationFn: async (body: VersionWanted) => {
      const before = unanswered.current;
      const sent = before !== null && isAgain(body, before.body) ? before : { body, key: crypto.randomUUID() };
      unanswered.current = sent;
      const params = { path: { uuid }, header: { 'Idempotency-Key': sent.key } };
      const made = await ask(client.POST('/api/v1/files/{uuid}/versions', { params, body: sent.body })).catch(
        (error: Failure) => {
          if (!mayPass(error)) unanswered.current = null;
          throw error;
        },
      );
      unanswered.current = null;
      return made;
    },
    ...TRIED_AGAIN,
    // also if it failed: then somebody else may have made one
    onSettled: () => {
      // not waited for: a form closes as soon as its changes are kept
      for (const queryKey of [versionsKey(uuid), ['result'], ['job'], FILES_KEY])
        void queries.invalidateQueries({ queryKey });
    },
  });
}

/**
 * Given what is wanted and what was sent without an answer, returns whether it is the same. Rows that are added would be
 * there twice; they are the same in the version that the lost request may have made.
 */
export function isAgain(wanted: VersionWanted, sent: VersionWanted): boolean {
  const isSame = JSON.stringify(wanted) === JSON.stringify(sent);
  const adds = wanted.changes.some((one) => one.do === 'add');
  return isSame || (adds && contentsOf(wanted.changes) === contentsOf(sent.changes));
}

/** Changes without the numbers of their rows. */
const contentsOf = (changes: readonly Change[]): string =>
  JSON.stringify(changes.map((one) => ({ ...one, row: null, before: null })));

/** Requests what changes of a version would prove; null changes request nothing. */
export function usePreview(uuid: string, basedOn: string, changes: Change[] | null) {
  return useQuery({
    queryKey: ['preview', uuid, basedOn, changes],
    enabled: changes !== null,
    queryFn: async ({ signal }) => {
      const body = { basedOn, changes: changes ?? [] };
      const params = { path: { uuid } };
      return (await ask(client.POST('/api/v1/files/{uuid}/versions/preview', { params, body, signal }))).statements;
    },
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
}
