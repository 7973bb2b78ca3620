/** Builds the parts of webhooks: the use cases, and what sends deliveries if a server runs. */
import type { Log } from '../context.ts';
import type { JobEvents } from '../jobs/events.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SecretRing } from '../secrets/ring.ts';
import type { Database } from '../storage/database.ts';
import { traceSend } from '../tracing/trace-parts.ts';
import type { Tracing } from '../tracing/types.ts';
import { createVault, type Vault } from '../vault.ts';
import { DeliveryEvents } from './delivery-events.ts';
import { type Resolve, resolveBySystem, resolvePublic } from './resolve.ts';
import { Deliveries } from './runner.ts';
import { createSender } from './send.ts';
import type { TargetRules } from './targets.ts';
import type { DeliveryRunner, Webhooks } from './types.ts';
import { createWebhooks } from './webhooks.ts';

interface Opened {
  readonly database: Database;
  readonly events: JobEvents;
  /** of the server: secrets of webhooks are encrypted with keys made from them */
  readonly secrets: SecretRing;
  readonly rules: TargetRules;
}

interface RunnerOutside {
  readonly log: Log;
  readonly metrics: Metrics | undefined;
  readonly tracing: Tracing;
  readonly resolve: Resolve | undefined;
  readonly leaseMs: number;
}

export interface WebhookParts {
  readonly useCases: Webhooks;
  /** Given the log, and how names are resolved if not by the servers of names, returns what sends the deliveries. */
  runner(outside: RunnerOutside): DeliveryRunner;
}

/** Given the server's secrets, returns the vault of the secrets of webhooks. */
export function createWebhookVault(secrets: SecretRing): Vault {
  return createVault(secrets, 'secrets of webhooks');
}

/** Given what is open, returns the parts of webhooks. */
export function openWebhooks({ database, events, secrets, rules }: Opened): WebhookParts {
  const deliveryEvents = new DeliveryEvents();
  const parts = { database, deliveryEvents, rules, vault: createWebhookVault(secrets) };
  return {
    useCases: createWebhooks(parts),
    runner({ log, metrics, tracing, resolve, leaseMs }) {
      // each may have recorded an event
      events.onTold(() => deliveryEvents.due());
      events.onDebited(() => deliveryEvents.due());
      deliveryEvents.onAttempted((outcome, seconds) => metrics?.webhookAttempted(outcome, seconds));
      const send = traceSend(createSender({ rules, resolve: resolve ?? resolverFor(rules) }), tracing);
      return new Deliveries({ ...parts, send, leaseMs, log });
    },
  };
}

/** On a private network, the system may know names that no server of names has. */
function resolverFor({ allowPrivate }: TargetRules): Resolve {
  return allowPrivate === false ? resolvePublic() : resolveBySystem;
}
