/** What somebody began and did not finish: it stays while other views are shown, and closing the page asks first. */
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

interface Kept<T> {
  readonly value: T;
  /** true if closing the page would lose what somebody did */
  readonly isUnsaved: boolean;
}

type Keep<T> = (value: T | null, isUnsaved?: boolean) => void;

const KEY = 'kept';

/** What is kept of a file, and the names of which its uuid is the next: forms, and what is said of its columns. */
export const KEPT_OF_FILES = ['draft', 'said-columns'] as const;

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

/** Given what it is of, lets go of all that is kept of it; of that, only what `where` names by the rest of its names. */
export function letGo(queries: QueryClient, of: readonly string[], where = (_rest: readonly string[]) => true): void {
  const predicate = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    where(queryKey.slice(of.length + 1).map(String));
  queries.setQueriesData<Kept<unknown> | null>({ queryKey: [KEY, ...of], predicate }, null);
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
