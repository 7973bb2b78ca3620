/** Figures as sums of unknowns: which figures follow from which others, and new values for all of them. */
import { between, type Chance } from './chance.ts';

/** A value, what it changes by a multiple of, and how often it goes into each figure that is printed. */
export interface Unknown {
  value: number;
  readonly step: number;
  readonly uses: [figure: Figure, often: number][];
}

/** A sum of unknowns: how often each of them goes into it. */
export type Form = ReadonlyMap<Unknown, number>;

export function sumOf(...parts: readonly (readonly [form: Form, times: number])[]): Form {
  const sum = new Map<Unknown, number>();
  for (const [form, times] of parts) addTo(sum, form, times);
  return sum;
}

/** Given a sum, adds a form to it so many times. */
export function addTo(sum: Map<Unknown, number>, form: Form, times: number): void {
  for (const [unknown, often] of form) {
    const now = (sum.get(unknown) ?? 0) + often * times;
    if (now === 0) sum.delete(unknown);
    else sum.set(unknown, now);
  }
}

/** Given a form, returns what it comes to: in the original until its unknowns are shuffled, then in the copy. */
export function amountOf(form: Form): number {
  let value = 0;
  for (const [unknown, often] of form) value += unknown.value * often;
  return value;
}

interface Figure {
  readonly least: number;
  readonly most: number;
  value: number;
}

/** Rounds in which every unknown is moved once; more are done while figures are still those of the original. */
const ROUNDS = 8;
const MOST_ROUNDS = 24;
/** Bounds the work: documents of thousands of pages are moved in fewer rounds. */
const MOST_STEPS = 60_000_000;
/** A figure of fewer digits may come out as some figure of the original by chance. */
const TELLING = 100;
/** Draws of a new value, if it would be that of the original. */
const TRIES = 4;
/** A logarithm may be so much too small. */
const SLACK = 1e-12;

/** The unknowns of a document, all in minor units, and the figures that are made of them. */
export class Unknowns {
  readonly #all: Unknown[] = [];
  readonly #figures: Figure[] = [];
  readonly #chains: Unknown[][] = [];

  /** Given the value of the original and of what the new one differs by a multiple, returns an unknown as a form. */
  add(value: number, step = 1): Form {
    // nothing stays nothing, also if it is printed as a dash
    if (value === 0) return new Map();
    const unknown = { value, step, uses: [] };
    this.#all.push(unknown);
    return new Map([[unknown, 1]]);
  }

  /** Unknowns that follow each other, such as balances: stretches of them are moved together, too. */
  chain(forms: readonly Form[]): void {
    const single = forms.flatMap((form) => (form.size === 1 ? [...form.keys()] : []));
    this.#chains.push([...new Set(single)]);
  }

  /** A figure that is printed: its new value has as many digits as the original's, and the same sign. */
  print(form: Form): void {
    const value = amountOf(form);
    const size = Math.abs(value);
    const low = size === 0 ? 0 : 10 ** Math.floor(Math.log10(size) + SLACK);
    const high = size === 0 ? 0 : low * 10 - 1;
    const figure = { value, least: value < 0 ? -high : low, most: value < 0 ? -low : high };
    this.#figures.push(figure);
    for (const [unknown, often] of form) unknown.uses.push([figure, often]);
  }

  /** Gives all unknowns new values at random, under which every figure keeps its sign and digits. */
  shuffle(chance: Chance): void {
    const originals = new Set(this.#figures.map(({ value }) => Math.abs(value)).filter((size) => size >= TELLING));
    const moves = this.#moves();
    let steps = 0;
    for (let round = 0; round < MOST_ROUNDS && steps < MOST_STEPS; round++) {
      if (round >= ROUNDS && !this.#figures.some(({ value }) => originals.has(Math.abs(value)))) return;
      for (const unknowns of moves) steps += move(unknowns, originals, chance);
    }
  }

  /** Each unknown alone, each chain as a whole, and its halves, quarters and so on. */
  #moves(): readonly (readonly Unknown[])[] {
    const moves = this.#all.map((unknown) => [unknown]);
    for (const chain of this.#chains) {
      for (let length = chain.length; length > 1; length = Math.ceil(length / 2)) {
        for (let at = 0; at < chain.length; at += length) moves.push(chain.slice(at, at + length));
      }
    }
    return moves;
  }
}

/** Moves unknowns by the same, within the bounds of their figures, and returns how many steps of work that took. */
function move(unknowns: readonly Unknown[], originals: ReadonlySet<number>, chance: Chance): number {
  const rates = new Map<Figure, number>();
  let step = 1;
  for (const unknown of unknowns) {
    step = Math.max(step, unknown.step);
    for (const [figure, often] of unknown.uses) rates.set(figure, (rates.get(figure) ?? 0) + often);
  }
  const moving = [...rates].filter(([, rate]) => rate !== 0);
  const by = distance(moving, step, originals, chance);
  if (by !== 0) {
    for (const unknown of unknowns) unknown.value += by;
    for (const [figure, rate] of rates) figure.value += rate * by;
  }
  return rates.size + unknowns.length;
}

/** By how much unknowns move, given how their figures move with them; 0 if there is no choice. */
function distance(
  rates: readonly (readonly [figure: Figure, rate: number])[],
  step: number,
  originals: ReadonlySet<number>,
  chance: Chance,
): number {
  let least = -Infinity;
  let most = Infinity;
  for (const [figure, rate] of rates) {
    const [a, b] = [(figure.least - figure.value) / rate, (figure.most - figure.value) / rate];
    least = Math.max(least, Math.min(a, b));
    most = Math.min(most, Math.max(a, b));
  }
  // nothing is printed of it
  if (!Number.isFinite(least) || !Number.isFinite(most)) return 0;
  const [first, last] = [Math.ceil(least / step), Math.floor(most / step)];
  let by = 0;
  // a figure that would be that of the original is drawn again, if there is a choice
  for (let tries = 0; last > first && tries < TRIES; tries++) {
    by = between(first, last, chance) * step;
    if (!rates.some(([{ value }, rate]) => originals.has(Math.abs(value + rate * by)))) break;
  }
  return by;
}
