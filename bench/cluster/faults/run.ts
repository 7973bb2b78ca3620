/** A seeded run of faults on a cluster that converts all the while: nothing may be lost, doubled or left behind. */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { between, seeded } from '../../../fixtures/draw/random.ts';
import { statementOfPages } from '../../papers.ts';
import { wrongBooks } from '../books.ts';
import { type Cluster, startCluster } from '../cluster.ts';
import { type Clients, startClients } from './clients.ts';
import { steppable } from './clock.ts';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';
import { onSmallDisk } from './disk.ts';
import { keepRunning } from './keep-running.ts';
import { drawn, FULL_DISK, KINDS, STEPPED_CLOCK, type Stage } from './kinds.ts';
import { type StoreProxy, startStoreProxy } from './store-proxy.ts';

const ROLES = ['api', 'api', 'worker', 'worker', 'all'] as const;
const LEASE_MS = 3_000;
const PAGES = [1, 2, 3];
const CLIENTS = 6;
/** Between two faults; some begin before the one before has ended. */
const PAUSE_MS = [0, 1_500] as const;
const OVERLAPPING = 0.25;
/** A node is ready only with room for two of the largest files, and its disk is small. */
const SMALL_FILES = { LEDGERIZE_MAX_FILE_MB: '4' };
const SETTLED_WITHIN_MS = 120_000;

/** Given how many faults and a seed, causes them, and returns the report as lines. Throws what is wrong at the end. */
export async function faults(count: number, seed: number): Promise<string[]> {
  const random = seeded(seed);
  const between_: { store?: StoreProxy; database?: DatabaseProxy } = {};
  const disk = onSmallDisk();
  let clocks = true;
  const cluster = await startCluster({
    roles: ROLES,
    environment: { LEDGERIZE_LEASE: `${LEASE_MS / 1_000}s`, LEDGERIZE_REQUESTS_PER_MINUTE: '1000000', ...SMALL_FILES },
    async through({ postgres, s3 }) {
      between_.store = await startStoreProxy(s3.endpoint, random);
      between_.database = await startDatabaseProxy(postgres.port);
      const url = new URL(postgres.url);
      url.port = String(between_.database.port);
      return { DATABASE_URL: url.href, S3_ENDPOINT: between_.store.endpoint };
    },
    wrap(name, folder) {
      const clock = steppable(name, folder);
      clocks &&= clock !== undefined;
      return { ...(disk !== undefined && { before: disk }), ...(clock !== undefined && { environment: clock }) };
    },
  });
  const { store, database } = between_;
  if (store === undefined || database === undefined) throw new TypeError('the proxies were not started');
  const crashes: string[] = [];
  const guard = keepRunning(cluster, crashes);
  try {
    const kinds = [...KINDS, ...(disk === undefined ? [] : [FULL_DISK]), ...(clocks ? [STEPPED_CLOCK] : [])];
    const clients = startClients(keysOf(cluster), originsOf(cluster), await papers(), seed);
    const stage: Stage = { cluster, random, store, database, leaseMs: LEASE_MS, kill: guard.kill };
    const done = await causeAll(stage, kinds, count);
    store.set('through');
    database.set(true);
    await clients.finish();
    await settled(cluster);
    const wrong = [
      ...(await wrongBooks(cluster, clients.told)),
      ...(await doubled(cluster, clients)),
      ...clients.complaints,
      ...clients.calls.misshapen,
      ...crashes,
    ];
    return report({
      seed,
      kinds: done,
      clients,
      wrong,
      failedStarts: guard.failedStarts(),
      left: [disk ? '' : 'disk full', clocks ? '' : 'clocks'],
    });
  } finally {
    guard.stop();
    await cluster.stop();
    await store.close();
    database.close();
  }
}

/** Causes the faults one after the other, some before the one before has ended. Returns how often each happened. */
async function causeAll(stage: Stage, kinds: Parameters<typeof drawn>[0], count: number): Promise<Map<string, number>> {
  const done = new Map<string, number>();
  const open: Promise<unknown>[] = [];
  for (let at = 1; at <= count; at++) {
    const kind = drawn(kinds, stage.random);
    const overlapping = stage.random() < OVERLAPPING;
    const running = kind.run(stage).then((what) => console.error(`  ${at} ${kind.name}: ${what}`));
    done.set(kind.name, (done.get(kind.name) ?? 0) + 1);
    open.push(running);
    // PostgreSQL cannot be stopped while it is started
    if (!overlapping || kind.name.startsWith('PostgreSQL')) await Promise.all(open.splice(0));
    await delay(between(stage.random, ...PAUSE_MS));
  }
  await Promise.all(open);
  return done;
}

const originsOf = ({ nodes }: Cluster) => nodes.filter(({ role }) => role !== 'worker').map(({ origin }) => origin);

function keysOf(cluster: Cluster): string[] {
  return Array.from({ length: CLIENTS }, (_, at) => {
    const made = cluster.operate('accounts', 'create', '--name', `client ${at}`, '--credits', '1000000', '--json');
    return (JSON.parse(made) as { key: string }).key;
  });
}

async function papers() {
  return Promise.all(
    PAGES.map(async (pages) => ({ pages, pdf: new Uint8Array(readFileSync(await statementOfPages(pages))) })),
  );
}

/** Waits until no file waits or is being converted. Throws if that does not come. */
async function settled(cluster: Cluster): Promise<void> {
  const end = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const [row] = await cluster.query<{ open: string }>(
      `select count(*) as open from job_files where status in ('queued', 'processing')`,
    );
    if (row?.open === '0') return;
    if (performance.now() > end) throw new Error(`${row?.open} files never ended`);
    await delay(200);
  }
}

/** Uploads and jobs that were made more often than they were asked for. */
async function doubled(cluster: Cluster, { told }: Clients): Promise<string[]> {
  const [row] = await cluster.query<{ files: string; jobs: string }>(
    `select (select count(*) from files) as files, (select count(*) from jobs) as jobs`,
  );
  const wrong: string[] = [];
  if (Number(row?.files) > told.files.size) wrong.push(`${row?.files} files were kept of ${told.files.size} uploads`);
  if (Number(row?.jobs) > told.jobs.size) wrong.push(`${row?.jobs} jobs were made for ${told.jobs.size} conversions`);
  return wrong;
}

interface Outcome {
  readonly seed: number;
  readonly kinds: ReadonlyMap<string, number>;
  readonly clients: Clients;
  readonly wrong: readonly string[];
  /** of nodes, while the database was away */
  readonly failedStarts: number;
  readonly left: readonly string[];
}

function report({ seed, kinds, clients, wrong, failedStarts, left }: Outcome): string[] {
  const total = [...kinds.values()].reduce((sum, times) => sum + times, 0);
  const lines = [
    `${total} faults of seed ${seed} while ${CLIENTS} clients made ${clients.ended()} conversions on ${ROLES.length} nodes`,
    ...[...kinds].sort(([, a], [, b]) => b - a).map(([name, times]) => `  ${String(times).padStart(4)} × ${name}`),
    ...left.filter((name) => name !== '').map((name) => `     0 × ${name}: this system has no program for it`),
    `  ${failedStarts} starts of nodes failed while the database was away, and were tried again`,
    '  answers, with those that were asked again:',
    ...[...clients.calls.answers].sort().map(([name, times]) => `    ${name.padEnd(30)} ${String(times).padStart(7)}`),
  ];
  if (wrong.length > 0) throw new Error([...lines, 'WRONG:', ...wrong].join('\n'));
  return [
    ...lines,
    '  jobs, credits and blobs lost or doubled: 0; answers with a stack: 0; nodes that ended by themselves: 0',
  ];
}
