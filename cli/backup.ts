/** `ledgerize backup`: writes everything that a service knows to a folder, while it runs. */
import { resolve } from 'node:path';
import { onlyOne, readArguments } from './arguments.ts';
import { type Command, EXIT } from './command.ts';
import { asCommand, printJson, printLines } from './operator.ts';

export const command: Command = {
  help: `Usage: ledgerize backup DIR [--json]

Writes a backup to a folder that does not exist yet: all rows as they are at one moment, and the files that they
name. Servers may run meanwhile. The service is that of the settings: LEDGERIZE_DATA, or DATABASE_URL with the S3 store.

A secret that the first start made is in the backup, in the file "secret": keep it as safely as keys. A secret that is
set by LEDGERIZE_SECRET is not in it.
`,
  async run(args) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
    const folder = resolve(onlyOne('DIR', positionals));
    const [{ readSettings }, { backUp }] = await Promise.all([
      import('../server/settings.ts'),
      import('../server/backup/run.ts'),
    ]);
    const settings = readSettings(process.env);
    const { tables, blobs, gone, missing } = await asCommand(() => backUp(settings, folder));
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const secret = settings.secret === undefined ? 'kept' : 'not kept';
    if (values.json) printJson({ folder, rows, files: blobs.count, bytes: blobs.bytes, gone, missing, secret });
    else {
      printLines(
        `backup   ${folder}`,
        `rows     ${rows}`,
        `files    ${blobs.count} (${blobs.bytes} bytes)`,
        ...(gone.length > 0 ? [`deleted  ${gone.length} files were deleted by their owners meanwhile`] : []),
        secret === 'kept'
          ? 'secret   in the file "secret" of the backup: keep it as safely as keys'
          : 'secret   not in the backup: keep LEDGERIZE_SECRET, without it passwords and webhooks cannot be read',
      );
    }
    if (missing.length === 0) return EXIT.done;
    process.stderr.write(`ledgerize: ${missing.length} files are missing from the service itself: ${missing[0]} …\n`);
    return EXIT.failed;
  },
};
