/** What operators see and set: all accounts, their limits and their credits. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ApiError } from '../../contract/errors.ts';
import {
  CreditsRequest,
  LimitsRequest,
  type OperatedAccount,
  type OperatedAccounts,
  OperatedAccountsQuery,
} from '../../contract/portal/operator.ts';
import { UnknownAccountError } from '../accounts/errors.ts';
import type { Accounts, AccountWithCredits } from '../accounts/types.ts';
import type { Credits } from '../credits/types.ts';
import type { Users } from '../users/types.ts';
import { idOf } from './path-id.ts';

const DAY_MS = 86_400_000;
/** With less, a result is gone before it can be fetched. */
const LEAST_RETENTION_MS = 1_000;

const accountIdOf = (params: unknown) => idOf((params as { accountId: string }).accountId);

export async function operatorRoutes(
  app: FastifyInstance,
  { accounts, credits, users }: { accounts: Accounts; credits: Credits; users: Users },
): Promise<void> {
  const config = { access: 'operator' } as const;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  /** Given an account's id, returns its current state. Throws NOT_FOUND. */
  async function operated(id: string): Promise<OperatedAccount> {
    const [account, emails] = await Promise.all([accounts.get(id), users.emailsOf([id])]);
    if (account === null) throw unknownAccount();
    return accountOnWire({ ...account, credits: await credits.balance(id) }, emails);
  }

  routes.get(
    '/operator/accounts',
    { config, schema: { querystring: OperatedAccountsQuery } },
    async ({ query }): Promise<OperatedAccounts> => {
      const { accounts: page, nextCursor } = await accounts.page(query);
      const emails = await users.emailsOf(page.map(({ id }) => id));
      return { accounts: page.map((account) => accountOnWire(account, emails)), nextCursor };
    },
  );

  routes.patch(
    '/operator/accounts/:accountId',
    { config, schema: { body: LimitsRequest } },
    async ({ params, body, caller, log }): Promise<OperatedAccount> => {
      const id = accountIdOf(params);
      const { requestsPerMinute, accountRequestsPerMinute, maxFileBytes, retentionDays } = body;
      await accounts
        .setLimits(id, {
          ...(requestsPerMinute !== undefined && { requestsPerMinute }),
          ...(accountRequestsPerMinute !== undefined && { accountRequestsPerMinute }),
          ...(maxFileBytes !== undefined && { maxFileBytes }),
          ...(retentionDays !== undefined && { retentionMs: retentionDays && milliseconds(retentionDays) }),
        })
        .catch(orUnknown);
      log.info({ operator: caller.user!.id, account: id, limits: body }, 'an operator set limits');
      return operated(id);
    },
  );

  routes.post(
    '/operator/accounts/:accountId/credits',
    { config, schema: { body: CreditsRequest } },
    async ({ params, body, caller, log }): Promise<OperatedAccount> => {
      const id = accountIdOf(params);
      await credits.add(id, body.credits, body.reason).catch(orUnknown);
      log.info({ operator: caller.user!.id, account: id, credits: body.credits }, 'an operator changed credits');
      return operated(id);
    },
  );
}

const milliseconds = (days: number) => Math.max(LEAST_RETENTION_MS, Math.round(days * DAY_MS));

function unknownAccount(): ApiError {
  return new ApiError('NOT_FOUND', 'There is no such account. Ask for the list of accounts.');
}

function orUnknown(error: unknown): never {
  throw error instanceof UnknownAccountError ? unknownAccount() : error;
}

function accountOnWire(account: AccountWithCredits, emails: ReadonlyMap<string, readonly string[]>): OperatedAccount {
  const { retentionMs, ...limits } = account.ownLimits;
  return {
    id: account.id,
    name: account.name,
    createdAt: account.createdAt.toISOString(),
    credits: account.credits,
    users: [...(emails.get(account.id) ?? [])],
    ownLimits: { ...limits, retentionDays: retentionMs && retentionMs / DAY_MS },
  };
}
