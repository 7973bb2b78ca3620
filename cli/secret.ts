/** `ledgerize secret`: shows what is sealed under which secret, and seals it again under the current one. */
import type { SealedCounts } from '../server/secrets/types.ts';
import { none, readArguments, unknown } from './arguments.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { printJson, printLines, printTable, withUseCases } from './operator.ts';

const inWords = ({ passwords, webhooks, dataKeys, summaries }: SealedCounts): string =>
  `passwords of PDFs ${passwords}, secrets of webhooks ${webhooks}, keys of files and results ${dataKeys}, summaries of statements ${summaries}`;

const sum = ({ passwords, webhooks, dataKeys, summaries }: SealedCounts): number =>
  passwords + webhooks + dataKeys + summaries;

async function status(json: boolean): Promise<ExitCode> {
  return withUseCases(async ({ secrets }) => {
    const current = secrets.currentId();
    const all = await secrets.status();
    if (json) printJson({ current, sealed: all });
    else {
      const rows = all.map(({ secretId, known, passwords, webhooks, dataKeys, summaries }) => [
        secretId ?? '(none)',
        secretId === current ? 'current' : known ? 'older' : 'missing',
        String(passwords),
        String(webhooks),
        String(dataKeys),
        String(summaries),
      ]);
      printTable([['SECRET', 'IS', 'PASSWORDS', 'WEBHOOKS', 'KEYS OF FILES', 'SUMMARIES'], ...rows]);
    }
    return EXIT.done;
  });
}

async function rotate(json: boolean): Promise<ExitCode> {
  return withUseCases(async ({ secrets }, settings) => {
    const rotation = await secrets.rotate();
    const left = sum(rotation.unreadable);
    if (json) printJson(rotation);
    else {
      printLines(`The secret is now ${rotation.secretId}. Sealed again: ${inWords(rotation.renewed)}.`);
      if (left === 0 && settings.oldSecrets.length > 0) {
        printLines('Nothing needs LEDGERIZE_OLD_SECRETS any more: unset it, and start the servers again.');
      } else if (left === 0) {
        printLines('Users of the portal sign in again after the next start of the servers.');
      }
    }
    if (left === 0) return EXIT.done;
    process.stderr.write(
      `ledgerize: none of the secrets opens these, which stay as they are: ${inWords(rotation.unreadable)}. Name the secret that sealed them in LEDGERIZE_OLD_SECRETS, and rotate again.\n`,
    );
    return EXIT.failed;
  });
}

const ACTIONS: Readonly<Record<string, (json: boolean) => Promise<ExitCode>>> = { rotate, status };

export const command: Command = {
  help: `Usage: ledgerize secret rotate [--json]
       ledgerize secret status [--json]

rotate seals everything that is stored again under the current secret: passwords of PDFs, secrets of webhooks,
summaries of statements, and the keys under which files and results are encrypted. Where LEDGERIZE_SECRET is not set, it first makes a new secret
in the data folder. Otherwise set LEDGERIZE_SECRET to the new secret, LEDGERIZE_OLD_SECRETS to the one before,
start the servers with both, and rotate. status counts what is sealed under which secret, by the secret's short id.
The data folder is LEDGERIZE_DATA (./data); a server may be running on it.
`,
  async run([action = '', ...args]) {
    const known = Object.keys(ACTIONS);
    if (action === '') throw new UsageError(`say what to do: ${known.join(', ')}`);
    if (!Object.hasOwn(ACTIONS, action)) throw new UsageError(unknown('action', action, known));
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
    none(positionals);
    return (ACTIONS[action] ?? status)(values.json === true);
  },
};
