/** Traces by OpenTelemetry: spans go to a collector by OTLP over HTTP. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '../context.ts';
import { VERSION } from '../version.ts';
import { GivenIds, idsOfJob } from './ids.ts';
import type { TracingSettings } from './settings.ts';
import { summaryOf } from './summary.ts';
import type { Step, Tracing } from './types.ts';
import { watchExports } from './watch-exports.ts';

/** The end of a server must not wait for a collector that is away. */
const CLOSE_MS = 1_000;

/** Given the settings, returns the tracing. A collector that is away costs spans, and a line in the log. */
export function openTelemetry({ url, service, share }: TracingSettings, log: Log): Tracing {
  const ids = new GivenIds();
  const chance = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    idGenerator: ids,
    sampler: new ParentBasedSampler({ root: chance }),
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': service,
        'service.version': VERSION,
        'service.instance.id': `${hostname()}:${process.pid}`,
      }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: watchExports(new OTLPTraceExporter({ url }), log) })],
  });
  const tracer = provider.getTracer('ledgerize', VERSION);
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  /** Every node decides alike for a job, because the decision is made from the id of its trace. */
  function contextOfJob(jobId: string): Context {
    const parent = idsOfJob(jobId);
    const { decision } = chance.shouldSample(ROOT_CONTEXT, parent.traceId);
    const traceFlags = decision === SamplingDecision.RECORD_AND_SAMPLED ? TraceFlags.SAMPLED : TraceFlags.NONE;
    return trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags, isRemote: true });
  }

  async function run<T>(parent: Context, { name, attributes }: Step, work: () => Promise<T>, kind: SpanKind) {
    const span = tracer.startSpan(name, { kind, attributes: attributes ?? {} }, parent);
    try {
      return await current.run(trace.setSpan(parent, span), work);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    beginRequest(headers, { name, attributes }) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes: attributes ?? {} }, parent);
      const context = trace.setSpan(parent, span);
      return {
        run: (part) => current.run(context, part),
        end({ attributes: outcome, failed }) {
          span.setAttributes(outcome);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    step(step, work) {
      const parent = current.getStore();
      if (parent === undefined) return work();
      return run(parent, step, work, step.kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL);
    },
    jobAccepted(jobId, attributes) {
      const asked = trace.getSpan(current.getStore() ?? ROOT_CONTEXT);
      asked?.setAttribute('ledgerize.job_id', jobId);
      const span = ids.give(idsOfJob(jobId), () =>
        tracer.startSpan(
          'job accepted',
          {
            kind: SpanKind.PRODUCER,
            attributes: { ...attributes, 'ledgerize.job_id': jobId },
            links: asked === undefined ? [] : [{ context: asked.spanContext() }],
          },
          ROOT_CONTEXT,
        ),
      );
      asked?.addLink({ context: span.spanContext() });
      span.end();
    },
    jobStep: (jobId, step, work) =>
      run(contextOfJob(jobId), step, work, step.kind === 'client' ? SpanKind.CLIENT : SpanKind.CONSUMER),
    statement({ sql, ms, failed }) {
      const parent = current.getStore();
      if (parent === undefined) return;
      const endTime = Date.now();
      const options = { kind: SpanKind.CLIENT, startTime: endTime - ms };
      const span = tracer.startSpan(summaryOf(sql), options, parent);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    headers() {
      const carrier: Record<string, string> = {};
      const context = current.getStore();
      if (context !== undefined) propagator.inject(context, carrier, defaultTextMapSetter);
      return carrier;
    },
    async close() {
      const late = delay(CLOSE_MS, false, { ref: false });
      const sent = provider.shutdown().then(
        () => true,
        () => false,
      );
      if (!(await Promise.race([sent, late]))) log.warn({}, 'the collector did not take the last spans');
    },
  };
}

/** The kind of an error says enough: its message may hold what a trace must not. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
