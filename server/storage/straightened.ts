/** Queries over pages that were set straight when they were read from their pictures. */
import type { StraightenedPage } from '../../workers/types.ts';
import type { Queries, StraightenedPagesTable, Tx } from './schema.ts';

/** Rows that are written at once: a statement has a most of bound values. */
const BATCH = 1_000;

/** Keeps how the pages of a file were set straight by a conversion, in place of what an earlier one did. */
export async function keepStraightened(tx: Tx, uuid: string, pages: readonly StraightenedPage[]): Promise<void> {
  await forgetStraightened(tx, uuid);
  const rows = pages.map(
    ({ page, turned, mesh }): StraightenedPagesTable => ({
      file_uuid: uuid,
      page,
      turned,
      mesh: mesh === undefined ? null : JSON.stringify(mesh),
    }),
  );
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx
      .insertInto('straightened_pages')
      .values(rows.slice(from, from + BATCH))
      .execute();
  }
}

/** How a page of a file was set straight; undefined if it was not. */
export async function findStraightened(
  db: Queries,
  uuid: string,
  page: number,
): Promise<Omit<StraightenedPage, 'page'> | undefined> {
  const row = await db
    .selectFrom('straightened_pages')
    .select(['turned', 'mesh'])
    .where('file_uuid', '=', uuid)
    .where('page', '=', page)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { turned: row.turned, ...(row.mesh !== null && { mesh: JSON.parse(row.mesh) }) };
}

export async function forgetStraightened(tx: Tx, uuid: string): Promise<void> {
  await tx.deleteFrom('straightened_pages').where('file_uuid', '=', uuid).execute();
}
