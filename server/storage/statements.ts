/** Reports each statement of the database when it ends. */
import type { KyselyConfig } from 'kysely';

/** Given a statement's text, without its values, its milliseconds and whether it failed. */
export type OnStatement = (statement: { readonly sql: string; readonly ms: number; readonly failed: boolean }) => void;

/** Given who is told, returns the part of the database's configuration that tells it. */
export function statementLog(tell: OnStatement | undefined): Pick<KyselyConfig, 'log'> {
  if (tell === undefined) return {};
  return {
    log: ({ level, query, queryDurationMillis }) =>
      tell({ sql: query.sql, ms: queryDurationMillis, failed: level === 'error' }),
  };
}
