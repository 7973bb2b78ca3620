/** No other reading of the paper fits as well. */
import { finding } from '../../wording/catalogue.ts';
import { otherAmounts } from '../missed-bookings/other-amounts.ts';
import { type ObligationRule, pagesOfLines } from './obligation.ts';
import type { Subject } from './subject.ts';

export const RIVAL_RULES: readonly ObligationRule[] = [
  // 02/03/2025: days and months that can be turned, and all fits either way
  {
    id: 'rival_reading',
    level: 'excludes',
    find: ({ doubts: { rival } }) => (rival === null ? null : finding('AMBIGUOUS', { differences: rival })),
  },
  {
    id: 'readings_left_untried',
    level: 'excludes',
    find: ({ doubts }) => (doubts.ended ? finding('SEARCH_ENDED') : null),
  },
  // a second amount on each row, in its text or in a column without a heading: the sums are the same with either
  { id: 'other_amounts', level: 'excludes', find: otherAmountsOf },
  {
    id: 'no_other_fits',
    level: 'suggests',
    find: ({ doubts: { tried } }) => (tried > 1 ? finding('ONE_READING_FITS', { readings: tried }) : null),
  },
  {
    id: 'one_reading',
    level: 'suggests',
    find: ({ doubts: { tried } }) => (tried > 1 ? null : finding('ONE_READING_OPEN')),
  },
];

/** So many amounts are quoted. */
const MOST_NAMED = 4;

function otherAmountsOf(subject: Subject) {
  const others = otherAmounts(subject);
  if (others.length === 0) return null;
  const amounts = [...new Set(others.map(({ amount }) => amount.token.text))].slice(0, MOST_NAMED);
  const lines = others.map(({ row }) => row.row.lines[0].source.line);
  return finding('AMBIGUOUS_AMOUNTS', { rows: others.length, pages: pagesOfLines(lines), amounts });
}
