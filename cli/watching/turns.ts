/** Runs pieces of work one after the other, in the order in which they were asked for. */

export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs the work when those before it have ended, however they ended, and returns its value. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}
