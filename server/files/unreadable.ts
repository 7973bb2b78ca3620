/** Tells a caller why a PDF cannot be read. */
import { ApiError } from '../../contract/errors.ts';
import type { DocumentFault } from '../../workers/task-types.ts';

/**
 * Given the fault of a document and the error behind it, returns the error for the caller, with the finding in its
 * details.
 */
export function unreadable({ code, message, finding }: DocumentFault, cause?: unknown): ApiError {
  const options = { details: { finding }, ...(cause !== undefined && { cause }) };
  return new ApiError(code === 'PDF_TOO_COMPLEX' ? code : 'PDF_UNREADABLE', message, options);
}
