/** The client of a service. */
import { convert } from './conversion/convert.ts';
import type { Converted, ConvertOptions } from './conversion/options.ts';
import { sender } from './http/send.ts';
import type { FileInput } from './inputs.ts';
import { AccountCalls } from './resources/account.ts';
import { BankAccountCalls } from './resources/bank-accounts.ts';
import { ClientCalls } from './resources/clients.ts';
import { FileCalls } from './resources/files.ts';
import { JobCalls } from './resources/jobs.ts';
import { WebhookCalls } from './resources/webhooks.ts';
import { type ClientOptions, settingsOf } from './settings.ts';
import type { Format } from './types.ts';

/** A client of one service with one key. It holds no connection and needs no end. */
export class Ledgerize {
  readonly account: AccountCalls;
  readonly bankAccounts: BankAccountCalls;
  readonly clients: ClientCalls;
  readonly files: FileCalls;
  readonly jobs: JobCalls;
  readonly webhooks: WebhookCalls;

  /** Throws INVALID_ARGUMENT. */
  constructor(options: ClientOptions = {}) {
    const send = sender(settingsOf(options));
    this.account = new AccountCalls(send);
    this.bankAccounts = new BankAccountCalls(send);
    this.clients = new ClientCalls(send);
    this.files = new FileCalls(send);
    this.jobs = new JobCalls(send);
    this.webhooks = new WebhookCalls(send);
  }

  /**
   * Converts one file or several: uploads them, opens them with the password, starts the job, waits for it and resolves
   * to its result. Throws JOB_FAILED if no file could be converted, with the code of the reason in `details.code`. If
   * the signal aborts, the waiting ends; a job that runs goes on.
   */
  convert<F extends Format = 'JSON'>(
    input: FileInput | readonly FileInput[],
    options: ConvertOptions<F> = {},
  ): Promise<Converted<F>> {
    return convert(this, input, options);
  }
}
