/** Clients by HTTP: made, renamed and deleted, and which files belong to each. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Assigned, Client, ClientList } from '../contract/clients.ts';
import { File } from '../contract/file.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const patch = (body: object): RequestInit => ({ ...json(body), method: 'PATCH' });
const make = async (name: string) => Client.parse(await (await server.call('/clients', json({ name }))).json());
const list = async () => ClientList.parse(await (await server.call('/clients')).json());
const fileOf = async (uuid: string) => File.parse(await (await server.call(`/files/${uuid}`)).json());
const assign = async (ids: string[], clientId: string | null) =>
  Assigned.parse(await (await server.call('/client-files', json({ ids, clientId }))).json());

test('clients are listed by name, and no two share one, whatever its case', async () => {
  const answer = await server.call('/clients', json({ name: ' Zoë Ltd ' }));
  const zoe = Client.parse(await answer.clone().json());
  expect(answer.headers.get('location')).toBe(`/api/v1/clients/${zoe.id}`);
  expect(zoe).toMatchObject({ name: 'Zoë Ltd', files: 0 });
  const ten = await make('Client 10');
  const two = await make('Client 2');
  expect((await list()).clients.map(({ name }) => name)).toEqual(['Client 2', 'Client 10', 'Zoë Ltd']);
  await expectError(await server.call('/clients', json({ name: 'ZOË LTD' })), 400, 'INVALID_REQUEST');
  await expectError(await server.call(`/clients/${ten.id}`, patch({ name: 'client 2' })), 400, 'INVALID_REQUEST');
  const renamed = await server.call(`/clients/${two.id}`, patch({ name: 'CLIENT 2' }));
  expect(Client.parse(await renamed.json()).name).toBe('CLIENT 2');
  expect(Client.parse(await (await server.call(`/clients/${two.id}`)).json()).name).toBe('CLIENT 2');
});

test('a name is one line, and not blank', async () => {
  for (const name of ['', '  ', 'a\nb', 'x'.repeat(121)])
    await expectError(await server.call('/clients', json({ name })), 400, 'INVALID_REQUEST');
});

test('files are assigned, many at once, and stay when their client is deleted', async () => {
  const client = await make('Harbour Bakery');
  const before = (await list()).filesWithoutClient;
  const one = await upload(server, await drawStatement());
  const two = await upload(server, await drawStatement({ pages: 2 }));
  expect((await fileOf(one.uuid)).clientId).toBeNull();
  expect(await assign([one.uuid, two.uuid, UNKNOWN], client.id)).toEqual({ files: 2 });
  expect((await fileOf(two.uuid)).clientId).toBe(client.id);
  expect((await list()).clients.find(({ id }) => id === client.id)?.files).toBe(2);
  expect(await assign([two.uuid], null)).toEqual({ files: 1 });
  expect(await list()).toMatchObject({ filesWithoutClient: before + 1 });
  await expectError(await server.call('/client-files', json({ ids: [one.uuid], clientId: UNKNOWN })), 404, 'NOT_FOUND');
  expect((await server.call(`/clients/${client.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await fileOf(one.uuid)).clientId).toBeNull();
  await expectError(await server.call(`/clients/${client.id}`), 404, 'NOT_FOUND');
});

test('a conversion says whose its files are; without that, they stay where they are', async () => {
  const client = await make('Of a conversion');
  const { uuid } = await upload(server, await drawStatement());
  const started = await server.call('/convert', json({ ids: [uuid], format: 'JSON', clientId: client.id }));
  expect(started.status).toBe(202);
  expect((await fileOf(uuid)).clientId).toBe(client.id);
  const { jobId } = await convert(server, [uuid]);
  await finish(server, jobId);
  expect((await fileOf(uuid)).clientId).toBe(client.id);
  const unknown = json({ ids: [uuid], format: 'JSON', clientId: UNKNOWN });
  await expectError(await server.call('/convert', unknown), 404, 'NOT_FOUND');
});

test('a deleted file belongs to nobody, and what was done is in the audit log', async () => {
  const client = await make('Audited');
  const { uuid } = await upload(server, await drawStatement());
  await assign([uuid], client.id);
  await server.call(`/files/${uuid}`, { method: 'DELETE' });
  expect(Client.parse(await (await server.call(`/clients/${client.id}`)).json()).files).toBe(0);
  const { entries } = (await (await server.call(`/audit?object=${client.id}`)).json()) as {
    entries: { action: string; details: object }[];
  };
  expect(entries.map(({ action }) => action)).toEqual(['client.files_assigned', 'client.made']);
  expect(entries[0]?.details).toEqual({ files: 1 });
});
