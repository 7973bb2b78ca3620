/** The tables of webhooks, as the queries see them: endpoints, and the queue and log of their deliveries. */

/** An endpoint of an account that events are sent to. */
export interface WebhooksTable {
  id: string;
  account_id: string;
  url: string;
  /** of the URL, with its port: so many deliveries at a time go to one host */
  host: string;
  description: string | null;
  /** JSON: the types of events */
  events: string;
  /** encrypted, bound to the id */
  secret: string;
  /** the secret before the last rotation, which signs, too, until a time */
  old_secret: string | null;
  old_secret_until: number | null;
  created_at: number;
  /** null: enabled */
  disabled_at: number | null;
  disabled_reason: 'user' | 'gone' | 'failing' | null;
  /** when an attempt first failed after the last success; null: none did */
  failing_since: number | null;
}

/** An event for one endpoint: the unit of the queue of deliveries. */
export interface WebhookDeliveriesTable {
  /** sent as webhook-id: receivers see by it what they had before */
  id: string;
  webhook_id: string;
  account_id: string;
  event: string;
  /** JSON, as it is sent: ids, figures and codes only */
  payload: string;
  status: 'pending' | 'sending' | 'delivered' | 'failed';
  /** all of them; together with the lease's worker it decides who may end the current one */
  attempts: number;
  /** the retries so far, since it was made or sent again */
  retries: number;
  /** of the last attempt; null if it got no answer */
  response_status: number | null;
  /** why the last attempt failed, in words */
  error: string | null;
  created_at: number;
  last_attempt_at: number | null;
  /** null: it is not pending */
  next_attempt_at: number | null;
  lease_worker: string | null;
  lease_until: number | null;
}
