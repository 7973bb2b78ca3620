/** The context of the routes: the use cases of one running service. */
import type { Accounts } from './accounts/types.ts';
import type { Audit } from './audit/types.ts';
import type { BankAccounts } from './bank-accounts/types.ts';
import type { Clients } from './clients/types.ts';
import type { Credits } from './credits/types.ts';
import type { Files } from './files/types.ts';
import type { Idempotency } from './idempotency/types.ts';
import type { JobRunner, Jobs } from './jobs/types.ts';
import type { ApiKeys } from './keys/types.ts';
import type { DoneMails, Mailer } from './mail/types.ts';
import type { Members } from './members/types.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { RateCounter } from './rates.ts';
import type { Readiness } from './readiness.ts';
import type { Secrets } from './secrets/types.ts';
import type { Checks } from './summaries/checks.ts';
import type { Usage } from './usage/types.ts';
import type { Attempts } from './users/attempts.ts';
import type { Users } from './users/types.ts';
import type { Versions } from './versions/types.ts';
import type { Webhooks } from './webhooks/types.ts';

export interface UseCases {
  readonly accounts: Accounts;
  readonly keys: ApiKeys;
  readonly credits: Credits;
  readonly usage: Usage;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly versions: Versions;
  readonly checks: Checks;
  readonly clients: Clients;
  readonly bankAccounts: BankAccounts;
  readonly idempotency: Idempotency;
  readonly users: Users;
  readonly attempts: Attempts;
  readonly members: Members;
  readonly webhooks: Webhooks;
  readonly secrets: Secrets;
  readonly audit: Audit;
  readonly rates: RateCounter;
}

export interface Service extends UseCases {
  readonly runner: JobRunner;
  readonly readiness: Readiness;
  /** undefined if the operator wants none */
  readonly metrics: Metrics | undefined;
  /** undefined: the operator named no mail server, or this node does not serve */
  readonly mailer: Mailer | undefined;
  /** the same */
  readonly doneMails: DoneMails | undefined;
  /** The key that this start made, which is shown once; undefined on later starts, and if the operator set the key. */
  readonly firstKey?: string;
  /** Opens the set-up link that this start made; undefined if one was claimed. */
  readonly setupToken?: string;
  /** Stops the runner, the workers and the database, in this order. */
  close(graceMs: number): Promise<void>;
}

/** The use cases log here, in pino's shape: never a description, an amount, a password or a key. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
