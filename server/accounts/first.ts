/** The account and key that the first start makes, and the operator's own key if it is set. */
import { makeKey } from '../keys/keys.ts';
import { hashKey } from '../keys/token.ts';
import { firstAccount } from '../storage/accounts.ts';
import { lockNodes } from '../storage/by-database.ts';
import type { Database } from '../storage/database.ts';
import { findKey } from '../storage/keys.ts';
import { makeAccount } from './accounts.ts';

const ACCOUNT_NAME = 'First account';
const KEY_NAME = 'First key';
const OPERATORS_KEY_NAME = 'LEDGERIZE_API_KEY';

/**
 * Given the settings' credits and key, makes the first account and its key if there is no account, and adds an
 * operator's key that is new. Returns a key that was made here, which is shown only once; undefined if there is none or
 * the operator set it.
 */
export function ensureFirstAccount(
  database: Database,
  settings: { credits: number; apiKey: string | undefined },
): Promise<string | undefined> {
  const { apiKey } = settings;
  return database.transaction(async (tx) => {
    // two nodes that start at the same time must not both make one
    await lockNodes(tx, 'start');
    const first = await firstAccount(tx);
    const accountId = first?.id ?? (await makeAccount(tx, { name: ACCOUNT_NAME, credits: settings.credits }));
    if (apiKey !== undefined) {
      // A known key stays as it is, even if revoked: an operator revoked it.
      if ((await findKey(tx, hashKey(apiKey))) === undefined) {
        await makeKey(tx, { accountId, name: OPERATORS_KEY_NAME, key: apiKey });
      }
      return undefined;
    }
    return first === undefined ? (await makeKey(tx, { accountId, name: KEY_NAME })).key : undefined;
  });
}
