/** Words for what is found of a statement that people corrected. */
import { counted } from './grammar.ts';

interface Corrected {
  /** amounts that were changed, added or deleted */
  readonly amounts: number;
}

export const CORRECTIONS = {
  CORRECTIONS_PROVED: ({ amounts, sums }: Corrected & { readonly sums: number }) =>
    `${counted(sums, 'sum')} of the paper ${sums === 1 ? 'closes' : 'close'}. Balances beside them and printed ` +
    `totals prove ${counted(amounts, 'corrected amount')}.`,
  CORRECTIONS_UNPROVED: ({ amounts }: Corrected) =>
    `The sums close with ${counted(amounts, 'corrected amount')}, and no second sum proves them: a figure that was ` +
    'entered so that one sum closes does not prove itself.',
  CORRECTED_FIGURES_UNPROVED: () =>
    'A balance was entered or deleted by hand: the sums that it takes part in prove nothing.',
  CORRECTION_NOT_EXAMINED: () =>
    'The paper did not add up when it was read, so that other readings of it were not compared.',
  CORRECTED_DATES_UNPROVED: ({ rows }: { readonly rows: number }) =>
    `The date of ${counted(rows, 'row')} was entered by hand, and no sum proves a date.`,
};
