/** Nodes of the last release serve while nodes of this version replace them, on tables that this version or the next has added to. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KNOWN_MIGRATIONS } from '../../server/storage/migrations.ts';
import { statementOfPages } from '../papers.ts';
import { wrongBooks } from './books.ts';
import { Calls } from './calls.ts';
import { type Client, finish, result, start, upload } from './client.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { buildLastRelease, hasLastRelease } from './last-release.ts';
import { Node } from './node.ts';

/** of each node, in each part of the replacement */
const CONVERSIONS = 1;
const CREDITS = '1000';

let folder: string;
let cluster: Cluster;
let program: string;
/** The skipped test is listed, and this says why. */
const isHere = hasLastRelease();
if (!isHere) console.warn('this copy of the repository has no history, so the last release cannot be built from it');

beforeAll(async () => {
  if (!isHere) return;
  folder = mkdtempSync(join(tmpdir(), 'ledgerize-release-'));
  program = buildLastRelease(join(folder, 'release'));
  cluster = await startCluster({ roles: [], environment: { LEDGERIZE_REQUESTS_PER_MINUTE: '100000' } });
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(isHere)('nodes of the last release and of this version serve side by side, and lose nothing', async () => {
  const pdf = new Uint8Array(readFileSync(await statementOfPages(1)));
  const jobs = new Map<string, 'completed'>();
  const files = new Set<string>();
  const nodes: Node[] = [];
  const add = async (name: string, of?: string) => {
    const { environment } = cluster;
    const options = { name, role: 'all', folder: cluster.folder, environment } as const;
    nodes.push(await Node.start({ ...options, ...(of !== undefined && { program: of }) }));
  };
  let key = '';
  let asked = 0;
  const calls = new Calls();
  /** Each call goes to the next node. */
  const origin = () => nodes[asked++ % nodes.length]?.origin ?? '';
  const convert = async () => {
    const client: Client = { calls, key, origin };
    await Promise.all(
      Array.from({ length: CONVERSIONS * nodes.length }, async () => {
        const uuid = await upload(client, pdf);
        files.add(uuid);
        const { jobId } = await start(client, uuid);
        expect((await finish(client, jobId)).status).toBe('completed');
        jobs.set(jobId, 'completed');
        expect((await result(client, jobId)).normalised).not.toHaveLength(0);
      }),
    );
  };

  try {
    await add('last', program);
    const made = cluster.operate('accounts', 'create', '--name', 'A', '--credits', CREDITS, '--json');
    key = (JSON.parse(made) as { key: string }).key;
    await convert();
    await add('this');
    await convert();
    // what the next version might do: add
    await cluster.query('alter table jobs add column added text');
    await cluster.query('create table added (id text primary key)');
    await cluster.query(
      `insert into migrations (number, name, applied_at, contracts) values (${KNOWN_MIGRATIONS + 1}, 'added', 1, 0)`,
    );
    await convert();
    await add('last, started again', program);
    await convert();
    expect(await wrongBooks(cluster, { jobs, files })).toEqual([]);
    const completed = await cluster.query(`select 1 from job_files where status = 'completed'`);
    expect(completed).toHaveLength(jobs.size);
    expect(calls.misshapen).toEqual([]);
  } finally {
    await Promise.all(nodes.map((node) => node.end('SIGTERM')));
  }
  for (const { name, errors } of nodes) expect(errors, name).toBe('');
});
