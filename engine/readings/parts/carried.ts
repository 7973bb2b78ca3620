/** Tells which balances are carried from one row to another: by how they are printed, and where. */
import type { Row } from '../../model/row.ts';
import type { PageNumbering } from '../facts/page-numberings.ts';

/** Carried at the foot of a page and brought at the head of the next: one statement, even where the two differ. */
export function turnsPage(carried: Row, brought: Row): boolean {
  const page = (r: Row) => r.lines[0].source.line.page;
  return carried.kind === 'carried_forward' && carried.table === brought.table && page(brought) === page(carried) + 1;
}

/** True for an opening balance that is the one carried forward above it. */
export function carries(closed: Row | null, opening: Row): boolean {
  return closed !== null && closed.kind === 'carried_forward' && sameAmount(closed, opening);
}

/**
 * True for an opening balance at the head of a page that the row at the foot of the page before ends with, whatever
 * that is called, where the pages are counted on: a row with a day is a booking, and behind a closing balance another
 * statement begins.
 */
export function isCountedOn(above: Row, opening: Row, numberings: readonly PageNumbering[]): boolean {
  const [last, next] = [above, opening].map(({ lines }) => lines[0].source.line.page);
  if (next !== last + 1 || above.table !== opening.table || above.kind === 'closing' || above.days.length > 0)
    return false;
  if (lastDigits(above) === undefined || !sameAmount(above, opening)) return false;
  return numberings.some(({ numbers }) => {
    const [own, other] = [last, next].map((page) => numbers.find((number) => number.page === page));
    return own !== undefined && other?.number === own.number + 1;
  });
}

/** True for two rows whose last amounts are printed with the same digits. */
export function sameAmount(a: Row, b: Row): boolean {
  return lastDigits(a) === lastDigits(b);
}

const lastDigits = ({ amounts }: Row): string | undefined => amounts.findLast((x) => x !== null)?.token.digits;
