/** Bounds how long a request may keep us waiting for more of its body. */
import { ApiError } from '../../contract/errors.ts';

/** A client that sends nothing for so long has gone, or holds the connection for its own sake. */
const IDLE_MS = 60_000;

/** Given what waits for a part of a body, returns what it gives. Throws INVALID_REQUEST, 408, where it takes too long. */
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
    // where it was late, it fails later, when nobody listens
    work.catch(() => {});
  }
}
