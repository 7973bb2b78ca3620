/** Starts the real service with the real interface in this process, on its own storage. */
import type { AddressInfo } from 'node:net';
import { buildApp } from '../server/app.ts';
import type { Service } from '../server/context.ts';
import { createLog } from '../server/log.ts';
import { startService } from '../server/service.ts';
import { makeStorage, type TestStorage } from '../server/testing/storage.ts';
import { openTracing } from '../server/tracing/open.ts';
import type { Resolve } from '../server/webhooks/resolve.ts';
import { createWorkerPool } from '../workers/pool.ts';
import type { WorkerPool } from '../workers/types.ts';

export interface TestServer {
  readonly origin: string;
  /** the interface's address */
  readonly url: string;
  readonly port: number;
  readonly key: string;
  readonly storage: TestStorage;
  readonly service: Service;
  readonly pool: WorkerPool;
  /** the log so far, one line per event */
  log(): string;
  /** Calls the interface with the key, unless the headers contain their own. */
  call(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Generous, so that only tests of the limit reach it. */
const DEFAULTS = { LEDGERIZE_REQUESTS_PER_MINUTE: '100000', LEDGERIZE_THREADS: '1' };

export interface StartOptions {
  /** false: jobs stay queued until the test starts the runner */
  readonly runner?: boolean;
  /** finds the addresses of webhooks' receivers, in place of the servers of names */
  readonly resolve?: Resolve;
  /** that of an ended server, which the test removes; its own if left out */
  readonly storage?: TestStorage;
}

/** Given settings in addition to the defaults, returns a running server. */
export async function startServer(
  environment: Record<string, string> = {},
  { runner = true, resolve, storage: given }: StartOptions = {},
): Promise<TestServer> {
  const storage = given ?? (await makeStorage());
  const settings = storage.settings({ ...DEFAULTS, ...environment });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const pool = await createWorkerPool(settings);
  const tracing = await openTracing(settings.tracing, log);
  const service = await startService(settings, { pool, log, tracing, ...(resolve && { resolve }) });
  const app = buildApp({ service, log, settings, tracing });
  await app.listen({ host: '127.0.0.1', port: 0 });
  if (runner) await service.runner.start();
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const key = service.firstKey ?? settings.apiKey!;
  return {
    origin,
    url: `${origin}/api/v1`,
    port,
    key,
    storage,
    service,
    pool,
    log: () => lines.join(''),
    call: (path, init = {}) =>
      fetch(`${origin}/api/v1${path}`, { ...init, headers: { 'X-Api-Key': key, ...(init.headers as object) } }),
    async close() {
      await Promise.all([app.close(), service.runner.stop(0)]);
      await service.close(0);
      await tracing.close();
      if (given === undefined) await storage.remove();
    },
  };
}

/** Given the bytes of a PDF, returns the form of an upload. */
export function uploadForm(bytes: Uint8Array, filename = 'statement.pdf'): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), filename);
  return form;
}
