/** Tells when something may have changed in a folder: by the notices of the system, and by looking now and then. */
import { stat } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { isStatementName } from '../../formats/base-name.ts';
import { oneLine } from '../failure.ts';
import { isHidden } from './scan.ts';

/** Milliseconds between two looks at the whole folder: folders of other machines often give no notice. */
const LOOK_MS = 30_000;
/** The same if the system gives no notices. */
const LOOK_OFTEN_MS = 5_000;
/** Milliseconds between two looks whether the folder itself is still there, of which no notice tells. */
const THERE_MS = 1_000;

export interface NoticeOptions {
  readonly folder: string;
  /** Called with the path below the folder of a file that appeared or changed. */
  readonly onFile: (path: string) => void;
  /** Called when it is time to look at the whole folder. */
  readonly onLook: () => void;
  /** Called if the folder is gone, or another one has its name: a disk that was removed, say. */
  readonly onGone: () => void;
  /** Called with a line for the user. */
  readonly tell: (line: string) => void;
}

export interface Notices {
  close(): Promise<void>;
}

/** Given what to call, begins to watch; resolves when no change is missed from then on. */
export async function startNotices({ folder, onFile, onLook, onGone, tell }: NoticeOptions): Promise<Notices> {
  // loaded by this command alone
  const { watch } = await import('chokidar');
  const identity = await identityOf(folder);
  const isThere = setInterval(async () => {
    if ((await identityOf(folder)) !== identity) onGone();
  }, THERE_MS);
  let timer = setInterval(onLook, LOOK_MS);
  let isTold = false;
  const watcher = watch(folder, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (path, stats) =>
      path !== folder && (isHidden(basename(path)) || (stats?.isFile() === true && !isStatementName(basename(path)))),
  });
  const noticed = (path: string) => onFile(relative(folder, path));
  watcher.on('add', noticed).on('change', noticed);
  watcher.on('error', (error) => {
    if (isTold) return;
    isTold = true;
    clearInterval(timer);
    timer = setInterval(onLook, LOOK_OFTEN_MS);
    tell(`the system gives no notice of all changes (${oneLine(error)}): the folder is looked at every 5 seconds`);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return {
    async close() {
      clearInterval(isThere);
      clearInterval(timer);
      await watcher.close();
    },
  };
}

/** What tells a folder from another one of its name; null if there is none. */
async function identityOf(folder: string): Promise<string | null> {
  try {
    const { dev, ino } = await stat(folder);
    return `${dev} ${ino}`;
  } catch {
    return null;
  }
}
