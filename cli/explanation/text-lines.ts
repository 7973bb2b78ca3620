/** Writes what became of a text, for a person: a block for each place where it occurs, stage by stage. */
import type { Explanation } from '../../workers/types.ts';

type Sought = NonNullable<Explanation['sought']>;

/** Further places are only counted. */
const MOST_SHOWN = 40;
const STAGE_WIDTH = 12;

/** Given the search in a document, returns its lines. */
export function textLines({ text, occurrences, found }: Sought, { pages }: Explanation): string[] {
  const shown = occurrences.slice(0, MOST_SHOWN);
  const lines = shown.flatMap(({ page, box, printed, became, stages }, i) => [
    ...(i > 0 ? [''] : []),
    `"${printed}" on page ${page} of ${pages.length}, at ${box.map((edge) => Math.round(edge)).join(' ')}: ${became}`,
    ...stages.flatMap(({ stage, says }) =>
      says.map((sentence, k) => `  ${(k === 0 ? stage : '').padEnd(STAGE_WIDTH)}${sentence}`),
    ),
  ]);
  const rest = found - shown.length;
  if (rest > 0)
    lines.push('', `"${text}" stands in ${rest} more places: ask for one page with --page N, or for more with --json.`);
  return lines;
}

/** Given a text that was not found, returns the line about it, with what looks most like it on the paper. */
export function notFoundLine({ text, nearest, otherPages }: Sought, page: number | undefined, pages: number): string {
  if (page !== undefined && page > pages) return `There is no page ${page}: the file has ${pages}.`;
  if (otherPages.length > 0) return `"${text}" does not stand on page ${page}, but on page ${otherPages.join(', ')}.`;
  const instead = nearest.map((one) => `"${one}"`).join(', ');
  return `"${text}" stands nowhere on the paper. ${instead === '' ? 'Nothing there looks like it.' : `What looks most like it: ${instead}.`}`;
}
