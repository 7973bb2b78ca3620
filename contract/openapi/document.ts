/** The OpenAPI 3.1 description of the whole interface, made from the table of operations and the validating shapes. */
import type { z } from 'zod';
import { eitherOf } from '../../formats/registry.ts';
import { type ErrorCode, faultCodes } from '../errors.ts';
import { RATE_HEADERS, REQUEST_HEADERS, RESPONSE_HEADERS } from '../headers.ts';
import { BASE_PATH, COMMON_ERRORS, OPERATIONS, type Operation } from '../operations.ts';
import { PORTAL_OPERATIONS } from '../portal/operations.ts';
import { SESSION_COOKIE } from '../portal/session.ts';
import { scopesOf } from '../scopes.ts';
import { ANSWERS, PARAMETERS, REQUESTS } from './examples.ts';
import { exampleOf, FAULTS } from './faults.ts';
import { PUBLIC_PATHS } from './public.ts';
import { failures, headersOf } from './responses.ts';
import { type JsonSchema, namedSchemas, schemaOf } from './schemas.ts';
import { webhooks } from './webhooks.ts';

const TAGS = [
  { name: 'Files', description: 'Upload the PDFs, or pictures of their pages, set their passwords, delete them.' },
  { name: 'Conversions', description: 'Start a conversion, ask for its status, fetch its result.' },
  {
    name: 'Clients',
    description: 'Keep the statements of clients apart, and see what is there of their bank accounts.',
  },
  { name: 'Webhooks', description: 'Have the service tell you what happened, and see what came of it.' },
  { name: 'Account', description: 'What the account may still do, and what it did.' },
  { name: 'Portal', description: 'How people sign in to the portal at `/`, which stands on this very interface.' },
  { name: 'Operator', description: 'What an operator sees and sets of accounts.' },
  { name: 'Service', description: 'What an operator asks. No key is needed.' },
];

export interface Published {
  /** the public address of the interface, without a slash at its end */
  readonly origin: string;
  /** of the program */
  readonly version: string;
}

/** Given where the service is published, returns the document as plain data. */
export function openApiDocument({ origin, version }: Published): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bank Statement Conversion Service',
      version,
      summary: 'Bank and card statements in PDF to exact, proved transactions.',
      description: DESCRIPTION,
      contact: { name: 'The guides of this service', url: `${origin}/docs/guides` },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: origin, description: 'this service' }],
    security: [{ ApiKey: [] }, { Session: [] }],
    tags: TAGS,
    paths: { ...paths(), ...PUBLIC_PATHS },
    webhooks: webhooks(),
    components: {
      securitySchemes: {
        ApiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Api-Key',
          description: 'A key of your account; its scope admits some calls or all.',
        },
        Session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'Who is signed in to the portal.' },
      },
      schemas: namedSchemas(),
      headers: Object.fromEntries(Object.entries(RESPONSE_HEADERS).map(([name, header]) => [name, { ...header }])),
      examples: Object.fromEntries(
        answeredCodes().map((code) => [code, { summary: FAULTS[code].when, value: exampleOf(code) }]),
      ),
    },
  };
}

const DESCRIPTION = `Upload a PDF (or pictures of its pages), set its password where it has one, start a conversion, ask for the status until it is \`completed\` (a
status request is held, so that a loop needs no pauses), fetch the result. One credit a page is debited on conversion.

Every request carries a key in the header \`X-Api-Key\`, or the cookie of a user who is signed in to the portal. Every error has the shape \`{"error": {"code", "message",
"requestId", "details"?}}\`; a program decides on \`code\`. Fields and parameters that a call does not know are refused (a parameter named \`_\` is ignored). Answers may gain fields within a version: skip those you do not
know.`;

/** The codes that a call may answer with. */
const codesOf = ({ access, method, errors, failure }: Operation): ErrorCode[] => {
  // a page of another site may read what is for anyone, and change nothing
  const refused: ErrorCode[] = access === 'anyone' && method === 'GET' ? [] : ['FORBIDDEN'];
  const common = access === 'anyone' ? COMMON_ERRORS.filter((code) => code !== 'AUTH_INVALID_KEY') : COMMON_ERRORS;
  return [...new Set([...common, ...refused, ...errors, ...faultCodes(failure)])];
};

/** Every call of the interface by its id. */
const CALLS: Readonly<Record<string, Operation>> = { ...OPERATIONS, ...PORTAL_OPERATIONS };

/** The codes that some call answers with; the others belong to a file in a job, and to unknown addresses. */
function answeredCodes(): ErrorCode[] {
  return [...new Set(Object.values(CALLS).flatMap(codesOf))];
}

function paths(): JsonSchema {
  const all: Record<string, JsonSchema> = {};
  for (const [id, operation] of Object.entries(CALLS)) {
    const path = BASE_PATH + operation.path;
    all[path] = { ...all[path], [operation.method.toLowerCase()]: describe(id, operation) };
  }
  return all;
}

function describe(operationId: string, operation: Operation): JsonSchema {
  const { tag, summary, access, body, requestHeaders = [] } = operation;
  const parameters = parametersOf(operation);
  return {
    operationId,
    tags: [tag],
    summary,
    description: descriptionOf(operation),
    ...(access === 'anyone' ? { security: [] } : access !== undefined && { security: [{ Session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: requestContent(operationId, body) } }),
    responses: {
      ...success(operationId, operation),
      ...failures(codesOf(operation), {
        hasBody: body !== undefined,
        hasKey: access !== 'anyone',
        replays: requestHeaders.includes('Idempotency-Key'),
      }),
    },
  };
}

/** What the call does, and which keys may make it. */
function descriptionOf(operation: Operation): string {
  const scopes = scopesOf(operation).map((scope) => `\`${scope}\``);
  const needed = operation.access === undefined ? [`A key needs the scope ${eitherOf(scopes)}.`] : [];
  return [operation.description, ...needed].join('\n\n');
}

function parametersOf({ path, query, requestHeaders = [] }: Operation): JsonSchema[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    ...PARAMETERS[name!],
  }));
  const { properties = {}, required = [] } = query ? schemaOf(query, 'input') : {};
  const inQuery = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: (required as string[]).includes(name),
      ...(description !== undefined && { description }),
      // entries of an object, each as `name[key]=value`
      ...(isObject(schema) && { style: 'deepObject', explode: true }),
      schema,
    }),
  );
  // the example is in the schema: programs that try calls would fill in one of the parameter itself, and none of these
  // fits every call
  const inHeader = requestHeaders.map((name) => {
    const { description, schema, example } = REQUEST_HEADERS[name];
    return { name, in: 'header', required: false, description, schema: { ...schema, examples: [example] } };
  });
  return [...inPath, ...inQuery, ...inHeader];
}

/** Whether the shape of a parameter is an object, possibly by reference: only `Metadata` is. */
const isObject = (schema: JsonSchema) => schema.type === 'object' || String(schema.$ref).endsWith('/Metadata');

function requestContent(operationId: string, { shape, types }: NonNullable<Operation['body']>): JsonSchema {
  const example = REQUESTS[operationId];
  const media = { schema: reference(shape, 'input'), ...(example !== undefined && { example }) };
  return Object.fromEntries(types.map((type) => [type, media]));
}

function success(operationId: string, { access, success, accepted, requestHeaders = [] }: Operation): JsonSchema {
  const { status, body, files = [], headers = [] } = success;
  const content: JsonSchema = {};
  if (body) content['application/json'] = { schema: reference(body, 'output'), example: ANSWERS[operationId] };
  for (const type of files) content[type] = { schema: { type: 'string', format: 'binary' } };
  const answer = {
    description: SUCCESS[status],
    headers: headersOf([...headers, ...(access === 'anyone' ? [] : RATE_HEADERS)]),
    ...(Object.keys(content).length > 0 && { content }),
  };
  if (accepted !== undefined) return { [status]: answer, 202: { description: accepted, headers: headersOf([]) } };
  if (!requestHeaders.includes('If-None-Match')) return { [status]: answer };
  return { [status]: answer, 304: { description: 'Still the same', headers: headersOf(['ETag', ...RATE_HEADERS]) } };
}

const SUCCESS: Record<number, string> = { 200: 'Done', 201: 'Made', 202: 'Accepted', 204: 'Gone' };

/** A shape with an id is one of the components. */
function reference(shape: z.ZodType, direction: 'input' | 'output'): JsonSchema {
  const id = shape.meta()?.id;
  return id === undefined ? schemaOf(shape, direction) : { $ref: `#/components/schemas/${id}` };
}
