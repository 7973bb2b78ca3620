/** Bank accounts: found in the statements of clients, joined over all conversions, exported. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  AccountExportQuery,
  type AccountTransactionList,
  AccountTransactionQuery,
  type BankAccount,
  type BankAccountDetails,
  type BankAccountList,
  BankAccountQuery,
  type SuggestionList,
} from '../../contract/bank-accounts.ts';
import { NO_CLIENT } from '../../contract/clients.ts';
import { longestNumber } from '../bank-accounts/joins.ts';
import type * as accounts from '../bank-accounts/types.ts';
import { actorName } from './actor-name.ts';
import { attachment } from './content-disposition.ts';
import { idOf } from './path-id.ts';

export async function bankAccountRoutes(
  app: FastifyInstance,
  { bankAccounts }: { bankAccounts: accounts.BankAccounts },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get('/client-suggestions', async ({ caller }): Promise<SuggestionList> => {
    const suggestions = await bankAccounts.suggestions(caller.accountId);
    return { suggestions: suggestions.map((one) => ({ ...one, files: [...one.files] })) };
  });

  routes.get(
    '/bank-accounts',
    { schema: { querystring: BankAccountQuery } },
    async ({ caller, query: { client } }): Promise<BankAccountList> => {
      const found = await bankAccounts.list(caller.accountId, client === NO_CLIENT ? null : client);
      return { bankAccounts: found.map(accountOnWire) };
    },
  );

  routes.get('/bank-accounts/:bankAccountId', async ({ caller, params }): Promise<BankAccountDetails> => {
    const { account, strands } = await bankAccounts.get(caller.accountId, accountIdOf(params));
    return { ...accountOnWire(account), strands: strands.map(strandOnWire) };
  });

  routes.get(
    '/bank-accounts/:bankAccountId/transactions',
    { schema: { querystring: AccountTransactionQuery } },
    async ({ caller, params, query }): Promise<AccountTransactionList> => {
      const { firstDay: from, lastDay: to, ...page } = query;
      return bankAccounts.transactions(caller.accountId, accountIdOf(params), { from, to, ...page });
    },
  );

  routes.route({
    method: ['GET', 'HEAD'],
    url: '/bank-accounts/:bankAccountId/export',
    schema: { querystring: AccountExportQuery },
    handler: async ({ caller, params, query, method }, reply) => {
      const { format, firstDay: from, lastDay: to, ...options } = query;
      const savedBy = method === 'GET' ? actorName(caller) : undefined;
      const wanted = { format, from, to, options, savedBy };
      const made = await bankAccounts.export(caller.accountId, accountIdOf(params), wanted);
      reply.header('Cache-Control', 'private, no-store');
      reply.header('Content-Type', made.contentType);
      reply.header('Content-Length', String(made.bytes));
      if (made.filename !== null) reply.header('Content-Disposition', attachment(made.filename));
      if (method !== 'HEAD') return reply.send(made.body);
      made.body.destroy();
      return reply.send();
    },
  });
}

const accountIdOf = (params: unknown): string => idOf((params as { bankAccountId: string }).bankAccountId);

function accountOnWire({ id, clientId, identity, maybeSame, statements }: accounts.KnownAccount): BankAccount {
  const first = <K extends 'institution' | 'accountHolder' | 'iban' | 'currency'>(field: K): string | null =>
    statements.map((one) => one[field]).find((found) => found !== null) ?? null;
  const days = statements
    .flatMap(({ periodStart, periodEnd }) => [periodStart, periodEnd])
    .filter((day) => day !== null);
  const latest = statements.toSorted((a, b) => ((a.periodEnd ?? '') < (b.periodEnd ?? '') ? 1 : -1))[0];
  const having = (status: 'verified' | 'mismatch' | 'unverifiable') =>
    statements.filter((one) => one.status === status).length;
  return {
    ...{ id, clientId, bank: first('institution'), holder: first('accountHolder'), iban: first('iban') },
    ...{ accountNumber: longestNumber(statements), currency: first('currency') },
    ...{ from: days.toSorted()[0] ?? null, to: days.toSorted().at(-1) ?? null, statements: statements.length },
    transactions: statements.reduce((sum, { transactionCount }) => sum + transactionCount, 0),
    statuses: {
      verified: having('verified'),
      mismatch: having('mismatch'),
      unverifiable: having('unverifiable'),
    },
    closingBalance: latest?.closingBalance ?? null,
    ...{ identity, maybeSame: [...maybeSame] },
    expiresAt: new Date(Math.min(...statements.map(({ file }) => file.expires_at))).toISOString(),
  };
}

function strandOnWire(strand: accounts.Strand): BankAccountDetails['strands'][number] {
  const { iban, accountNumber, institution, accountHolder, currency, from, to, status, continuity } = strand;
  return {
    ...{ iban, accountNumber, bank: institution, holder: accountHolder, currency, from, to, status, continuity },
    ...{ unverified: strand.unverified, maybeTwice: strand.maybeTwice, transactions: strand.rows },
    statements: strand.statements.map(({ pages, opening, closing, rows, ownRows, ...one }) => ({
      ...one,
      firstPage: pages[0],
      lastPage: pages[1],
      openingBalance: opening,
      closingBalance: closing,
      transactions: rows,
      ownTransactions: ownRows,
    })),
    months: strand.months.map((month) => ({
      ...month,
      states: [...month.states],
      statements: [...month.statements],
      missing: month.missing.map(({ from: first, to: last }) => ({ from: first, to: last })),
    })),
    findings: strand.findings.map(({ statements: [earlier, later], ...finding }) => ({ ...finding, earlier, later })),
    balances: strand.balances.map((piece) => piece.map(([date, balance]) => ({ date, balance }))),
  };
}
