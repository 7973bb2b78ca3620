/** What says which way money went is the paper's structure: turning every sign around is excluded. */
import type { ReadRow } from '../../readings/types.ts';
import { discharged, type Judge, open } from './obligation.ts';

export const signsAnchored: Judge = ({ proof: { rows, chain } }) => {
  const booked = rows.filter(({ role }) => role === 'transaction');
  const unsigned = booked.filter(isUnsigned).length;
  const chained = chain.proved.size === booked.length && booked.length > 0;
  if (!chained && unsigned > 0)
    return open(`The paper does not say of ${unsigned} amounts whether money came in or went out.`);
  return discharged('');
};

const isUnsigned = ({ sign }: ReadRow): boolean => sign === 'none' || sign === 'balance';
