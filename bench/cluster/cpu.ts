/** CPU time of processes, which a busy machine changes far less than the time on the clock. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** Given a process, returns the milliseconds of CPU that it, its children, and its ended children have used. */
export function cpuMs(pid: number): number {
  const own = statOf(pid);
  if (own === undefined) return 0;
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const theirs = children.map((name) => statOf(Number(name))).filter((stat) => stat?.parent === pid);
  return own.ms + theirs.reduce((sum, stat) => sum + (stat?.ms ?? 0), 0);
}

function statOf(pid: number): { parent: number; ms: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, ofEnded = 0, systemOfEnded = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, ms: (user + system + ofEnded + systemOfEnded) * TICK_MS };
  } catch {
    // it has ended
    return undefined;
  }
}
