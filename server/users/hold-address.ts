/** Lets one sign-up at a time have an address, on any node. */
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { forgetAttempts, takeAttempt } from '../storage/attempts.ts';
import type { Database } from '../storage/database.ts';

/** A process that ends while it makes a user keeps others from the address no longer than this. */
const HELD_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/** Waits until nobody else makes a user of this address. Returns the function that says that we have ended. */
export async function holdAddress(database: Database, email: string): Promise<() => Promise<void>> {
  // the database need not know who tried to sign up
  const subject = createHash('sha256').update(`being made\n${email}`).digest('hex');
  let began = performance.now();
  const take = () => database.transaction((tx) => takeAttempt(tx, subject, HELD_MS));
  while ((await take()).count > 1) {
    await delay(LOOK_AGAIN_MS);
    began = performance.now();
  }
  return async () => {
    // later, another may hold it
    if (performance.now() - began > HELD_MS) return;
    await forgetAttempts(database.queries, [subject]).catch(() => {});
  };
}
