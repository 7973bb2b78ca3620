/** Requests that the service does once, however often they are sent. */
import type { Failure } from './failure.ts';
import { mayPass } from './query-client.ts';

/** By the request, the keys of those whose answer was lost: the service may have done them. */
const unanswered = new Map<string, string>();

/** Sends a request with a key: the same as before if it was sent and its answer was lost. Throws a Failure. */
export async function once<T>(request: object, send: (key: string) => Promise<T>): Promise<T> {
  const text = JSON.stringify(request);
  const key = unanswered.get(text) ?? crypto.randomUUID();
  unanswered.set(text, key);
  let isLost = false;
  try {
    return await send(key);
  } catch (error) {
    isLost = mayPass(error as Failure);
    throw error;
  } finally {
    if (!isLost) unanswered.delete(text);
  }
}
