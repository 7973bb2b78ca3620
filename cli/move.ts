/** `ledgerize move`: takes a service from a data folder into a cluster, or back. */
import { resolve } from 'node:path';
import type { Settings } from '../server/settings.ts';
import { none, readArguments, required } from './arguments.ts';
import { type Command, EXIT } from './command.ts';
import { importedLines, importedObject, showBlobs } from './import-report.ts';
import { asCommand, printJson, printLines } from './operator.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type ReadSettings = (environment: Environment) => Settings;

const POSTGRES = /^postgres(ql)?:\/\//;

/** Given the environment and the target, returns the settings of the source and of the target. Throws SettingsError. */
function bothSettings(read: ReadSettings, environment: Environment, to: string): { from: Settings; to: Settings } {
  const isOfCluster = (name: string) => name === 'DATABASE_URL' || name.startsWith('S3_');
  const alone = Object.fromEntries(Object.entries(environment).filter(([name]) => !isOfCluster(name)));
  if (POSTGRES.test(to)) return { from: read(alone), to: read({ ...environment, DATABASE_URL: to }) };
  return { from: read(environment), to: read({ ...alone, LEDGERIZE_DATA: resolve(to) }) };
}

export const command: Command = {
  help: `Usage: ledgerize move --to postgres://… [--json]
       ledgerize move --to DIR [--json]

Copies a service to another storage: the data folder LEDGERIZE_DATA to a PostgreSQL database and the bucket of the S3_
settings, or the database DATABASE_URL and its bucket to a folder that does not exist yet. No server may run on either.
Every row and every file is compared. The source stays as it is.

If it is interrupted, no server can start on the target: run it again, and it goes on where it was.
`,
  async run(args) {
    const { values, positionals } = readArguments(args, { to: { type: 'string' }, json: { type: 'boolean' } });
    none(positionals);
    const target = required('--to', values.to);
    const [{ readSettings, SettingsError }, { move }] = await Promise.all([
      import('../server/settings.ts'),
      import('../server/backup/run.ts'),
    ]);
    const { from, to } = bothSettings(readSettings, process.env, target);
    if (!POSTGRES.test(target) && from.database === undefined) {
      throw new SettingsError('DATABASE_URL must name the database to move from; --to names a folder');
    }
    const progress = showBlobs();
    const moved = await asCommand(() => move(from, to, { onBlobs: progress.show }));
    progress.end();
    if (values.json) printJson(importedObject(moved));
    else printLines(...importedLines(moved), 'The source was not changed: delete it when you no longer need it.');
    return EXIT.done;
  },
};
