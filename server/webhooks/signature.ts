/** Signs deliveries by the rules of Standard Webhooks: https://www.standardwebhooks.com. */
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
/** The rules ask for 24 to 64. */
const SECRET_BYTES = 32;

/** Returns a new secret: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

export interface Signed {
  /** the same for every attempt of a delivery */
  readonly id: string;
  /** of this attempt, in seconds since 1970 */
  readonly timestamp: number;
  readonly body: string;
}

/** Given the secrets, newest first, and what is sent, returns the header: a signature of each, separated by spaces. */
export function signatureOf(secrets: readonly string[], { id, timestamp, body }: Signed): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
