/** What somebody began and did not finish: it stays while other views are shown, and closing the page asks first. */
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

interface Kept<T> {
  readonly value: T;
  /** true if closing the page would lose what somebody did */
  readonly isUnsaved: boolean;
}

type Keep<T> = (value: T | null, isUnsaved?: boolean) => void;

const KEY = 'kept';

/** Given what it is of, returns what is kept, and what keeps something else; null: nothing is kept. */
export function useKept<T>(of: readonly string[]): [value: T | null, keep: Keep<T>] {
  const queries = useQueryClient();
  // kept with the answers, so that it is dropped with them when the session ends
  const queryKey = [KEY, ...of];
  const always = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };
  const { data = null } = useQuery<Kept<T> | null>({ queryKey, queryFn: skipToken, ...always });
  const keep: Keep<T> = (value, isUnsaved = false) =>
    queries.setQueryData<Kept<T> | null>(queryKey, value === null ? null : { value, isUnsaved });
  return [data?.value ?? null, keep];
}

/** Closing the page would lose what is kept, in whichever view it was begun, so the browser asks. */
export function useAskingBeforeUnload(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const kept = queries.getQueriesData<Kept<unknown> | null>({ queryKey: [KEY] });
      if (kept.some(([, one]) => one?.isUnsaved)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [queries]);
}
