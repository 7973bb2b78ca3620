/** The settings of tracing: variables of OpenTelemetry, which its other parts read, too. */
import { z } from 'zod';

export interface TracingSettings {
  /** where spans go: the address of a collector's traces, such as http://127.0.0.1:4318/v1/traces */
  readonly url: string;
  /** the name of this service there */
  readonly service: string;
  /** the share of traces that are kept, from 0 to 1 */
  readonly share: number;
}

const address = z.string().refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), {
  error: 'must be the address of a collector such as http://127.0.0.1:4318',
});

export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_SERVICE_NAME: z.string().default('ledgerize'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d{1,6}|[01]\.0{1,6})$/, 'must be the share of traces to keep, from 0 to 1, such as 0.1')
    .transform(Number)
    .default(1),
};

const VARIABLES = z.object(TRACING_VARIABLES);

/** Given the variables, returns the settings; undefined if no address is set: nothing is traced. */
export function tracingSettings(value: z.infer<typeof VARIABLES>): TracingSettings | undefined {
  const all = value.OTEL_EXPORTER_OTLP_ENDPOINT;
  // an address for all signals has that for traces below it
  const url =
    value.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (all === undefined ? all : `${all.replace(/\/$/, '')}/v1/traces`);
  if (url === undefined) return undefined;
  return { url, service: value.OTEL_SERVICE_NAME, share: value.OTEL_TRACES_SAMPLER_ARG };
}
