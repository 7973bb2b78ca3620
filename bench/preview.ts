/** The time until somebody who corrects a row of a long statement sees what its arithmetic says of it. */
import { performance } from 'node:perf_hooks';
import { median, quantile, report } from './figures.ts';
import { statementOfPages } from './papers.ts';
import { convert, cpuMicroseconds, type Service, startService, upload } from './service.ts';

const ROWS = 5_000;
const ROWS_ON_A_PAGE = 40;
const ROUNDS = 40;
/** A service that has just started is not typical. */
const WARM_UP = 5;
const GOAL = 100;

/** Measures, and returns the report as lines. */
export async function preview(): Promise<string[]> {
  const paper = await statementOfPages(ROWS / ROWS_ON_A_PAGE);
  const service = await startService();
  try {
    const uuid = await upload(service, paper);
    const jobId = await convert(service, uuid);
    const times: number[] = [];
    let before = 0;
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      if (round === WARM_UP) before = cpuMicroseconds(service.process);
      const row = Math.floor((round * ROWS) / (WARM_UP + ROUNDS));
      const begin = performance.now();
      const changed = await previewed(service, uuid, {
        basedOn: jobId,
        changes: [{ do: 'set', row, amount: '-1.23' }],
      });
      times.push(performance.now() - begin);
      if (changed.transactionCount !== ROWS || changed.status === 'verified')
        throw new Error(`row ${row} is not changed`);
    }
    const warm = times.slice(WARM_UP);
    const cpu = (cpuMicroseconds(service.process) - before) / ROUNDS / 1_000;
    return [
      `A changed amount to its proof, a statement of ${ROWS.toLocaleString('en')} rows, ${ROUNDS} rounds`,
      report('median', `${median(warm).toFixed(0)} ms`, `under ${GOAL}`),
      report('95 of 100', `${quantile(warm, 0.95).toFixed(0)} ms`),
      report("the server's CPU for each", `${cpu.toFixed(0)} ms`),
      report('the first one', `${times[0]?.toFixed(0)} ms`),
    ];
  } finally {
    await service.stop();
  }
}

interface Previewed {
  readonly status: string;
  readonly transactionCount: number;
}

/** Asks what changes would prove, and returns the first statement of the answer. */
async function previewed({ origin, headers }: Service, uuid: string, wanted: object): Promise<Previewed> {
  const response = await fetch(`${origin}/api/v1/files/${uuid}/versions/preview`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`preview: ${response.status} ${text}`);
  const [statement] = (JSON.parse(text) as { statements: Previewed[] }).statements;
  if (statement === undefined) throw new Error('preview: no statement');
  return statement;
}
