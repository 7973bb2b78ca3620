/** Tells all threads who reads which range of a long document: numbers in memory that they share. */
import type { PageRange } from '../../engine/read-pages.ts';

/** How the pages of a document are cut: `pages` in each range, fewer in the last. */
export interface Cut {
  readonly pageCount: number;
  readonly pages: number;
}

/** What a range's cell holds, if not the number of the thread that reads it. */
const FREE = 0;
const DONE = -1;
/** Its thread was lost: only the thread that puts the pages together reads it then. */
const LOST = -2;

/** The thread that puts the pages together; those that help it have higher numbers. */
export const ASSEMBLER = 1;

/** The first cell asks the helpers to stop; the others are those of the ranges. */
const STOP = 0;
const FIRST = 1;

/** Given how a document is cut, returns the memory for its claims. */
export const memoryFor = ({ pageCount, pages }: Cut): SharedArrayBuffer =>
  new SharedArrayBuffer((FIRST + Math.ceil(pageCount / pages)) * Int32Array.BYTES_PER_ELEMENT);

export class Claims {
  readonly #cut: Cut;
  readonly #cells: Int32Array;

  constructor(cut: Cut, memory: SharedArrayBuffer) {
    this.#cut = cut;
    this.#cells = new Int32Array(memory);
  }

  get ranges(): number {
    return this.#cells.length - FIRST;
  }

  /** Given the number of a thread, returns the first range that nobody reads; from now on this thread does. */
  claim(thread: number): PageRange | null {
    for (let cell = FIRST; cell < this.#cells.length; cell++) {
      if (this.#changed(cell, FREE, thread)) return this.#rangeAt(cell);
      if (thread === ASSEMBLER && this.#changed(cell, LOST, thread)) return this.#rangeAt(cell);
    }
    return null;
  }

  /** True while a range is free. */
  get areLeft(): boolean {
    return this.#cells.indexOf(FREE, FIRST) >= 0;
  }

  /** What was read of a range that begins with this page has arrived. */
  done(from: number): void {
    Atomics.store(this.#cells, this.#cellOf(from), DONE);
  }

  /** Nobody needs the ranges behind the one that begins with this page. */
  endAfter(from: number): void {
    for (let cell = this.#cellOf(from) + 1; cell < this.#cells.length; cell++) this.#changed(cell, FREE, DONE);
  }

  /** A thread is lost: what it was reading is not read. */
  lose(thread: number): void {
    for (let cell = FIRST; cell < this.#cells.length; cell++) this.#changed(cell, thread, LOST);
  }

  /** Asks all helpers to stop after the range that they read, or takes this back. */
  askToStop(stops: boolean): void {
    Atomics.store(this.#cells, STOP, stops ? 1 : 0);
  }

  get isAskedToStop(): boolean {
    return Atomics.load(this.#cells, STOP) === 1;
  }

  /** The place of a range that begins with this page among all ranges. */
  indexOf(from: number): number {
    return from / this.#cut.pages;
  }

  #cellOf(from: number): number {
    return FIRST + this.indexOf(from);
  }

  #rangeAt(cell: number): PageRange {
    const from = (cell - FIRST) * this.#cut.pages;
    return { from, to: Math.min(from + this.#cut.pages, this.#cut.pageCount) };
  }

  #changed(cell: number, before: number, after: number): boolean {
    return Atomics.compareExchange(this.#cells, cell, before, after) === before;
  }
}
