/** The storage of a server for one test: a database of its own on PostgreSQL, and a part of a bucket. */
import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { readSettings } from '../settings.ts';
import { openBlobs } from '../storage/blobs/open.ts';
import { openPostgres } from '../storage/postgres/database.ts';
import { TemporaryFolder } from '../storage/temporary.ts';
import type { TestStorage } from './storage.ts';

export interface TestCluster {
  /** the address of the database server's first database, for its superuser */
  readonly databaseUrl: string;
  /** a database with the tables of this version and no rows, which nothing is connected to */
  readonly template: string;
  /** the variables that name the bucket */
  readonly store: Readonly<Record<string, string>>;
}

/** Servers of a test do little at a time, and many of them share the database server. */
const CONNECTIONS = 16;
/** A test waits for the end of a killed server's leases. */
const LEASE = '5s';

/** Given the servers and an empty folder, makes a storage. */
export async function makeClusterStorage(cluster: TestCluster, dataDir: string): Promise<TestStorage> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(cluster.databaseUrl, (client) =>
    client.query(`create database ${name} template ${cluster.template}`),
  );
  const url = databaseUrl(cluster.databaseUrl, name);
  const environment = {
    LEDGERIZE_DATA: dataDir,
    LEDGERIZE_SECRET: '5'.repeat(64),
    LEDGERIZE_DATABASE_CONNECTIONS: String(CONNECTIONS),
    LEDGERIZE_LEASE: LEASE,
    DATABASE_URL: url,
    ...cluster.store,
    S3_PREFIX: `${name}/`,
  };
  const settings: TestStorage['settings'] = (further = {}) => readSettings({ ...environment, ...further });
  const temporary = new TemporaryFolder(join(dataDir, 'test'));
  const open = async () => {
    await temporary.open();
    return openBlobs(settings(), temporary);
  };
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of (await open()).list()) found.push(key);
    return found;
  };
  return {
    dataDir,
    environment,
    settings,
    openDatabase: ({ busyMs } = {}) => openPostgres({ url, connections: CONNECTIONS, busyMs }),
    openBlobs: open,
    async blobs(folder) {
      const names = (await keys()).filter((key) => key.startsWith(`${folder}/`));
      return names.map((key) => key.slice(folder.length + 1));
    },
    lockDatabase: () => lockTables(url),
    databaseText: () => withClient(url, textOf),
    async loseBlobs() {
      const blobs = await open();
      for (const key of await keys()) await blobs.delete(key);
    },
    temporary: async () => (await Promise.all((await temporaryFolders(dataDir)).map((path) => readdir(path)))).flat(),
    async loseTemporary() {
      for (const path of await temporaryFolders(dataDir)) await rm(path, { recursive: true });
    },
    async remove() {
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Each server has a folder of its own below the data folder. */
async function temporaryFolders(dataDir: string): Promise<string[]> {
  const nodes = join(dataDir, 'nodes');
  return (await readdir(nodes)).map((node) => join(nodes, node, 'tmp'));
}

/** Given the address of a database, returns that of another one on the same server. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Given the address of a database, runs the work with a connection to it. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  return rows.map((row) => row.name);
}

async function lockTables(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${(await tablesOf(client)).join(', ')} in exclusive mode`);
  return () => client.end();
}

async function textOf(client: pg.Client): Promise<string> {
  let text = '';
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ line: string }>(`select t::text as line from ${table} t`);
    for (const { line } of rows) text += `${line}\n`;
  }
  return text;
}
