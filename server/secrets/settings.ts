/** The settings of secrets, as they are read from the environment. */
import { z } from 'zod';

const MIN_SECRET = 32;
const WHICH = `must have ${MIN_SECRET} characters or more (such as the hex of 32 random bytes)`;

export const SECRET = z.string().min(MIN_SECRET, WHICH);

/** Separated by commas. A comma that is part of a secret has a backslash before it. */
export const SECRETS = z
  .string()
  .transform((text) =>
    text
      .split(/(?<!\\),/)
      .map((secret) => secret.replaceAll('\\,', ',').trim())
      .filter((secret) => secret !== ''),
  )
  .refine((secrets) => secrets.every(({ length }) => length >= MIN_SECRET), `each ${WHICH}`);
