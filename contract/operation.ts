/** The description of a call in the table of operations. */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { RequestHeader, ResponseHeader } from './headers.ts';
import type { KeyScope } from './key-scope.ts';

/** The path of the interface under the origin. */
export const BASE_PATH = '/api/v1';

/** The media types of bodies. */
type BodyType = 'application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded';

/** The errors of a call that may carry an idempotency key. */
export const IDEMPOTENT = ['IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_MISMATCH'] as const satisfies readonly ErrorCode[];

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** relative to BASE_PATH, parameters in braces */
  readonly path: string;
  readonly tag: 'Files' | 'Conversions' | 'Clients' | 'Webhooks' | 'Account' | 'Portal' | 'Operator';
  /** who may call it: by default a key or a signed-in user; only a user; an operator; anyone */
  readonly access?: 'user' | 'operator' | 'anyone';
  /** the scopes of a key that may call it; by default those that `scopesOf` derives from its tag and method */
  readonly scopes?: readonly KeyScope[];
  readonly summary: string;
  readonly description: string;
  readonly query?: z.ZodType;
  readonly requestHeaders?: readonly RequestHeader[];
  readonly body?: { readonly shape: z.ZodType; readonly types: readonly BodyType[] };
  readonly success: {
    readonly status: number;
    /** null: no body */
    readonly body: z.ZodType | null;
    /** media types of files that the body may be instead */
    readonly files?: readonly string[];
    readonly headers?: readonly ResponseHeader[];
  };
  /** when it answers 202 without a body instead, in words */
  readonly accepted?: string;
  /** the codes of this call, in addition to COMMON_ERRORS */
  readonly errors: readonly ErrorCode[];
  /** the code of a server fault */
  readonly failure: ErrorCode;
}
