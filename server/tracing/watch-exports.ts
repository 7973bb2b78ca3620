/** Logs when spans begin to be lost, and when they arrive again: once each, not for every batch. */
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../context.ts';

/** `ExportResultCode.SUCCESS` */
const SENT = 0;

/** Given an exporter, returns one that does the same and logs. */
export function watchExports(exporter: SpanExporter, log: Log): SpanExporter {
  let lost = false;
  return {
    export(spans, tell) {
      exporter.export(spans, (result) => {
        if (result.code === SENT) {
          if (lost) log.info({}, 'the collector takes spans again');
          lost = false;
        } else if (!lost) {
          lost = true;
          log.warn({ err: result.error }, 'the collector does not take spans: some are lost');
        }
        tell(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
