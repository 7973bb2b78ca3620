/** Credits that an operator adds or removes, and the balance. */
import { randomUUID } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import { UnknownAccountError } from '../accounts/errors.ts';
import { recordDeed } from '../audit/record.ts';
import { decodeCursor, pageOf } from '../cursor.ts';
import { creditsLowOf, setCreditsLow } from '../storage/accounts.ts';
import type { Database } from '../storage/database.ts';
import { balanceOf, listLedger, type NamedLedgerEntry, writeLedger } from '../storage/ledger.ts';
import type { Tx } from '../storage/schema.ts';
import { noteFall } from './low.ts';
import type { Credits, LedgerEntry } from './types.ts';

/**
 * Adds credits in a transaction, and returns the new balance. Throws INSUFFICIENT_CREDITS if the balance would fall
 * below 0.
 */
export async function addCredits(tx: Tx, accountId: string, credits: number, reason: string): Promise<number> {
  if (!Number.isSafeInteger(credits)) throw new RangeError('credits are whole numbers');
  const available = await balanceOf(tx, accountId);
  if (available === undefined) throw new UnknownAccountError(accountId);
  if (available + credits < 0) {
    throw new ApiError(
      'INSUFFICIENT_CREDITS',
      `The account has ${available} credits: ${-credits} cannot be taken. Take no more than it has.`,
      {
        details: { required: -credits, available },
      },
    );
  }
  const balance = await writeLedger(tx, {
    id: randomUUID(),
    account_id: accountId,
    kind: 'grant',
    credits,
    reason,
    file_uuid: null,
    round: null,
    job_id: null,
    created_at: Date.now(),
  });
  return balance!;
}

function shown(row: NamedLedgerEntry): LedgerEntry {
  return {
    id: row.id,
    kind: row.kind,
    credits: row.credits,
    reason: inWords(row),
    filename: row.filename || null,
    jobId: row.job_id,
    createdAt: new Date(row.created_at),
  };
}

/** An operator's reason is kept as given; the others are codes in the ledger. */
function inWords({ kind, credits, reason }: NamedLedgerEntry): string {
  const pages = Math.abs(credits) === 1 ? '1 page' : `${Math.abs(credits)} pages`;
  if (kind === 'debit') return `conversion of ${pages}`;
  return kind === 'refund' ? `refund: ${pages} not converted` : reason;
}

/**
 * Given the database, and the balance below which the credits of accounts are low that set none, returns the use cases
 * of credits. All throw UnknownAccountError.
 */
export function createCredits(database: Database, serviceLow: number): Credits {
  return {
    async balance(accountId) {
      const balance = await balanceOf(database.reads, accountId);
      if (balance === undefined) throw new UnknownAccountError(accountId);
      return balance;
    },
    async ledger(accountId, { limit, cursor }) {
      // One more than asked for shows if there is a next page.
      const found = await listLedger(database.reads, accountId, {
        limit: limit + 1,
        ...(cursor !== undefined && { after: decodeCursor(cursor) }),
      });
      const { page, nextCursor } = pageOf(found, limit, ({ created_at, id }) => ({ createdAt: created_at, id }));
      return { entries: page.map(shown), nextCursor };
    },
    add: (accountId, credits, reason) =>
      database.ofAccount(accountId, async (tx, account) => {
        const after = await addCredits(tx, accountId, credits, reason);
        const fall = { accountId, before: after - credits, after, now: Date.now() };
        if (account !== undefined) await noteFall(tx, fall, { account, creditsLow: serviceLow });
        const details = { added: credits, balance: after };
        await recordDeed(tx, { accountId, action: 'credits.changed', object: accountId, details });
        return after;
      }),
    async low(accountId) {
      const own = await creditsLowOf(database.reads, accountId);
      if (own === undefined) throw new UnknownAccountError(accountId);
      return own.credits_low ?? serviceLow;
    },
    async setLow(accountId, low) {
      await database.transaction(async (tx) => {
        if (!(await setCreditsLow(tx, accountId, { credits_low: low }))) throw new UnknownAccountError(accountId);
        const details = { creditsLow: low };
        await recordDeed(tx, { accountId, action: 'account.changed', object: accountId, details });
      });
    },
  };
}
