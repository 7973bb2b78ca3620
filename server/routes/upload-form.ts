/** Finds the files in an upload's form and passes each on as a stream, never holding more than a chunk of it. */
import { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { MAX_UPLOAD_PARTS } from '../../contract/file.ts';
import type { Metadata } from '../../contract/metadata.ts';
import type { UploadPart } from '../files/types.ts';
import { isForm } from '../plugins/bodies.ts';
import { shown } from '../plugins/shown.ts';
import { inTime } from './in-time.ts';
import { MetadataField } from './metadata-field.ts';

/** The name of the form field that holds the PDF, or each of the pictures. */
const FILE_FIELD = 'file';
/** Other fields are ignored: browsers' forms send some. */
const MAX_OTHER_FIELDS = 20;
/** Metadata has 27,000 characters at most, each of which may be escaped. */
const MAX_FIELD_BYTES = 256 * 1024;
/** Bytes of a file under another name that are skipped to find the right one. */
const MAX_OTHER_FILE = 1024 * 1024;

export const FORM_LIMITS = {
  fields: MAX_OTHER_FIELDS,
  // one more than may be, so that its refusal can say why
  files: MAX_UPLOAD_PARTS + 1 + MAX_OTHER_FIELDS,
  parts: MAX_UPLOAD_PARTS + 1 + 2 * MAX_OTHER_FIELDS,
  fieldSize: MAX_FIELD_BYTES,
  // the stream's reader bounds the size of the file: the limit belongs to the account
  fileSize: Number.POSITIVE_INFINITY,
};

export interface UploadForm {
  /**
   * the files, with their names as sent by the client; each must be read before the next is asked for. They end when
   * the whole form was read and is well-formed, and fail otherwise
   */
  readonly parts: AsyncIterable<UploadPart>;
  /** the entries of the field `metadata`, before or after the files: call it when they are read. Throws INVALID_REQUEST */
  metadata(): Metadata;
  /** why `parts` or a body of them failed, if the form was the cause */
  fault(): ApiError | undefined;
  /** Reads no more of the form. */
  close(): void;
}

const fileRequired = (found: string): ApiError =>
  new ApiError(
    'FILE_REQUIRED',
    `${found} Send the PDF as the field "${FILE_FIELD}" of a form (multipart/form-data), such as curl -F ${FILE_FIELD}=@statement.pdf does.`,
  );

/** Given a request before its body is read, throws FILE_REQUIRED if it has no form. */
export async function requireForm(request: FastifyRequest): Promise<void> {
  if (!isForm(request)) throw fileRequired('The body is not a multipart form.');
}

/** Given an upload's request, returns its files. Throws FILE_REQUIRED, or INVALID_REQUEST for a form over its limits. */
export async function openUploadForm(request: FastifyRequest): Promise<UploadForm> {
  // the type alone, without a boundary
  if (!request.isMultipart()) throw fileRequired('The form is empty.');
  const reference = new MetadataField();
  const parts = reference.keptFrom(request.parts({ limits: FORM_LIMITS }));
  let file = await inTime(firstFile(parts));
  let fault: ApiError | undefined;
  // only errors of the form count as its fault: a reader that has enough also throws into a generator
  const read = async <T>(next: () => Promise<T>): Promise<T> => {
    try {
      return await inTime(next());
    } catch (error) {
      fault = formFault(error);
      throw fault;
    }
  };
  async function* bytesOf({ file: stream }: MultipartFile): AsyncGenerator<Buffer> {
    const chunks = stream[Symbol.asyncIterator]();
    for (;;) {
      const { value, done } = await read(() => chunks.next());
      if (done) return;
      yield value;
    }
  }
  async function* files(): AsyncGenerator<UploadPart> {
    for (;;) {
      // browsers and fetch encode a quote in a name like this (HTML, multipart/form-data)
      const filename = file.filename.replaceAll('%22', '"');
      yield { filename, body: Readable.from(bytesOf(file), { objectMode: false }) };
      const next = await read(() => nextFile(parts));
      if (next === null) return;
      file = next;
    }
  }
  return { parts: files(), metadata: () => reference.entries(), fault: () => fault, close: () => file.file.destroy() };
}

async function firstFile(parts: AsyncIterator<Multipart>): Promise<MultipartFile> {
  const others: string[] = [];
  for (;;) {
    const { value: part, done } = await wellFormed(() => parts.next());
    if (done) break;
    if (part.type === 'file' && part.fieldname === FILE_FIELD) return part;
    others.push(part.fieldname);
    if (part.type === 'file' && !(await wellFormed(() => readOver(part)))) break;
  }
  throw fileRequired(
    others.length === 0
      ? 'The form has no fields.'
      : `The form has no file in a field "${FILE_FIELD}", only: ${shown(others.join(', '), 200)}.`,
  );
}

/** Given work on a form before its first file, returns its result. Throws FILE_REQUIRED for a form that breaks off. */
async function wellFormed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fault = formFault(error);
    throw fault.status === 413 ? fault : fileRequired('The body is not a well-formed multipart form.');
  }
}

/** Returns false if the file is too long to skip. */
async function readOver({ file }: MultipartFile): Promise<boolean> {
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > MAX_OTHER_FILE) return false;
  }
  return true;
}

/** Returns null at the end of the form. */
async function nextFile(parts: AsyncIterator<Multipart>): Promise<MultipartFile | null> {
  for (;;) {
    const { value: part, done } = await parts.next();
    if (done) return null;
    if (part.type !== 'file') continue;
    if (part.fieldname === FILE_FIELD) return part;
    if (!(await readOver(part))) return null;
  }
}

function formFault(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const tooMuch = (error as { statusCode?: number }).statusCode === 413;
  return new ApiError(
    'INVALID_REQUEST',
    tooMuch
      ? 'The form has more fields, or longer ones, than an upload may have. Send the field "file" alone.'
      : 'The form ended before it was complete, or is not well-formed. Send it again.',
    { status: tooMuch ? 413 : 400, cause: error },
  );
}
