/** The faults of a run, each drawn at random: what happens, and how it ends. */
import { setTimeout as delay } from 'node:timers/promises';
import { between, pick, type Random } from '../../../fixtures/draw/random.ts';
import type { Cluster } from '../cluster.ts';
import type { Node } from '../node.ts';
import { stepClock } from './clock.ts';
import type { DatabaseProxy } from './database-proxy.ts';
import { fillDisk } from './disk.ts';
import type { StoreProxy } from './store-proxy.ts';

export interface Stage {
  readonly cluster: Cluster;
  readonly random: Random;
  readonly store: StoreProxy;
  readonly database: DatabaseProxy;
  /** milliseconds after which a silent node loses its work */
  readonly leaseMs: number;
  /** Kills a node, and starts it again after some milliseconds. */
  kill(node: Node, downMs: number): Promise<void>;
}

export interface FaultKind {
  readonly name: string;
  /** how often it is drawn, beside the others */
  readonly weight: number;
  /** Causes it, ends it, and returns what it did. */
  run(stage: Stage): Promise<string>;
}

const SHORT_MS = [200, 1_500] as const;
const LONG_MS = [1_000, 5_000] as const;
const HOUR_SECONDS = 3_600;
/** A clock that is stepped is read again within a second. */
const CLOCK_MS = [1_500, 5_000] as const;

const node = ({ cluster, random }: Stage): Node => pick(random, cluster.nodes);

export const KINDS: readonly FaultKind[] = [
  {
    name: 'a node is killed',
    weight: 6,
    async run(stage) {
      const killed = node(stage);
      const downMs = between(stage.random, 0, LONG_MS[1]);
      await stage.kill(killed, downMs);
      return `${killed.name}, ${downMs} ms down`;
    },
  },
  {
    name: 'all nodes are killed at once',
    weight: 1,
    async run(stage) {
      const downMs = between(stage.random, 0, SHORT_MS[1]);
      await Promise.all(stage.cluster.nodes.map((each) => stage.kill(each, downMs)));
      return `${downMs} ms down`;
    },
  },
  {
    name: 'a node is paused for longer than its lease',
    weight: 3,
    async run(stage) {
      const paused = node(stage);
      const ms = stage.leaseMs + between(stage.random, ...SHORT_MS);
      paused.signal('SIGSTOP');
      await delay(ms);
      paused.signal('SIGCONT');
      return `${paused.name}, ${ms} ms`;
    },
  },
  {
    name: 'PostgreSQL is restarted',
    weight: 2,
    async run({ cluster, random }) {
      const signal = pick(random, ['SIGINT', 'SIGQUIT'] as const);
      await cluster.postgres.kill(signal);
      const downMs = between(random, ...SHORT_MS);
      await delay(downMs);
      await cluster.postgres.start();
      return `${signal}, ${downMs} ms down`;
    },
  },
  {
    name: 'connections to PostgreSQL are cut',
    weight: 4,
    async run({ database, random }) {
      const downMs = random() < 0.5 ? 0 : between(random, ...LONG_MS);
      if (downMs === 0) database.cut();
      else {
        database.set(false);
        await delay(downMs);
        database.set(true);
      }
      return downMs === 0 ? 'once' : `for ${downMs} ms`;
    },
  },
  {
    name: 'PostgreSQL ends its sessions',
    weight: 2,
    async run({ cluster }) {
      const ended = await cluster.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ledgerize'`,
      );
      return `${ended.length} sessions`;
    },
  },
  ...(['slow', 'failing', 'cut', 'away'] as const).map(
    (mode): FaultKind => ({
      name: `S3 is ${mode}`,
      weight: 2,
      async run({ store, random }) {
        const ms = between(random, ...LONG_MS);
        store.set(mode);
        await delay(ms);
        store.set('through');
        return `${ms} ms`;
      },
    }),
  ),
];

/** Needs a disk of its own for each node. */
export const FULL_DISK: FaultKind = {
  name: 'the disk of a node is full',
  weight: 2,
  async run(stage) {
    const full = node(stage);
    const free = await fillDisk(full);
    const ms = between(stage.random, ...LONG_MS);
    await delay(ms);
    await free();
    return `${full.name}, ${ms} ms`;
  },
};

/** Needs libfaketime. */
export const STEPPED_CLOCK: FaultKind = {
  name: 'the clock of a node is stepped by an hour',
  weight: 2,
  async run(stage) {
    const stepped = node(stage);
    const seconds = pick(stage.random, [-HOUR_SECONDS, HOUR_SECONDS]);
    const ms = between(stage.random, ...CLOCK_MS);
    stepClock(stepped, stage.cluster.folder, seconds);
    await delay(ms);
    stepClock(stepped, stage.cluster.folder, 0);
    return `${stepped.name}, ${seconds} s, for ${ms} ms`;
  },
};

/** Given kinds of faults, draws one by its weight. */
export function drawn(kinds: readonly FaultKind[], random: Random): FaultKind {
  let left = random() * kinds.reduce((sum, { weight }) => sum + weight, 0);
  for (const kind of kinds) {
    left -= kind.weight;
    if (left < 0) return kind;
  }
  throw new RangeError('there are no kinds of faults');
}
