/** Numbers in order. The most that lie close together are found and taken out, again and again. */
import { numberAt } from '../model/lists.ts';

/** A stretch of numbers in order: where it begins among them, and how many it has. */
export interface Stretch {
  readonly from: number;
  readonly length: number;
}

export class InOrder {
  /** how many are left */
  length: number;
  readonly #values: Float64Array;
  /** the place of each among the numbers that were given */
  readonly #places: Int32Array;

  constructor(values: ArrayLike<number>) {
    this.length = values.length;
    this.#values = new Float64Array(values.length);
    this.#places = new Int32Array(values.length);
    // most come in order already: each is put behind those that are no larger
    for (let i = 0; i < values.length; i++) {
      const value = numberAt(values, i);
      const at = this.#behind(value, i);
      this.#values.copyWithin(at + 1, at, i);
      this.#places.copyWithin(at + 1, at, i);
      this.#values[at] = value;
      this.#places[at] = i;
    }
  }

  /** Returns how many of the first `count` are no greater than a value. */
  #behind(value: number, count: number): number {
    let [from, to] = [0, count];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.valueAt(middle) <= value) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  valueAt(i: number): number {
    return numberAt(this.#values, i);
  }

  placeAt(i: number): number {
    return numberAt(this.#places, i);
  }

  /** Returns the longest stretch of numbers that differ by no more than `width`, the first of several. */
  densest(width: number): Stretch {
    let best = 0;
    let length = 0;
    let from = 0;
    for (let to = 0; to < this.length; to++) {
      while (this.valueAt(to) - this.valueAt(from) > width) from++;
      if (to - from + 1 > length) {
        length = to - from + 1;
        best = from;
      }
    }
    return { from: best, length };
  }

  /** Takes out the numbers whose places are marked. */
  takeOut(marked: Uint8Array): void {
    let left = 0;
    for (let i = 0; i < this.length; i++) {
      const place = this.placeAt(i);
      if (marked[place] === 1) continue;
      this.#values[left] = this.valueAt(i);
      this.#places[left++] = place;
    }
    this.length = left;
  }
}
