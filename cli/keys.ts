/** `ledgerize keys`: makes, lists and revokes API keys. */
import { KEY_SCOPES, type KeyScope } from '../contract/key-scope.ts';
import { duration, none, onlyOne, readArguments, required, unknown } from './arguments.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { instant, printJson, printLines, printTable, withUseCases } from './operator.ts';

async function create(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, {
    account: { type: 'string' },
    name: { type: 'string' },
    scope: { type: 'string' },
    expires: { type: 'string' },
    test: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  none(positionals);
  const accountId = required('--account', values.account);
  const name = required('--name', values.name);
  const scope = scopeOf(values.scope);
  const expiresAt = values.expires === undefined ? null : endOf(values.expires, Date.now());
  return withUseCases(async ({ keys }) => {
    const { apiKey, key } = await keys.create({ accountId, name, scope, expiresAt, test: values.test });
    if (values.json) printJson({ id: apiKey.id, account: accountId, name, key });
    else {
      printLines(`id       ${apiKey.id}`, `key      ${key}`, `scope    ${apiKey.scope}`);
      if (apiKey.expiresAt !== null) printLines(`ends     ${instant(apiKey.expiresAt)}`);
      printLines('The key is shown this once: keep it.');
    }
    return EXIT.done;
  });
}

/** Throws UsageError for a scope that does not exist. */
function scopeOf(text: string | undefined): KeyScope | undefined {
  const scope = KEY_SCOPES.find((each) => each === text);
  if (text === undefined || scope !== undefined) return scope;
  throw new UsageError(`--scope must be ${KEY_SCOPES.join(', ')}; it is "${text}"`);
}

/** A day, or a time in UTC; without a zone, nobody knows which moment is meant. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/;

const DAY_LENGTH = '2030-12-31'.length;

/** Given a time from now on ("90d"), a day, or a time in UTC, returns the moment. Throws UsageError if it is past. */
function endOf(text: string, now: number): Date {
  const named = MOMENT.test(text);
  const moment = new Date(named ? text : now + duration('--expires', text));
  // the 31st of February would be a day in March
  if (Number.isNaN(moment.getTime()) || (named && !moment.toISOString().startsWith(text.slice(0, DAY_LENGTH)))) {
    throw new UsageError(`--expires names no day of the calendar; it is "${text}"`);
  }
  if (moment.getTime() <= now) throw new UsageError(`--expires must be a time to come; it is "${text}"`);
  return moment;
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
        instant(key.expiresAt),
        instant(key.revokedAt),
        key.test ? `${key.scope}, test` : key.scope,
        key.name,
      ]);
      printTable([['ID', 'ACCOUNT', 'KEY', 'CREATED', 'LAST USED', 'ENDS', 'REVOKED', 'SCOPE', 'NAME'], ...rows]);
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
  help: `Usage: ledgerize keys create --account ID --name N [--scope S] [--expires T] [--test] [--json]
       ledgerize keys list [--account ID] [--json]
       ledgerize keys revoke ID [--json]

--scope: read (calls that change nothing), convert (files, conversions and results), manage (everything; the default).
--expires: when it ends: 90d from now, a day (2030-12-31), or a time (2030-12-31T18:00:00Z). --test makes a test key,
which converts the samples without credits. An account has 100 active keys at most.

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
