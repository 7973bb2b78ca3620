/** Random numbers for invented contents: strong enough that nobody can find an original by guessing. */
import { createHash, randomBytes } from 'node:crypto';

const SEED_BYTES = 32;
const BYTES_A_NUMBER = 4;
const RANGE = 2 ** (8 * BYTES_A_NUMBER);

/**
 * Given a seed, returns numbers from 0 to below 1, the same each time; without one, numbers that cannot be repeated.
 */
export function chanceFrom(seed?: string): () => number {
  const key = seed ?? randomBytes(SEED_BYTES).toString('hex');
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  return () => {
    if (at + BYTES_A_NUMBER > block.length) {
      block = createHash('sha512').update(`${key} ${blocks++}`).digest();
      at = 0;
    }
    const number = block.readUInt32LE(at) / RANGE;
    at += BYTES_A_NUMBER;
    return number;
  };
}
