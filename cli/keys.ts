/** `ledgerize keys`: makes, lists and revokes API keys. */
import { none, onlyOne, readArguments, required, unknown } from './arguments.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { instant, printJson, printLines, printTable, withUseCases } from './operator.ts';

async function create(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, {
    account: { type: 'string' },
    name: { type: 'string' },
    json: { type: 'boolean' },
  });
  none(positionals);
  const accountId = required('--account', values.account);
  const name = required('--name', values.name);
  return withUseCases(async ({ keys }) => {
    const { apiKey, key } = await keys.create({ accountId, name });
    if (values.json) printJson({ id: apiKey.id, account: accountId, name, key });
    else printLines(`id       ${apiKey.id}`, `key      ${key}`, 'The key is shown this once: keep it.');
    return EXIT.done;
  });
}

async function list(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { account: { type: 'string' }, json: { type: 'boolean' } });
  none(positionals);
  return withUseCases(async ({ keys }) => {
    const all = await keys.list(values.account);
    if (values.json) {
      printJson(all.map(({ accountId, ...key }) => ({ ...key, account: accountId })));
    } else {
      const rows = all.map((key) => [
        key.id,
        key.accountId,
        `…${key.lastFour}`,
        instant(key.createdAt),
        instant(key.lastUsedAt),
        instant(key.revokedAt),
        key.name,
      ]);
      printTable([['ID', 'ACCOUNT', 'KEY', 'CREATED', 'LAST USED', 'REVOKED', 'NAME'], ...rows]);
    }
    return EXIT.done;
  });
}

async function revoke(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
  const id = onlyOne('ID of a key', positionals);
  return withUseCases(async ({ keys }) => {
    if (!(await keys.revoke(id))) throw new Error(`There is no key ${id}, or it was revoked before.`);
    if (values.json) printJson({ id, revoked: true });
    else printLines(`${id} is revoked, and stops working within a second.`);
    return EXIT.done;
  });
}

const ACTIONS: Readonly<Record<string, (args: readonly string[]) => Promise<ExitCode>>> = { create, list, revoke };

export const command: Command = {
  help: `Usage: ledgerize keys create --account ID --name N [--json]
       ledgerize keys list [--account ID] [--json]
       ledgerize keys revoke ID [--json]

A key is shown once, when it is made; its last four characters are listed. A revoked key stops working
within a second. The data folder is LEDGERIZE_DATA (./data); a server may be running on it.
`,
  async run([action = '', ...args]) {
    const known = Object.keys(ACTIONS);
    if (action === '') throw new UsageError(`say what to do: ${known.join(', ')}`);
    if (!Object.hasOwn(ACTIONS, action)) throw new UsageError(unknown('action', action, known));
    return ACTIONS[action]!(args);
  },
};
