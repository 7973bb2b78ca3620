/** Reports on workers: how long each conversion took, and which workers were lost. */
import { type Conversion, type RunOptions, WorkerLostError, type WorkerPool } from '../../workers/types.ts';

export interface Converted {
  readonly outcome: 'completed' | 'failed' | 'lost';
  /** undefined if the worker was lost before it reported them */
  readonly pages: number | undefined;
  readonly seconds: number;
}

export interface PoolWatcher {
  converted(conversion: Converted): void;
  lost(kind: WorkerLostError['kind']): void;
}

/** Given a pool, returns one that does the same and informs the watchers. */
export function watchPool(pool: WorkerPool, watchers: readonly PoolWatcher[]): WorkerPool {
  async function telling<T>(task: Promise<T>): Promise<T> {
    try {
      return await task;
    } catch (error) {
      if (error instanceof WorkerLostError) for (const watcher of watchers) watcher.lost(error.kind);
      throw error;
    }
  }

  async function timed(task: Promise<Conversion>, options: RunOptions | undefined): Promise<Conversion> {
    const begin = performance.now();
    const tell = (outcome: Converted['outcome'], pages: number | undefined) => {
      const seconds = (performance.now() - begin) / 1_000;
      for (const watcher of watchers) watcher.converted({ outcome, pages, seconds });
    };
    try {
      const conversion = await telling(task);
      tell(conversion.ok ? 'completed' : 'failed', conversion.pages);
      return conversion;
    } catch (error) {
      // a conversion that was cancelled or never began shows nothing about how long a file takes
      const begun = error instanceof WorkerLostError && error.kind !== 'unavailable';
      if (begun && options?.signal?.aborted !== true) tell('lost', undefined);
      throw error;
    }
  }

  return {
    inspect: (task, options) => telling(pool.inspect(task, options)),
    assemble: (task, options) => telling(pool.assemble(task, options)),
    convert: (task, options) => timed(pool.convert(task, options), options),
    render: (task, options) => telling(pool.render(task, options)),
    draw: (task, options) => telling(pool.draw(task, options)),
    get size() {
      return pool.size;
    },
    close: () => pool.close(),
  };
}
