/** The events that webhooks send, for OpenAPI: what a receiver gets, and how it answers. */
import { EVENTS } from '../webhooks/examples.ts';
import type { JsonSchema } from './schemas.ts';

const SUMMARIES: Readonly<Record<keyof typeof EVENTS, { readonly summary: string; readonly schema: string }>> = {
  'job.completed': { summary: 'A job is completed: one file or more was converted', schema: 'JobEvent' },
  'job.failed': { summary: 'A job has failed: no file of it was converted', schema: 'JobEvent' },
  'credits.low': { summary: 'The balance fell below the threshold', schema: 'CreditsLowEvent' },
  'webhook.test': { summary: 'A test was asked for', schema: 'TestEvent' },
};

const HEADERS = [
  {
    name: 'webhook-id',
    description: 'Of the delivery, the same for every attempt: what was handled under it need not be handled again.',
    schema: { type: 'string', format: 'uuid' },
  },
  {
    name: 'webhook-timestamp',
    description: 'Of the attempt, in seconds since 1970. Refuse what is older than five minutes.',
    schema: { type: 'string' },
  },
  {
    name: 'webhook-signature',
    description:
      'One signature or more, separated by spaces: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`.',
    schema: { type: 'string' },
  },
];

/** Returns the events by their types. */
export function webhooks(): JsonSchema {
  return Object.fromEntries(
    Object.entries(SUMMARIES).map(([type, { summary, schema }]) => [
      type,
      {
        post: {
          operationId: `on${type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
          tags: ['Webhooks'],
          summary,
          description: 'Sent to the webhooks that ask for it. Any 2xx within 15 seconds is a success.',
          security: [],
          parameters: HEADERS.map((header) => ({ ...header, in: 'header', required: true })),
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { $ref: `#/components/schemas/${schema}` },
                example: EVENTS[type as keyof typeof EVENTS],
              },
            },
          },
          responses: {
            '2XX': { description: 'Taken' },
            410: { description: 'Nothing more is wanted here: the webhook is disabled' },
          },
        },
      },
    ]),
  );
}
