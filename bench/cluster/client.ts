/** A client of a cluster: converts a file from its upload to its result, and remembers what it was told. */
import { randomUUID } from 'node:crypto';
import type { Calls } from './calls.ts';

/** One call, with the names of its answers. */
interface Ask {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly json?: unknown;
  readonly form?: () => FormData;
  readonly expected: readonly number[];
  /** sent with each attempt, so that the call is made once */
  readonly once?: string | undefined;
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

export interface Client {
  readonly calls: Calls;
  readonly key: string;
  /** the node for a call: each call may go to another one */
  origin(): string;
  /**
   * Waits before a call is made again, or throws. With it, calls that create have an idempotency key. Undefined: no call
   * is made again.
   */
  readonly patience?: (attempt: number, why: string) => Promise<void>;
}

/** Makes a call. With patience, makes it again while it is not answered, or by a 429 or a 5xx. */
export async function ask<T>(client: Client, call: Ask): Promise<Answer<T>> {
  for (let attempt = 1; ; attempt++) {
    let why: string;
    try {
      const { response, body } = await client.calls.make(call.name, `${client.origin()}/api/v1${call.path}`, {
        method: call.method,
        headers: {
          'X-Api-Key': client.key,
          ...(call.json !== undefined && { 'Content-Type': 'application/json' }),
          ...(call.once !== undefined && { 'Idempotency-Key': call.once }),
        },
        ...(call.json !== undefined && { body: JSON.stringify(call.json) }),
        ...(call.form !== undefined && { body: call.form() }),
      });
      if (call.expected.includes(response.status)) {
        return { status: response.status, body: (body === '' ? null : JSON.parse(body)) as T };
      }
      why = `${call.name}: ${response.status} ${body}`;
      const again = response.status >= 500 || response.status === 429 || isHeldByOther(body);
      if (!again || client.patience === undefined) throw new Error(why);
    } catch (error) {
      // fetch throws this where there is no answer
      if (!(error instanceof TypeError) || client.patience === undefined) throw error;
      why = `${call.name}: ${String(error.cause)}`;
    }
    await client.patience(attempt, why);
  }
}

/** The first attempt of this call is not yet answered, or its node has ended and its lease has not. */
function isHeldByOther(body: string): boolean {
  return body.includes('IDEMPOTENCY_IN_PROGRESS');
}

export interface Job {
  readonly jobId: string;
  readonly status: 'queued' | 'processing' | 'completed' | 'failed';
  readonly credits: number;
}

/** Uploads a PDF once, and returns the file's uuid. */
export async function upload(client: Client, pdf: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = () => {
    const made = new FormData();
    made.append('file', new Blob([pdf]), 'statement.pdf');
    return made;
  };
  const { body } = await ask<{ uuid: string }>(client, {
    name: 'POST /files',
    method: 'POST',
    path: '/files',
    form,
    expected: [201],
    once: client.patience && randomUUID(),
  });
  return body.uuid;
}

/** Starts a conversion once, and returns the job. */
export async function start(client: Client, uuid: string): Promise<Job> {
  const { body } = await ask<Job>(client, {
    name: 'POST /convert',
    method: 'POST',
    path: '/convert',
    json: { ids: [uuid], format: 'JSON' },
    expected: [202],
    once: client.patience && randomUUID(),
  });
  return body;
}

/** Asks for a job in a loop, until it has ended. */
export async function finish(client: Client, jobId: string): Promise<Job> {
  for (;;) {
    const { body } = await ask<Job>(client, {
      name: 'GET /jobs/{id}',
      method: 'GET',
      path: `/jobs/${jobId}`,
      expected: [200],
    });
    if (body.status === 'completed' || body.status === 'failed') return body;
  }
}

interface Result {
  readonly normalised: readonly unknown[];
  readonly statements: readonly { readonly reconciliation: { readonly status: string } }[];
}

/** Fetches the result of a job. */
export async function result(client: Client, jobId: string): Promise<Result> {
  const { body } = await ask<Result>(client, {
    name: 'GET /jobs/{id}/result',
    method: 'GET',
    path: `/jobs/${jobId}/result`,
    expected: [200],
  });
  return body;
}
