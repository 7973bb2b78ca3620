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
    'An opening or closing balance was entered by hand: the sums that it takes part in prove nothing.',
  CORRECTED_DATES_DISORDERED: ({ rows }: { readonly rows: number }) =>
    `The corrected date of ${counted(rows, 'row')} is not between those of the rows around it.`,
};
