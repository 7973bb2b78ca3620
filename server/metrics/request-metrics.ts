/** The metrics of requests: how many, by route and status, and how long they took. */
import { Counter, Histogram, type Registry } from 'prom-client';

/** A status request may be held for 30 seconds, an upload may take minutes. */
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export class RequestMetrics {
  readonly #requests: Counter<'method' | 'route' | 'status'>;
  readonly #seconds: Histogram<'method' | 'route'>;
  /** by method, route and status, so that a request costs no search */
  readonly #known = new Map<string, { inc(): void; observe(seconds: number): void }>();

  constructor(registry: Registry) {
    this.#requests = new Counter({
      name: 'ledgerize_http_requests_total',
      help: 'Requests answered.',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
    });
    this.#seconds = new Histogram({
      name: 'ledgerize_http_request_duration_seconds',
      help: 'Seconds until a request was answered; status requests are held on purpose.',
      labelNames: ['method', 'route'],
      buckets: REQUEST_SECONDS,
      registers: [registry],
    });
  }

  /** Given a request's method, its route's pattern, its status and its seconds, counts it. */
  answered(method: string, route: string, status: number, seconds: number): void {
    const name = `${method} ${status} ${route}`;
    let counted = this.#known.get(name);
    if (counted === undefined) {
      const count = this.#requests.labels({ method, route, status: String(status) });
      const time = this.#seconds.labels({ method, route });
      counted = { inc: () => count.inc(), observe: (value) => time.observe(value) };
      this.#known.set(name, counted);
    }
    counted.inc();
    counted.observe(seconds);
  }
}
