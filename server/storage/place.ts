/** Where a page of a list ends that is sorted newest first: the next one goes on behind it. */
import { type Expression, type SqlBool, sql } from 'kysely';

export interface Place {
  readonly createdAt: number;
  readonly id: string;
}

/** Whether a row, by its `created_at` and `id`, stands behind a place, newest first. */
export function behind({ createdAt, id }: Place): Expression<SqlBool> {
  return sql<SqlBool>`(created_at, id) < (${createdAt}, ${id})`;
}
