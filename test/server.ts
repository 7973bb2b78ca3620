/**
 * Starts the real service with the real interface in this process, on its own storage. Where a run of tests on a cluster
 * asks for several nodes, each request goes to the next one.
 */
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '../server/app.ts';
import type { Service } from '../server/context.ts';
import { createLog } from '../server/log.ts';
import { startService } from '../server/service.ts';
import type { Settings } from '../server/settings.ts';
import { CLUSTER_VARIABLE, makeStorage, type TestStorage } from '../server/testing/storage.ts';
import { openTracing } from '../server/tracing/open.ts';
import type { Resolve } from '../server/webhooks/resolve.ts';
import { createWorkerPool } from '../workers/pool.ts';
import type { WorkerPool } from '../workers/types.ts';
import { startRoundRobin } from './round-robin.ts';

export interface TestServer {
  readonly origin: string;
  /** the interface's address */
  readonly url: string;
  readonly port: number;
  readonly key: string;
  readonly storage: TestStorage;
  /** of several nodes, that of the first */
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
  /** for a test that looks into the process of its server, where others have several nodes */
  readonly nodes?: number;
}

/** Given settings in addition to the defaults, returns a running server. */
export async function startServer(
  environment: Record<string, string> = {},
  { runner = true, resolve, storage: given, nodes: wanted = nodesWanted() }: StartOptions = {},
): Promise<TestServer> {
  const storage = given ?? (await makeStorage());
  const settings = storage.settings({ ...DEFAULTS, ...environment });
  const lines: string[] = [];
  const parts = { lines, runner, resolve };
  const first = await startNode(settings, parts);
  const others: Node[] = [];
  for (let count = 1; count < wanted; count++) {
    const dataDir = join(settings.dataDir, `node-${count}`);
    await mkdir(dataDir, { mode: 0o700 });
    others.push(await startNode({ ...settings, dataDir }, parts));
  }
  const nodes = [first, ...others];
  const balancer = others.length === 0 ? undefined : await startRoundRobin(nodes.map(({ port }) => port));
  const port = balancer?.port ?? first.port;
  const origin = `http://127.0.0.1:${port}`;
  const key = first.service.firstKey ?? settings.apiKey!;
  return {
    origin,
    url: `${origin}/api/v1`,
    port,
    key,
    storage,
    service: first.service,
    pool: first.pool,
    log: () => lines.join(''),
    call: (path, init = {}) =>
      fetch(`${origin}/api/v1${path}`, { ...init, headers: { 'X-Api-Key': key, ...(init.headers as object) } }),
    async close() {
      await balancer?.close();
      await Promise.all(nodes.map((node) => node.close()));
      if (given === undefined) await storage.remove();
    },
  };
}

/** The variable that says how many nodes each test of the interface has. */
const NODES_VARIABLE = 'LEDGERIZE_TEST_NODES';

const nodesWanted = (): number =>
  process.env[CLUSTER_VARIABLE] === undefined ? 1 : Number(process.env[NODES_VARIABLE] ?? 1);

interface Node {
  readonly service: Service;
  readonly pool: WorkerPool;
  readonly port: number;
  close(): Promise<void>;
}

/** Given its settings, the lines of its log and the options of the start, starts one server. */
async function startNode(
  settings: Settings,
  { lines, runner, resolve }: { lines: string[]; runner: boolean; resolve: Resolve | undefined },
): Promise<Node> {
  const log = createLog('info', { write: (line) => lines.push(line) });
  const pool = await createWorkerPool(settings);
  const tracing = await openTracing(settings.tracing, log);
  const service = await startService(settings, { pool, log, tracing, ...(resolve && { resolve }) });
  const app = buildApp({ service, log, settings, tracing });
  await app.listen({ host: '127.0.0.1', port: 0 });
  if (runner) await service.runner.start();
  return {
    service,
    pool,
    port: (app.server.address() as AddressInfo).port,
    async close() {
      await Promise.all([app.close(), service.runner.stop(0)]);
      await service.close(0);
      await tracing.close();
    },
  };
}

/** Given the bytes of a PDF, returns the form of an upload. */
export function uploadForm(bytes: Uint8Array, filename = 'statement.pdf'): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), filename);
  return form;
}
