/** Reads and writes whole tables, row by row, whichever database they are in. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Queries, Tx } from './schema.ts';
import type { TableOfBackup } from './tables.ts';

export type Row = Record<string, string | number | null>;

/** Any table, by its name. */
type Anything = Kysely<Record<string, Record<string, unknown>>>;

const ROWS_AT_ONCE = 500;
/** Bound values in a statement, which both databases take. */
const MOST_VALUES = 30_000;

/** The rows of a table by its key, in lists of some hundred; truth values are 0 or 1. */
export async function* readRows(db: Queries, { name, key }: TableOfBackup): AsyncGenerator<readonly Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const order = sql.join(key.map((column) => sql`${sql.ref(column)} asc`));
  let last: Row | undefined;
  do {
    const after = last;
    const behind = after && sql`where (${columns}) > (${sql.join(key.map((column) => sql`${after[column]}`))})`;
    const { rows } = await sql<Record<string, string | number | boolean | null>>`
      select * from ${sql.table(name)} ${behind ?? sql``} order by ${order} limit ${sql.lit(ROWS_AT_ONCE)}
    `.execute(db);
    const plain = rows.map(withoutBooleans);
    if (plain.length > 0) yield plain;
    last = plain.length < ROWS_AT_ONCE ? undefined : plain.at(-1);
  } while (last !== undefined);
}

function withoutBooleans(row: Record<string, string | number | boolean | null>): Row {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? Number(value) : value,
  ]);
  return Object.fromEntries(entries) as Row;
}

/** The names of all tables, and of those columns that hold truth values of their own type. */
export async function describeTables(db: Queries): Promise<Map<string, ReadonlySet<string>>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      // PostgreSQL's own name of the type
      new Set(columns.filter(({ dataType }) => dataType === 'bool').map((column) => column.name)),
    ]),
  );
}

/** Inserts rows that have the same columns. */
export async function insertRows(
  tx: Tx,
  { name }: TableOfBackup,
  rows: readonly Row[],
  booleans: ReadonlySet<string>,
): Promise<void> {
  const width = Object.keys(rows[0] ?? {}).length;
  if (width === 0) return;
  const atOnce = Math.min(ROWS_AT_ONCE, Math.floor(MOST_VALUES / width));
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows.slice(from, from + atOnce).map((row) => withBooleans(row, booleans));
    await (tx as unknown as Anything).insertInto(name).values(values).execute();
  }
}

function withBooleans(row: Row, booleans: ReadonlySet<string>): Record<string, unknown> {
  if (booleans.size === 0) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, booleans.has(name) && value !== null ? value === 1 : value]),
  );
}

/** Returns the sum of all balances, and the sum of all entries of the ledger: they are the same. */
export async function sumCredits(db: Queries): Promise<{ balances: number; ledger: number }> {
  const total = (column: 'accounts' | 'ledger') =>
    db
      .selectFrom(column)
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('credits'), sql<number>`0`).as('sum'))
      .executeTakeFirstOrThrow();
  return { balances: Number((await total('accounts')).sum), ledger: Number((await total('ledger')).sum) };
}

const MODULUS = 2n ** 256n;

/** Counts rows and sums their hashes, so that the same rows have the same digest in whatever order they come. */
export class RowsDigest {
  rows = 0;
  #sum = 0n;

  add(row: Row): void {
    this.rows += 1;
    const names = Object.keys(row).sort();
    const text = JSON.stringify(names.map((name) => [name, row[name]]));
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % MODULUS;
  }

  /** hex */
  get digest(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}
