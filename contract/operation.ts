/** What the table of operations tells of a call. */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { RequestHeader, ResponseHeader } from './headers.ts';

/** Where the interface stands under the origin. */
export const BASE_PATH = '/api/v1';

/** What a body may be written as. */
type BodyType = 'application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded';

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** relative to BASE_PATH, parameters in braces */
  readonly path: string;
  readonly tag: 'Files' | 'Conversions' | 'Account' | 'Portal' | 'Operator';
  /** who may call it: by default a key or a signed-in user; a user alone; an operator; anyone */
  readonly access?: 'user' | 'operator' | 'anyone';
  readonly summary: string;
  readonly description?: string;
  readonly query?: z.ZodType;
  readonly requestHeaders?: readonly RequestHeader[];
  readonly body?: { readonly shape: z.ZodType; readonly types: readonly BodyType[] };
  readonly success: {
    readonly status: number;
    /** null: no body */
    readonly body: z.ZodType | null;
    /** media types that the body may be of instead */
    readonly files?: readonly string[];
    readonly headers?: readonly ResponseHeader[];
  };
  /** the codes that are this call's own, beside COMMON_ERRORS */
  readonly errors: readonly ErrorCode[];
  /** the code of a fault of ours */
  readonly failure: ErrorCode;
}
