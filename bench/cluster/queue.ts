/** The queue alone: files a second, and how long one waits at half of that, with an engine that only sleeps. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SILENT } from '../../server/jobs/testing/bench.ts';
import { drawPaper, partsOf } from '../../server/jobs/testing/paper.ts';
import { PaperPool } from '../../server/jobs/testing/pool.ts';
import { startService } from '../../server/service.ts';
import { readSettings } from '../../server/settings.ts';
import { quantile } from '../figures.ts';
import { type Cluster, startCluster } from './cluster.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NODES = 2;
/** conversions at once on each node, and how long each sleeps */
const SIZE = 16;
const SLEEP_MS = 5;
const ACCOUNTS = 50;
/** of each account: a job takes all of them */
const FILES = 10;
const COUNT = 4_000;
const WANTED = { filesASecond: 500, pickupMs: 100 };
const HALF_LOAD_SECONDS = 10;

/** Measures, and returns the report as lines. */
export async function queue(count = COUNT): Promise<string[]> {
  const cluster = await startCluster({
    roles: [],
    environment: { LEDGERIZE_MAX_QUEUED_FILES: '1000000', LEDGERIZE_ENCRYPT_BLOBS: 'off' },
  });
  const given = readSettings({ ...cluster.environment, LEDGERIZE_DATA: join(cluster.folder, 'shared') });
  const settings = { ...given, store: undefined };
  const service = await startService(settings, { pool: new PaperPool(), log: SILENT });
  const nodes = Array.from({ length: NODES }, () => startNode(cluster));
  try {
    await Promise.all(nodes.map(({ stdout }) => once(stdout, 'data')));
    const held = await Promise.all(Array.from({ length: ACCOUNTS }, (_, at) => filesOf(at)));
    const accept = (at: number, ids: string[]) =>
      service.jobs.accept({ accountId: held[at % ACCOUNTS]?.accountId ?? '', ids, format: 'JSON' });
    const jobs = Math.ceil(count / FILES);
    const begin = performance.now();
    for (let at = 0; at < jobs; at++) await accept(at, held[at % ACCOUNTS]?.ids ?? []);
    await emptied(cluster);
    const rate = (jobs * FILES) / ((performance.now() - begin) / 1_000);

    await cluster.query('update jobs set started_at = null');
    const paced = Math.round((rate / 2) * HALF_LOAD_SECONDS);
    const first = performance.now();
    const accepted: Promise<{ jobId: string }>[] = [];
    for (let at = 0; at < paced; at++) {
      const wait = first + at * (2_000 / rate) - performance.now();
      if (wait > 0) await delay(wait);
      accepted.push(accept(at, [held[at % ACCOUNTS]?.ids[at % FILES] ?? '']));
    }
    await Promise.all(accepted);
    await emptied(cluster);
    const waits = (
      await cluster.query<{ ms: string }>('select started_at - created_at as ms from jobs where started_at is not null')
    ).map(({ ms }) => Number(ms));
    return [
      `The queue alone: ${NODES} nodes of ${SIZE} conversions that sleep ${SLEEP_MS} ms, ${ACCOUNTS} accounts, PostgreSQL, files in a folder and not encrypted`,
      `  ${jobs * FILES} files: ${rate.toFixed(0)} a second, from the first accept to the last end (wanted: ≥ ${WANTED.filesASecond})`,
      `  at half of that, ${waits.length} jobs of one file, accepted to taken: p50 ${quantile(waits, 0.5)} ms, p99 ${quantile(waits, 0.99)} ms (wanted: ≤ ${WANTED.pickupMs} ms)`,
    ];
  } finally {
    for (const node of nodes) node.kill('SIGKILL');
    await service.close(0);
    await cluster.stop();
  }

  async function filesOf(at: number): Promise<{ accountId: string; ids: string[] }> {
    const { id: accountId } = await service.accounts.create({ name: `account ${at}`, credits: FILES });
    const ids: string[] = [];
    for (let file = 0; file < FILES; file++) {
      const parts = partsOf(drawPaper({ pages: 1, name: `${at} ${file}` }));
      const { uuid } = await service.files.upload({ accountId, parts, maxBytes: 10_000, retentionMs: 3_600_000 });
      ids.push(uuid);
    }
    return { accountId, ids };
  }
}

function startNode({ environment, folder }: Cluster) {
  const args = ['--import', 'tsx', join(ROOT, 'bench/cluster/queue-node.ts'), String(SIZE), String(SLEEP_MS)];
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      ...environment,
      LEDGERIZE_DATA: join(folder, 'shared'),
      LEDGERIZE_ROLE: 'worker',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Waits until no file waits or is in work. */
async function emptied(cluster: Cluster): Promise<void> {
  for (;;) {
    const rows = await cluster.query(`select 1 from job_files where status in ('queued', 'processing') limit 1`);
    if (rows.length === 0) return;
    await delay(20);
  }
}
