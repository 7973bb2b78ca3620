/** No other reading of the paper fits as well. */
import { otherAmounts } from '../other-amounts.ts';
import { counted, discharged, type Judge, open, pagesOfLines } from './obligation.ts';

export const noRival: Judge = (subject) => {
  const { rival, ended, tried } = subject.doubts;
  if (rival !== null)
    return open(`AMBIGUOUS: the paper can be read in two ways, and everything fits either way: ${rival}.`);
  if (ended) return open('The paper can be read in more ways than were tried.');
  const others = otherAmounts(subject);
  if (others.length > 0) {
    const texts = [...new Set(others.map(({ amount }) => `“${amount.token.text}”`))].slice(0, MOST_NAMED).join(', ');
    const lines = others.map(({ row }) => row.row.lines[0].source.line);
    return open(
      `AMBIGUOUS: ${counted(others.length, 'row')} on ${pagesOfLines(lines)} print another amount besides their own (${texts}), and the sums are the same with either.`,
    );
  }
  return discharged(
    tried > 1
      ? `${counted(tried, 'reading')} were tried, and no other fits.`
      : 'What the paper prints leaves no other reading open.',
  );
};

/** So many amounts are quoted. */
const MOST_NAMED = 4;
