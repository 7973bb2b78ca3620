/** What is outside the versioned interface and needs no key: health checks, metrics for operators, this description. */
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
  '/schemas/result.json': call('getResultSchema', 'The JSON Schema of a JSON result', {
    200: {
      description: 'JSON Schema 2020-12',
      content: { 'application/schema+json': { schema: { type: 'object' } } },
    },
  }),
};
