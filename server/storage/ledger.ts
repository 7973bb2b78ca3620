/** Queries over the ledger. Every row changes its account's balance in the same transaction. */
import { sql } from 'kysely';
import { addToBalance } from './accounts.ts';
import { chunksOf } from './chunks.ts';
import { behind, type Place } from './place.ts';
import type { LedgerTable, Queries, Tx } from './schema.ts';

/**
 * Writes rows of one account and adds them to the balance, which it returns; undefined if there is no such account. Throws
 * if the balance would fall below 0.
 */
export async function writeLedger(tx: Tx, ...rows: readonly LedgerTable[]): Promise<number | undefined> {
  const [first] = rows;
  if (first === undefined) return undefined;
  const credits = rows.reduce((sum, row) => sum + row.credits, 0);
  const balance = await addToBalance(tx, first.account_id, credits);
  if (balance === undefined) return undefined;
  for (const chunk of chunksOf(rows)) await tx.insertInto('ledger').values(chunk).execute();
  return balance;
}

export async function balanceOf(db: Queries, accountId: string): Promise<number | undefined> {
  const row = await db.selectFrom('accounts').select('credits').where('id', '=', accountId).executeTakeFirst();
  return row?.credits;
}

/** An entry with the name of its file: null if it has none, empty if the file is deleted. */
export type NamedLedgerEntry = LedgerTable & { filename: string | null };

/** An account's entries, newest first, from a place on. */
export function listLedger(
  db: Queries,
  accountId: string,
  wanted: { limit: number; after?: Place },
): Promise<NamedLedgerEntry[]> {
  const entries = db
    .selectFrom('ledger')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.limit);
  const { after } = wanted;
  return db
    .selectFrom((after === undefined ? entries : entries.where(behind(after))).as('entries'))
    .leftJoin('files', 'files.uuid', 'entries.file_uuid')
    .selectAll('entries')
    .select('files.filename')
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id', 'desc')
    .execute();
}

/** Pages that were debited since a time and not refunded, by the day of their debit, counted from 1970. */
export async function paidPages(
  db: Queries,
  accountId: string,
  since: number,
): Promise<{ day: number; pages: number }[]> {
  const day = sql<number>`debit.created_at / 86400000`;
  const rows = await db
    .selectFrom('ledger as debit')
    .select([day.as('day'), sql<number>`-sum(debit.credits)`.as('pages')])
    .where('debit.account_id', '=', accountId)
    .where('debit.kind', '=', 'debit')
    .where('debit.created_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger as refund')
            .select('refund.id')
            .where('refund.kind', '=', 'refund')
            .whereRef('refund.file_uuid', '=', 'debit.file_uuid')
            .whereRef('refund.round', '=', 'debit.round'),
        ),
      ),
    )
    .groupBy(day)
    .execute();
  return rows.map((row) => ({ day: Number(row.day), pages: Number(row.pages) }));
}

/** The n-th debit of a file. */
export function findDebit(db: Queries, uuid: string, round: number): Promise<LedgerTable | undefined> {
  return db
    .selectFrom('ledger')
    .selectAll()
    .where('kind', '=', 'debit')
    .where('file_uuid', '=', uuid)
    .where('round', '=', round)
    .executeTakeFirst();
}

/** The expected balance: the sum of the account's rows. */
export async function sumOf(db: Queries, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('ledger')
    .select(sql<number>`coalesce(sum(credits), 0)`.as('sum'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}
