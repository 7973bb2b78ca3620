/** The whole workflow: upload, open, convert, wait, fetch the result. */
import { invalidArgument, LedgerizeError } from '../errors.ts';
import type { CallOptions } from '../http/call.ts';
import type { FileInput } from '../inputs.ts';
import type { FileCalls } from '../resources/files.ts';
import type { JobCalls } from '../resources/jobs.ts';
import type { ResultFile } from '../resources/result.ts';
import type { AcceptedJob, Format, Result } from '../types.ts';
import type { Converted, ConvertOptions } from './options.ts';
import { progressOf } from './progress.ts';
import { uploadAll } from './upload.ts';

/** What one conversion takes: refused before anything is uploaded. */
export const MOST_FILES = 100;

interface Calls {
  readonly files: FileCalls;
  readonly jobs: JobCalls;
}

/** Given the calls of a client, one file or several, and options, resolves to the result. */
export async function convert<F extends Format>(
  { files, jobs }: Calls,
  input: FileInput | readonly FileInput[],
  options: ConvertOptions<F>,
): Promise<Converted<F>> {
  const { format = 'JSON' as F, password, join = false, onProgress, signal, maxRetries, timeoutMs, ...said } = options;
  const call: CallOptions = { signal, maxRetries, timeoutMs };
  const inputs = inputsOf(input, join);
  const uploaded = await uploadAll(inputs, {
    files,
    passwords: [password ?? []].flat(),
    options: call,
    onReady: (done) => onProgress?.({ step: 'upload', done, total: inputs.length }),
  });
  const accepted = await jobs.create({ ...said, ids: uploaded.map(({ uuid }) => uuid), format }, call);
  const { jobId, rejected } = accepted;
  try {
    if (rejected.length > 0) throw notAccepted(accepted);
    const job = await jobs.wait(jobId, { ...call, onProgress: onProgress && ((now) => onProgress(progressOf(now))) });
    const result: Result | ResultFile = await jobs.result(jobId, { format }, call);
    return ('bytes' in result ? { ...result, job } : result) as Converted<F>;
  } catch (error) {
    if (error instanceof LedgerizeError) error.jobId = jobId;
    throw error;
  }
}

/** Each file with its pictures. */
function inputsOf(input: FileInput | readonly FileInput[], join: boolean): (readonly FileInput[])[] {
  const all = Array.isArray(input) ? (input as readonly FileInput[]) : [input as FileInput];
  const inputs = join ? [all] : all.map((each) => [each]);
  if (all.length === 0) throw invalidArgument('There is no file to convert.');
  if (inputs.length > MOST_FILES) {
    throw invalidArgument(`One conversion takes ${MOST_FILES} files at most: start several.`);
  }
  return inputs;
}

/** A file was deleted between its upload and now: the job converts the others. */
function notAccepted({ accepted, rejected }: AcceptedJob): LedgerizeError {
  const [{ code, message } = { code: 'FILE_NOT_FOUND', message: '' }] = rejected;
  return new LedgerizeError(code, `Not every file can be converted: ${message}`, {
    details: { accepted, rejected },
  });
}
