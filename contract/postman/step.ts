/** The shape of a request of the Postman collection, with what its answer must be. */
import type { ErrorCode } from '../errors.ts';
import type { OPERATIONS } from '../operations.ts';
import type { PORTAL_OPERATIONS } from '../portal/operations.ts';

export interface Step {
  readonly name: string;
  readonly operation: keyof typeof OPERATIONS | keyof typeof PORTAL_OPERATIONS;
  /** of the answer */
  readonly status: number;
  /** true: the run ends if the answer has another status */
  readonly needed?: true;
  /** of the expected error */
  readonly code?: ErrorCode;
  /** the key to send, null for none; by default the variable apiKey */
  readonly key?: string | null;
  /** the id in the path; by default the variable with the parameter's name */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** sent as JSON */
  readonly json?: unknown;
  /** the fields of a form: `file` is the path of one */
  readonly form?: readonly { readonly key: string; readonly file?: string; readonly text?: string }[];
  /** lines of JavaScript that run before the request */
  readonly before?: readonly string[];
  /** lines of JavaScript that check the answer further */
  readonly after?: readonly string[];
}

export interface Folder {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly Step[];
}
