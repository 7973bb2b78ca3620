/**
 * Set up before each file of tests: passwords are hashed by the same function as ever, at a 32nd of its cost. Hundreds of
 * people sign in while the tests run, and each hash is made to take a tenth of a second.
 */
import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;
const MOST_ROUNDS = 512;

type Derived = (error: Error | null, key: Buffer) => void;

crypto.scrypt = ((password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, then: Derived) =>
  scrypt(
    password,
    salt,
    length,
    { ...options, N: Math.min(options.N ?? MOST_ROUNDS, MOST_ROUNDS) },
    then,
  )) as typeof scrypt;
syncBuiltinESMExports();
