/** The requests of the Postman collection about webhooks: one is made, tried, looked at and deleted. */
import { body, keep, kept, test } from './checks.ts';
import type { Folder } from './step.ts';

const isThis = `pm.expect(body.id).to.equal(${kept('webhookId')});`;

export const WEBHOOKS: Folder = {
  name: 'Webhooks',
  description: 'Have events sent to an address, send a test, look at its delivery; then the webhook goes.',
  steps: [
    {
      name: 'Make a webhook',
      operation: 'createWebhook',
      status: 201,
      json: { url: '{{webhookUrl}}', events: ['job.completed', 'job.failed'] },
      after: [
        ...body('its secret is told', `pm.expect(body.secret).to.match(/^whsec_/);`),
        keep('webhookId', 'pm.response.json().id'),
      ],
    },
    {
      name: 'List the webhooks',
      operation: 'listWebhooks',
      status: 200,
      after: test('no secret is told again', `pm.expect(pm.response.text()).to.not.include('whsec_');`),
    },
    { name: 'Look at the webhook', operation: 'getWebhook', status: 200, after: body('it is this one', isThis) },
    {
      name: 'Have it get what becomes of credits, too',
      operation: 'updateWebhook',
      status: 200,
      json: { events: ['job.completed', 'job.failed', 'credits.low'] },
      after: body('it gets three types of events', 'pm.expect(body.events).to.have.lengthOf(3);'),
    },
    {
      name: 'Make a new secret',
      operation: 'rotateWebhookSecret',
      status: 200,
      after: body('the old one signs, too, for a day', 'pm.expect(body.oldSecretUntil).to.not.equal(null);'),
    },
    {
      name: 'Send a test',
      operation: 'testWebhook',
      status: 202,
      after: [keep('deliveryId', 'pm.response.json().id')],
    },
    {
      name: 'List the deliveries',
      operation: 'listDeliveries',
      status: 200,
      query: { limit: '20' },
      after: body('the newest is the test', `pm.expect(body.deliveries[0].id).to.equal(${kept('deliveryId')});`),
    },
    {
      name: 'Look at the delivery',
      operation: 'getDelivery',
      status: 200,
      after: body('it shows what is sent', `pm.expect(body.payload.type).to.equal('webhook.test');`),
    },
    { name: 'Send it again', operation: 'resendDelivery', status: 202 },
    { name: 'Delete the webhook', operation: 'deleteWebhook', status: 204 },
  ],
};
