/** No other reading of the paper fits as well. */
import { counted, discharged, type Judge, open } from './obligation.ts';

export const noRival: Judge = ({ doubts: { rival, ended, tried } }) => {
  if (rival !== null)
    return open(`AMBIGUOUS: the paper can be read in two ways, and everything fits either way: ${rival}.`);
  if (ended) return open('The paper can be read in more ways than were tried.');
  return discharged(
    tried > 1
      ? `${counted(tried, 'reading')} were tried, and no other fits.`
      : 'What the paper prints leaves no other reading open.',
  );
};
