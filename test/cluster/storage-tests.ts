/** Which tests run on a database server and an S3 server, too: all that make a storage, except those listed here. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The module that makes the storage of a test. */
const STORAGE = 'server/testing/storage.ts';
const FOLDERS = ['server', 'cli', 'sdk', 'test'];

/** Tests that make a storage, but run on SQLite and a folder alone, each with the reason. */
export const ON_SQLITE_ALONE: Readonly<Record<string, string>> = {
  'cli/no-data.long.test.ts': 'is about a data folder that is not there',
  'server/data-folder.test.ts': 'is about what a server does because it is the only one on its data folder',
  'server/jobs/full-disk.test.ts': "fills the database by SQLite's own limit of pages",
  'server/secrets/rotation-of-folder.test.ts': 'is about the secret that a data folder makes',
  'server/storage/blob-sweep.test.ts': 'looks at the sweep of a folder',
  'server/backup/backup.long.test.ts':
    'is about backups of a data folder; test/move.tools.test.ts has those of a cluster',
  'server/backup/older.long.test.ts': 'is about backups of a data folder, as older versions made them',
  'server/backup/secrets.long.test.ts': 'is about the secret that a data folder makes',
  'server/storage/tables.test.ts': 'compares a list with the tables that the migrations make',
  'server/storage/blobs/encrypted.test.ts': 'looks at the bytes of a folder; the encryption is before either store',
  'server/storage/blobs/folder.test.ts': 'is about blobs in a folder',
  'server/storage/database.test.ts': "is about SQLite's file, its locks and its faults",
  'server/usage/usage.test.ts': 'sets the clock, and an S3 store refuses what is signed at another time',
  'test/clock-steps.test.ts': 'sets the clock, and an S3 store refuses what is signed at another time',
  'test/hostile-pdfs.long.test.ts': 'is about the engine: its storage only holds the files',
  'test/nightly.long.test.ts': 'is the fuzzer, which npm run nightly runs on both',
  'test/result-schema.long.test.ts': 'is about the results of the engine: its storage only holds them',
  'test/scans.long.test.ts': 'is about the engine: its storage only holds the files',
  'test/slow-bodies.test.ts': 'steps the timers, which ends the connections to a database server',
  'test/deployment.test.ts': 'reads the files of the deployment, and makes no storage',
  'test/private-files.long.test.ts': 'is about the modes of the files of a data folder',
  'test/start.long.test.ts': 'is about starts on a data folder: a taken one, one that cannot be written, its secret',
  'test/unwritable-folder.long.test.ts': 'is about the folders of blobs in a data folder',
};

/** Tests with programs of the operating system: they say themselves on what they run. */
const TOOLS = /\.tools\.test\.ts$/;

/** All tests of the server and its interface, by their paths from the root, without those that need tools. */
export function allTests(): string[] {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  return paths
    .filter((path) => path.endsWith('.test.ts') && !TOOLS.test(path) && !path.includes('node_modules'))
    .sort();
}

/** Those that make a storage. */
export function storageTests(): string[] {
  const known = new Map<string, boolean>();
  return allTests().filter((path) => reaches(path, known));
}

/** Those that run on a cluster. */
export function clusterTests(): string[] {
  return storageTests().filter((path) => !(path in ON_SQLITE_ALONE));
}

/** Given a module, tells whether it imports the storage of tests, itself or by others. */
function reaches(path: string, known: Map<string, boolean>): boolean {
  if (path === STORAGE) return true;
  const found = known.get(path);
  if (found !== undefined) return found;
  // modules that import one another end here
  known.set(path, false);
  const reached = importsOf(path).some((to) => reaches(to, known));
  known.set(path, reached);
  return reached;
}

function importsOf(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return [...text.matchAll(/^(?:import|export)\s[^;]*?from\s+'(\.[^']+\.tsx?)'/gm)].map(([, to]) =>
    relative(ROOT, join(ROOT, dirname(path), to ?? '')),
  );
}
