/** `ledgerize restore`: fills a service that was never used from a backup. */
import { resolve } from 'node:path';
import { onlyOne, readArguments } from './arguments.ts';
import { type Command, EXIT } from './command.ts';
import { importedLines, importedObject, showBlobs } from './import-report.ts';
import { asCommand, printJson, printLines } from './operator.ts';

export const command: Command = {
  help: `Usage: ledgerize restore DIR [--skip-damaged] [--json]

Fills a service from a backup that "ledgerize backup" wrote. The service is that of the settings: LEDGERIZE_DATA names a
folder that does not exist yet, or DATABASE_URL an empty database, with an empty bucket. Both take the backups of
both. Every row and every file is compared with the backup.

If it is interrupted, no server can start on what it made: run it again. A file of the backup that is damaged
ends it; with --skip-damaged, such files are left out as if their owners had deleted them.
`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      json: { type: 'boolean' },
      'skip-damaged': { type: 'boolean' },
    });
    const folder = resolve(onlyOne('DIR', positionals));
    const [{ readSettings }, { restore }] = await Promise.all([
      import('../server/settings.ts'),
      import('../server/backup/run.ts'),
    ]);
    const progress = showBlobs();
    const options = { skipDamaged: values['skip-damaged'] ?? false, onBlobs: progress.show };
    const settings = readSettings(process.env);
    const restored = await asCommand(() => restore(settings, folder, options));
    progress.end();
    const { manifest, secret } = restored;
    if (values.json) printJson({ ...importedObject(restored), madeAt: manifest.createdAt, secret });
    else printLines(`backup   of ${manifest.createdAt}`, ...importedLines(restored), `secret   ${secret}`);
    return EXIT.done;
  },
};
