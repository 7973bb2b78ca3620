/** Opens the tracing that the settings ask for: without a collector, nothing of it is loaded. */
import type { Log } from '../context.ts';
import { type Tracing, UNTRACED } from './types.ts';

export interface TracingSettings {
  /** where spans go: the address of an OTLP collector's traces, such as http://127.0.0.1:4318/v1/traces */
  readonly url: string;
  /** the name of this service there */
  readonly service: string;
  /** the share of traces that are kept, from 0 to 1 */
  readonly share: number;
}

/** Given the settings, undefined for none, returns the tracing. */
export async function openTracing(settings: TracingSettings | undefined, log: Log): Promise<Tracing> {
  if (settings === undefined) return UNTRACED;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(settings, log);
}
