/** The account: its credits, its limits, its usage. */
import type { FastifyInstance } from 'fastify';
import type { Account } from '../../contract/account.ts';
import type { Accounts } from '../accounts/types.ts';
import type { Credits } from '../credits/types.ts';

const DAY_MS = 86_400_000;

export async function accountRoutes(
  app: FastifyInstance,
  { accounts, credits }: { accounts: Accounts; credits: Credits },
): Promise<void> {
  app.get('/account', async ({ caller: { accountId, limits } }): Promise<Account> => {
    const [balance, usage] = await Promise.all([credits.balance(accountId), accounts.usage(accountId)]);
    return {
      credits: balance,
      limits: {
        requestsPerMinute: limits.requestsPerMinute,
        maxFileBytes: limits.maxFileBytes,
        retentionDays: limits.retentionMs / DAY_MS,
      },
      usage,
    };
  });
}
