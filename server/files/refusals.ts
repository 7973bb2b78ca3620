/** The errors of an upload whose files are not taken, worded for the caller. */
import { ApiError } from '../../contract/errors.ts';
import { MAX_UPLOAD_PARTS } from '../../contract/file.ts';
import { PICTURE_KINDS } from '../../workers/pictures/kind.ts';
import { describeBytes } from './kind.ts';

const MEBIBYTE = 1024 * 1024;
const FIELD = { details: { field: 'file' } } as const;

/** Given the first bytes of a file that is not taken, returns the error. */
export function describedFault(head: Buffer): ApiError {
  return new ApiError(
    'UNSUPPORTED_FILE',
    `The file is neither a PDF nor a picture (${PICTURE_KINDS}): its first bytes look like ${describeBytes(head)}. Send the statement as the PDF that the bank gives, or a scan of it as a picture.`,
  );
}

export function emptyFile(): ApiError {
  return new ApiError('FILE_REQUIRED', 'The file is empty. Send the bytes of a PDF in the form field "file".');
}

/** Nobody knows which of two PDFs is meant, and an error is better than silently dropping one. */
export function notAllPictures(): ApiError {
  return new ApiError(
    'INVALID_REQUEST',
    `The form holds more than one file, and not all are pictures. Only pictures (${PICTURE_KINDS}) become the pages of one file. Upload each PDF in a call of its own.`,
    FIELD,
  );
}

export function tooManyParts(): ApiError {
  return new ApiError(
    'INVALID_REQUEST',
    `The form holds more than ${MAX_UPLOAD_PARTS} pictures, and so many at most become the pages of one file. Upload them in several calls, or as one TIFF.`,
    FIELD,
  );
}

export function tooLarge(maxBytes: number): ApiError {
  return new ApiError(
    'FILE_TOO_LARGE',
    `The file is larger than ${Math.round((maxBytes / MEBIBYTE) * 10) / 10} MB, the limit of this account. Split it, or ask the operator for a higher limit.`,
    { details: { maxBytes } },
  );
}
