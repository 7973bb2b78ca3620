/** Opens the tracing that the settings ask for: without a collector, nothing of it is loaded. */
import type { Log } from '../context.ts';
import type { TracingSettings } from './settings.ts';
import { type Tracing, UNTRACED } from './types.ts';

/** Given the settings, undefined for none, returns the tracing. */
export async function openTracing(settings: TracingSettings | undefined, log: Log): Promise<Tracing> {
  if (settings === undefined) return UNTRACED;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(settings, log);
}
