/** The text of an API key, and the part of it that is stored. */
import { createHash, randomBytes } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 32 bytes are at most 43 digits in base 62. */
const DIGITS = 43;

/** What a key begins with. */
const LIVE = 'lk_';
const TEST = 'lk_test_';

/** Returns whether a key says that it is a test key. */
export function saysTest(key: string): boolean {
  return key.startsWith(TEST);
}

/** Returns a new key: `lk_`, or `lk_test_` for a test key, and 32 random bytes in base62, always 43 digits. */
export function newKey(test = false): string {
  let rest = BigInt(`0x${randomBytes(32).toString('hex')}`);
  let digits = '';
  while (digits.length < DIGITS) {
    digits = BASE62[Number(rest % 62n)]! + digits;
    rest /= 62n;
  }
  return `${test ? TEST : LIVE}${digits}`;
}

/**
 * Given a key, returns its SHA-256 in hex, which is used to look it up. A key is random, so a slow hash would protect
 * nothing more. The lookup also needs no comparison in constant time. The time of an index or a map shows at most how
 * much of a guess's hash matches a stored one; nobody can choose a guess by its hash, or get the key from a hash.
 */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
