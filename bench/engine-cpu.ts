/** CPU time of the whole conversion of a long statement, compared with `pdftotext -layout` on the same file. */
import { spawnSync } from 'node:child_process';
import { tool } from '../test/tools.ts';
import { type Converted, conversionsOf } from './conversions.ts';
import { median } from './figures.ts';
import { DRAWINGS, type Drawing, statementOfPages } from './papers.ts';

const PAGES = 500;
/** Alternated, so that other work of the machine affects both. */
const PAIRS = 5;
const MOST = 2.5;
/** After this, everything that a conversion runs is compiled. */
const WARM = 3;

/** Measures papers of each drawing, and returns the report as lines. */
export async function engineCpu(): Promise<string[]> {
  const lines: string[] = [];
  for (const drawing of Object.keys(DRAWINGS) as Drawing[]) lines.push(...(await cpuOfPaper(drawing)));
  return lines;
}

async function cpuOfPaper(drawing: Drawing): Promise<string[]> {
  const pdftotext = tool('pdftotext');
  const paper = await statementOfPages(PAGES, drawing);
  const onePage = await statementOfPages(1, drawing);
  const ours: Converted[][] = [];
  const theirs: number[] = [];
  const wanted = [PAGES, 1, drawing] as const;
  for (let pair = 0; pair < PAIRS; pair++) {
    ours.push(await conversionsOf(wanted, wanted, wanted, wanted));
    theirs.push(cpuOf(pdftotext, ['-layout', paper, '/dev/null']));
  }
  const theirStart = median(Array.from({ length: PAIRS }, () => cpuOf(pdftotext, ['-layout', onePage, '/dev/null'])));
  const { rows, statuses } = ours[0][0];
  const conversion = median(ours.map(([first]) => first.milliseconds));
  const again = median(ours.map(([, second]) => second.milliseconds));
  const warm = median(ours.map((conversions) => conversions[WARM].milliseconds));
  const withStart = median(ours.map(([first]) => first.processMilliseconds));
  const reference = median(theirs);
  const net = reference - theirStart;
  const line = (name: string, milliseconds: number, against?: number) =>
    `  ${name.padEnd(52)} ${milliseconds.toFixed(0).padStart(6)} ms  ${(milliseconds / PAGES).toFixed(2)} ms a page${against ? `  ratio ${(milliseconds / against).toFixed(2)}` : ''}`;
  return [
    `CPU of ${PAGES} ${drawing} pages, ${rows} rows (${statuses.join(' ')}); median of ${PAIRS} alternated pairs`,
    line('pdftotext -layout, with its start', reference),
    line('pdftotext -layout, less its time on one page', net),
    `${line('conversion to JSON, without process start', conversion, net)} (wanted: at most ${MOST})`,
    line('conversion to JSON, again in the same process', again, net),
    line('conversion to JSON, the fourth in the same process', warm, net),
    line('conversion to JSON, with process start', withStart, reference),
  ];
}

/** Given a program and its arguments, returns its CPU time in milliseconds, user and system. */
function cpuOf(program: string, args: readonly string[]): number {
  const { stderr, status } = spawnSync('bash', ['-c', 'TIMEFORMAT="%U %S"; time "$0" "$@"', program, ...args], {
    encoding: 'utf8',
  });
  const seconds = /([\d.]+) ([\d.]+)\s*$/.exec(stderr);
  if (status !== 0 || seconds === null) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return (Number(seconds[1]) + Number(seconds[2])) * 1000;
}
