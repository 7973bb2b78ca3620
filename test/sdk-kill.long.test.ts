/** A conversion by the client survives a server that is killed: nothing is uploaded or debited twice. */
import { expect, onTestFinished, test } from 'vitest';
import { Ledgerize } from '../sdk/index.ts';
import { serverEnvironment } from './environment.ts';
import { startProcess } from './process.ts';
import { DESCRIPTIONS, drawStatement } from './statement.ts';

const KEY = 'lk_kill_0123456789abcdef';
const FILES = 12;
const CREDITS = 1_000;

test('killed while it takes uploads, and when the conversion starts, the service ends each file once', async () => {
  const environment = await serverEnvironment(KEY, CREDITS);
  let server = await startProcess(environment);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const { port } = new URL(server.origin);
  const client = new Ledgerize({ apiKey: KEY, baseUrl: server.origin });
  let restarts = Promise.resolve();
  let kills = 0;
  const kill = () => {
    restarts = restarts.then(async () => {
      kills++;
      await server.end('SIGKILL');
      server = await startProcess({ ...environment, PORT: port });
    });
  };
  const bytes = await drawStatement();
  const files = Array.from({ length: FILES }, (_, at) => ({ name: `${at}.pdf`, data: bytes }));
  const result = await client.convert(files, {
    onProgress: ({ step, done }) => {
      if (step === 'upload' && done === 2) kill();
      // the client asks for the conversion now
      if (step === 'upload' && done === FILES) kill();
    },
  });
  await restarts;
  expect(kills).toBe(2);
  expect(result.files.map(({ filename }) => filename)).toEqual(files.map(({ name }) => name));
  expect(result.normalised).toHaveLength(FILES * DESCRIPTIONS.length);
  expect(await client.account.get()).toMatchObject({ credits: CREDITS - FILES, usage: { files: FILES, jobs: 1 } });
});
