/** The text of an API key, and what is stored of it. */
import { createHash, randomBytes } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 32 bytes are at most 43 digits to the base of 62. */
const DIGITS = 43;

/** Returns a new key: `lk_` and 32 random bytes in base62, always 46 characters. */
export function newKey(): string {
  let rest = BigInt(`0x${randomBytes(32).toString('hex')}`);
  let digits = '';
  while (digits.length < DIGITS) {
    digits = BASE62[Number(rest % 62n)]! + digits;
    rest /= 62n;
  }
  return `lk_${digits}`;
}

/**
 * Given a key, returns what it is looked up by: its SHA-256 in hex. A key is random, so that a slow hash would protect nothing
 * more. Nor does the look-up need a comparison in constant time: how long an index or a map takes tells at most how far the
 * hash of a guess agrees with one that is stored, and nobody can choose a guess by its hash, or get from a hash to its key.
 */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
