/** Fuzzes every operation of the OpenAPI document of a server: each answer must be one that the document has. */
import { setTimeout as after } from 'node:timers/promises';
import fc from 'fast-check';
import { Description, type Operation } from '../../test/conformance/document.ts';
import { faultsOf } from '../../test/conformance/judge.ts';
import { misjudged } from '../../test/conformance/misjudged.ts';
import { type Drawn, requestsOf } from '../../test/conformance/requests.ts';
import { type Received, type Sent, sender } from '../../test/conformance/send.ts';
import { Subject } from '../../test/conformance/subject.ts';

export interface FuzzedServer {
  readonly origin: string;
  readonly key: string;
  /** the header Cookie of an operator's session */
  readonly cookie: string;
  /** Returns the cookie of another session; undefined if the session must not be ended: then it is not. */
  readonly signIn?: () => Promise<string>;
}

export interface Fuzzing {
  readonly requests: number;
  readonly seed: number;
  /** of this operation alone */
  readonly only?: string;
}

interface HttpFault {
  readonly operationId: string;
  /** of the requests of this operation, from 0: with the seed it draws the same again */
  readonly at: number;
  readonly request: string;
  readonly faults: readonly string[];
}

export interface HttpReport {
  readonly requests: number;
  readonly seconds: number;
  /** answers by status */
  readonly statuses: ReadonlyMap<number, number>;
  /** operations that did their work at least once, and those that never did */
  readonly reached: readonly string[];
  readonly missed: readonly string[];
  /** milliseconds */
  readonly slowest: number;
  readonly faults: readonly HttpFault[];
}

/** A status request may be held for 30 s if it asks for that; nothing takes longer. */
const HANG_MS = 60_000;
const ENDS_SESSION = new Set(['signOut', 'endOtherSessions', 'changePassword']);
const SHOWN = 600;

/** Given a server with a high rate limit, sends it the drawn requests, one after the other, and returns what was wrong. */
export async function fuzzHttp(server: FuzzedServer, { requests, seed, only }: Fuzzing): Promise<HttpReport> {
  const { origin, key, cookie, signIn } = server;
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/api/v1${path}`, { ...init, headers: { 'X-Api-Key': key, ...(init.headers as object) } });
  const description = new Description(await (await fetch(`${origin}/openapi/openapi.yaml`)).text());
  const subject = await Subject.open({ origin, key, cookie, call });
  const { send, close } = sender(Number(new URL(origin).port));
  const operations = description.operations.filter(
    ({ operationId }) =>
      (only === undefined || operationId === only) && (signIn !== undefined || !ENDS_SESSION.has(operationId)),
  );
  const each = Math.ceil(requests / operations.length);
  const began = performance.now();
  const statuses = new Map<number, number>();
  const reached = new Set<string>();
  const faults: HttpFault[] = [];
  let [slowest, sentCount] = [0, 0];

  async function tryOne(operation: Operation, drawn: Drawn, at: number): Promise<void> {
    const sent = subject.filled(drawn);
    const sentAt = performance.now();
    const received = await answered(send, sent);
    sentCount += 1;
    slowest = Math.max(slowest, performance.now() - sentAt);
    const found = received === undefined ? ['has no answer within a minute, or a broken connection'] : [];
    if (received !== undefined) {
      statuses.set(received.status, (statuses.get(received.status) ?? 0) + 1);
      if (received.status < 300) reached.add(operation.operationId);
      await subject.replace(sent, received);
      found.push(...faultsOf(description, sent, received, drawn.key === 'valid'));
      found.push(...misjudged(description, sent, received, drawn.key));
    }
    if (found.length > 0)
      faults.push({ operationId: operation.operationId, at, request: shown(sent, received), faults: found });
    if (signIn !== undefined && ENDS_SESSION.has(operation.operationId)) subject.signedInAs(await signIn());
  }

  try {
    for (const operation of operations) {
      const drawn = fc.sample(requestsOf(description, operation), { seed, numRuns: each });
      for (const [at, one] of drawn.entries()) await tryOne(operation, one, at);
    }
  } finally {
    close();
  }
  const missed = operations.map(({ operationId }) => operationId).filter((id) => !reached.has(id));
  const seconds = (performance.now() - began) / 1_000;
  return { requests: sentCount, seconds, statuses, reached: [...reached], missed, slowest, faults };
}

async function answered(send: (sent: Sent) => Promise<Received>, sent: Sent): Promise<Received | undefined> {
  const patience = new AbortController();
  const hang = after(HANG_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  try {
    return await Promise.race([send(sent).catch(() => undefined), hang]);
  } finally {
    patience.abort();
  }
}

/** The request and the beginning of its answer, as text. */
function shown({ method, target, headers, body = '' }: Sent, received: Received | undefined): string {
  const names = headers.filter(([name]) => !/^(x-api-key|cookie)$/i.test(name)).map((pair) => pair.join(': '));
  const asked = `${method} ${target} ${names.join(', ')} ${JSON.stringify(String(body))}`;
  const told = received === undefined ? '' : `${received.status} ${received.body.toString()}`;
  return `${asked.slice(0, SHOWN)} -> ${told.slice(0, SHOWN)}`;
}
