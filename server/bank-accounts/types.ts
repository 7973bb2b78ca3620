/** Bank accounts: what the statements of a client tell of each. */
import type { Readable } from 'node:stream';
import type { ExportOptions } from '../../formats/options.ts';
import type { Format } from '../../formats/registry.ts';
import type { JoinedRowEntry, JoinedStatementEntry, JoinedStrand } from '../../workers/join-types.ts';
import type { OwnedFile } from '../storage/bank-accounts.ts';
import type { FoundSummary } from '../summaries/types.ts';
import type { Identity } from './group.ts';

/** A bank account with its statements, in no order. */
export interface KnownAccount {
  readonly id: string;
  readonly clientId: string | null;
  readonly identity: Identity;
  /** ids of accounts that may be this one */
  readonly maybeSame: readonly string[];
  readonly statements: readonly (FoundSummary & { readonly file: OwnedFile })[];
}

/** With the conversion whose result shows it. */
type StrandStatement = JoinedStatementEntry & { readonly jobId: string };

export interface Strand extends Omit<JoinedStrand, 'statements'> {
  readonly statements: readonly StrandStatement[];
}

export interface AccountDetails {
  readonly account: KnownAccount;
  readonly strands: readonly Strand[];
}

export type AccountRow = JoinedRowEntry & Pick<StrandStatement, 'uuid' | 'jobId'> & Pick<Strand, 'currency'>;

/** First and last day, both included; undefined: from the first, to the last. */
export interface Range {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface AccountExport {
  readonly body: Readable;
  readonly bytes: number;
  readonly contentType: string;
  /** null for what is read and not saved */
  readonly filename: string | null;
}

/** Files of no client that have statements of an account that one client has. */
export interface Suggestion {
  readonly clientId: string;
  readonly bank: string | null;
  readonly accountNumber: string | null;
  readonly currency: string | null;
  readonly statements: number;
  readonly files: readonly string[];
}

export interface BankAccounts {
  /** By bank and number; of all clients, of one, or of none (null). */
  list(accountId: string, client?: string | null): Promise<KnownAccount[]>;
  /** Throws NOT_FOUND, RESULT_EXPIRED. */
  get(accountId: string, id: string): Promise<AccountDetails>;
  /** Oldest first. Throws NOT_FOUND, RESULT_EXPIRED, and INVALID_REQUEST for an unknown cursor. */
  transactions(
    accountId: string,
    id: string,
    wanted: Range & { limit: number; cursor?: string | undefined },
  ): Promise<{ transactions: AccountRow[]; total: number; nextCursor: string | null }>;
  /** Throws NOT_FOUND, EXPORT_NEEDS, EXPORT_LIMIT, RESULT_EXPIRED. */
  export(
    accountId: string,
    id: string,
    wanted: Range & {
      format: Format;
      options: ExportOptions;
      /** the name of a user, or what stands for a key, who saves it; undefined: its head alone is wanted */
      savedBy: string | undefined;
    },
  ): Promise<AccountExport>;
  suggestions(accountId: string): Promise<Suggestion[]>;
  /** Given ids, returns the bank and the number of those that statements are left of, in words. */
  named(accountId: string, ids: readonly string[]): Promise<Map<string, string>>;
}
