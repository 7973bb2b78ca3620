/** Runs `work` on each item, as many at once as said; stops at the first failure, and waits for what runs. */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  let failed = false;
  const run = async () => {
    for (let index = next++; index < items.length && !failed; index = next++) {
      try {
        await work(items[index] as T, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, run));
  const failure = ended.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}
