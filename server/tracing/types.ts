/** What parts of the service report about their steps, so that an operator sees where the time of a request went. */

/** Ids, counts and codes only: never contents, names of files, addresses, keys or passwords. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Step {
  /** the same for all steps alike, such as `blob put`: never an id */
  readonly name: string;
  /** `client` for a call to another system; by default a step inside this process */
  readonly kind?: 'client';
  readonly attributes?: Attributes;
}

/** A statement of the database that has ended. */
export interface Statement {
  /** with places for its values, never the values */
  readonly sql: string;
  readonly ms: number;
  readonly failed: boolean;
}

export interface RequestTrace {
  /** Runs a part of the request, so that what it does belongs to the trace. */
  run(part: () => void): void;
  end(outcome: { readonly attributes: Attributes; readonly failed: boolean }): void;
}

export interface Tracing {
  /** Begins the trace of a request, or continues the one that its headers name. */
  beginRequest(headers: Readonly<Record<string, unknown>>, step: Step): RequestTrace;
  /** Runs a step of what is traced now. If nothing is, it only runs. */
  step<T>(step: Step, work: () => Promise<T>): Promise<T>;
  /** Reports that the current request has made a job. The trace of a job has the job's id, on whichever node it is. */
  jobAccepted(jobId: string, attributes: Attributes): void;
  /** Runs a step of a job. */
  jobStep<T>(jobId: string, step: Step, work: () => Promise<T>): Promise<T>;
  /** Reports a statement of what is traced now. */
  statement(statement: Statement): void;
  /** The headers that continue the trace in another system: none if nothing is traced. */
  headers(): Readonly<Record<string, string>>;
  /** Sends what is left, and ends. */
  close(): Promise<void>;
}

/** Traces nothing. */
export const UNTRACED: Tracing = {
  beginRequest: () => ({ run: (part) => part(), end: () => {} }),
  step: (_step, work) => work(),
  jobAccepted: () => {},
  jobStep: (_jobId, _step, work) => work(),
  statement: () => {},
  headers: () => ({}),
  close: async () => {},
};
