/** The use cases of clients: made, renamed, deleted, and which files belong to each. */
import { randomUUID } from 'node:crypto';
import { MOST_CLIENTS } from '../../contract/clients.ts';
import { ApiError } from '../../contract/errors.ts';
import { recordDeed } from '../audit/record.ts';
import type { ClientsTable } from '../storage/client-table.ts';
import * as rows from '../storage/clients.ts';
import type { Database } from '../storage/database.ts';
import type { Queries } from '../storage/schema.ts';
import type { Client, Clients } from './types.ts';

/** Given the database, returns the use cases of clients. */
export function createClients(database: Database): Clients {
  return {
    async list(accountId) {
      const all = await rows.listClients(database.reads, accountId);
      const files = await rows.countFilesOfClients(database.reads, accountId, Date.now());
      const clients = all.map((row) => shown(row, files.get(row.id) ?? 0));
      const byName = new Intl.Collator('en', { numeric: true });
      return {
        clients: clients.sort((a, b) => byName.compare(a.name, b.name)),
        filesWithoutClient: files.get(null) ?? 0,
      };
    },

    async get(accountId, id) {
      const row = await requireClient(database.reads, accountId, id);
      const files = await rows.countFilesOfClients(database.reads, accountId, Date.now());
      return shown(row, files.get(id) ?? 0);
    },

    create: (accountId, name) =>
      database.ofAccount(accountId, async (tx) => {
        if ((await rows.countClients(tx, accountId)) >= MOST_CLIENTS) throw tooMany();
        await requireFreeName(tx, accountId, { name });
        const row = { id: randomUUID(), account_id: accountId, name, created_at: Date.now() };
        await rows.insertClient(tx, row);
        await recordDeed(tx, { accountId, action: 'client.made', object: row.id });
        return shown(row, 0);
      }),

    rename: (accountId, id, name) =>
      database.ofAccount(accountId, async (tx) => {
        const row = await requireClient(tx, accountId, id);
        await requireFreeName(tx, accountId, { name, id });
        await rows.renameClient(tx, id, name);
        await recordDeed(tx, { accountId, action: 'client.renamed', object: id });
        const files = await rows.countFilesOfClients(tx, accountId, Date.now());
        return shown({ ...row, name }, files.get(id) ?? 0);
      }),

    async delete(accountId, id) {
      await database.ofAccount(accountId, async (tx) => {
        await requireClient(tx, accountId, id);
        await rows.deleteClient(tx, id);
        await recordDeed(tx, { accountId, action: 'client.deleted', object: id });
      });
    },

    assign: (accountId, uuids, clientId) =>
      database.ofAccount(accountId, async (tx) => {
        if (clientId !== null) await requireClient(tx, accountId, clientId);
        const files = await rows.assignFiles(tx, { accountId, uuids, clientId, now: Date.now() });
        const details = { files };
        await recordDeed(tx, { accountId, action: 'client.files_assigned', object: clientId ?? 'none', details });
        return files;
      }),
  };
}

const shown = ({ id, name, created_at }: ClientsTable, files: number): Client => {
  return { id, name, createdAt: new Date(created_at), files };
};

/** Throws NOT_FOUND. */
export async function requireClient(db: Queries, accountId: string, id: string): Promise<ClientsTable> {
  const row = await rows.findClient(db, accountId, id);
  if (row === undefined) throw new ApiError('NOT_FOUND', 'There is no such client in this account.');
  return row;
}

/** Throws INVALID_REQUEST if another client than that of the id has the name. */
async function requireFreeName(db: Queries, accountId: string, { name, id }: { name: string; id?: string }) {
  const other = await rows.findClientNamed(db, accountId, name);
  if (other === undefined || other.id === id) return;
  const details = { field: 'name', problem: 'TAKEN' };
  throw new ApiError('INVALID_REQUEST', 'The field name is the name of another client.', { details });
}

const tooMany = (): ApiError =>
  new ApiError('INVALID_REQUEST', `The account has ${MOST_CLIENTS} clients, and may have no more.`, {
    details: { most: MOST_CLIENTS },
  });
