/** Runs `ledgerize watch` as its users do, and waits for what it tells. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, vi } from 'vitest';
import { builtProgram } from './built.ts';

/** A machine that is busy ten times over. */
const MOST_MS = 90_000;

export class Watching {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown[]>;
  #told = '';

  /** Given a folder and the arguments after `watch`, starts the command in it. */
  constructor(cwd: string, args: readonly string[]) {
    this.#child = spawn(process.execPath, [builtProgram(), 'watch', ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#ended = once(this.#child, 'close');
    this.#child.stdout?.on('data', (chunk) => {
      this.#told += `on standard output: ${chunk}`;
    });
    this.#child.stderr?.on('data', (chunk) => {
      this.#told += chunk;
    });
  }

  /** The lines that it told until now. */
  get lines(): readonly string[] {
    return this.#told.split('\n').filter((line) => line !== '');
  }

  /** Waits for a line that matches. */
  async tells(line: RegExp): Promise<void> {
    await vi.waitFor(() => expect(this.lines).toContainEqual(expect.stringMatching(line)), {
      timeout: MOST_MS,
      interval: 5,
    });
  }

  /** Sends a signal and waits for the end, or only waits for it. Returns the exit code, or the signal. */
  async end(signal?: NodeJS.Signals): Promise<unknown> {
    if (signal !== undefined) this.#child.kill(signal);
    const [code, by] = await this.#ended;
    return code ?? by;
  }
}
