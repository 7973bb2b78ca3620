/** Counts requests in memory, and writes the counts every few seconds: a request itself writes nothing. */
import type { Database } from '../storage/database.ts';
import { addRequests } from '../storage/request-days.ts';
import type { RequestDaysTable } from '../storage/schema.ts';

/** A crash may lose the counts of this time. */
const WRITE_MS = 5_000;

/** Given a time, returns its day in UTC, ISO 8601. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** By account, then by day. */
type Counts = Map<string, Map<string, number>>;

export class RequestCounter {
  readonly #database: Database;
  #counted: Counts = new Map();
  /** the counts that are being written, kept until they are */
  #writing: Counts = new Map();
  #timer: NodeJS.Timeout | undefined;
  #written: Promise<void> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Counts one request of an account at a time. */
  count(accountId: string, now: number): void {
    add(this.#counted, accountId, dayOf(now), 1);
    this.#timer ??= setInterval(() => this.#write(), WRITE_MS).unref();
  }

  /** The count of an account's day that is not written yet. */
  pending(accountId: string, day: string): number {
    return [this.#counted, this.#writing].reduce((sum, counts) => sum + (counts.get(accountId)?.get(day) ?? 0), 0);
  }

  /** Writes the rest. What cannot be written even now is lost. */
  async settled(): Promise<void> {
    await this.#written;
    this.#write();
    await this.#written;
    clearInterval(this.#timer);
  }

  #write(): void {
    // one write at a time: what is counted meanwhile waits for the next one
    if (this.#writing.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (this.#counted.size === 0) return;
    this.#writing = this.#counted;
    this.#counted = new Map();
    this.#written = this.#database
      .transaction((tx) => addRequests(tx, inOrder(this.#writing)))
      // if the database is busy or full, they are written later
      .catch(() => this.#takeBack())
      .finally(() => {
        this.#writing = new Map();
      });
  }

  #takeBack(): void {
    for (const [account, days] of this.#writing) {
      for (const [day, requests] of days) add(this.#counted, account, day, requests);
    }
    this.#timer ??= setInterval(() => this.#write(), WRITE_MS).unref();
  }
}

/** Always in one order, so that two nodes do not wait for one another. */
function inOrder(counts: Counts): RequestDaysTable[] {
  return [...counts]
    .flatMap(([account_id, days]) => [...days].map(([day, requests]) => ({ account_id, day, requests })))
    .sort((a, b) => (`${a.account_id} ${a.day}` < `${b.account_id} ${b.day}` ? -1 : 1));
}

function add(counts: Counts, account: string, day: string, requests: number): void {
  const days = counts.get(account) ?? new Map<string, number>();
  days.set(day, (days.get(day) ?? 0) + requests);
  counts.set(account, days);
}
