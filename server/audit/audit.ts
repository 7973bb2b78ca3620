/** The use cases of the audit log: list its entries, and verify that none was changed or removed. */
import { createHash } from 'node:crypto';
import type { AuditAction } from '../../contract/audit.ts';
import { notOurCursor } from '../cursor.ts';
import * as rows from '../storage/audit.ts';
import type { AuditTable } from '../storage/audit-table.ts';
import type { Database } from '../storage/database.ts';
import { type BankAccountNames, objectsOf } from './objects.ts';
import { recordDeed } from './record.ts';
import type { Audit, AuditDetails, AuditEntry, ChainEnd, ChainFault, NamedEntry } from './types.ts';

/** Given the database and who names bank accounts, returns the use cases of the audit log. */
export function createAudit(database: Database, bankAccounts: BankAccountNames): Audit {
  const { reads } = database;
  return {
    async list(accountId, { limit, cursor, objects = false, ...filters }) {
      const before = cursor === undefined ? undefined : placeOf(cursor);
      // One more than asked for shows if there is a next page.
      const found = await rows.listAudit(reads, accountId, { ...filters, limit: limit + 1, before });
      const names = await rows.namesOfActors(reads, accountId);
      const listed = found.slice(0, limit).map(shown);
      const about = objects ? await objectsOf(reads, accountId, listed, { actors: names, bankAccounts }) : () => null;
      const entries = listed.map((entry) => ({ ...named(entry, names), about: about(entry) }));
      const last = entries.at(-1);
      const more = found.length > limit && last !== undefined;
      return { entries, nextCursor: more ? Buffer.from(`${last.entry}`).toString('base64url') : null };
    },

    async newest({ limit, object, accountId }) {
      const wanted = { limit, object };
      const found = await (accountId === undefined
        ? rows.newestAudit(reads, wanted)
        : rows.listAudit(reads, accountId, wanted));
      return found.map(shown);
    },

    async verify({ accountId, kept = [] } = {}) {
      // an account of which something was kept may have no entry left
      const known = new Set([...(await rows.auditedAccounts(reads)), ...kept.map((end) => end.accountId)]);
      const ends: ChainEnd[] = [];
      const faults: ChainFault[] = [];
      for (const id of accountId === undefined ? known : [accountId]) {
        const { end, fault } = await verifyChain(
          database,
          id,
          kept.filter((each) => each.accountId === id),
        );
        ends.push(end);
        if (fault !== undefined) faults.push(fault);
      }
      return { ends, faults };
    },

    note: (deed) => recordDeed(database.queries, deed),
  };
}

function named(entry: AuditEntry, names: ReadonlyMap<string, string>): Omit<NamedEntry, 'about'> {
  const { kind, id } = entry.actor;
  const known = id !== null && (kind === 'user' || kind === 'key') ? names.get(id) : undefined;
  return { ...entry, actor: { kind, name: known ?? null, id } };
}

/** Goes along a chain to its end, or to its first fault. */
async function verifyChain(
  { reads }: Database,
  accountId: string,
  kept: readonly ChainEnd[],
): Promise<{ end: ChainEnd; fault?: ChainFault }> {
  let end: ChainEnd = { accountId, entries: 0, hash: '' };
  for (;;) {
    const page = await rows.followingAudit(reads, accountId, end.entries);
    for (const row of page) {
      const fault = faultOf(row, end, kept);
      if (fault !== undefined) return { end, fault: { accountId, entry: end.entries + 1, fault } };
      end = { accountId, entries: end.entries + 1, hash: row.hash };
    }
    if (page.length > 0) continue;
    const cut = kept.some(({ entries }) => entries > end.entries);
    return { end, ...(cut && { fault: { accountId, entry: end.entries + 1, fault: 'missing' } }) };
  }
}

/** Given an entry and the chain before it, returns what is wrong with it. */
function faultOf(
  row: AuditTable,
  { entries, hash }: ChainEnd,
  kept: readonly ChainEnd[],
): ChainFault['fault'] | undefined {
  const entry = entries + 1;
  if (Number(row.entry) !== entry) return 'missing';
  const expected = createHash('sha256')
    .update(`${hash} ${rows.chainedText(asWritten(row))}`)
    .digest('hex');
  if (row.hash !== expected) return 'changed';
  return kept.some((end) => end.entries === entry && end.hash !== row.hash) ? 'other than kept' : undefined;
}

/** Some databases return large numbers as texts. */
const asWritten = (row: AuditTable): rows.NewAuditEntry => ({ ...row, created_at: Number(row.created_at) });

function placeOf(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!/^\d{1,9}$/.test(text)) throw notOurCursor();
  return Number(text);
}

function shown(row: AuditTable): AuditEntry {
  return {
    accountId: row.account_id,
    entry: Number(row.entry),
    time: new Date(Number(row.created_at)),
    actor: { kind: row.actor, id: row.actor_id || null },
    action: row.action as AuditAction,
    object: row.object,
    details: row.details === null ? {} : (JSON.parse(row.details) as AuditDetails),
    requestId: row.request_id,
    address: row.address,
    hash: row.hash,
  };
}
