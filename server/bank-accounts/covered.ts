/** Which files an export of a bank account covers. */
import type { FoundSummary } from '../summaries/types.ts';
import { grouped } from './grouped.ts';
import type { Range } from './types.ts';

type Placed = Pick<FoundSummary, 'uuid' | 'reading' | 'position' | 'periodStart' | 'periodEnd'>;

/**
 * Given the statements of an account, all statements of their files and the exported days, returns the files that are
 * exported whole: each of their statements is one of the account, with all of its days.
 */
export function coveredFiles(own: readonly Placed[], all: readonly Placed[], days: Range) {
  const covered = new Set(own.filter((one) => isWithin(one, days)).map(keyOf));
  return [...grouped(all, ({ uuid }) => uuid).values()].flatMap((statements) => {
    const [first] = statements;
    const isWhole = first !== undefined && statements.every((one) => covered.has(keyOf(one)));
    return isWhole ? [{ uuid: first.uuid, version: first.reading }] : [];
  });
}

const keyOf = ({ uuid, reading, position }: Placed): string => `${uuid} ${reading} ${position}`;

function isWithin({ periodStart, periodEnd }: Placed, { from, to }: Range): boolean {
  const begins = from === undefined || (periodStart !== null && periodStart >= from);
  return begins && (to === undefined || (periodEnd !== null && periodEnd <= to));
}
