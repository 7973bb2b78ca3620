/** Queries over everything that is sealed under the server's secret, for its rotation. */
import type { Queries } from './schema.ts';

/** A sealed text, and what it belongs to. */
export interface SealedText {
  readonly id: string;
  readonly sealed: string;
}

/** A column of sealed texts. */
export interface SealedColumn {
  /** Up to 500 whose id is behind one, in the order of ids. */
  list(db: Queries, behind: string): Promise<SealedText[]>;
  /** Puts another text in the place of one. False if it was changed or deleted meanwhile. */
  replace(db: Queries, before: SealedText, sealed: string): Promise<boolean>;
}

const MOST = 500;

const passwords: SealedColumn = {
  async list(db, behind) {
    const rows = await db
      .selectFrom('files')
      .select(['uuid', 'password'])
      .where('password', 'is not', null)
      .where('uuid', '>', behind)
      .orderBy('uuid')
      .limit(MOST)
      .execute();
    return rows.map(({ uuid, password }) => ({ id: uuid, sealed: password ?? '' }));
  },
  async replace(db, { id, sealed: before }, sealed) {
    const { numUpdatedRows } = await db
      .updateTable('files')
      .set({ password: sealed })
      .where('uuid', '=', id)
      .where('password', '=', before)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
};

function ofWebhooks(column: 'secret' | 'old_secret'): SealedColumn {
  return {
    async list(db, behind) {
      const rows = await db
        .selectFrom('webhooks')
        .select(['id', column])
        .where(column, 'is not', null)
        .where('id', '>', behind)
        .orderBy('id')
        .limit(MOST)
        .execute();
      return rows.map((row) => ({ id: row.id, sealed: row[column] ?? '' }));
    },
    async replace(db, { id, sealed: before }, sealed) {
      const { numUpdatedRows } = await db
        .updateTable('webhooks')
        .set({ [column]: sealed })
        .where('id', '=', id)
        .where(column, '=', before)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

const dataKeys: SealedColumn = {
  list: (db, behind) =>
    db.selectFrom('data_keys').select(['id', 'sealed']).where('id', '>', behind).orderBy('id').limit(MOST).execute(),
  async replace(db, { id, sealed: before }, sealed) {
    const { numUpdatedRows } = await db
      .updateTable('data_keys')
      .set({ sealed })
      .where('id', '=', id)
      .where('sealed', '=', before)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
};

const summaries: SealedColumn = {
  list: (db, behind) =>
    db
      .selectFrom('statement_summaries')
      .select(['id', 'sealed'])
      .where('id', '>', behind)
      .orderBy('id')
      .limit(MOST)
      .execute(),
  async replace(db, { id, sealed: before }, sealed) {
    const { numUpdatedRows } = await db
      .updateTable('statement_summaries')
      .set({ sealed })
      .where('id', '=', id)
      .where('sealed', '=', before)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
};

export const SEALED_COLUMNS = {
  passwords,
  webhooks: ofWebhooks('secret'),
  oldWebhooks: ofWebhooks('old_secret'),
  dataKeys,
  summaries,
} as const satisfies Record<string, SealedColumn>;
