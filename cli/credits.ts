/** `ledgerize credits`: adds credits to an account, or removes them. */
import { onlyOne, readArguments, required, wholeNumber } from './arguments.ts';
import { type Command, EXIT, UsageError } from './command.ts';
import { printJson, printLines, withUseCases } from './operator.ts';

const MAX_CREDITS = 1e12;

export const command: Command = {
  help: `Usage: ledgerize credits ID --add N --reason R [--json]

Adds credits to an account (takes them with --add=-N), and prints the new balance. The reason stands in the
ledger. The data folder is LEDGERIZE_DATA (./data); a server may be running on it.
`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      add: { type: 'string' },
      reason: { type: 'string' },
      json: { type: 'boolean' },
    });
    const id = onlyOne('ID of an account', positionals);
    const added = wholeNumber('--add', required('--add', values.add), -MAX_CREDITS, MAX_CREDITS);
    if (added === 0) throw new UsageError('--add 0 changes nothing');
    const reason = required('--reason', values.reason);
    await withUseCases(async ({ credits }) => {
      const balance = await credits.add(id, added, reason);
      if (values.json) printJson({ id, added, credits: balance });
      else printLines(`${id} has ${balance} credits.`);
    });
    return EXIT.done;
  },
};
