/** Figures as sums of unknowns: which of a paper's figures follow from which others, and new values for all of them. */
import type { Chance } from './chance.ts';

/** A sum of unknowns: how often each of them, by index, goes into it. */
export type Form = ReadonlyMap<number, number>;

/** Given forms and how often each is taken, returns their sum. */
export function sumOf(...parts: readonly (readonly [form: Form, times: number])[]): Form {
  const sum = new Map<number, number>();
  for (const [form, times] of parts) {
    for (const [unknown, often] of form) {
      const now = (sum.get(unknown) ?? 0) + often * times;
      if (now === 0) sum.delete(unknown);
      else sum.set(unknown, now);
    }
  }
  return sum;
}

interface Figure {
  readonly form: Form;
  readonly least: number;
  readonly most: number;
  value: number;
}

/** Rounds in which every unknown is moved once; more are done while figures still stand as in the original. */
const ROUNDS = 8;
const MOST_ROUNDS = 24;
/** Steps of work at the most: documents of thousands of pages are moved in fewer rounds. */
const MOST_STEPS = 60_000_000;
/** A figure of fewer digits may come out as some figure of the original by chance. */
const TELLING = 100;

/** The unknowns of a document, all in minor units, with what they were; and the figures that are made of them. */
export class Unknowns {
  readonly #values: number[] = [];
  readonly #steps: number[] = [];
  readonly #figures: Figure[] = [];
  readonly #chains: number[][] = [];

  /** Given the value of the original and of what the new one differs by a multiple, returns an unknown as a form. */
  add(value: number, step = 1): Form {
    // nothing stays nothing, also where a dash stands for it
    if (value === 0) return new Map();
    this.#steps.push(step);
    return new Map([[this.#values.push(value) - 1, 1]]);
  }

  /** Unknowns that follow each other, such as balances: stretches of them are moved together, too. */
  chain(forms: readonly Form[]): void {
    const single = forms.flatMap((form) => (form.size === 1 ? [...form.keys()] : []));
    this.#chains.push([...new Set(single)]);
  }

  valueOf(form: Form): number {
    let value = 0;
    for (const [unknown, often] of form) value += this.#values[unknown]! * often;
    return value;
  }

  /** A figure that is printed: its new value has as many digits as the original's, and the same sign. */
  print(form: Form): void {
    const value = this.valueOf(form);
    const size = Math.abs(value);
    const low = size === 0 ? 0 : 10 ** Math.floor(Math.log10(size) + 1e-12);
    const high = size === 0 ? 0 : low * 10 - 1;
    this.#figures.push({ form, value, least: value < 0 ? -high : low, most: value < 0 ? -low : high });
  }

  /** Gives all unknowns new values at random, under which every figure keeps its sign and digits. */
  shuffle(chance: Chance): void {
    const originals = new Set(this.#figures.map(({ value }) => Math.abs(value)).filter((size) => size >= TELLING));
    const using = this.#usesOfUnknowns();
    const moves = this.#moves();
    let steps = 0;
    for (let round = 0; round < MOST_ROUNDS && steps < MOST_STEPS; round++) {
      if (round >= ROUNDS && !this.#figures.some(({ value }) => originals.has(Math.abs(value)))) return;
      for (const move of moves) {
        const touched = new Map<number, number>();
        for (const unknown of move) {
          for (const [figure, often] of using[unknown]!) touched.set(figure, (touched.get(figure) ?? 0) + often);
        }
        steps += touched.size + move.length;
        this.#move(move, touched, originals, chance);
      }
    }
  }

  #usesOfUnknowns(): (readonly [figure: number, often: number])[][] {
    const using: [number, number][][] = this.#values.map(() => []);
    this.#figures.forEach(({ form }, figure) => {
      for (const [unknown, often] of form) using[unknown]!.push([figure, often]);
    });
    return using;
  }

  /** Each unknown alone, each chain as a whole, and its halves, quarters and so on. */
  #moves(): readonly number[][] {
    const moves: number[][] = this.#values.map((_, unknown) => [unknown]);
    for (const chain of this.#chains) {
      for (let length = chain.length; length > 1; length = Math.ceil(length / 2)) {
        for (let at = 0; at < chain.length; at += length) moves.push(chain.slice(at, at + length));
      }
    }
    return moves;
  }

  #move(
    move: readonly number[],
    touched: ReadonlyMap<number, number>,
    originals: ReadonlySet<number>,
    chance: Chance,
  ): void {
    let least = -Infinity;
    let most = Infinity;
    for (const [index, rate] of touched) {
      if (rate === 0) continue;
      const { least: low, most: high, value } = this.#figures[index]!;
      const [a, b] = [(low - value) / rate, (high - value) / rate];
      least = Math.max(least, Math.min(a, b));
      most = Math.min(most, Math.max(a, b));
    }
    if (!Number.isFinite(least) || !Number.isFinite(most)) return; // nothing is printed of it
    const step = move.reduce((largest, unknown) => Math.max(largest, this.#steps[unknown]!), 1);
    const [first, last] = [Math.ceil(least / step), Math.floor(most / step)];
    if (last <= first) return;
    let by = 0;
    // a figure that would stand as in the original is drawn again, where there is a choice
    for (let tries = 0; tries < 4; tries++) {
      by = (first + Math.floor(chance() * (last - first + 1))) * step;
      const shows = [...touched].some(
        ([index, rate]) => rate !== 0 && originals.has(Math.abs(this.#figures[index]!.value + rate * by)),
      );
      if (!shows) break;
    }
    for (const unknown of move) this.#values[unknown] = this.#values[unknown]! + by;
    for (const [index, rate] of touched) this.#figures[index]!.value += rate * by;
  }
}
