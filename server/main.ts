/** Starts a server with the settings, prints its address, and stops it gracefully. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { createWorkerPool } from '../workers/pool.ts';
import { buildApp } from './app.ts';
import type { Service } from './context.ts';
import { createLog, type Log } from './log.ts';
import { startService } from './service.ts';
import { readSettings, type Settings } from './settings.ts';
import { startErrorLine } from './start-error.ts';
import { keepFilesPrivate } from './storage/folder.ts';
import { openTracing } from './tracing/open.ts';
import type { Tracing } from './tracing/types.ts';
import { firstKeyNote, urlOf, welcome } from './welcome.ts';

/** How long running work may take to finish after a stop; a file given back after it is converted at the next start. */
const GRACE_MS = 8_000;
/** Then the process ends, even if work is left. */
const STOP_MS = GRACE_MS + 7_000;

interface Running {
  readonly app: FastifyInstance;
  readonly service: Service;
  readonly tracing: Tracing;
}

/**
 * Given the environment, serves until the process is told to stop. If it cannot start, it prints why in one line, and
 * the exit code is 1.
 */
export async function serve(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  let settings: Settings | undefined;
  try {
    keepFilesPrivate();
    settings = readSettings(env);
    const log = createLog(settings.logLevel);
    const running = await start(settings, log);
    closeWithGrace({ delay: STOP_MS, logger: false }, async ({ err, signal }) => {
      if (err) log.fatal({ err }, 'a fault that nothing caught');
      log.info({ signal }, 'stopping');
      await stop(running);
      log.info({}, 'stopped');
      log.flush();
    });
    const { port } = running.app.server.address() as AddressInfo;
    const { host, dataDir, publicUrl } = settings;
    const url = urlOf({ host, port });
    const { firstKey, setupToken } = running.service;
    process.stdout.write(welcome({ url, portal: publicUrl ?? url, dataDir, firstKey, setupToken }));
  } catch (error) {
    for (const line of startErrorLine(error, settings).split('\n')) process.stderr.write(`ledgerize: ${line}\n`);
    process.exitCode = 1;
  }
}

/** Throws the system's error if the server may not listen on its port. */
async function requireFreePort({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const trial = createServer();
  await once(trial.listen({ host, port }), 'listening');
  await once(trial.close(), 'close');
}

/** If it throws, it leaves nothing open. */
async function start(settings: Settings, log: Log): Promise<Running> {
  // before anything is made: who started it on a taken port finds no data folder, and no key that was shown in vain
  await requireFreePort(settings);
  const { threads, maxPages, maxHeapBytes, baseMs, perPageMs, pictures, readers } = settings;
  const bounds = { threads, maxPages, maxHeapBytes, baseMs, perPageMs, pictures, readers };
  const pool = await createWorkerPool(bounds);
  const tracing = await openTracing(settings.tracing, log);
  let service: Service;
  try {
    service = await startService(settings, { pool, log, tracing });
  } catch (error) {
    await pool.close();
    throw error;
  }
  const app = buildApp({ service, log, settings, tracing });
  try {
    await app.listen({ host: settings.host, port: settings.port });
    await service.runner.start();
  } catch (error) {
    // the key is stored now and cannot be shown again: whoever started the server needs it for the next start
    if (service.firstKey !== undefined) process.stdout.write(firstKeyNote(service.firstKey));
    await app.close();
    await service.close(0);
    throw error;
  }
  return { app, service, tracing };
}

/** Takes no more requests and files, answers and finishes what is there, and then closes what they needed. */
async function stop({ app, service, tracing }: Running): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  await Promise.all([app.close(), service.runner.stop(GRACE_MS)]);
  clearTimeout(impatient);
  await service.close(0);
  await tracing.close();
}
