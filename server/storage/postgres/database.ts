/** Opens a PostgreSQL database, which several nodes may share, with the tables of this version. */
import { Kysely, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { lockAccount } from '../accounts.ts';
import { SERVER_NAME } from '../by-database.ts';
import type { Database } from '../database.ts';
import { type Import, migrate } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import { type OnStatement, statementLog } from '../statements.ts';
import { PostgresNotices } from './notices.ts';
import { PreparingClient } from './prepared.ts';
import { explained, requireUnicode } from './unusable.ts';

export interface PostgresSettings {
  readonly url: string;
  /** connections at most, besides the one that listens */
  readonly connections: number;
  /** milliseconds that a statement waits for rows that others have locked */
  readonly busyMs?: number | undefined;
  /** of the connections, if they are not those of a server */
  readonly name?: string | undefined;
  /** what the database is filled with */
  readonly importing?: Import | undefined;
}

/** A client gives up sooner than our transactions take; another node is asked then. */
const CONNECT_MS = 5_000;
/** As long as a statement waits for SQLite: then the account is busy. */
const LOCK_MS = 5_000;
/** The longest statement is a sweep over some thousand rows. */
const STATEMENT_MS = 30_000;
/** A node that stands still in a transaction must not hold up an account for longer than this. */
const IDLE_IN_TRANSACTION_MS = 10_000;

/** Servers are counted by the name of their connections, which an address would replace. */
const NAME_IN_URL = /([?&])application_name=[^&]*&?/;

/** PostgreSQL's numbers for its types. */
const INT8 = 20;

/** Counts and times are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/** Texts are compared by their bytes, as SQLite does, whatever language the database was made for. */
class ByteOrderCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: Parameters<PostgresQueryCompiler['visitDataType']>[0]): void {
    super.visitDataType(node);
    if (node.dataType === 'text' && this.parentNode?.kind === 'ColumnDefinitionNode') this.append(' collate "C"');
  }
}

class ByteOrderDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new ByteOrderCompiler();
  }
}

/**
 * Given where it is, and who is told of statements, opens a database. Throws NewerDatabaseError, and
 * DatabaseUnusableError.
 */
export async function openPostgres(
  { url, connections, busyMs, name, importing }: PostgresSettings,
  onStatement?: OnStatement,
): Promise<Database> {
  const connection: pg.ClientConfig = {
    connectionString: url.replace(NAME_IN_URL, '$1'),
    application_name: name ?? SERVER_NAME,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types,
  };
  const pool = new pg.Pool({
    ...connection,
    Client: PreparingClient,
    max: connections,
    lock_timeout: busyMs ?? LOCK_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // an idle connection that breaks is replaced; a statement that needs one fails, and its caller says so
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const queries = new Kysely<Schema>({ dialect: new ByteOrderDialect({ pool }), ...statementLog(onStatement) });
  try {
    const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding');
    requireUnicode(rows[0]?.server_encoding ?? 'unknown');
    await migrate(queries as unknown as Kysely<never>, Date.now(), importing);
  } catch (error) {
    await queries.destroy();
    throw explained(error);
  }
  const notices = new PostgresNotices(pool, connection);
  const transaction: Database['transaction'] = (work) => queries.transaction().execute(work);
  const ofAccount: Database['ofAccount'] = (accountId, work) =>
    transaction(async (tx) => work(tx, await lockAccount(tx, accountId)));
  return {
    queries,
    reads: queries,
    transaction,
    ofAccount,
    freeing: ofAccount,
    inSteps: (work) => work(queries),
    notices,
    async close() {
      await notices.close();
      await queries.destroy();
    },
  };
}
