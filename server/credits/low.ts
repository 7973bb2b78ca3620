/** When the credits of an account are low, and the event that tells it: once for each fall below the threshold. */
import { setCreditsLow } from '../storage/accounts.ts';
import type { AccountsTable, Tx } from '../storage/schema.ts';
import { type Fall, recordCreditsLow } from '../webhooks/record.ts';

/**
 * Given a fall of a balance, in its transaction, its account, and the service's threshold, records the event if the balance is below
 * the threshold of the account and that was not told since it was last above it. It counts as told if an endpoint is told.
 */
export async function noteFall(
  tx: Tx,
  fall: Fall,
  {
    account: state,
    creditsLow,
  }: { account: Pick<AccountsTable, 'credits_low' | 'credits_low_told'>; creditsLow: number },
): Promise<void> {
  if (fall.after >= fall.before) return;
  const threshold = state.credits_low ?? creditsLow;
  const told = state.credits_low_told === 1 && fall.before <= threshold;
  const toTell = fall.after < threshold && !told;
  const toldNow = toTell ? (await recordCreditsLow(tx, fall, threshold)) > 0 : told;
  const noted = toldNow ? 1 : 0;
  if (noted !== state.credits_low_told) await setCreditsLow(tx, fall.accountId, { credits_low_told: noted });
}
