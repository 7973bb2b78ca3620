import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnknownSecretError } from './ring.ts';
import { convertFile, Servers, uploadLocked } from './testing/servers.ts';

const OLD = 'the secret before, of thirty-two characters';
const NEW = 'the secret behind, of thirty-two characters';
const BOTH = { LEDGERIZE_SECRET: NEW, LEDGERIZE_OLD_SECRETS: OLD.replaceAll(',', '\\,') };
const NONE = { passwords: 0, webhooks: 0, dataKeys: 0, summaries: 0 };

describe('a rotation of the secret', () => {
  let servers: Servers;
  beforeEach(async () => {
    servers = await Servers.open();
  });
  afterEach(() => servers.close());

  it('seals everything again, so that the new secret alone opens it', async () => {
    const first = await servers.start({ LEDGERIZE_SECRET: OLD });
    const locked = await uploadLocked(first);
    const done = await convertFile(first, locked);
    const webhook = { url: 'https://example.com/', events: ['job.completed'] as const, description: null };
    await first.webhooks.create(locked.accountId, { ...webhook, events: [...webhook.events] });
    await first.close(0);

    const rotation = await servers.rotate(BOTH);
    expect(rotation.renewed).toEqual({ passwords: 1, webhooks: 1, dataKeys: 1, summaries: 1 });
    expect(rotation.unreadable).toEqual(NONE);

    const second = await servers.start({ LEDGERIZE_SECRET: NEW });
    expect((await convertFile(second, locked)).status).toBe('completed');
    const { body } = await second.jobs.result(locked.accountId, done.jobId);
    expect(await text(body)).toBe(done.result);
    expect(await second.secrets.status()).toEqual([
      { secretId: rotation.secretId, known: true, passwords: 1, webhooks: 1, dataKeys: 2, summaries: 2 },
    ]);
  });

  it('does nothing twice', async () => {
    const first = await servers.start({ LEDGERIZE_SECRET: OLD });
    await uploadLocked(first);
    await first.close(0);
    await servers.rotate(BOTH);
    expect((await servers.rotate(BOTH)).renewed).toEqual(NONE);
  });

  it('is asked for by a start with another secret, which names the variables and no secret', async () => {
    const first = await servers.start({ LEDGERIZE_SECRET: OLD });
    await uploadLocked(first);
    await first.close(0);
    const failed = await servers.start({ LEDGERIZE_SECRET: NEW }).catch((error: Error) => error);
    expect(failed).toBeInstanceOf(UnknownSecretError);
    const { message } = failed as Error;
    expect(message).toMatch(/Set LEDGERIZE_SECRET to that secret, or name it in LEDGERIZE_OLD_SECRETS/);
    expect(message).not.toContain(OLD);
    expect(message).not.toContain(NEW);
    const again = await servers.start(BOTH);
    expect((await again.secrets.status()).every(({ known }) => known)).toBe(true);
  });
});
