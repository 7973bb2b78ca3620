/** Tells whether pages of a statement are missing, or stand in another order than they say: what is carried over then proves a part of it alone. */
import type { PageNumber } from '../readings/facts/printed-pages.ts';
import type { PrintedBalance, PrintedFigures } from './balances.ts';

/** A page of the file that says its number. */
interface Numbered extends PageNumber {
  readonly page: number;
}

/**
 * Given the pages [first, last] of a statement, the figures that it was proved with, what pages of the file call themselves and how
 * many there are, returns in words what is wrong with them; null where nothing is.
 */
export function missingPages(
  [first, last]: readonly [number, number],
  { opening, closing }: Pick<PrintedFigures, 'opening' | 'closing'>,
  printed: readonly (PageNumber | null)[],
  pageCount: number,
): string | null {
  const numbered: Numbered[] = [];
  for (let page = 1; page < printed.length; page++) {
    const said = printed[page];
    if (said) numbered.push({ page, ...said });
  }
  const begin = numbered.findIndex(({ page }) => page >= first);
  const end = numbered.findLastIndex(({ page }) => page <= last);
  if (begin < 0 || end < begin) return null;
  for (let i = begin; i < end; i++)
    if (numbered[i + 1].number < numbered[i].number)
      return `The pages are not in their order: page ${numbered[i + 1].number} stands behind page ${numbered[i].number}.`;
  const opens = numbered[begin];
  if (isCarried(opening) && !begins(opens, numbered[begin - 1]))
    return `The paper begins with page ${opens.number}: what stands before that is missing.`;
  const closes = numbered[end];
  if (isCarried(closing) && !ends(closes, numbered[end + 1], pageCount))
    return `The paper goes on behind page ${closes.number}: what follows is missing.`;
  return null;
}

/** What ends one page and begins the next; among rows a balance without another name may, too. */
const CARRIED: ReadonlySet<string | null> = new Set(['brought_forward', 'carried_forward']);

/** True for a balance that may be that of a page alone. */
function isCarried(balance: PrintedBalance | null): boolean {
  if (balance === null) return false;
  const { source } = balance;
  if ('figure' in source) return CARRIED.has(source.figure.kind);
  return CARRIED.has(source.row.reason) || source.row.reason === 'balance';
}

/** True for a page before which none is missing: pages may lack a number. */
function begins({ page, number }: Numbered, before: Numbered | undefined): boolean {
  if (before === undefined) return number <= page;
  return number === 1 || (number > before.number && number - before.number <= page - before.page);
}

/** True for a page behind which none is missing. */
function ends(last: Numbered, next: Numbered | undefined, pageCount: number): boolean {
  if (next === undefined) return last.of === null || last.of - last.number <= pageCount - last.page;
  if (next.number === 1) return last.of === null || last.of - last.number < next.page - last.page;
  return begins(next, last);
}
