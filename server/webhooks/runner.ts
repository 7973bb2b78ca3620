/** Takes deliveries that are due, fairly by account, and sends some at the same time; each end is one transaction. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../context.ts';
import type { Database } from '../storage/database.ts';
import {
  giveBackDelivery,
  nextDue,
  putBackLostDeliveries,
  renewDeliveries,
  type TakenDelivery,
  takeDelivery,
} from '../storage/delivery-queue.ts';
import type { Vault } from '../vault.ts';
import type { DeliveryEvents } from './delivery-events.ts';
import type { Answer, Send } from './send.ts';
import { settleAttempt } from './settle.ts';
import type { DeliveryRunner } from './types.ts';

/** Deliveries at the same time: they wait for receivers and cost little. */
const AT_ONCE = 64;
/** A slow receiver, or many of one host or account, must not hold up the others. */
const BOUNDS = { perEndpoint: 2, perHost: 8, perAccount: 8 };
/** A busy disk, or a database that is away for a moment, may cost some. */
const HEARTBEATS_IN_LEASE = 6;
/** What another process made due is seen within this time. */
const POLL_MS = 5_000;
/** After a database fault: long enough not to make it worse, short enough to go unnoticed. */
const RETRY_MS = 1_000;

export interface DeliveryRunnerParts {
  readonly database: Database;
  readonly vault: Vault;
  readonly deliveryEvents: DeliveryEvents;
  readonly send: Send;
  /** a holder without a heartbeat for this long counts as dead */
  readonly leaseMs: number;
  readonly log: Log;
}

interface InWork {
  readonly taken: TakenDelivery;
  done: Promise<void>;
}

export class Deliveries implements DeliveryRunner {
  readonly #parts: DeliveryRunnerParts;
  /** the holder of our leases: a new one for each process */
  readonly #worker = randomUUID();
  readonly #inWork = new Map<string, InWork>();
  readonly #stopping = new AbortController();
  #forget: () => void = () => {};
  #timer: NodeJS.Timeout | undefined;
  #filling: Promise<void> | undefined;
  #fillAgain = false;

  constructor(parts: DeliveryRunnerParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const { database, deliveryEvents, leaseMs, log } = this.#parts;
    // Unless there may be other nodes, we hold the lock of the data folder: any earlier holder of a lease is dead.
    const which = database.notices === undefined ? 'all' : { endedExcept: this.#worker };
    const lost = await putBackLostDeliveries(database.queries, Date.now(), which);
    if (lost > 0) log.info({ deliveries: lost }, 'deliveries in work when the server ended are due again');
    const stopListening = deliveryEvents.onDue(() => this.#fill());
    const heartbeat = setInterval(() => this.#beat(), leaseMs / HEARTBEATS_IN_LEASE).unref();
    this.#forget = () => {
      stopListening();
      clearInterval(heartbeat);
    };
    this.#fill();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#forget();
    clearTimeout(this.#timer);
    await this.#filling;
    await Promise.all([...this.#inWork.values()].map(({ done }) => done));
  }

  /** Takes deliveries until none is due or has room. Calls during a run add one more round. */
  #fill(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#filling !== undefined) {
      this.#fillAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#filling = this.#takeAll()
      .catch((error: unknown) => {
        this.#parts.log.error({ err: error }, 'the queue of deliveries could not be read; trying again');
        return RETRY_MS;
      })
      .then((waitMs) => {
        this.#filling = undefined;
        if (this.#stopping.signal.aborted) return;
        if (this.#fillAgain) this.#fill();
        else this.#timer = setTimeout(() => this.#fill(), waitMs).unref();
      });
  }

  /** Returns the milliseconds until the next delivery is due, or may have been made due by another process. */
  async #takeAll(): Promise<number> {
    const { database, leaseMs } = this.#parts;
    for (;;) {
      this.#fillAgain = false;
      const due = await nextDue(database.reads);
      const now = Date.now();
      if (due === undefined || due > now) return Math.min(POLL_MS, (due ?? Number.POSITIVE_INFINITY) - now);
      if (this.#inWork.size >= AT_ONCE || this.#stopping.signal.aborted) return POLL_MS;
      const take = { worker: this.#worker, now, leaseMs, bounds: BOUNDS };
      const taken = await database.transaction((tx) => takeDelivery(tx, take));
      // one that ends makes room, and calls again
      if (taken === undefined) return POLL_MS;
      this.#begin(taken);
    }
  }

  /** Renews the leases of running deliveries, and puts back those that another process left. */
  #beat(): void {
    this.#renewAndPutBack().catch((error: unknown) => {
      this.#parts.log.error({ err: error }, 'leases of deliveries could not be renewed');
    });
  }

  async #renewAndPutBack(): Promise<void> {
    const { database, leaseMs } = this.#parts;
    if (this.#inWork.size > 0) await renewDeliveries(database.queries, this.#worker, leaseMs);
    const lost = await putBackLostDeliveries(database.queries, Date.now(), { endedExcept: this.#worker });
    if (lost > 0) this.#fill();
  }

  #begin(taken: TakenDelivery): void {
    const inWork: InWork = { taken, done: Promise.resolve() };
    this.#inWork.set(taken.id, inWork);
    inWork.done = this.#attempt(taken)
      .catch((error: unknown) => {
        this.#parts.log.error(
          { err: error, ...named(taken) },
          'a delivery was left to its lease: it is due again then',
        );
      })
      .finally(() => {
        this.#inWork.delete(taken.id);
        this.#fill();
      });
  }

  async #attempt(taken: TakenDelivery): Promise<void> {
    const { database } = this.#parts;
    const begun = performance.now();
    let answer: Answer;
    try {
      answer = await this.#send(taken);
    } catch (error) {
      if (!this.#stopping.signal.aborted) throw error;
      await giveBackDelivery(database.queries, taken, Date.now());
      return;
    }
    await this.#settle(taken, answer, (performance.now() - begun) / 1_000);
  }

  async #send({ id, payload, webhook }: TakenDelivery): Promise<Answer> {
    const { vault, send } = this.#parts;
    const now = Date.now();
    let secrets: string[];
    try {
      secrets = [vault.open(webhook.secret, webhook.id)];
      const { old_secret: old, old_secret_until: until } = webhook;
      if (old !== null && until !== null && until > now) secrets.push(vault.open(old, webhook.id));
    } catch {
      return { status: null, error: 'The secret was stored under another LEDGERIZE_SECRET. Rotate it.' };
    }
    const message = { url: webhook.url, id, timestamp: Math.floor(now / 1_000), body: payload, secrets };
    return send(message, this.#stopping.signal);
  }

  /** Retries until the database accepts it: a delivery that is not noted would be sent twice. */
  async #settle(taken: TakenDelivery, answer: Answer, seconds: number): Promise<void> {
    const { database, deliveryEvents, log } = this.#parts;
    for (;;) {
      try {
        const attempt = { taken, answer, now: Date.now(), random: Math.random() };
        const outcome = await settleAttempt(database, attempt);
        if (outcome === undefined) return;
        deliveryEvents.attempted(outcome, seconds);
        log.info({ ...named(taken), outcome, responseStatus: answer.status }, 'webhook sent');
        return;
      } catch (error) {
        log.error({ err: error, ...named(taken) }, 'the end of a delivery could not be written; trying again');
        await delay(RETRY_MS, undefined, { signal: this.#stopping.signal });
      }
    }
  }
}

/** What the log has about a delivery: only ids. A URL may hold a token. */
function named({ id, webhook, event, attempt }: TakenDelivery): object {
  return { deliveryId: id, webhookId: webhook.id, event, attempt };
}
