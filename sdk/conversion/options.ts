/** What a whole conversion takes and gives. */
import type { CallOptions } from '../http/call.ts';
import type { ConvertRequest } from '../resources/jobs.ts';
import type { ResultFile } from '../resources/result.ts';
import type { Format, Job, Result } from '../types.ts';
import type { Progress } from './progress.ts';

/** What `POST /convert` takes besides the files and the format: `hints`, and whatever the interface gains. */
type Said = Omit<ConvertRequest, 'ids' | 'format'>;

export interface ConvertOptions<F extends Format = Format> extends Said, CallOptions {
  /** JSON by default */
  readonly format?: F | undefined;
  /** opens protected PDFs; of several, each is tried */
  readonly password?: string | readonly string[] | undefined;
  /** the files are pictures of the pages of one statement, in their order */
  readonly join?: boolean | undefined;
  /** Called after each upload and at each status of the job. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** A result that is a file, with the job that made it: `job.files` says which files failed, and why. */
export interface ConvertedFile extends ResultFile {
  readonly job: Job;
}

/** What a conversion gives in this format: of a format that is only known when the program runs, either. */
export type Converted<F extends Format> = F extends 'JSON' ? Result : ConvertedFile;
