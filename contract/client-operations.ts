/** The calls on clients. */
import { Assigned, AssignRequest, Client, ClientList, ClientRequest } from './clients.ts';
import type { Operation } from './operation.ts';

const JSON_ONLY = ['application/json'] as const;

export const CLIENT_OPERATIONS = {
  listClients: {
    method: 'GET',
    path: '/clients',
    tag: 'Clients',
    summary: 'List the clients of the account, by name',
    description: 'All of them, in one page, each with the number of its files.',
    success: { status: 200, body: ClientList },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  createClient: {
    method: 'POST',
    path: '/clients',
    tag: 'Clients',
    summary: 'Make a client',
    description:
      'A client is somebody whose statements are kept apart from those of others. A file belongs to one at most: name it in a conversion (`clientId`), or assign files later.',
    body: { shape: ClientRequest, types: JSON_ONLY },
    success: { status: 201, body: Client, headers: ['Location'] },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  getClient: {
    method: 'GET',
    path: '/clients/{clientId}',
    tag: 'Clients',
    summary: 'Look at a client',
    description: 'Its name, and the number of its files.',
    success: { status: 200, body: Client },
    errors: ['NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  renameClient: {
    method: 'PATCH',
    path: '/clients/{clientId}',
    tag: 'Clients',
    summary: 'Rename a client',
    description: 'Its files and bank accounts stay.',
    body: { shape: ClientRequest, types: JSON_ONLY },
    success: { status: 200, body: Client },
    errors: ['NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  deleteClient: {
    method: 'DELETE',
    path: '/clients/{clientId}',
    tag: 'Clients',
    summary: 'Delete a client; its files stay',
    description: 'The files belong to no client from then on.',
    success: { status: 204, body: null },
    errors: ['NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  assignFiles: {
    method: 'POST',
    path: '/client-files',
    tag: 'Files',
    summary: 'Say which client files belong to',
    description:
      'Moves up to 500 files to a client, or to none. Files that do not exist, or no longer, are passed over.',
    body: { shape: AssignRequest, types: JSON_ONLY },
    success: { status: 200, body: Assigned },
    errors: ['NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
} as const satisfies Record<string, Operation>;
