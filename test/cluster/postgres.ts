/** Starts a PostgreSQL of its own from the operating system's programs, in a temporary folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './port.ts';

/** Debian keeps the programs of each version in a folder of its own, and not on PATH. */
const DEBIAN = '/usr/lib/postgresql';
/** Of the user that Debian's package makes: PostgreSQL refuses to run as root. */
const USER = 'postgres';
const DATABASE = 'postgres';

export interface Postgres {
  /** the address of its first database, with the name and the password of its superuser */
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  /** the server, which is another process after each start */
  process(): ChildProcess;
  /** Sends a signal (SIGQUIT: as if the machine failed), and waits for the end. */
  kill(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts it again, on the same port and data, and waits until it takes connections. */
  start(): Promise<void>;
  /** Stops it, and deletes its data. */
  remove(): Promise<void>;
}

/**
 * Given settings of postgresql.conf, starts a server on a free port of 127.0.0.1. What it acknowledges is synced to the
 * disk, unless the settings say otherwise. Its texts sort as people expect in English, unlike bytes do. Throws if its
 * programs are missing.
 */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<Postgres> {
  const programs = postgresPrograms();
  const user = unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'ledgerize-postgres-'));
  const port = await freePort();
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  await chmod(folder, 0o700);
  if (user !== undefined) for (const path of [folder, passwordFile]) await chown(path, user.uid, user.gid);
  const data = join(folder, 'data');
  const given = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  execFileSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=en-US',
      // its first files need not outlive a power cut
      '--no-sync',
    ],
    { ...given, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    ...settings,
  };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess;
  let ended: Promise<unknown>;
  const start = async () => {
    server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...args], {
      ...given,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    ended = once(server, 'exit');
    const { pid } = server;
    // a run that is broken off must not leave it
    const stop = () => pid !== undefined && process.kill(pid, 'SIGINT');
    process.once('exit', stop);
    server.once('exit', () => process.off('exit', stop));
    await ready(server);
  };
  await start();
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    port,
    folder,
    process: () => server,
    async kill(signal) {
      server.kill(signal);
      await ended;
    },
    start,
    async remove() {
      if (server.exitCode === null) server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the newest version's programs. */
function postgresPrograms(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  if (found === undefined) throw new Error('PostgreSQL is missing: install the package postgresql of your system');
  return found;
}

/** Undefined if this process is not root's. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Waits until the server takes connections. Throws its output if it ends before that. */
async function ready(server: ChildProcess): Promise<void> {
  let output = '';
  const stderr = server.stderr;
  if (stderr === null) throw new TypeError('the output of the server is not read');
  await new Promise<void>((resolve, reject) => {
    stderr.on('data', (chunk) => {
      output += chunk;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${output}`)));
  });
  // what it says later is not read, and must not fill the pipe
  stderr.removeAllListeners('data').resume();
}
