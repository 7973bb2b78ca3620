/** Traces: what a collector gets of a conversion, and that nothing is traced without one. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AcceptedJob } from '../contract/job.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { DESCRIPTIONS, drawStatement } from './statement.ts';

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: { key: string; value: Record<string, unknown> }[];
  readonly links?: { traceId: string }[];
  readonly status: { code?: number };
}

/** An OTLP collector that keeps what it gets. */
class Collector {
  readonly bodies: string[] = [];
  readonly requests: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  #called = () => {};
  /** a webhook has arrived */
  readonly called = new Promise<void>((resolve) => {
    this.#called = resolve;
  });
  readonly #server: Server = createServer(async (request, response) => {
    const body = await text(request);
    this.requests.push({ url: request.url, headers: request.headers });
    this.bodies.push(body);
    if (request.url === '/hook') this.#called();
    response.setHeader('Content-Type', 'application/json').end('{}');
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get resources() {
    const traces = this.bodies.filter((_body, at) => this.requests[at]?.url === '/v1/traces');
    return traces.flatMap((body) => JSON.parse(body).resourceSpans);
  }

  get spans(): Sent[] {
    return this.resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }: { spans: Sent[] }) => spans));
  }

  close(): void {
    this.#server.close();
  }
}

const attribute = (span: Sent, name: string) => {
  const value = span.attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe('of a conversion', () => {
  const collector = new Collector();
  const asked = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
  const password = 'a-password-of-nobody';
  let server: TestServer;
  let jobId: string;
  let spans: Sent[];

  beforeAll(async () => {
    const address = await collector.open();
    server = await startServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${address}/`,
      OTEL_SERVICE_NAME: 'bank',
      LEDGERIZE_WEBHOOK_ALLOW_HTTP: 'on',
      LEDGERIZE_WEBHOOK_ALLOW_PRIVATE: 'on',
    });
    const hook = json({ url: `${address}/hook`, events: ['job.completed'] });
    expect((await server.call('/webhooks', hook)).status).toBe(201);
    const traceparent = `00-${asked.traceId}-${asked.spanId}-01`;
    const bytes = await drawStatement({ pages: 2, password });
    const { uuid } = await upload(server, bytes, 'statement-of-mortimer.pdf');
    await server.call(`/files/${uuid}/password`, json({ password }));
    const init = json({ ids: [uuid], format: 'JSON' });
    const answer = await server.call('/convert', { ...init, headers: { ...(init.headers as object), traceparent } });
    ({ jobId } = AcceptedJob.parse(await answer.json()));
    expect((await finish(server, jobId)).status).toBe('completed');
    expect((await server.call(`/jobs/${jobId}/result`)).status).toBe(200);
    await fetch(`${server.origin}/healthz`);
    await collector.called;
    await server.close();
    spans = collector.spans;
  });
  afterAll(() => collector.close());

  const named = (name: string) => spans.filter((span) => span.name === name);
  const below = (parent: Sent | undefined) => spans.filter((span) => span.parentSpanId === parent?.spanId);

  test('go to the address of traces, with the name of the service', () => {
    expect(new Set(collector.requests.map(({ url }) => url))).toEqual(new Set(['/v1/traces', '/hook']));
    const attributes = collector.resources[0].resource.attributes as Sent['attributes'];
    expect(attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'bank' } });
  });

  test('continue the trace of the client', () => {
    const [request] = named('POST /api/v1/convert');
    expect(request).toMatchObject({ traceId: asked.traceId, parentSpanId: asked.spanId, kind: 2 });
    expect(attribute(request!, 'http.response.status_code')).toBe(202);
    expect(attribute(request!, 'ledgerize.job_id')).toBe(jobId);
  });

  test('have a trace for the job, whose id is that of the job, linked with the request', () => {
    const traceId = jobId.replaceAll('-', '');
    const [accepted] = named('job accepted');
    expect(accepted).toMatchObject({ traceId, links: [{ traceId: asked.traceId }] });
    expect(named('POST /api/v1/convert')[0]?.links).toMatchObject([{ traceId }]);
    const [file] = named('convert file');
    expect(file).toMatchObject({ traceId, parentSpanId: accepted?.spanId, kind: 5 });
    const steps = below(file);
    expect(new Set(steps.map((span) => span.traceId))).toEqual(new Set([traceId]));
    const names = steps.map((span) => span.name);
    expect(names).toEqual(expect.arrayContaining(['worker convert', 'blob put', 'update job_files']));
    // a folder lends its file, a bucket sends its bytes
    expect(names.some((name) => name === 'blob use' || name === 'blob open')).toBe(true);
  });

  test('have the statements of the database below what needed them', () => {
    const [request] = named('POST /api/v1/convert');
    const [accept] = below(request).filter((span) => span.name === 'accept job');
    expect(below(accept).map((span) => span.name)).toEqual(expect.arrayContaining(['insert jobs', 'insert ledger']));
  });

  test('begin before they end, inside of their parents', () => {
    expect(spans.length).toBeGreaterThan(20);
    for (const { startTimeUnixNano: begun, endTimeUnixNano: ended } of spans) {
      expect(BigInt(ended)).toBeGreaterThanOrEqual(BigInt(begun));
    }
  });

  test('go on in the receiver of a webhook', () => {
    const [sent] = named('webhook');
    const [hook] = collector.requests.filter(({ url }) => url === '/hook');
    expect(sent?.traceId).toBe(jobId.replaceAll('-', ''));
    expect(hook?.headers.traceparent).toBe(`00-${sent?.traceId}-${sent?.spanId}-01`);
  });

  test('leave out the probes', () => {
    expect(spans.filter((span) => span.name.includes('healthz'))).toEqual([]);
  });

  test('hold no contents, no names of files, no keys and no passwords', () => {
    const all = JSON.stringify(collector.resources);
    const secrets = [...DESCRIPTIONS, 'mortimer', password, server.key, server.key.slice(3)];
    for (const secret of secrets) expect(all).not.toContain(secret);
  });
});

test('a collector that is away costs nothing but its spans and a line in the log', async () => {
  const gone = new Collector();
  const address = await gone.open();
  gone.close();
  const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: address }, { nodes: 1 });
  const { uuid } = await upload(server, await drawStatement({ pages: 1 }));
  const { jobId } = await convert(server, [uuid]);
  expect((await finish(server, jobId)).status).toBe('completed');
  await server.close();
  expect(server.log().match(/did not take the last spans/g)).toHaveLength(1);
});

test('nothing of OpenTelemetry is loaded without a collector', () => {
  const folder = fileURLToPath(new URL('../server/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const loads = (path: string, module: RegExp) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/^(?:import|\} from) (?!type ).*$/gm)].some(([line]) =>
      module.test(line),
    );
  const direct = files.filter((path) => loads(path, /from '@opentelemetry\//));
  expect(direct.sort()).toEqual(['tracing/ids.ts', 'tracing/open-telemetry.ts']);
  // one module leads to them, and only where it is asked for
  expect(files.filter((path) => loads(path, /tracing\/ids\.ts|\.\/ids\.ts/))).toEqual(['tracing/open-telemetry.ts']);
  expect(files.filter((path) => loads(path, /open-telemetry\.ts/))).toEqual([]);
});
