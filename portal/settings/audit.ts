/** The calls of the audit log, and its entries as a file. */
import { ask, client } from '../api/client.ts';
import type { paths } from '../api/schema.ts';
import type { AuditEntry } from '../api/types.ts';
import { texts } from '../texts/texts.ts';
import { csvOf } from './audit-csv.ts';

type Query = NonNullable<paths['/api/v1/audit']['get']['parameters']['query']>;
type Action = NonNullable<Query['action']>;

/** What the entries are filtered by; days are ISO 8601. */
export interface AuditFilters {
  readonly actor?: string;
  readonly action?: string;
  readonly from?: string;
  readonly to?: string;
}

const AT_A_TIME = 50;
/** What is saved has as many entries a page as there can be, with all names. */
const WHOLE: Query = { limit: 100, allNames: 'true' };

/** Returns a page of entries, newest first, from a cursor on. */
export function askAudit({ action, ...filters }: AuditFilters, cursor: string | null, more: Query = {}) {
  const query: Query = {
    limit: AT_A_TIME,
    ...more,
    ...filters,
    ...(action !== undefined && { action: action as Action }),
    ...(cursor !== null && { cursor }),
  };
  return ask(client.GET('/api/v1/audit', { params: { query } }));
}

/** Saves all entries that fit the filters as CSV. */
export async function saveAudit(filters: AuditFilters): Promise<void> {
  const entries: AuditEntry[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof askAudit>> = await askAudit(filters, cursor, WHOLE);
    entries.push(...page.entries);
    cursor = page.nextCursor;
  } while (cursor !== null);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csvOf(entries)], { type: 'text/csv' }));
  link.download = `${texts.audit.filename}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
