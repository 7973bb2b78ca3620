/** `ledgerize limits`: shows and sets the limits of an account. */
import type { AccountLimits } from '../server/accounts/types.ts';
import { duration, onlyOne, readArguments, wholeNumber } from './arguments.ts';
import { type Command, EXIT } from './command.ts';
import { printJson, printLines, shownLimits, withUseCases } from './operator.ts';

const MEBIBYTE = 1024 * 1024;
const MAX_REQUESTS = 1e6;
const MAX_TOGETHER = 1e8;
const MAX_FILE_MB = 2_000;

/** Shown for a limit that comes from the server's settings. */
const DEFAULT = 'default';

export const command: Command = {
  help: `Usage: ledgerize limits ID [--requests-per-minute N] [--account-requests-per-minute N] [--max-file-mb N]
                       [--retention 30d] [--json]

Sets what is named and shows all limits of the account (requests of each key, and of all its keys together): default (null) where the server's own setting holds. They hold
within a second; the retention for what is uploaded from then on. The data folder is LEDGERIZE_DATA (./data); a server may be running on it.
`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      'requests-per-minute': { type: 'string' },
      'account-requests-per-minute': { type: 'string' },
      'max-file-mb': { type: 'string' },
      retention: { type: 'string' },
      json: { type: 'boolean' },
    });
    const id = onlyOne('ID of an account', positionals);
    const { 'requests-per-minute': requests, 'account-requests-per-minute': together } = values;
    const { 'max-file-mb': megabytes, retention } = values;
    const wanted: Partial<AccountLimits> = {
      ...(requests !== undefined && {
        requestsPerMinute: wholeNumber('--requests-per-minute', requests, 1, MAX_REQUESTS),
      }),
      ...(together !== undefined && {
        accountRequestsPerMinute: wholeNumber('--account-requests-per-minute', together, 1, MAX_TOGETHER),
      }),
      ...(megabytes !== undefined && {
        maxFileBytes: wholeNumber('--max-file-mb', megabytes, 1, MAX_FILE_MB) * MEBIBYTE,
      }),
      ...(retention !== undefined && { retentionMs: duration('--retention', retention) }),
    };
    await withUseCases(async ({ accounts }) => {
      const account = Object.keys(wanted).length > 0 ? await accounts.setLimits(id, wanted) : await accounts.get(id);
      if (account === null) throw new Error(`There is no account ${id}.`);
      const limits = shownLimits(account.ownLimits);
      if (values.json) printJson({ id, name: account.name, limits });
      else {
        printLines(
          `requests a minute  ${limits.requestsPerMinute ?? DEFAULT}`,
          `of all keys        ${limits.accountRequestsPerMinute ?? DEFAULT}`,
          `largest PDF        ${limits.maxFileBytes === null ? DEFAULT : `${limits.maxFileBytes / MEBIBYTE} MB`}`,
          `retention          ${limits.retentionDays === null ? DEFAULT : `${limits.retentionDays} days`}`,
        );
      }
    });
    return EXIT.done;
  },
};
