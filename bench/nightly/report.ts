/** The reports of the fuzzers, as text. */
import type { HttpReport } from './fuzz-http.ts';
import type { PdfReport } from './fuzz-pdfs.ts';

/** Faults that are printed whole. */
const MOST_SHOWN = 20;

const counts = (of: ReadonlyMap<string | number, number>): string =>
  [...of]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

export function httpText(name: string, seed: number, report: HttpReport): string {
  const { requests, seconds, statuses, reached, missed, slowest, faults } = report;
  return [
    `HTTP on ${name}, seed ${seed}: ${requests} requests in ${seconds.toFixed(0)} s, the slowest ${slowest.toFixed(0)} ms`,
    `  answers: ${counts(statuses)}`,
    `  ${reached.length} operations did their work${missed.length === 0 ? '' : `; never: ${missed.join(', ')}`}`,
    `  ${faults.length} faults`,
    ...faults
      .slice(0, MOST_SHOWN)
      .map(
        ({ operationId, at, request, faults }) => `  FAULT ${operationId} ${at}: ${faults.join('; ')}\n    ${request}`,
      ),
  ].join('\n');
}

export function pdfText(seed: number, report: PdfReport): string {
  const { files, seconds, ends, slowest, workersLost, heldMb, faults } = report;
  return [
    `PDFs from seed ${seed}: ${files} files in ${seconds.toFixed(0)} s, the slowest ${slowest.toFixed(0)} ms`,
    `  ends: ${counts(ends)}`,
    `  workers lost: ${workersLost}; memory: ${heldMb.before.toFixed(0)} MB at the start, ${heldMb.most.toFixed(0)} MB at most`,
    `  ${faults.length} faults`,
    ...faults.slice(0, MOST_SHOWN).map(({ seed, about, fault }) => `  FAULT ${seed} (${about}): ${fault}`),
  ].join('\n');
}
