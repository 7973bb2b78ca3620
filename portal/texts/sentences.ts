/** What went wrong in a sentence, of the texts of a language by the service's codes. */
import type { Failure, FailureCode } from '../api/failure.ts';
import type { FileFinding } from '../api/types.ts';
import { wordsIn } from './found.ts';

/** By code; for a missing code, the service's text is shown. */
export type ErrorWords = Partial<
  Record<FailureCode, (failure: Pick<Failure, 'message' | 'details' | 'retryAfter'>) => string>
> & { readonly INTERNAL_ERROR: () => string };

/** Why a file cannot be converted, by code. */
export type FileWords = { readonly [F in FileFinding as F['code']]: (params: F['params']) => string };

/**
 * What went wrong, and for a file that cannot be converted, the finding: from the fault of a job, else from the details
 * of an answer.
 */
interface Told extends Pick<Failure, 'message' | 'details' | 'retryAfter'> {
  readonly code: FailureCode;
  readonly finding?: unknown;
}

/** Given the texts of a language, returns the function that gives a failure in a sentence or two for a person. */
export function sentencesOf(byCode: ErrorWords, files: FileWords): (failure: Told) => string {
  return (failure) =>
    byCode[failure.code]?.(failure) || foundIn(files, failure) || failure.message || byCode.INTERNAL_ERROR();
}

function foundIn(files: FileWords, { finding, details }: Told): string | null {
  const { code, params } = (finding ?? details.finding ?? {}) as { readonly code?: string; readonly params?: unknown };
  return wordsIn(files, code, params);
}
