/** Each row that is given books something: none that is set apart and comes to nothing may only inform. */
import { discharged, type Judge, open } from './obligation.ts';

export const rowsBooked: Judge = ({ doubts: { informing } }) =>
  informing === null
    ? discharged('No rows that are set apart from the others cancel out.')
    : open(`AMBIGUOUS: the paper can be read in two ways, and everything fits either way: ${informing}.`);
