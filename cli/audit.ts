/** `ledgerize audit`: lists who did what, and verifies that no entry was changed or removed. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { AuditEntry, ChainEnd, ChainFault } from '../server/audit/types.ts';
import { none, readArguments, unknown, wholeNumber } from './arguments.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { instant, printJson, printLines, printTable, withUseCases } from './operator.ts';

const LISTED = 50;
const MOST_LISTED = 100_000;

async function list(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, {
    account: { type: 'string' },
    object: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'boolean' },
  });
  none(positionals);
  const limit = values.limit === undefined ? LISTED : wholeNumber('--limit', values.limit, 1, MOST_LISTED);
  return withUseCases(async ({ audit }) => {
    const entries = await audit.newest({ limit, object: values.object, accountId: values.account });
    if (values.json) printJson(entries);
    else printTable([['TIME', 'ACCOUNT', 'ENTRY', 'WHO', 'ACTION', 'OBJECT', 'DETAILS'], ...entries.map(lineOf)]);
    return EXIT.done;
  });
}

function lineOf({ time, accountId, entry, actor, action, object, details }: AuditEntry): string[] {
  const who = actor.id === null ? actor.kind : `${actor.kind} ${actor.id}`;
  const known = Object.entries(details).filter(([, value]) => value !== null);
  const told = known.map(([name, value]) => `${name}=${Array.isArray(value) ? value.join(',') : value}`);
  return [instant(time), accountId, String(entry), who, action, object, told.join(' ')];
}

/** What `verify --json` printed before. */
const Kept = z.object({
  ends: z.array(z.object({ accountId: z.string(), entries: z.int(), hash: z.string() })),
});

/** Given the path of what `verify --json` printed, returns the ends of the chains. Throws UsageError. */
function readKept(path: string): ChainEnd[] {
  let text: unknown;
  try {
    text = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`--against ${path} cannot be read: ${(error as Error).message}`);
  }
  const kept = Kept.safeParse(text);
  if (!kept.success) throw new UsageError(`--against ${path} is not what ledgerize audit verify --json prints`);
  return kept.data.ends;
}

async function verify(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, {
    account: { type: 'string' },
    against: { type: 'string' },
    json: { type: 'boolean' },
  });
  none(positionals);
  const kept = values.against === undefined ? [] : readKept(values.against);
  return withUseCases(async ({ audit }) => {
    const { ends, faults } = await audit.verify({ accountId: values.account, kept });
    if (values.json) printJson({ ends, faults });
    else {
      const rows = ends.map(({ accountId, entries, hash }) => [accountId, String(entries), hash]);
      printTable([['ACCOUNT', 'ENTRIES', 'HASH OF THE LAST'], ...rows]);
      printLines(faults.length === 0 ? 'No entry was changed or removed.' : 'The log is not as it was written:');
      printLines(...faults.map(faultLine));
    }
    return faults.length === 0 ? EXIT.done : EXIT.failed;
  });
}

const FAULTS: Readonly<Record<ChainFault['fault'], string>> = {
  missing: 'is missing',
  changed: 'was changed, or the one before it',
  'other than kept': 'is another than the one that was kept',
};

const faultLine = ({ accountId, entry, fault }: ChainFault) => `entry ${entry} of ${accountId} ${FAULTS[fault]}`;

const ACTIONS: Readonly<Record<string, (args: readonly string[]) => Promise<ExitCode>>> = { list, verify };

export const command: Command = {
  help: `Usage: ledgerize audit list [--account ID] [--object ID] [--limit N] [--json]
       ledgerize audit verify [--account ID] [--against FILE] [--json]

list shows the newest entries of the audit log (${LISTED}), of all accounts or of one (service: of none), or about one object:
a file, job, key, webhook or user. verify recalculates the chain of hashes of each account, and fails if an entry
was changed or removed. Keep what verify --json prints in another place: with --against, a later verify
also finds that newest entries were removed, or the whole log was written anew.
The data folder is LEDGERIZE_DATA (./data); a server may be running on it.
`,
  async run([action = '', ...args]) {
    const known = Object.keys(ACTIONS);
    if (action === '') throw new UsageError(`say what to do: ${known.join(', ')}`);
    if (!Object.hasOwn(ACTIONS, action)) throw new UsageError(unknown('action', action, known));
    return (ACTIONS[action] ?? list)(args);
  },
};
