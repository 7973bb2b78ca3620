/** A cluster on this machine: PostgreSQL, an S3 server, and nodes of the built program. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Postgres, startPostgres } from '../../test/cluster/postgres.ts';
import { type S3Server, startS3Server } from '../../test/cluster/s3-server.ts';
import { Node, type Role } from './node.ts';

const LEDGERIZE = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'bin', 'ledgerize.js');

export interface ClusterOptions {
  readonly roles: readonly Role[];
  /** in addition to what every node needs */
  readonly environment?: Readonly<Record<string, string>>;
  /** of PostgreSQL, in addition to those that count statements */
  readonly postgres?: Readonly<Record<string, string>>;
  /** Given the addresses of the servers, returns those that the nodes use in their place. */
  readonly through?: (servers: { postgres: Postgres; s3: S3Server }) => Promise<Readonly<Record<string, string>>>;
  /** Given the name of a node and the place of its folder, returns what it runs with besides. */
  readonly wrap?: (name: string, folder: string) => { before?: string[]; environment?: Record<string, string> };
}

export interface Cluster {
  readonly postgres: Postgres;
  readonly s3: S3Server;
  readonly nodes: readonly Node[];
  /** the variables of every node */
  readonly environment: Readonly<Record<string, string>>;
  /** the same, past whatever is between the nodes and the servers */
  readonly direct: Readonly<Record<string, string>>;
  /** holds the data folders of the nodes; deleted at the end */
  readonly folder: string;
  /** Runs the command line with these arguments, and returns what it prints. */
  operate(...args: string[]): string;
  /** Runs a statement in the database, beside the nodes. */
  query<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** The server's own statistics of statements; Debian has them in PostgreSQL's package. */
const COUNTING = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'top' };

/** Starts the servers, and then the nodes, one after the other. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerize-cluster-'));
  const s3 = await startS3Server();
  const postgres = await startPostgres({ ...COUNTING, ...options.postgres });
  const direct = {
    DATABASE_URL: postgres.url,
    ...s3.environment,
    LEDGERIZE_SECRET: randomBytes(32).toString('hex'),
    LEDGERIZE_API_KEY: `lk_${randomBytes(16).toString('hex')}`,
    ...options.environment,
  };
  const environment = { ...direct, ...(await options.through?.({ postgres, s3 })) };
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  // a restart of the server ends them, and the next statement opens another
  pool.on('error', () => {});
  const nodes: Node[] = [];
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await pool.end();
    await Promise.all([postgres.remove(), s3.remove()]);
    rmSync(folder, { recursive: true, force: true });
  };
  const query = async <Row extends object>(statement: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(statement, [...values])).rows;
  try {
    await query('create extension pg_stat_statements');
    for (const [at, role] of options.roles.entries()) {
      const name = `${role}-${at}`;
      const wrapped = options.wrap?.(name, folder) ?? {};
      const own = { ...environment, ...wrapped.environment };
      nodes.push(await Node.start({ name, role, folder, environment: own, before: wrapped.before ?? [] }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    postgres,
    s3,
    nodes,
    environment,
    direct,
    folder,
    operate: (...args) =>
      execFileSync(process.execPath, [LEDGERIZE, ...args], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, LEDGERIZE_DATA: join(folder, 'operator'), ...direct },
      }),
    query,
    stop,
  };
}
