/** Starts an S3 server of its own, npm's s3rver, in a temporary folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Names the program where it is not on PATH. It is no package of this project, because it has known faults. */
const PROGRAM_VARIABLE = 'LEDGERIZE_TEST_S3RVER';
/** The only key that s3rver has. */
const KEY = 'S3RVER';
const BUCKET = 'ledgerize';
/** It encrypts the place where a list goes on with DES: without this, lists of more than a page fail. */
const OLD_CIPHERS = '--openssl-legacy-provider';

export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  /** the folder that holds its objects */
  readonly folder: string;
  readonly process: ChildProcess;
  /** the variables of a server that stores its blobs there */
  readonly environment: Readonly<Record<string, string>>;
  /** Stops it, and deletes its objects. */
  remove(): Promise<void>;
}

/** Starts a server with an empty bucket on a free port of 127.0.0.1. Throws if its program is missing. */
export async function startS3Server(): Promise<S3Server> {
  const program = s3Program();
  const folder = await mkdtemp(join(tmpdir(), 'ledgerize-s3-'));
  const args = ['--directory', folder, '--address', '127.0.0.1', '--port', '0', '--silent', '--no-vhost-buckets'];
  const child = spawn(process.execPath, [OLD_CIPHERS, program, ...args, '--configure-bucket', BUCKET], {
    // one of its packages says at each start that it is old
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const stop = () => child.kill();
  // a run that is broken off must not leave it
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  const endpoint = `http://127.0.0.1:${await port(child)}`;
  return {
    endpoint,
    bucket: BUCKET,
    folder,
    process: child,
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    async remove() {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Its script. */
function s3Program(): string {
  const named = process.env[PROGRAM_VARIABLE];
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 's3rver'));
  const found = [...(named === undefined ? [] : [named]), ...places].find((path) => existsSync(path));
  if (found === undefined) {
    throw new Error(
      `s3rver is missing: npm install --prefix /tmp/s3rver --ignore-scripts s3rver@3.7.1, and set ${PROGRAM_VARIABLE} to /tmp/s3rver/node_modules/.bin/s3rver`,
    );
  }
  return found;
}

/** Waits until it listens, and returns the port. Throws its output if it ends before that. */
async function port(child: ChildProcess): Promise<number> {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new TypeError('the output of the server is not read');
  let output = '';
  const found = await new Promise<number>((resolve, reject) => {
    stdout.on('data', (chunk) => {
      output += chunk;
      const listens = /listening on \S+:(\d+)/.exec(output);
      if (listens !== null) resolve(Number(listens[1]));
    });
    stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('exit', (code) => reject(new Error(`s3rver ended with ${code}: ${output}`)));
  });
  for (const stream of [stdout, stderr]) stream.removeAllListeners('data').resume();
  return found;
}
