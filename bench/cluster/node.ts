/** A node of a cluster: the built program in a process of its own, which can be killed, paused and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { builtProgram } from '../../cli/testing/built.ts';
import { freePort } from '../../test/cluster/port.ts';

const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 50;

export type Role = 'api' | 'worker' | 'all';

export interface NodeOptions {
  readonly name: string;
  readonly role: Role;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** a command that runs the program, such as one that limits it */
  readonly before?: readonly string[];
  /** of another version; this one, if left out */
  readonly program?: string;
}

export class Node {
  readonly name: string;
  readonly role: Role;
  /** the data folder: what a node keeps for itself */
  readonly folder: string;
  readonly port: number;
  readonly origin: string;
  readonly #options: NodeOptions;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #errors = '';
  /** the length of the errors of earlier starts */
  #before = 0;

  private constructor(options: NodeOptions, port: number) {
    this.#options = options;
    this.name = options.name;
    this.role = options.role;
    this.folder = join(options.folder, options.name);
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
  }

  /** Starts it on a port that it keeps, and waits until it is ready. */
  static async start(options: NodeOptions): Promise<Node> {
    const node = new Node(options, await freePort());
    node.spawn();
    await node.ready();
    return node;
  }

  /** undefined while it does not run */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** what it wrote to standard error, over all its starts: its log */
  get errors(): string {
    return this.#errors;
  }

  /** what it wrote since its last start */
  get newErrors(): string {
    return this.#errors.slice(this.#before);
  }

  /** Starts the process again, on the same port and folder. */
  spawn(): void {
    this.#before = this.#errors.length;
    const [program = process.execPath, ...args] = [...(this.#options.before ?? []), process.execPath];
    const child = spawn(program, [...args, this.#options.program ?? builtProgram(), 'serve', '--role', this.role], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        LEDGERIZE_DATA: this.folder,
        LEDGERIZE_THREADS: '1',
        LEDGERIZE_LOG_LEVEL: 'warn',
        ...this.#options.environment,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (chunk) => {
      this.#errors += chunk;
    });
    this.#child = child;
    this.#ended = once(child, 'exit').then(() => {
      if (this.#child === child) this.#child = undefined;
    });
  }

  /** Waits until its readiness probe says so. Throws its log if it ends before that. */
  async ready(): Promise<void> {
    const end = performance.now() + READY_WITHIN_MS;
    let why = 'it does not answer';
    while (performance.now() < end) {
      if (this.#child === undefined) throw new Error(`${this.name} ended: ${this.#errors.slice(-2_000)}`);
      const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined);
      if (answer?.status === 200) return;
      if (answer !== undefined) why = await answer.text();
      await delay(ASK_EVERY_MS);
    }
    throw new Error(`${this.name} is not ready: ${why} ${this.#errors.slice(-2_000)}`);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Sends the signal, and waits for its end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.signal(signal);
    await this.#ended;
  }
}
