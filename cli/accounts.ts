/** `ledgerize accounts`: makes and lists accounts. */
import { none, readArguments, required, unknown, wholeNumber } from './arguments.ts';
import { type Command, EXIT, UsageError } from './command.ts';
import { instant, printJson, printLines, printTable, shownLimits, withUseCases } from './operator.ts';

/** The credits of an account that signs up; the operator may set others. */
const CREDITS = 500;
const MAX_CREDITS = 1e12;
const KEY_NAME = 'First key';

async function create(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    name: { type: 'string' },
    credits: { type: 'string' },
    json: { type: 'boolean' },
  });
  none(positionals);
  const name = required('--name', values.name);
  const credits = values.credits === undefined ? CREDITS : wholeNumber('--credits', values.credits, 0, MAX_CREDITS);
  await withUseCases(
    async ({ accounts, keys }) => {
      const { id } = await accounts.create({ name, credits });
      const { key } = await keys.create({ accountId: id, name: KEY_NAME });
      if (values.json) printJson({ id, name, key, credits });
      else printLines(`account  ${id}`, `key      ${key}`, 'The key is shown this once: keep it.');
    },
    { make: true },
  );
}

async function list(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
  none(positionals);
  await withUseCases(async ({ accounts }) => {
    const all = await accounts.list();
    if (values.json) {
      printJson(
        all.map(({ id, name, credits, createdAt, ownLimits }) => ({
          id,
          name,
          credits,
          createdAt,
          limits: shownLimits(ownLimits),
        })),
      );
    } else {
      const rows = all.map(({ id, name, credits, createdAt }) => [id, String(credits), instant(createdAt), name]);
      printTable([['ACCOUNT', 'CREDITS', 'CREATED', 'NAME'], ...rows]);
    }
  });
}

export const command: Command = {
  help: `Usage: ledgerize accounts create --name N [--credits N] [--json]
       ledgerize accounts list [--json]

create makes an account and its first key, which is shown this once; it starts with ${CREDITS} credits
unless --credits says otherwise. The data folder is LEDGERIZE_DATA (./data); a server may be running on it.
`,
  async run([action = '', ...args]) {
    if (action === 'create') await create(args);
    else if (action === 'list') await list(args);
    else
      throw new UsageError(
        action === '' ? 'say what to do: create or list' : unknown('action', action, ['create', 'list']),
      );
    return EXIT.done;
  },
};
