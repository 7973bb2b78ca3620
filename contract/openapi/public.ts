/** What is outside the versioned interface and needs no key: health checks, metrics for operators, this description. */
import { failures, headersOf } from './responses.ts';
import { SAMPLE_LIST, SAMPLE_LIST_EXAMPLE, SAMPLE_NAME } from './samples.ts';

const text = (type: string, description: string, example: string) => ({
  200: { description, content: { [type]: { schema: { type: 'string' }, example } } },
});

const fault = (description: string) => ({
  description,
  headers: headersOf([]),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const state = (status: string) => ({
  type: 'object',
  properties: { status: { type: 'string', enum: [status] } },
  required: ['status'],
});

interface Asked {
  readonly summary: string;
  readonly description: string;
}

const call = (operationId: string, { summary, description }: Asked, answers: Record<number, object>) => ({
  get: {
    operationId,
    tags: ['Service'],
    summary,
    description,
    security: [],
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, { headers: headersOf([]), ...answer }]),
      ),
      ...failures(['INVALID_REQUEST'], { hasBody: false, hasKey: false }),
    },
  },
});

const DESCRIPTION_OF_CALLS =
  'For programs that make clients, mocks and tests. `servers` has the address of this service.';

export const PUBLIC_PATHS = {
  '/healthz': call(
    'getHealth',
    {
      summary: 'Whether the process serves',
      description: 'Answers as long as the process runs. A machine that restarts hung processes asks for it.',
    },
    {
      200: {
        description: 'It does',
        content: { 'application/json': { schema: state('ok'), example: { status: 'ok' } } },
      },
    },
  ),
  '/readyz': call(
    'getReadiness',
    {
      summary: 'Whether requests may be sent here',
      description:
        'Answers 200 if the database answers, workers run and the disk has room. A load balancer asks for it.',
    },
    {
      200: {
        description: 'They may',
        content: { 'application/json': { schema: state('ready'), example: { status: 'ready' } } },
      },
      503: {
        description: 'Not now: it is starting, stopping, without workers, database or room on its disk',
        headers: headersOf(['Retry-After']),
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                status: { type: 'string', enum: ['unready'] },
                reason: { type: 'string', description: 'for people' },
              },
              required: ['status', 'reason'],
            },
            example: { status: 'unready', reason: 'The server is starting.' },
          },
        },
      },
    },
  ),
  '/metrics': call(
    'getMetrics',
    {
      summary: 'Figures for Prometheus',
      description:
        'Counts the queue, conversions and requests. An operator may switch them off: the answer is then 404.',
    },
    {
      ...text('text/plain', 'In the text format of Prometheus', 'ledgerize_queued_files 0\n'),
      404: fault('The operator of this service wants none'),
    },
  ),
  '/openapi/openapi.yaml': call(
    'getOpenApi',
    { summary: 'This description as YAML', description: DESCRIPTION_OF_CALLS },
    text('application/yaml', 'OpenAPI 3.1', 'openapi: 3.1.0\n'),
  ),
  '/openapi.json': call(
    'getOpenApiJson',
    { summary: 'This description as JSON', description: DESCRIPTION_OF_CALLS },
    { 200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: { type: 'object' } } } } },
  ),
  '/postman/ledgerize.postman_collection.json': call(
    'getPostmanCollection',
    {
      summary: 'The calls as a Postman collection',
      description:
        'Every call that a key can make, in the order of a conversion, with assertions. Postman and newman run it.',
    },
    {
      200: { description: 'Postman Collection 2.1', content: { 'application/json': { schema: { type: 'object' } } } },
    },
  ),
  '/samples': call(
    'listSamples',
    {
      summary: 'The sample statements',
      description: 'Statements of our own drawing, to try the service. A test key converts these alone.',
    },
    {
      200: {
        description: 'Their names and addresses, what they show, and the passwords that open them',
        content: { 'application/json': { schema: SAMPLE_LIST, example: SAMPLE_LIST_EXAMPLE } },
      },
    },
  ),
  '/samples/{name}': {
    get: {
      ...call(
        'getSample',
        { summary: 'A sample statement', description: 'As a PDF, to upload it.' },
        {
          200: {
            description: 'The PDF',
            content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
          },
          404: fault('There is no such sample'),
        },
      ).get,
      parameters: [SAMPLE_NAME],
    },
  },
  '/schemas/result.json': call(
    'getResultSchema',
    {
      summary: 'The JSON Schema of a JSON result',
      description: 'Complete in itself, so that a program can check a result that it stored.',
    },
    {
      200: {
        description: 'JSON Schema 2020-12',
        content: { 'application/schema+json': { schema: { type: 'object' } } },
      },
    },
  ),
};
