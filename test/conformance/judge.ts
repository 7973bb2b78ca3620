/** Checks an answer against the description: its status, type, body and headers, and that it shows no internals. */
import type { Answer, Description, Operation } from './document.ts';
import type { Received, Sent } from './send.ts';

/** Headers of HTTP itself, which the description does not name. */
const OF_HTTP = new Set([
  ...['date', 'connection', 'keep-alive', 'content-type', 'content-length', 'transfer-encoding', 'vary'],
  ...['cache-control', 'x-content-type-options', 'allow'],
]);
/** Headers that only some of the described answers have. */
const SOMETIMES = new Set(['preference-applied', 'content-disposition', 'idempotency-replayed']);
/** What no answer may contain: stacks, folders, parts of the machinery. */
const INSIDE =
  /node_modules|\bat \S+ \(|file:\/\/|\/tmp\/|\/home\/|sqlite|kysely|pdfium|fastify|busboy|zod\b|undefined|\[object /i;

const IDS_IN_PATH = /\{\w+\}/g;

/** Given a request, returns its operation in the document, undefined if there is none. */
export function operationOf({ operations }: Description, { method, target }: Sent): Operation | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  return operationsAt(operations, target).find((operation) => operation.method === wanted);
}

function operationsAt(operations: readonly Operation[], target: string): Operation[] {
  const path = target.replace(/[?#].*$/s, '');
  return operations.filter((operation) =>
    new RegExp(`^${operation.path.replaceAll('.', '\\.').replace(IDS_IN_PATH, '[^/]+')}$`).test(path),
  );
}

/** Given a request and its answer, returns what the description does not have. */
export function faultsOf(description: Description, sent: Sent, received: Received, keyIsValid: boolean): string[] {
  const { status, headers } = received;
  const general = [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...(/^[0-9a-f-]{36}$/.test(headers['x-request-id'] ?? '') ? [] : ['has no X-Request-Id']),
    ...(status >= 400 ? shapeFaults(sent, received) : []),
  ];
  const operation = operationOf(description, sent);
  if (operation === undefined) return [...general, ...unknownFaults(description, sent, received)];
  const answer = operation.responses[status];
  if (answer === undefined) return [...general, `${status} is not described for ${operation.operationId}`];
  return [
    ...general,
    ...(keyIsValid || !operation.needsKey || status === 401 || status === 431
      ? []
      : [`answered ${status} without a key`]),
    ...bodyFaults(description, operation, answer, sent, received),
    ...headerFaults(answer, received),
  ];
}

/** A request without an operation is 404 or 405, after the key is checked. */
function unknownFaults({ operations }: Description, { method, target }: Sent, { status, headers }: Received): string[] {
  if (status === 401 || status === 414 || status === 431) return [];
  const methods = operationsAt(operations, target).map((operation) => operation.method);
  // a sample that is not there takes no method
  if (status === 404 && /^\/(?!api\/)/.test(target)) return [];
  if (methods.length === 0) return status === 404 ? [] : [`answered ${status} where nothing is`];
  if (method === 'OPTIONS' ? status !== 204 : status !== 405) return [`answered ${status} to a method that is none`];
  const missing = methods.filter((each) => !headers.allow?.split(', ').includes(each));
  return missing.map((each) => `does not allow ${each}`);
}

function shapeFaults({ method }: Sent, { body, headers }: Received): string[] {
  if (method === 'HEAD') return [];
  const { error } = JSON.parse(body.toString('utf8'));
  return [
    ...(headers['content-type'] === 'application/json; charset=utf-8' ? [] : [`is a ${headers['content-type']}`]),
    ...(error.requestId === headers['x-request-id'] ? [] : ['names another request id']),
    ...(/^[A-Z"].*[.?!]$/s.test(error.message) ? [] : [`says no sentence: ${error.message}`]),
    ...(INSIDE.test(error.message) ? [`tells of the inside: ${error.message}`] : []),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal must not be sent
    ...(/[\u0000-\u001f\u007f]/.test(error.message)
      ? [`holds control characters: ${JSON.stringify(error.message)}`]
      : []),
    ...(error.message.length > 1_000 ? ['says far too much'] : []),
  ];
}

function bodyFaults(
  description: Description,
  operation: Operation,
  { content = {} }: Answer,
  { method }: Sent,
  { status, headers, body }: Received,
): string[] {
  if (method === 'HEAD' || Object.keys(content).length === 0) return body.length === 0 ? [] : ['has a body'];
  const type = headers['content-type']?.replace(/;.*$/, '') ?? '';
  const described = content[type];
  if (described === undefined) return [`is a ${type}, which is not described`];
  if (!/json$/.test(type)) return body.length === 0 ? ['has no body'] : [];
  const value = JSON.parse(body.toString('utf8'));
  const code = value.error?.code;
  const codes = Object.keys(described.examples ?? {});
  return [
    ...description.faultsOfAnswer(operation, status, type, value).map((fault) => `body: ${fault}`),
    ...(code === undefined || codes.length === 0 || codes.includes(code)
      ? []
      : [`${code} is not described for ${status}`]),
  ];
}

function headerFaults({ headers: described = {} }: Answer, { status, headers }: Received): string[] {
  const names = Object.keys(described).map((name) => name.toLowerCase());
  const optional = (name: string) =>
    // some reasons of a 409 pass by themselves
    SOMETIMES.has(name) || (name === 'retry-after' && status === 409) || (status === 414 && name.includes('ratelimit'));
  return [
    ...names.filter((name) => !(name in headers) && !optional(name)).map((name) => `has no ${name}`),
    ...Object.keys(headers)
      .filter((name) => !names.includes(name) && !OF_HTTP.has(name))
      .map((name) => `has ${name}, which is not described`),
  ];
}
