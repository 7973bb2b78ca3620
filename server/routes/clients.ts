/** Clients, and which files belong to each. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type Assigned, AssignRequest, type Client, type ClientList, ClientRequest } from '../../contract/clients.ts';
import { BASE_PATH } from '../../contract/operations.ts';
import type * as clients from '../clients/types.ts';
import { idOf } from './path-id.ts';

export async function clientRoutes(app: FastifyInstance, { clients }: { clients: clients.Clients }): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get('/clients', async ({ caller }): Promise<ClientList> => {
    const { clients: all, filesWithoutClient } = await clients.list(caller.accountId);
    return { clients: all.map(clientOnWire), filesWithoutClient };
  });

  routes.post('/clients', { schema: { body: ClientRequest } }, async ({ caller, body }, reply): Promise<Client> => {
    const client = await clients.create(caller.accountId, body.name);
    reply.code(201).header('Location', `${BASE_PATH}/clients/${client.id}`);
    return clientOnWire(client);
  });

  routes.get(
    '/clients/:clientId',
    async ({ caller, params }): Promise<Client> =>
      clientOnWire(await clients.get(caller.accountId, clientIdOf(params))),
  );

  routes.patch(
    '/clients/:clientId',
    { schema: { body: ClientRequest } },
    async ({ caller, params, body }): Promise<Client> =>
      clientOnWire(await clients.rename(caller.accountId, clientIdOf(params), body.name)),
  );

  routes.delete('/clients/:clientId', async ({ caller, params }, reply) => {
    await clients.delete(caller.accountId, clientIdOf(params));
    return reply.code(204).send();
  });

  routes.post(
    '/client-files',
    { schema: { body: AssignRequest } },
    async ({ caller, body }): Promise<Assigned> => ({
      files: await clients.assign(caller.accountId, [...new Set(body.ids)], body.clientId),
    }),
  );
}

const clientIdOf = (params: unknown): string => idOf((params as { clientId: string }).clientId);

const clientOnWire = ({ createdAt, ...client }: clients.Client): Client => ({
  ...client,
  createdAt: createdAt.toISOString(),
});
