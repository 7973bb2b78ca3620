/** The progress of the files being converted: kept in memory, because otherwise every page would need a write. */

export class Progress {
  readonly #pages = new Map<string, number>();

  set(jobId: string, uuid: string, pagesDone: number): void {
    this.#pages.set(`${jobId} ${uuid}`, pagesDone);
  }

  get(jobId: string, uuid: string): number | undefined {
    return this.#pages.get(`${jobId} ${uuid}`);
  }

  delete(jobId: string, uuid: string): void {
    this.#pages.delete(`${jobId} ${uuid}`);
  }
}
