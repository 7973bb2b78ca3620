/** Ids of spans: random, except for the span that begins the trace of a job, which every node must know. */
import { createHash } from 'node:crypto';
import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace';

export interface TraceIds {
  /** 32 hexadecimal digits */
  readonly traceId: string;
  /** 16 hexadecimal digits */
  readonly spanId: string;
}

const SPAN_DIGITS = 16;

/** Given the id of a job, a UUID, returns the ids of its trace and of the span that begins it. */
export function idsOfJob(jobId: string): TraceIds {
  const digits = jobId.replaceAll('-', '');
  return { traceId: digits, spanId: createHash('sha256').update(digits).digest('hex').slice(0, SPAN_DIGITS) };
}

/** Random ids, unless the next span was given some. */
export class GivenIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #given: TraceIds | undefined;

  /** Runs work that starts one span without a parent: it has these ids. */
  give<T>(ids: TraceIds, work: () => T): T {
    this.#given = ids;
    try {
      return work();
    } finally {
      this.#given = undefined;
    }
  }

  generateTraceId(): string {
    return this.#given?.traceId ?? this.#random.generateTraceId();
  }

  generateSpanId(): string {
    return this.#given?.spanId ?? this.#random.generateSpanId();
  }
}
