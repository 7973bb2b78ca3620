/** No other reading of the paper fits as well. */
import { finding } from '../../wording/catalogue.ts';
import { firstLineOf } from '../bookings.ts';
import { otherAmounts } from '../missed-bookings/other-amounts.ts';
import type { Subject } from '../subject.ts';
import { excludes, excludesIf, type ObligationRule, pagesOfLines, suggests, suggestsIf } from './judge.ts';

export const RIVAL_RULES: readonly ObligationRule[] = [
  // 02/03/2025: days and months can be swapped, and all fits either way (readings/date-order/question.test.ts)
  excludes('rival_reading', ({ doubts: { rival } }) => rival && finding('AMBIGUOUS', { differences: rival })),
  // more columns of money without headings than can be tried (search.test.ts)
  excludesIf('readings_left_untried', 'SEARCH_ENDED', ({ doubts }) => doubts.ended),
  // a second amount on each row, with which the sums are the same (other-amounts.test.ts)
  excludes('other_amounts', otherAmountsOf),
  suggests('no_other_fits', ({ doubts: { tried } }) =>
    tried > 1 ? finding('ONE_READING_FITS', { readings: tried }) : null,
  ),
  suggestsIf('one_reading', 'ONE_READING_OPEN', ({ doubts: { tried } }) => tried <= 1),
];

/** At most this many amounts are quoted. */
const MOST_NAMED = 4;

function otherAmountsOf(subject: Subject) {
  const others = otherAmounts(subject);
  if (others.length === 0) return null;
  const amounts = [...new Set(others.map(({ amount }) => amount.token.text))].slice(0, MOST_NAMED);
  const pages = pagesOfLines(others.map(({ row }) => firstLineOf(row)));
  return finding('AMBIGUOUS_AMOUNTS', { rows: others.length, pages, amounts });
}
