/** Uploads a file and reports progress: with XMLHttpRequest, because fetch does not report it. */
import { Failure, failureOf } from '../api/failure.ts';
import type { File as UploadedFile } from '../api/types.ts';

interface UploadOptions {
  readonly signal: AbortSignal;
  /** called with the uploaded share of the bytes, 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** Given a file, or pictures that are the pages of one, resolves to the service's answer. Throws a Failure; an abort throws the signal's reason. */
export function upload(files: readonly File[], { signal, onProgress }: UploadOptions): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    for (const file of files) form.append('file', file, file.name);
    request.open('POST', '/api/v1/files');
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const { status, response } = request;
      if (status === 201) resolve(response as UploadedFile);
      else reject(failureOf(status, response, request.getResponseHeader('Retry-After')));
    });
    request.addEventListener('error', () => reject(Failure.unreachable()));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) reject(signal.reason);
    else request.send(form);
  });
}
