/** Examples of the calls on clients, typed by the contract. */
import type { Assigned, Client, ClientList } from './clients.ts';

export const CLIENT_ID = 'c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90';
const FILE_ID = '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11';

const client: Client = { id: CLIENT_ID, name: 'Harbour Bakery Ltd', createdAt: '2025-01-06T08:00:00.000Z', files: 12 };

/** The answers, by operation. */
export const CLIENT_ANSWERS = {
  listClients: { clients: [client], filesWithoutClient: 3 } satisfies ClientList,
  createClient: { ...client, files: 0 },
  getClient: client,
  renameClient: { ...client, name: 'Harbour Bakery and Café Ltd' },
  assignFiles: { files: 1 } satisfies Assigned,
};

/** The bodies of requests, by operation. */
export const CLIENT_REQUESTS = {
  createClient: { name: 'Harbour Bakery Ltd' },
  renameClient: { name: 'Harbour Bakery and Café Ltd' },
  assignFiles: { ids: [FILE_ID], clientId: CLIENT_ID },
};
