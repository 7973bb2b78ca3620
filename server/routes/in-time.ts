/** Bounds how long a request may take to send more of its body. */
import { ApiError } from '../../contract/errors.ts';

/** A client that sends nothing for this long has gone, or holds the connection on purpose. */
const IDLE_MS = 60_000;

/** Given work that waits for part of a body, returns its result. Throws INVALID_REQUEST, 408, if it takes too long. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ApiError('INVALID_REQUEST', 'The form did not arrive in time. Send it again.', { status: 408 })),
      IDLE_MS,
    ).unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // if it was late, it may still fail when nobody listens any more
    work.catch(() => {});
  }
}
