/** What is outside the versioned interface and needs no key: health checks, metrics for operators, this description. */
import { SAMPLES } from '../samples.ts';
import { failures, headersOf } from './responses.ts';

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

const SAMPLE = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    url: { type: 'string', format: 'uri' },
    about: { type: 'string', description: 'what it shows, for people' },
    pages: { type: 'integer' },
    password: { type: ['string', 'null'], description: 'opens it; null where it needs none' },
  },
  required: ['name', 'url', 'about', 'pages', 'password'],
};

const call = (operationId: string, summary: string, answers: Record<number, object>) => ({
  get: {
    operationId,
    tags: ['Service'],
    summary,
    security: [],
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, { headers: headersOf([]), ...answer }]),
      ),
      ...failures(['INVALID_REQUEST'], { hasBody: false, hasKey: false }),
    },
  },
});

export const PUBLIC_PATHS = {
  '/healthz': call('getHealth', 'Whether the process serves', {
    200: {
      description: 'It does',
      content: { 'application/json': { schema: state('ok'), example: { status: 'ok' } } },
    },
  }),
  '/readyz': call(
    'getReadiness',
    'Whether requests may be sent here: the database answers, workers run, the disk has room',
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
  '/metrics': call('getMetrics', 'Figures for Prometheus: the queue, conversions, requests', {
    ...text('text/plain', 'In the text format of Prometheus', 'ledgerize_queued_files 0\n'),
    404: fault('The operator of this service wants none'),
  }),
  '/openapi/openapi.yaml': call(
    'getOpenApi',
    'This description',
    text('application/yaml', 'OpenAPI 3.1', 'openapi: 3.1.0\n'),
  ),
  '/postman/ledgerize.postman_collection.json': call('getPostmanCollection', 'The calls as a Postman collection', {
    200: { description: 'Postman Collection 2.1', content: { 'application/json': { schema: { type: 'object' } } } },
  }),
  '/samples': call('listSamples', 'The sample statements, to try the service and for test keys', {
    200: {
      description: 'Their names and addresses, what they show, and the passwords that open them',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { samples: { type: 'array', items: SAMPLE } },
            required: ['samples'],
          },
          example: {
            samples: SAMPLES.map(({ name, about, pages, password }) => ({
              name,
              url: `https://statements.example.com/samples/${name}`,
              about,
              pages,
              password: password ?? null,
            })),
          },
        },
      },
    },
  }),
  '/samples/{name}': {
    get: {
      ...call('getSample', 'A sample statement', {
        200: {
          description: 'The PDF',
          content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
        },
        404: fault('There is no such sample'),
      }).get,
      parameters: [
        {
          name: 'name',
          in: 'path',
          required: true,
          description: 'of a sample',
          schema: { type: 'string', enum: SAMPLES.map(({ name }) => name) },
          example: SAMPLES[0]?.name,
        },
      ],
    },
  },
  '/schemas/result.json': call('getResultSchema', 'The JSON Schema of a JSON result', {
    200: {
      description: 'JSON Schema 2020-12',
      content: { 'application/schema+json': { schema: { type: 'object' } } },
    },
  }),
};
