/** What stands outside the interface: a sign at the door, and a sign of life. */
import type { FastifyInstance } from 'fastify';
import { BASE_PATH } from '../../contract/operations.ts';

export async function rootRoutes(app: FastifyInstance): Promise<void> {
  app.get('/', async () => ({ service: 'Ledgerize', interface: BASE_PATH, health: '/healthz' }));
  app.get('/healthz', async () => ({ status: 'ok' }));
}
