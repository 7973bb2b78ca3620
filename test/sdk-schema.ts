/** The part of the OpenAPI description that a program with a key uses: what the types of the client are made of. */
import { openApiDocument } from '../contract/openapi/document.ts';
import type { JsonSchema } from '../contract/openapi/schemas.ts';

interface Operation extends JsonSchema {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, JsonSchema>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Failures have one shape, which the client declares once; statuses from here on are failures. */
const FIRST_FAILURE = 300;

const whole = openApiDocument({ origin: 'https://origin.invalid', version: '0' }) as JsonSchema & {
  readonly paths: Paths;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
};

/** An operation has a `security` of its own if a key does not suffice, or nothing is needed. */
const byKey = ({ security = [{ ApiKey: [] }] }: Operation) => security.some((choice) => 'ApiKey' in choice);

/** Returns each operation that a key may call, as "GET /jobs", by its id. */
export function operationsByKey(): Map<string, string> {
  const all = Object.entries(whole.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => byKey(operation))
      .map(([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`] as const),
  );
  return new Map(all);
}

/** Returns the document with these operations alone, their successes, and the shapes that are part of them. */
export function documentOfClient(): JsonSchema {
  const paths = Object.fromEntries(
    Object.entries(whole.paths)
      .map(([path, methods]) => [path, Object.entries(methods).filter(([, operation]) => byKey(operation))] as const)
      .filter(([, methods]) => methods.length > 0)
      .map(([path, methods]) => [path, Object.fromEntries(methods.map(([method, each]) => [method, slim(each)]))]),
  );
  const { openapi, info } = whole;
  return { openapi, info, paths, components: { schemas: schemasOf(paths) } };
}

function slim(operation: Operation): JsonSchema {
  const successes = Object.entries(operation.responses)
    .filter(([status]) => Number(status) < FIRST_FAILURE)
    .map(([status, { headers, ...response }]) => [status, response]);
  return { ...operation, responses: Object.fromEntries(successes) };
}

/** Given any part of the document, returns the shapes that it refers to, and those that they do, sorted by name. */
function schemasOf(part: unknown): JsonSchema {
  const found = new Set(['Error']);
  const waiting = [...found, ...referred(part)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    found.add(name);
    waiting.push(...referred(whole.components.schemas[name]).filter((other) => !found.has(other)));
  }
  return Object.fromEntries([...found].sort().map((name) => [name, whole.components.schemas[name]]));
}

function referred(part: unknown): string[] {
  const references = JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  return [...references].map(([, name = '']) => name);
}
