/** Slows down guessing of passwords, links or addresses: after a number of wrong ones comes a wait. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ApiError } from '../../contract/errors.ts';
import { placeOf } from './place.ts';

const QUARTER_HOUR_SECONDS = 900;
const HOUR_SECONDS = 3_600;
/** Wrong passwords for one user from one place: enough for someone who mistypes, not for someone who guesses. */
const FOR_ONE_USER = 10;
/** Wrong passwords for one user from anywhere: stops guessing from many places. */
const FOR_ONE_USER_ANYWHERE = 100;
/** Wrong passwords or links from one place: enough for an office behind one address. */
const FROM_ONE_PLACE = 50;
/** New accounts from one place. */
const NEW_USERS = 20;
/** Mails to one address. */
const MAILS = 5;

export class Attempts {
  readonly #user = new RateLimiterMemory({ points: FOR_ONE_USER, duration: QUARTER_HOUR_SECONDS });
  readonly #userAnywhere = new RateLimiterMemory({ points: FOR_ONE_USER_ANYWHERE, duration: QUARTER_HOUR_SECONDS });
  readonly #place = new RateLimiterMemory({ points: FROM_ONE_PLACE, duration: QUARTER_HOUR_SECONDS });
  readonly #newUsers = new RateLimiterMemory({ points: NEW_USERS, duration: HOUR_SECONDS });
  readonly #mails = new RateLimiterMemory({ points: MAILS, duration: HOUR_SECONDS });

  /**
   * Runs work that a password opens. A wrong password counts, and a right one resets the count for its user. Throws
   * RATE_LIMITED before it is tried.
   */
  async password<T>(email: string, address: string, work: () => Promise<T>): Promise<T> {
    const user = email.trim().toLowerCase();
    const place = placeOf(address);
    const here = `${user} ${place}`;
    // counted before the result is known: simultaneous guesses must not all be tried
    await take(this.#place, place);
    await take(this.#userAnywhere, user);
    await take(this.#user, here);
    const result = await work();
    await Promise.all([this.#user.delete(here), this.#userAnywhere.reward(user), this.#place.reward(place)]);
    return result;
  }

  /** The same for work that a link opens. */
  async link<T>(address: string, work: () => Promise<T>): Promise<T> {
    const place = placeOf(address);
    await take(this.#place, place);
    const result = await work();
    await this.#place.reward(place);
    return result;
  }

  /** Resets the count for a user at this address who has proved their identity otherwise. */
  async forgive(email: string, address: string): Promise<void> {
    const user = email.toLowerCase();
    await Promise.all([this.#user.delete(`${user} ${placeOf(address)}`), this.#userAnywhere.delete(user)]);
  }

  newUser(address: string): Promise<void> {
    return take(this.#newUsers, placeOf(address));
  }

  async mail(email: string, address: string): Promise<void> {
    await take(this.#place, placeOf(address));
    await take(this.#mails, email.trim().toLowerCase());
  }
}

async function take(limiter: RateLimiterMemory, of: string): Promise<void> {
  try {
    await limiter.consume(of);
  } catch (refused) {
    const { msBeforeNext } = refused as { msBeforeNext: number };
    const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000));
    throw new ApiError('RATE_LIMITED', `That was tried too often. Wait ${minutes} minutes, and try again.`, {
      retryAfter: msBeforeNext / 1_000,
    });
  }
}
