/** Checks that the server takes what the description takes, and refuses what it does not. */
import type { Description, Operation } from './document.ts';
import { operationOf } from './judge.ts';
import type { Drawn } from './requests.ts';
import type { Received, Sent } from './send.ts';

/** Whether the description accepts the body, if it is JSON and sent as such; undefined if it does not decide that. */
function takes(description: Description, operation: Operation, { headers, body = '' }: Sent): boolean | undefined {
  if (headers.find(([name]) => name === 'Content-Type')?.[1] !== 'application/json') return undefined;
  try {
    // a byte order mark is not part of the text
    const value = JSON.parse(String(body).replace(/^\ufeff/, ''));
    return description.faultsOfRequest(operation, 'application/json', value).length === 0;
  } catch {
    return false;
  }
}

/** Returns what is wrong with an answer to its request. */
export function misjudged(
  description: Description,
  sent: Sent,
  { status, body }: Received,
  key: Drawn['key'],
): string[] {
  const operation = operationOf(description, sent);
  if (operation === undefined || key !== 'valid' || sent.method === 'HEAD') return [];
  if (operation.method === 'GET') return misjudgedQuery(description, operation, sent, { status, body });
  const taken = 'application/json' in operation.bodies ? takes(description, operation, sent) : undefined;
  if (taken === false && status < 300) return ['took a body that the description does not take'];
  const { code, details } = status === 400 ? JSON.parse(String(body)).error : { code: '', details: {} };
  // headers are also refused, and so are an unknown currency, a URL on a private network, a missing password where no mail
  // sets it, changes of what a file does not have, and the version of one file where several are named
  const other = /^(Idempotency-Key|hints\.currency|url|password|basedOn|changes(\[\d+\])?)$/.test(details?.field);
  return taken === true && code !== '' && !other ? ['refused a body that the description takes'] : [];
}

function misjudgedQuery(
  description: Description,
  { parameters }: Operation,
  { target }: Sent,
  { status, body }: Pick<Received, 'status' | 'body'>,
): string[] {
  const query = new URLSearchParams(target.split('?').slice(1).join('?'));
  const refused = status === 400 ? JSON.parse(String(body)).error.details?.field : undefined;
  return parameters.flatMap(({ name, in: where, schema }) => {
    const values = query.getAll(name);
    if (where !== 'query' || values.length === 0) return [];
    const value = schema.type === 'integer' && /^\d+$/.test(values[0]!) ? Number(values[0]) : values[0];
    const taken = values.length === 1 && description.faultsOf(schema, value).length === 0;
    if (!taken && status < 400) return [`took ${name}, which the description does not take`];
    // only the server knows the text of a cursor
    return taken && refused === name && name !== 'cursor' ? [`refused ${name}, which the description takes`] : [];
  });
}
