/** The place in a list, newest first, where a page ends and the next one begins. */
import { type Expression, type SqlBool, sql } from 'kysely';

export interface Place {
  readonly createdAt: number;
  readonly id: string;
}

/** Matches rows behind a place, newest first, by their `created_at` and their id. */
export function behind({ createdAt, id }: Place, column: 'id' | 'uuid' = 'id'): Expression<SqlBool> {
  return sql<SqlBool>`(created_at, ${sql.ref(column)}) < (${createdAt}, ${id})`;
}
