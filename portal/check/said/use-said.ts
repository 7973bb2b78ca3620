/** What is said of the columns of a file and was not read yet: it stays while other statements, files and views are shown. */
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SaidColumn } from './said-columns.ts';

type Said = readonly SaidColumn[] | null;

/** Given a file, returns what is said of its columns, and what says something else; null: nobody says anything. */
export function useSaid(uuid: string): [said: Said, setSaid: (said: Said) => void] {
  const queries = useQueryClient();
  // kept with the answers, so that it is dropped with them when the session ends
  const queryKey = ['said-columns', uuid];
  const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };
  const { data = null } = useQuery<Said>({ queryKey, queryFn: skipToken, ...kept });
  return [data, (said) => queries.setQueryData<Said>(queryKey, said)];
}
