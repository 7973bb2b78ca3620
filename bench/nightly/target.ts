/** Starts the built server for the fuzzers, on a database of choice, with its operator signed in. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from '../../test/client.ts';
import { startProcess } from '../../test/process.ts';
import type { FuzzedServer } from './fuzz-http.ts';

export interface Target extends FuzzedServer {
  readonly signIn: () => Promise<string>;
  /** the lines of its log that are errors */
  errors(): string[];
  close(): Promise<void>;
}

const KEY = 'the-key-of-the-fuzzed-server';
const SECRET = '5'.repeat(64);
const OPERATOR = { name: 'operator', email: 'operator@example.com', password: 'a long sentence of the operator' };
/** Of IPv4: each sign-in comes from another place, so that wrong guesses of the fuzzer lock nobody out. */
const PARTS = 256;

/** Given further settings, such as the database, starts a server over an empty folder. */
export async function startTarget(settings: Readonly<Record<string, string>> = {}): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerize-nightly-'));
  const server = await startProcess({
    LEDGERIZE_DATA: folder,
    LEDGERIZE_API_KEY: KEY,
    LEDGERIZE_SECRET: SECRET,
    LEDGERIZE_REQUESTS_PER_MINUTE: '1000000',
    LEDGERIZE_MAX_FILE_MB: '1',
    LEDGERIZE_TRUSTED_PROXIES: '127.0.0.1',
    ...settings,
  });
  const { origin } = server;
  const token = /\/claim#token=(\S+)/.exec(server.stdout())?.[1];
  let places = 0;
  const enter = async (path: string, body: object): Promise<string> => {
    places += 1;
    const { headers, ...request } = json(body);
    const place = `10.${Math.floor(places / PARTS ** 2)}.${Math.floor(places / PARTS) % PARTS}.${places % PARTS}`;
    const answer = await fetch(`${origin}/api/v1/portal/${path}`, {
      ...request,
      headers: { ...headers, 'X-Forwarded-For': place, 'Sec-Fetch-Site': 'same-origin' },
    });
    if (answer.status !== 201) throw new Error(`the operator is refused: ${answer.status} ${await answer.text()}`);
    return `${answer.headers.getSetCookie()[0]?.split(';')[0]}`;
  };
  const { email, password } = OPERATOR;
  return {
    origin,
    key: KEY,
    cookie: await enter('claim', { token, ...OPERATOR }),
    signIn: () => enter('session', { email, password }),
    errors: () =>
      `${server.stdout()}${server.stderr()}`.split('\n').filter((line) => /"level":"(error|fatal)"/.test(line)),
    async close() {
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
