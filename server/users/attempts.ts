/**
 * Slows down guessing of passwords, links or addresses: after a number of wrong ones comes a wait. The counts are in the
 * database, so that they hold over all nodes and after a restart.
 */
import { createHash } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import { forgetAttempts, giveAttemptBack, takeAttempt } from '../storage/attempts.ts';
import type { Database } from '../storage/database.ts';
import { placeOf } from './place.ts';

const QUARTER_HOUR_MS = 900_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** What is counted, how often it may be tried, and within which time. */
const KINDS = {
  /** Wrong passwords or links from one place: enough for an office behind one address. */
  place: { most: 50, windowMs: QUARTER_HOUR_MS },
  /** Wrong passwords for one user from anywhere: stops guessing from many places. */
  'user anywhere': { most: 100, windowMs: QUARTER_HOUR_MS },
  /** Wrong passwords for one user from one place: enough for someone who mistypes, not for someone who guesses. */
  'user here': { most: 10, windowMs: QUARTER_HOUR_MS },
  /** New accounts from one place. */
  'new users': { most: 20, windowMs: HOUR_MS },
  /** Mails to one address. */
  mails: { most: 5, windowMs: HOUR_MS },
} as const;
type Kind = keyof typeof KINDS;

/** The kinds in one transaction are in the order of `KINDS`, so that no two transactions wait for each other. */
type Counting = readonly (readonly [kind: Kind, of: string])[];

/** The database need not know who tried to sign in. */
const subjectOf = ([kind, of]: Counting[number]): string => createHash('sha256').update(`${kind}\n${of}`).digest('hex');

export class Attempts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Runs work that a password opens. A wrong password counts, and a right one resets the count for its user, also of one
   * who belongs to no account. Throws RATE_LIMITED before it is tried.
   */
  async password<T>(email: string, address: string, work: () => Promise<T>): Promise<T> {
    const user = email.trim().toLowerCase();
    const place = placeOf(address);
    const [ofPlace, anywhere, here] = [
      ['place', place],
      ['user anywhere', user],
      ['user here', `${user} ${place}`],
    ] as const;
    // counted before the result is known: simultaneous guesses must not all be tried
    await this.#take([ofPlace, anywhere, here]);
    const wasRight = () =>
      this.#database.transaction(async (tx) => {
        for (const each of [ofPlace, anywhere]) await giveAttemptBack(tx, subjectOf(each));
        await forgetAttempts(tx, [subjectOf(here)]);
      });
    const result = await work().catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'NO_ACCOUNT') await wasRight();
      throw error;
    });
    await wasRight();
    return result;
  }

  /** The same for work that a link opens. */
  async link<T>(address: string, work: () => Promise<T>): Promise<T> {
    const ofPlace = ['place', placeOf(address)] as const;
    await this.#take([ofPlace]);
    const result = await work();
    await this.#database.transaction((tx) => giveAttemptBack(tx, subjectOf(ofPlace)));
    return result;
  }

  /** Resets the count for a user at this address who has proved their identity otherwise. */
  async forgive(email: string, address: string): Promise<void> {
    const user = email.toLowerCase();
    const counts: Counting = [
      ['user anywhere', user],
      ['user here', `${user} ${placeOf(address)}`],
    ];
    await forgetAttempts(this.#database.queries, counts.map(subjectOf));
  }

  newUser(address: string): Promise<void> {
    return this.#take([['new users', placeOf(address)]]);
  }

  mail(email: string, address: string): Promise<void> {
    return this.#take([
      ['place', placeOf(address)],
      ['mails', email.trim().toLowerCase()],
    ]);
  }

  /** Counts one attempt of each. Throws RATE_LIMITED at the first that was tried too often, and counts no further. */
  async #take(counting: Counting): Promise<void> {
    const waitMs = await this.#database.transaction(async (tx) => {
      for (const each of counting) {
        const { most, windowMs } = KINDS[each[0]];
        const taken = await takeAttempt(tx, subjectOf(each), windowMs);
        if (taken.count > most) return taken.leftMs;
      }
      return undefined;
    });
    if (waitMs === undefined) return;
    const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
    throw new ApiError('RATE_LIMITED', `That was tried too often. Wait ${minutes} minutes, and try again.`, {
      retryAfter: waitMs / 1_000,
    });
  }
}
