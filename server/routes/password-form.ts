/** Reads a small multipart form completely. */
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { inTime } from './in-time.ts';

const LIMITS = { fields: 10, files: 0, parts: 10, fieldSize: 16 * 1024 };

/**
 * Given a request with a multipart form, returns its text fields. Throws INVALID_REQUEST if it is not well-formed, too
 * large, or late.
 */
export async function fieldsOfForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  try {
    return await inTime(readFields(request));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const status = (error as { statusCode?: number }).statusCode === 413 ? 413 : 400;
    throw new ApiError(
      'INVALID_REQUEST',
      'The form is not well-formed, or holds more than a password. Send the field password alone.',
      { status, cause: error },
    );
  }
}

async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: LIMITS })) {
    // a value that was cut is too long for a password even so
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.type === 'file') part.file.resume();
  }
  return fields;
}
