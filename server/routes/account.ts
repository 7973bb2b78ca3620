/** The account: its credits and their changes, its limits, its usage. */

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type Account, AccountRequest } from '../../contract/account.ts';
import { ApiError } from '../../contract/errors.ts';
import { type Ledger, LedgerQuery, type UsageDays, UsageQuery } from '../../contract/portal/usage.ts';
import type { Accounts } from '../accounts/types.ts';
import type { Credits } from '../credits/types.ts';
import type { Caller } from '../keys/types.ts';
import type { Usage } from '../usage/types.ts';

const DAY_MS = 86_400_000;

const NOT_OF_TESTS = 'A test key works on an account of tests, which has no name of its own. Use another key.';

export async function accountRoutes(
  app: FastifyInstance,
  { accounts, credits, usage }: { accounts: Accounts; credits: Credits; usage: Usage },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  async function standing(caller: Caller): Promise<Account> {
    const { accountId } = caller;
    const [balance, creditsLow, used, account] = await Promise.all([
      credits.balance(accountId),
      credits.low(accountId),
      accounts.usage(accountId),
      accounts.get(accountId),
    ]);
    // those of its keys: a session has its own rate, and tests have the limits of the account that they belong to
    const limits = caller.user !== undefined && account !== null ? account.limits : caller.limits;
    return {
      name: account?.name ?? '',
      credits: balance,
      creditsLow,
      limits: {
        requestsPerMinute: limits.requestsPerMinute,
        accountRequestsPerMinute: limits.accountRequestsPerMinute,
        maxFileBytes: limits.maxFileBytes,
        retentionDays: limits.retentionMs / DAY_MS,
      },
      usage: used,
    };
  }

  app.get('/account', ({ caller }) => standing(caller));

  routes.patch('/account', { schema: { body: AccountRequest } }, async ({ caller, body }) => {
    if (body.name !== undefined && caller.test) throw new ApiError('FORBIDDEN', NOT_OF_TESTS);
    if (body.name !== undefined) await accounts.rename(caller.accountId, body.name);
    if (body.creditsLow !== undefined) await credits.setLow(caller.accountId, body.creditsLow);
    return standing(caller);
  });

  routes.get(
    '/account/ledger',
    { schema: { querystring: LedgerQuery } },
    async ({ caller, query }): Promise<Ledger> => {
      const { entries, nextCursor } = await credits.ledger(caller.accountId, query);
      return { entries: entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })), nextCursor };
    },
  );

  routes.get(
    '/account/usage',
    { schema: { querystring: UsageQuery } },
    async ({ caller, query }): Promise<UsageDays> => {
      return { days: await usage.days(caller.accountId, query.days) };
    },
  );
}
