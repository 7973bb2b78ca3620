/** Where the user says that statements begin or go on: only what the paper does not say itself changes a reading. */
import type { Hints } from '../../model/hints.ts';
import type { LinedPage } from '../../model/line.ts';
import { neighbours } from '../../model/lists.ts';
import { pageOf } from '../part.ts';
import type { Found } from './search.ts';

/** What the user says otherwise than the paper. */
export interface SaidParts {
  readonly cuts: readonly Cut[];
  /** pages with which no statement begins */
  readonly joins: readonly number[];
}

interface Cut {
  readonly page: number;
  /** index of the first line of the page */
  readonly line: number;
}

/** Given a document as it is read without the user, its pages and what the user says, returns what that changes. */
export function saidParts(
  { parts }: Found,
  pages: readonly LinedPage[],
  { startPages = [], continuePages = [] }: Hints,
): SaidParts {
  const listed = parts.flatMap(({ part: { rows } }) => {
    const [first, last] = [rows.at(0), rows.at(-1)];
    return first && last ? [[pageOf(first), pageOf(last)] as const] : [];
  });
  const isParted = (page: number) => neighbours(listed).some(([above, below]) => above[1] < page && below[0] >= page);
  const partsRows = (page: number) => listed.some(([first]) => first < page) && listed.some(([, last]) => last >= page);
  const cuts = startPages.flatMap((page) => {
    const line = pages.find(({ number }) => number === page)?.lines[0]?.index;
    return line === undefined || isParted(page) || !partsRows(page) ? [] : [{ page, line }];
  });
  const begins = (page: number) => neighbours(listed).some(([above, below]) => above[1] < page && below[0] === page);
  return { cuts, joins: continuePages.filter(begins) };
}
