/** Queries over the ledger. Every row changes its account's balance in the same transaction. */
import { sql } from 'kysely';
import { addToBalance } from './accounts.ts';
import type { LedgerTable, Queries, Tx } from './schema.ts';

/** Writes a row and adds it to the balance, which it returns; undefined where there is no such account. Throws where the balance would fall below 0. */
export async function writeLedger(tx: Tx, row: LedgerTable): Promise<number | undefined> {
  const balance = await addToBalance(tx, row.account_id, row.credits);
  if (balance !== undefined) await tx.insertInto('ledger').values(row).execute();
  return balance;
}

export async function balanceOf(db: Queries, accountId: string): Promise<number | undefined> {
  const row = await db.selectFrom('accounts').select('credits').where('id', '=', accountId).executeTakeFirst();
  return row?.credits;
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

/** What the balance must be: the sum of the account's rows. */
export async function sumOf(db: Queries, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('ledger')
    .select(sql<number>`coalesce(sum(credits), 0)`.as('sum'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}
