/** The audit log: what is written, listed and verified. */
import type { AuditAction } from '../../contract/audit.ts';
import type { AuditWanted } from '../storage/audit.ts';
import type { NamedObject } from '../storage/audit-objects.ts';
import type { AuditTable } from '../storage/audit-table.ts';

/** Figures, codes and ids: never contents, names, addresses of mail, passwords or keys. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null | string[]>>;

/** What somebody did. */
export interface Deed {
  /** `service` for what belongs to no account */
  readonly accountId: string;
  readonly action: AuditAction;
  /** the id of what was acted on */
  readonly object: string;
  readonly details?: AuditDetails;
}

export interface AuditEntry {
  readonly accountId: string;
  /** from 1, without gaps, in each account */
  readonly entry: number;
  readonly time: Date;
  readonly actor: { readonly kind: AuditTable['actor']; readonly id: string | null };
  readonly action: AuditAction;
  readonly object: string;
  readonly details: AuditDetails;
  readonly requestId: string | null;
  readonly address: string | null;
  /** hex */
  readonly hash: string;
}

/** An entry with the names of its actor and its object now. */
export interface NamedEntry extends AuditEntry {
  readonly actor: AuditEntry['actor'] & { readonly name: string | null };
  /** null: it is gone, has no name, or is not for whoever asks */
  readonly about: NamedObject | null;
}

/** The end of an account's chain: whoever keeps it sees later that nothing before it was changed. */
export interface ChainEnd {
  readonly accountId: string;
  /** the number of the last entry */
  readonly entries: number;
  /** of the last entry, in hex */
  readonly hash: string;
}

/** Where a chain is broken. */
export interface ChainFault {
  readonly accountId: string;
  readonly entry: number;
  /** the entry is not there; the entry, or its hash, is not what was written; it is not what was kept of it */
  readonly fault: 'missing' | 'changed' | 'other than kept';
}

interface Verification {
  readonly ends: readonly ChainEnd[];
  /** the first of each account */
  readonly faults: readonly ChainFault[];
}

export interface Audit {
  /** A page of an account's entries, newest first; without `objects`, it has no names of files and clients. */
  list(
    accountId: string,
    wanted: Omit<AuditWanted, 'before'> & { cursor?: string | undefined; objects?: boolean },
  ): Promise<{ entries: NamedEntry[]; nextCursor: string | null }>;
  /** The newest entries of all accounts, or of one. */
  newest(wanted: { limit: number; object?: string | undefined; accountId?: string | undefined }): Promise<AuditEntry[]>;
  /** Recalculates all chains, or that of one account, and compares them with what was kept of them. */
  verify(wanted?: { accountId?: string | undefined; kept?: readonly ChainEnd[] }): Promise<Verification>;
  /** Notes something that no transaction of the service wrote by itself, such as a backup. */
  note(deed: Deed): Promise<void>;
}
