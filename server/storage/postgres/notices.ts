/** Notices of nodes by PostgreSQL's LISTEN and NOTIFY, on a connection of its own. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { KEYS_CHANNEL } from '../by-database.ts';
import type { Notice, Notices } from '../notices.ts';
import { HeardKeyChanges } from './key-changes.ts';

const CHANNEL = 'ledgerize';
/** Notices that happen close together go in one statement. */
const GATHER_MS = 5;
/** A notice of PostgreSQL has less than 8,000 bytes, and one of ours less than 130. */
const MOST_IN_ONE = 50;
/** Between two tries to listen again. */
const RETRY_MS = 500;
/** A connection that breaks without a word is found by asking. */
const ASK_MS = 15_000;

interface Message {
  readonly from: string;
  readonly notices: readonly Notice[];
}

export class PostgresNotices implements Notices {
  readonly #pool: pg.Pool;
  readonly #connection: pg.ClientConfig;
  readonly keyChanges = new HeardKeyChanges((payload) =>
    this.#pool.query('select pg_notify($1, $2)', [KEYS_CHANNEL, payload]),
  );
  /** this process: its own notices are not news to it */
  readonly #node = randomUUID();
  readonly #closing = new AbortController();
  #waiting: Notice[] = [];
  #sending: Promise<void> | undefined;
  #listening: Promise<void> | undefined;

  constructor(pool: pg.Pool, connection: pg.ClientConfig) {
    this.#pool = pool;
    this.#connection = connection;
  }

  tell(notice: Notice): void {
    const last = this.#waiting.at(-1);
    // one that says the same as the last is told by it
    if (last !== undefined && JSON.stringify(last) === JSON.stringify(notice)) return;
    this.#waiting.push(notice);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
  }

  listen(heard: (notice: Notice) => void, missed: () => void): void {
    this.#listening ??= this.#keepListening(heard, missed);
  }

  async close(): Promise<void> {
    await this.#sending;
    this.#closing.abort();
    await this.#listening;
  }

  async #sendAll(): Promise<void> {
    await delay(GATHER_MS, undefined, { signal: this.#closing.signal }).catch(() => {});
    while (this.#waiting.length > 0) {
      const notices = this.#waiting.splice(0, MOST_IN_ONE);
      const message: Message = { from: this.#node, notices };
      // others look at the database from time to time, so a notice may be lost
      await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)]).catch(() => {});
    }
  }

  async #keepListening(heard: (notice: Notice) => void, missed: () => void): Promise<void> {
    const { signal } = this.#closing;
    for (let first = true; !signal.aborted; first = false) {
      if (!first) await delay(RETRY_MS, undefined, { signal }).catch(() => {});
      await this.#listenOnce(heard, missed).catch(() => {});
    }
  }

  /** Listens until the connection breaks or the node closes. */
  async #listenOnce(heard: (notice: Notice) => void, missed: () => void): Promise<void> {
    const { signal } = this.#closing;
    if (signal.aborted) return;
    const client = new pg.Client(this.#connection);
    const ended = new Promise<void>((resolve) => {
      client.once('error', () => resolve());
      client.once('end', () => resolve());
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    let asking: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      client.on('notification', ({ channel, payload = '' }) => {
        if (channel === KEYS_CHANNEL) return this.keyChanges.heard(payload);
        const { from, notices } = JSON.parse(payload) as Message;
        if (from !== this.#node) for (const notice of notices) heard(notice);
      });
      await client.query(`listen ${CHANNEL}`);
      await client.query(`listen ${KEYS_CHANNEL}`);
      this.keyChanges.missed();
      missed();
      asking = setInterval(() => {
        const answer = client.query('select 1');
        void Promise.race([answer, delay(ASK_MS / 2, 'late', { ref: false })]).then(
          async (outcome) => {
            if (outcome === 'late') await client.end().catch(() => {});
          },
          () => {},
        );
      }, ASK_MS).unref();
      await ended;
    } finally {
      clearInterval(asking);
      this.keyChanges.missed();
      await Promise.race([client.end().catch(() => {}), delay(RETRY_MS)]);
    }
  }
}
