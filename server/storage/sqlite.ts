/** SQLite under Kysely: one connection, one transaction at a time, statements prepared once. */
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { teachSqlite } from './by-database.ts';
import { isBusy } from './faults.ts';

/** Between two checks of a database that another process is writing to: its transactions take a few milliseconds. */
const BUSY_PAUSE_MS = 10;
/**
 * A statement waits at least this long, even if its turn came late: other processes' transactions come one after the
 * other.
 */
const LEAST_BUSY_MS = 50;
/**
 * Statements differ only by the length of their lists, so a few hundred is plenty; beyond that, the cache is cleared.
 */
const MAX_STATEMENTS = 400;

export interface SqliteOptions {
  readonly path: string;
  /** how long a statement waits for another process's transaction before it fails as busy */
  readonly busyMs: number;
  /** read-only: then it waits for no writer, of this process or of another */
  readonly readOnly?: true;
}

class Connection implements DatabaseConnection {
  readonly #database: InstanceType<typeof DatabaseSync>;
  readonly #busyMs: number;
  /** of the clock that only goes forward */
  #deadline = 0;
  readonly #statements = new Map<string, { statement: StatementSyncInstance; reads: boolean }>();

  constructor(options: SqliteOptions) {
    this.#busyMs = options.busyMs;
    // SQLite itself may wait only while opening, since that blocks the thread; afterwards executeQuery waits without
    // blocking.
    this.#database = new DatabaseSync(options.path, { timeout: options.busyMs, enableForeignKeyConstraints: true });
    this.#database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0');
    teachSqlite(this.#database);
    if (options.readOnly) this.#database.exec('pragma query_only = on');
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Given when the connection was requested, by the clock that only goes forward: waiting for it behind others counts as waiting for the database. */
  beginTurn(askedAt: number): void {
    this.#deadline = Math.max(askedAt + this.#busyMs, performance.now() + LEAST_BUSY_MS);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (;;) {
      try {
        return this.#execute(query);
      } catch (error) {
        if (!isBusy(error) || this.inTransaction || performance.now() >= this.#deadline) throw error;
        await delay(BUSY_PAUSE_MS);
      }
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a stream, and nothing here needs one
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('queries are not streamed');
  }

  #execute<R>(query: CompiledQuery): QueryResult<R> {
    // the driver would silently cut it there, and the rest could name something else
    if (query.parameters.some((value) => typeof value === 'string' && value.includes('\0'))) {
      throw new RangeError('a text with a null character cannot be stored or looked up');
    }
    const { statement, reads } = this.#prepare(query.sql);
    if (reads) return { rows: statement.all(...query.parameters) as R[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...query.parameters).changes) };
  }

  #prepare(text: string): { statement: StatementSyncInstance; reads: boolean } {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const statement = this.#database.prepare(text);
    const made = { statement, reads: statement.columns().length > 0 };
    this.#statements.set(text, made);
    return made;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

class SqliteDriver implements Driver {
  readonly #options: SqliteOptions;
  #connection: Connection | undefined;
  /** resolves when the last holder of the connection gives it back */
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {
    this.#connection = new Connection(this.#options);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const askedAt = performance.now();
    const before = this.#free;
    let release = () => {};
    this.#free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    this.#connection!.beginTurn(askedAt);
    return this.#connection!;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Immediate: it takes the write lock at once, so that no later statement finds the database busy.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After a full disk, SQLite has already rolled back by itself; a second rollback would hide that error.
    if ((connection as Connection).inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#free;
    this.#connection?.close();
  }
}

/** Given where the database is, returns Kysely's dialect for it. */
export function sqliteDialect(options: SqliteOptions): Dialect {
  return {
    createDriver: () => new SqliteDriver(options),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    // biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature
    createIntrospector: (db: Kysely<any>) => new SqliteIntrospector(db),
  };
}
