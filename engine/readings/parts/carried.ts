/** Tells which balances are carried from one row to another: by how they are printed, and where. */
import type { Row } from '../../rows/types.ts';

/** Carried at the foot of a page and brought at the head of the next: one statement, even where the two differ. */
export function turnsPage(carried: Row, brought: Row): boolean {
  const page = (r: Row) => r.lines[0].source.line.page;
  return carried.kind === 'carried_forward' && carried.table === brought.table && page(brought) === page(carried) + 1;
}

/** True for an opening balance that is the one carried forward above it. */
export function carries(closed: Row | null, opening: Row): boolean {
  return closed !== null && closed.kind === 'carried_forward' && sameAmount(closed, opening);
}

/** True for two rows whose last amounts are printed with the same digits. */
export function sameAmount(a: Row, b: Row): boolean {
  return lastDigits(a) === lastDigits(b);
}

const lastDigits = ({ amounts }: Row): string | undefined => amounts.findLast((x) => x !== null)?.token.digits;
