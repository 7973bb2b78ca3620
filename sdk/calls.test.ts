/** The client has every call of the interface that a key may make, at its address. */
import { expect, test } from 'vitest';
import { operationsByKey } from '../test/sdk-schema.ts';
import type { Ledgerize } from './index.ts';
import { scripted } from './testing/scripted.ts';

const UUID = '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11';
const BYTES = new Uint8Array([1]);

/** A call of each operation, by the id of the operation. A call that the interface gains is added here. */
const CALLS: Readonly<Record<string, (client: Ledgerize) => Promise<unknown>>> = {
  uploadFile: (client) => client.files.upload(BYTES),
  listFiles: (client) => client.files.list(),
  getFile: (client) => client.files.get(UUID),
  deleteFile: (client) => client.files.delete(UUID),
  setPassword: (client) => client.files.setPassword(UUID, 'secret'),
  getPage: (client) => client.files.page(UUID, 1),
  getPageWords: (client) => client.files.pageWords(UUID, 1),
  renameVersion: (client) => client.files.renameVersion(UUID, UUID, 'of mine'),
  listVersions: (client) => client.files.versions(UUID),
  makeVersion: (client) => client.files.makeVersion(UUID, { basedOn: UUID, from: UUID, changes: [] }),
  checkFiles: (client) => client.files.check({ files: [{ uuid: UUID, version: UUID }] }),
  previewVersion: (client) => client.files.preview(UUID, { basedOn: UUID, changes: [{ do: 'flip', statement: 0 }] }),
  convert: (client) => client.jobs.create({ ids: [UUID], format: 'JSON' }),
  listJobs: (client) => client.jobs.list(),
  getJob: (client) => client.jobs.get(UUID),
  deleteJob: (client) => client.jobs.delete(UUID),
  getResult: (client) => client.jobs.result(UUID),
  createClient: (client) => client.clients.create('Harbour Bakery'),
  listClients: (client) => client.clients.list(),
  getClient: (client) => client.clients.get(UUID),
  renameClient: (client) => client.clients.rename(UUID, 'Harbour Bakery'),
  deleteClient: (client) => client.clients.delete(UUID),
  assignFiles: (client) => client.clients.assign([UUID], null),
  listBankAccounts: (client) => client.bankAccounts.list(),
  getBankAccount: (client) => client.bankAccounts.get(UUID),
  listAccountTransactions: (client) => client.bankAccounts.transactions(UUID),
  exportBankAccount: (client) => client.bankAccounts.export(UUID, { format: 'XLSX' }),
  listSuggestions: (client) => client.bankAccounts.suggestions(),
  getAccount: (client) => client.account.get(),
  setAccount: (client) => client.account.update({ creditsLow: 1 }),
  getLedger: (client) => client.account.ledger(),
  getAudit: (client) => client.account.audit(),
  getUsage: (client) => client.account.usage(),
  createWebhook: (client) => client.webhooks.create({ url: 'https://a.example.com', events: ['job.completed'] }),
  listWebhooks: (client) => client.webhooks.list(),
  getWebhook: (client) => client.webhooks.get(UUID),
  updateWebhook: (client) => client.webhooks.update(UUID, { enabled: false }),
  deleteWebhook: (client) => client.webhooks.delete(UUID),
  rotateWebhookSecret: (client) => client.webhooks.rotateSecret(UUID),
  testWebhook: (client) => client.webhooks.test(UUID),
  listDeliveries: (client) => client.webhooks.deliveries(UUID),
  getDelivery: (client) => client.webhooks.delivery(UUID, UUID),
  resendDelivery: (client) => client.webhooks.resend(UUID, UUID),
};

test('every call that a key may make has its method', () => {
  expect(Object.keys(CALLS).sort()).toEqual([...operationsByKey().keys()].sort());
});

test.each(Object.entries(CALLS))('%s is sent to its address', async (id, call) => {
  const { client, received } = await scripted([{ body: {} }]);
  await call(client);
  const sent = received.map(({ line }) => line.replace(/\?.*/, ''));
  const address = operationsByKey()
    .get(id)
    ?.replace('{page}', '1')
    .replace(/\{\w+\}/g, UUID);
  expect(sent).toEqual([address]);
});
