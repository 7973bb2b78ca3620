/** How many statements PostgreSQL was sent, and which ones most often. */
import type { Cluster } from './cluster.ts';

export interface Statements {
  readonly total: number;
  readonly most: readonly { readonly text: string; readonly calls: number }[];
}

const MOST = 12;
const SHOWN = 100;

/** Returns those since the server's statistics were reset, with `begin` and `commit`. */
export async function statementsOf(cluster: Cluster): Promise<Statements> {
  const rows = await cluster.query<{ query: string; calls: string }>(
    `select query, sum(calls) as calls from pg_stat_statements
     where query not like '%pg_stat_statements%' group by query order by 2 desc`,
  );
  return {
    total: rows.reduce((sum, { calls }) => sum + Number(calls), 0),
    most: rows.slice(0, MOST).map(({ query, calls }) => ({
      text: query.replace(/\s+/g, ' ').slice(0, SHOWN),
      calls: Number(calls),
    })),
  };
}
