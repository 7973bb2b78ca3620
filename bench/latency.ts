/** The time from the beginning of an upload until the client sees its conversion completed. */
import { performance } from 'node:perf_hooks';
import { median, quantile } from './figures.ts';
import { statementOfPages } from './papers.ts';
import { convert, startService, upload } from './service.ts';

const PAGES = 3;
const ROUNDS = 40;
/** A service that has just started is not typical. */
const WARM_UP = 5;

/** Measures, and returns the report as lines. */
export async function latency(): Promise<string[]> {
  const paper = await statementOfPages(PAGES);
  const service = await startService();
  try {
    const times: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const begin = performance.now();
      await convert(service, await upload(service, paper));
      times.push(performance.now() - begin);
    }
    const warm = times.slice(WARM_UP);
    return [
      `Upload to completed, a statement of ${PAGES} pages, ${ROUNDS} rounds one after the other`,
      `  ${'median'.padEnd(52)} ${median(warm).toFixed(0).padStart(6)} ms`,
      `  ${'95 of 100'.padEnd(52)} ${quantile(warm, 0.95).toFixed(0).padStart(6)} ms`,
      `  ${'the first after the start'.padEnd(52)} ${times[0].toFixed(0).padStart(6)} ms`,
    ];
  } finally {
    await service.stop();
  }
}
