/** What the routes are built on: the use cases of one running service. */
import type { Accounts } from './accounts/types.ts';
import type { Credits } from './credits/types.ts';
import type { Files } from './files/types.ts';
import type { JobRunner, Jobs } from './jobs/types.ts';
import type { ApiKeys } from './keys/types.ts';

export interface UseCases {
  readonly accounts: Accounts;
  readonly keys: ApiKeys;
  readonly credits: Credits;
  readonly files: Files;
  readonly jobs: Jobs;
}

export interface Service extends UseCases {
  readonly runner: JobRunner;
  /** Stops the runner, the workers and the database, in this order. */
  close(graceMs: number): Promise<void>;
}
