/** The usage of an account, by day: pages from the ledger, requests as counted. */
import type { Database } from '../storage/database.ts';
import { paidPages } from '../storage/ledger.ts';
import { requestDays } from '../storage/request-days.ts';
import { dayOf, RequestCounter } from './requests.ts';
import type { Usage } from './types.ts';

const DAY_MS = 86_400_000;

export interface UsageWithPending extends Usage {
  /** Writes the counts that are not written yet. */
  settled(): Promise<void>;
}

/** Given the database, returns the use cases of usage. */
export function createUsage(database: Database): UsageWithPending {
  const counter = new RequestCounter(database);
  return {
    countRequest: (accountId) => counter.count(accountId, Date.now()),

    async days(accountId, count) {
      const today = Math.floor(Date.now() / DAY_MS);
      const first = today - count + 1;
      const dates = Array.from({ length: count }, (_, at) => dayOf((first + at) * DAY_MS));
      const [pages, written] = await Promise.all([
        paidPages(database.reads, accountId, first * DAY_MS),
        requestDays(database.reads, accountId, dates[0]!),
      ]);
      const pagesOf = new Map(pages.map(({ day, pages }) => [dayOf(day * DAY_MS), pages]));
      const requestsOf = new Map(written.map(({ day, requests }) => [day, requests]));
      return dates.map((date) => ({
        date,
        pages: pagesOf.get(date) ?? 0,
        requests: (requestsOf.get(date) ?? 0) + counter.pending(accountId, date),
      }));
    },

    settled: () => counter.settled(),
  };
}
