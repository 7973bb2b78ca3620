/** Where the user says that statements begin: only what the paper does not part by itself is cut. */
import type { LinedPage } from '../../model/line.ts';
import { neighbours } from '../../model/lists.ts';
import { pageOf } from '../part.ts';
import type { Found } from './search.ts';

export interface Cut {
  readonly page: number;
  /** index of the first line of the page */
  readonly line: number;
}

/**
 * Given a document as it is read without the user, its pages, and pages with which a statement begins, returns where it
 * is cut.
 */
export function cutsSaid({ parts }: Found, pages: readonly LinedPage[], starts: readonly number[]): Cut[] {
  const listed = parts.flatMap(({ part: { rows } }) => {
    const [first, last] = [rows.at(0), rows.at(-1)];
    return first && last ? [[pageOf(first), pageOf(last)] as const] : [];
  });
  const isParted = (page: number) => neighbours(listed).some(([above, below]) => above[1] < page && below[0] >= page);
  const partsRows = (page: number) => listed.some(([first]) => first < page) && listed.some(([, last]) => last >= page);
  return starts.flatMap((page) => {
    const line = pages.find(({ number }) => number === page)?.lines[0]?.index;
    return line === undefined || isParted(page) || !partsRows(page) ? [] : [{ page, line }];
  });
}
