/** Reports on workers: how long each conversion took, and which workers were lost. */
import { type Conversion, type RunOptions, WorkerLostError, type WorkerPool } from '../../workers/types.ts';

const MS_PER_SECOND = 1_000;

export interface Converted {
  readonly outcome: 'completed' | 'failed' | 'lost';
  /** undefined if the worker was lost before it reported them */
  readonly pages: number | undefined;
  readonly seconds: number;
  /** the pages that were read from their pictures, and the seconds that threads took for them, added up */
  readonly pictures?: { readonly pages: number; readonly seconds: number };
}

/** What a worker is asked to do. */
export type TaskKind = Exclude<keyof WorkerPool, 'size' | 'close'>;

export interface PoolWatcher {
  /** a task waits for a worker, or runs */
  begun?(kind: TaskKind): void;
  ended?(kind: TaskKind): void;
  converted(conversion: Converted): void;
  lost(kind: WorkerLostError['kind']): void;
}

/** Given a pool, returns one that does the same and informs the watchers. */
export function watchPool(pool: WorkerPool, watchers: readonly PoolWatcher[]): WorkerPool {
  async function telling<T>(kind: TaskKind, task: () => Promise<T>): Promise<T> {
    for (const watcher of watchers) watcher.begun?.(kind);
    try {
      return await task();
    } catch (error) {
      if (error instanceof WorkerLostError) for (const watcher of watchers) watcher.lost(error.kind);
      throw error;
    } finally {
      for (const watcher of watchers) watcher.ended?.(kind);
    }
  }

  async function timed(task: () => Promise<Conversion>, options: RunOptions | undefined): Promise<Conversion> {
    const begin = performance.now();
    const tell = (outcome: Converted['outcome'], pages: number | undefined, pictures?: Converted['pictures']) => {
      const seconds = (performance.now() - begin) / MS_PER_SECOND;
      for (const watcher of watchers) watcher.converted({ outcome, pages, seconds, ...(pictures && { pictures }) });
    };
    try {
      const conversion = await telling('convert', task);
      const recognised = conversion.ok ? conversion.recognised : undefined;
      const pictures = recognised && { pages: recognised.pages, seconds: recognised.ms / MS_PER_SECOND };
      tell(conversion.ok ? 'completed' : 'failed', conversion.pages, pictures);
      return conversion;
    } catch (error) {
      // a conversion that was cancelled or never began shows nothing about how long a file takes
      const begun = error instanceof WorkerLostError && error.kind !== 'unavailable';
      if (begun && options?.signal?.aborted !== true) tell('lost', undefined);
      throw error;
    }
  }

  return {
    inspect: (task, options) => telling('inspect', () => pool.inspect(task, options)),
    assemble: (task, options) => telling('assemble', () => pool.assemble(task, options)),
    convert: (task, options) => timed(() => pool.convert(task, options), options),
    render: (task, options) => telling('render', () => pool.render(task, options)),
    join: (task, options) => telling('join', () => pool.join(task, options)),
    correct: (task, options) => telling('correct', () => pool.correct(task, options)),
    draw: (task, options) => telling('draw', () => pool.draw(task, options)),
    words: (task, options) => telling('words', () => pool.words(task, options)),
    get size() {
      return pool.size;
    },
    close: () => pool.close(),
  };
}
