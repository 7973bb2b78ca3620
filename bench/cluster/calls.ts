/** Calls of the interface by name, with the time of each and what was answered. */
import { median, quantile } from '../figures.ts';

/** What only a fault of ours would tell a client: where it is in the code. */
const STACK = /\bat \S+ \(|node_modules|\bfile:\/\/|\.[jt]s:\d+:\d+|\/tmp\//;

export class Calls {
  readonly #times = new Map<string, number[]>();
  readonly #answers = new Map<string, number>();
  /** answers that hold a stack, or that are no JSON where an error must be */
  readonly misshapen: string[] = [];

  /** Makes a call, and returns its answer with the body. Throws a TypeError if there is none. */
  async make(name: string, url: string, init: RequestInit): Promise<{ response: Response; body: string }> {
    const begin = performance.now();
    const response = await fetch(url, init);
    const body = await response.text();
    this.#record(name, performance.now() - begin);
    const answer = `${name} ${response.status}`;
    this.#answers.set(answer, (this.#answers.get(answer) ?? 0) + 1);
    if (response.status >= 400) this.#judge(answer, body);
    return { response, body };
  }

  #record(name: string, milliseconds: number): void {
    const times = this.#times.get(name);
    if (times === undefined) this.#times.set(name, [milliseconds]);
    else times.push(milliseconds);
  }

  #judge(answer: string, body: string): void {
    if (STACK.test(body) || !isError(body)) this.misshapen.push(`${answer}: ${body.slice(0, 300)}`);
  }

  /** How often each call was answered with each status. */
  get answers(): ReadonlyMap<string, number> {
    return this.#answers;
  }

  /** The lines of a report: the median and 99 of 100 of each call. */
  lines(): string[] {
    return [...this.#times].map(
      ([name, times]) =>
        `  ${name.padEnd(30)} ${String(times.length).padStart(7)} calls   p50 ${ms(median(times))}   p99 ${ms(quantile(times, 0.99))}`,
    );
  }
}

const ms = (milliseconds: number) => `${milliseconds.toFixed(1).padStart(8)} ms`;

function isError(body: string): boolean {
  try {
    return typeof (JSON.parse(body) as { error?: { code?: unknown } }).error?.code === 'string';
  } catch {
    return false;
  }
}
