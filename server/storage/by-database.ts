/**
 * What differs between SQLite and PostgreSQL in our statements: all of it is here. Where both can have a function of one
 * name, the queries call it.
 */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from '@photostructure/sqlite';
import {
  type Expression,
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';

/** A connection, whatever its tables are. */
type Executing = Pick<Kysely<never>, 'getExecutor'>;

/** Given a connection, returns true for PostgreSQL, where transactions run side by side; SQLite runs one at a time. */
function isPostgres(db: Executing): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Makes the database itself refuse to change or delete rows of a table. */
export async function makeAppendOnly(db: Kysely<never>, table: string): Promise<void> {
  const refusal = `the ${table} is append-only`;
  if (isPostgres(db)) {
    await sql
      .raw(
        `create function ${table}_is_append_only() returns trigger language plpgsql as $$ begin raise exception '${refusal}'; end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${table}_is_append_only before update or delete or truncate on ${table} execute function ${table}_is_append_only()`,
      )
      .execute(db);
    return;
  }
  for (const change of ['update', 'delete']) {
    await sql
      .raw(
        `create trigger ${table}_no_${change} before ${change} on ${table} begin select raise(abort, '${refusal}'); end`,
      )
      .execute(db);
  }
}

export const guardLedger = (db: Kysely<never>): Promise<void> => makeAppendOnly(db, 'ledger');

/** Given a text, returns it in the form for searches: without case, and with accents in one form. */
const folded = (text: unknown) =>
  String(text ?? '')
    .normalize('NFC')
    .toLowerCase();

/** Where PostgreSQL tells its nodes that a key or a limit has changed: without a text. */
export const KEYS_CHANNEL = 'ledgerize_keys';

/** Makes the database tell its nodes of each change of these columns, and of deletions, when they are committed. */
export async function tellOfChanges(db: Kysely<never>, table: string, columns: readonly string[]): Promise<void> {
  // SQLite has one server, which looks at the database
  if (!isPostgres(db)) return;
  await sql
    .raw(
      `create or replace function tell_of_keys() returns trigger language plpgsql as $$ begin perform pg_notify('${KEYS_CHANNEL}', ''); return null; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger ${table}_tell_of_keys after delete or truncate or update of ${columns.join(', ')} on ${table} for each statement execute function tell_of_keys()`,
    )
    .execute(db);
}

/** Gives a connection of SQLite the functions that our queries call. */
export function teachSqlite(database: InstanceType<typeof DatabaseSync>): void {
  // SQLite itself only folds the case of ASCII letters
  database.function('folded', { deterministic: true }, folded);
  database.function('now_ms', { deterministic: false }, () => Date.now());
  database.function('sha256_hex', { deterministic: true }, (text: unknown) =>
    createHash('sha256').update(String(text)).digest('hex'),
  );
}

/**
 * Gives a PostgreSQL database the same functions: once, where SQLite has them by connection. The database's own clock
 * counts, since those of its clients may differ.
 */
export async function teach(db: Executing): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`
    create or replace function folded(t text) returns text language sql immutable parallel safe
    as $$ select lower(normalize(coalesce(t, ''), NFC) collate "und-x-icu") $$
  `.execute(db);
  await sql`
    create or replace function instr(t text, part text) returns integer language sql immutable parallel safe
    as $$ select strpos(t, part) $$
  `.execute(db);
  await sql`
    create or replace function sha256_hex(t text) returns text language sql immutable parallel safe
    as $$ select encode(sha256(convert_to(t, 'UTF8')), 'hex') $$
  `.execute(db);
  await sql`
    create or replace function now_ms() returns bigint language sql volatile parallel safe
    as $$ select (extract(epoch from clock_timestamp()) * 1000)::bigint $$
  `.execute(db);
}

/** Matches if the column contains the text, in any case. */
export function holds(column: string, text: string): Expression<SqlBool> {
  return sql<SqlBool>`instr(folded(${sql.ref(column)}), ${folded(text)}) > 0`;
}

/** Matches if the column is the text, in any case. */
export function sameInAnyCase(column: string, text: string): Expression<SqlBool> {
  return sql<SqlBool>`folded(${sql.ref(column)}) = ${folded(text)}`;
}

/**
 * The time by the database's clock, in milliseconds since 1970, plus some. Leases end by it: the clocks of nodes may
 * differ.
 */
export function clock(plusMs = 0): RawBuilder<number> {
  return sql<number>`now_ms() + ${sql.lit(Math.round(plusMs))}`;
}

/** Locks the rows of a query until the transaction ends, without those that another transaction has locked. */
export function lockingFree<DB, T extends keyof DB, O>(
  db: Executing,
  query: SelectQueryBuilder<DB, T, O>,
): SelectQueryBuilder<DB, T, O> {
  return isPostgres(db) ? query.forUpdate().skipLocked() : query;
}

/**
 * Locks the rows of a query until the transaction ends; it waits for other transactions that have locked them. Others can
 * still insert rows that refer to them: a stronger lock would make a file that is taken wait for its account, which may
 * be waiting for the file.
 */
export function locking<DB, T extends keyof DB, O>(
  db: Executing,
  query: SelectQueryBuilder<DB, T, O>,
): SelectQueryBuilder<DB, T, O> {
  return isPostgres(db) ? query.forNoKeyUpdate() : query;
}

/** What runs on one node at a time, by the number of its lock. */
const LOCKS = { migrations: 7_301, start: 7_302, deliveries: 7_303 } as const;

export type NodeLock = keyof typeof LOCKS;

/** Makes the transaction wait until no other one, of any node, holds the lock. It is held until the transaction ends. */
export async function lockNodes(tx: Executing, lock: NodeLock): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS[lock])})`.execute(tx);
}

/** Of the locks of chains, beside those of `LOCKS`. */
const CHAINS = 7_304;

/** Makes the transaction wait until no other one holds the lock of this account's audit log. */
export async function lockChain(tx: Executing, accountId: string): Promise<void> {
  if (!isPostgres(tx)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(CHAINS)}, hashtext(${accountId}))`.execute(tx);
}

/** Takes a table out of the log of changes: its rows are quick to write, and may be lost if the database crashes. */
export async function makeUnlogged(db: Kysely<never>, table: string): Promise<void> {
  if (isPostgres(db)) await sql`alter table ${sql.table(table)} set unlogged`.execute(db);
}

/** Returns whether a table has a column. */
export async function hasColumn(db: Executing, table: string, column: string): Promise<boolean> {
  const { rows } = isPostgres(db)
    ? await sql`
        select 1 from information_schema.columns
        where table_schema = current_schema() and table_name = ${table} and column_name = ${column}
      `.execute(db)
    : await sql`select 1 from pragma_table_info(${table}) where name = ${column}`.execute(db);
  return rows.length > 0;
}

/** Begins a transaction that only reads, and sees the database as it is at its first statement, however long it takes. */
export async function beginSnapshot(db: Executing): Promise<void> {
  if (isPostgres(db)) {
    await sql`begin isolation level repeatable read read only`.execute(db);
    await endlessly(db);
  } else {
    await sql`begin`.execute(db);
  }
  await sql`select count(*) from migrations`.execute(db);
}

export async function rollBack(db: Executing): Promise<void> {
  await sql`rollback`.execute(db);
}

/**
 * Makes the transaction wait for the lock of migrations, and then take as long as they take: those of large tables take
 * minutes, and other nodes that start meanwhile wait. A table that a server holds locked is waited for as by others.
 */
export async function lockMigrations(tx: Executing): Promise<void> {
  if (!isPostgres(tx)) return;
  await endlessly(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await lockNodes(tx, 'migrations');
  await sql`set local lock_timeout to default`.execute(tx);
}

/** Lifts the limits of time of a transaction that moves whole tables. */
export async function endlessly(tx: Executing): Promise<void> {
  if (!isPostgres(tx)) return;
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

/** How servers name their connections, so that others can count them. */
export const SERVER_NAME = 'ledgerize';

/** How many connections servers have to a PostgreSQL database. */
export async function countServers(db: Executing): Promise<number> {
  if (!isPostgres(db)) return 0;
  const { rows } = await sql<{ servers: number }>`
    select count(*) as servers from pg_stat_activity where datname = current_database() and application_name = ${SERVER_NAME}
  `.execute(db);
  return Number(rows[0]?.servers ?? 0);
}
