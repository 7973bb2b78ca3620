/** No other reading of the paper fits as well. */
import { finding } from '../../wording/catalogue.ts';
import { otherAmounts } from '../missed-bookings/other-amounts.ts';
import { discharged, type Judge, open, pagesOfLines } from './obligation.ts';

export const noRival: Judge = (subject) => {
  const { rival, ended, tried } = subject.doubts;
  if (rival !== null) return open(finding('AMBIGUOUS', { differences: rival }));
  if (ended) return open(finding('SEARCH_ENDED'));
  const others = otherAmounts(subject);
  if (others.length > 0) {
    const amounts = [...new Set(others.map(({ amount }) => amount.token.text))].slice(0, MOST_NAMED);
    const lines = others.map(({ row }) => row.row.lines[0].source.line);
    return open(finding('AMBIGUOUS_AMOUNTS', { rows: others.length, pages: pagesOfLines(lines), amounts }));
  }
  return discharged(tried > 1 ? finding('ONE_READING_FITS', { readings: tried }) : finding('ONE_READING_OPEN'));
};

/** So many amounts are quoted. */
const MOST_NAMED = 4;
