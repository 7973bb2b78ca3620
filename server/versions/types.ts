/** The versions of what was read of a file. */
import type { Change } from '../../engine/model/correction.ts';
import type { Hints } from '../../engine/model/hints.ts';
import type { Tx } from '../storage/schema.ts';

export type Status = 'verified' | 'mismatch' | 'unverifiable';

export interface Version {
  /** of a conversion, that of its job */
  readonly id: string;
  readonly kind: 'converted' | 'corrected' | 'restored' | 'reread';
  readonly current: boolean;
  readonly basedOn: string | null;
  /** the version whose contents it has, of one that was restored; that were changed, if it is not `basedOn` */
  readonly from: string | null;
  /** what people call it */
  readonly name: string | null;
  readonly createdAt: Date;
  readonly by: string | null;
  /** that people changed, added or deleted; null for what was read from the paper */
  readonly rows: number | null;
  /** of each statement; null for a conversion */
  readonly statuses: readonly Status[] | null;
  /** that the paper was read with; null without any, and for what people changed */
  readonly hints: Hints | null;
}

/** What changes of a file are made of, and by whom. */
export interface ChangesWanted {
  readonly accountId: string;
  readonly uuid: string;
  /** the version that is changed */
  readonly basedOn: string;
  /** the name of a user, or what stands for a key */
  readonly by: string;
  readonly changes: readonly Change[];
}

interface VersionNamed {
  readonly accountId: string;
  readonly uuid: string;
  readonly id: string;
  readonly name: string | null;
}

export type WithVersion = (tx: Tx, made: Version) => Promise<void>;

export interface Versions {
  /**
   * Keeps a version that is about to be replaced, if it is a conversion, so that it stays when its job goes. Does
   * nothing where there is no such file or version. Throws RESULT_EXPIRED.
   */
  keep(accountId: string, uuid: string, id: string): Promise<void>;
  /** Newest first. Throws FILE_NOT_FOUND. */
  list(accountId: string, uuid: string): Promise<Version[]>;
  /**
   * Makes a version with the contents of one, with changes. Throws FILE_NOT_FOUND, VERSION_NOT_FOUND, VERSION_CHANGED,
   * RESULT_EXPIRED, and INVALID_REQUEST for a change that cannot be made. `within` runs in the transaction that makes it.
   */
  make(wanted: ChangesWanted & { readonly from: string }, within?: WithVersion): Promise<Version>;
  /**
   * Names a version; null takes its name away. A conversion is kept for that. Throws FILE_NOT_FOUND, VERSION_NOT_FOUND,
   * RESULT_EXPIRED.
   */
  rename(wanted: VersionNamed): Promise<Version>;
  /** The statements that changes would give, without their rows; nothing is kept. Throws as `make` does. */
  preview(wanted: ChangesWanted): Promise<readonly object[]>;
}
