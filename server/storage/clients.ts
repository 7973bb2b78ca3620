/** The table of clients, and the queries over it: whose statements the files of an account are. */
import { sql } from 'kysely';
import { sameInAnyCase } from './by-database.ts';
import type { ClientsTable } from './client-table.ts';
import type { Queries, Tx } from './schema.ts';

export async function insertClient(tx: Tx, row: ClientsTable): Promise<void> {
  await tx.insertInto('clients').values(row).execute();
}

/** In no order. */
export function listClients(db: Queries, accountId: string): Promise<ClientsTable[]> {
  return db.selectFrom('clients').selectAll().where('account_id', '=', accountId).execute();
}

export function findClient(db: Queries, accountId: string, id: string): Promise<ClientsTable | undefined> {
  return db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** The client of this name, whatever its case. */
export function findClientNamed(db: Queries, accountId: string, name: string): Promise<ClientsTable | undefined> {
  return db
    .selectFrom('clients')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(sameInAnyCase('name', name))
    .executeTakeFirst();
}

export async function countClients(db: Queries, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('clients')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function renameClient(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('clients').set({ name }).where('id', '=', id).execute();
}

/** Deletes a client; its files stay without one. */
export async function deleteClient(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('files').set({ client_id: null }).where('client_id', '=', id).execute();
  await tx.deleteFrom('clients').where('id', '=', id).execute();
}

/** How many files of an account each client has, by its id; those of no client under null. */
export async function countFilesOfClients(
  db: Queries,
  accountId: string,
  now: number,
): Promise<Map<string | null, number>> {
  const rows = await db
    .selectFrom('files')
    .select(['client_id', sql<number>`count(*)`.as('count')])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', now)
    .groupBy('client_id')
    .execute();
  return new Map(rows.map(({ client_id: id, count }) => [id, Number(count)]));
}

/** Makes files of an account belong to a client, or to none, and returns how many of them there are. */
export async function assignFiles(
  tx: Tx,
  {
    accountId,
    uuids,
    clientId,
    now,
  }: { accountId: string; uuids: readonly string[]; clientId: string | null; now: number },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ client_id: clientId })
    .where('uuid', 'in', uuids)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
