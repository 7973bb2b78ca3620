/** `ledgerize users`: lists the users of the portal, and makes links that give access. */
import { SignUpRequest } from '../contract/portal/session.ts';
import { none, onlyOne, readArguments, unknown } from './arguments.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { instant, portalUrl, printJson, printLines, printTable, withUseCases } from './operator.ts';

async function list(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
  none(positionals);
  return withUseCases(async ({ users }) => {
    const all = await users.list();
    if (values.json) {
      printJson(all.map(({ accountId, ...user }) => ({ ...user, account: accountId })));
    } else {
      const rows = all.map((user) => [
        user.email,
        user.accountId,
        user.operator ? 'yes' : 'no',
        instant(user.createdAt),
        user.name,
      ]);
      printTable([['ADDRESS', 'ACCOUNT', 'OPERATOR', 'CREATED', 'NAME'], ...rows]);
    }
    return EXIT.done;
  });
}

async function create(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' }, name: { type: 'string' } });
  const email = onlyOne('ADDRESS of a user', positionals);
  const user = SignUpRequest.pick({ name: true, email: true }).safeParse({ name: values.name ?? email, email });
  if (!user.success) throw new UsageError(`the ${user.error.issues[0]!.path.join()} ${user.error.issues[0]!.message}`);
  return withUseCases(async ({ users }, settings) => {
    const link = `${portalUrl(settings)}/reset#token=${await users.invite(user.data)}`;
    if (values.json) printJson({ email, link });
    else printLines(link, 'Who opens it within an hour sets the password of this new user; it works once.');
    return EXIT.done;
  });
}

async function reset(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
  const email = onlyOne('ADDRESS of a user', positionals);
  return withUseCases(async ({ users }, settings) => {
    const token = await users.resetToken(email);
    if (token === null) throw new Error(`There is no user ${email}. See: ledgerize users list`);
    const link = `${portalUrl(settings)}/reset#token=${token}`;
    if (values.json) printJson({ email, link });
    else printLines(link, 'Who opens it within an hour sets a new password for this user; it works once.');
    return EXIT.done;
  });
}

async function setup(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
  none(positionals);
  return withUseCases(async ({ users }, settings) => {
    const token = await users.renewSetupLink();
    if (token === undefined) throw new Error('The set-up link was claimed already. See: ledgerize users list');
    const link = `${portalUrl(settings)}/claim#token=${token}`;
    if (values.json) printJson({ link });
    else printLines(link, 'Who opens it becomes the operator; it works once, and the link before it no more.');
    return EXIT.done;
  });
}

const ACTIONS: Readonly<Record<string, (args: readonly string[]) => Promise<ExitCode>>> = {
  list,
  create,
  reset,
  setup,
};

export const command: Command = {
  help: `Usage: ledgerize users list [--json]
       ledgerize users create ADDRESS [--name NAME] [--json]
       ledgerize users reset ADDRESS [--json]
       ledgerize users setup [--json]

create makes a user with an account of their own, where nobody may sign up (LEDGERIZE_SIGNUP=off), and a link by
which they set their password; reset makes a link that sets a new password for a user, where the service sends no mail; setup makes the
link by which the first user becomes the operator, where the one that the start printed was lost.
The data folder is LEDGERIZE_DATA (./data); a server may be running on it.
`,
  async run([action = '', ...args]) {
    const known = Object.keys(ACTIONS);
    if (action === '') throw new UsageError(`say what to do: ${known.join(', ')}`);
    if (!Object.hasOwn(ACTIONS, action)) throw new UsageError(unknown('action', action, known));
    return ACTIONS[action]!(args);
  },
};
