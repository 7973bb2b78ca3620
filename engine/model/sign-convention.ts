/** How a statement writes money in and money out. */

/** How a statement's signs are read. */
export interface SignConvention {
  readonly card: boolean;
  /** -1 if the printed signs of amounts are the bank's: a card's purchases have no sign */
  readonly flip: 1 | -1;
  /** the words of the bookings say so: the titles of sections need not */
  readonly worded: boolean;
  /** balances without a mark are owed */
  readonly owed: boolean;
  /** how strongly the paper speaks for a card's statement, and for an account's: sums of strengths */
  readonly weighs: { readonly card: number; readonly account: number };
  /** so much says credit card that it outweighs what speaks for an account */
  readonly plainlyCard: boolean;
  /** more bookings go by their words against the printed signs than with them */
  readonly against: boolean;
  /** the fees beside the amounts, several, all carry a minus */
  readonly feesMinus: boolean;
  /** what the paper's structure says of its kind */
  readonly structure: KindByStructure;
  /** it takes the balances as the kind of account has them which the paper plainly names */
  readonly asKindNamed: boolean;
}

export type Kind = 'account' | 'card';

/** The kind of a paper by its structure: null if nothing shows it, or if several kinds are named. */
export interface KindByStructure {
  readonly kind: Kind | 'loan' | null;
  /** what shows it, as printed; of each kind if several are named */
  readonly by: readonly string[];
  /** the paper names its kind itself */
  readonly named: boolean;
  /** the whole number of an account, on a paper without a word of a card, a loan, or a customer's ledger */
  readonly number: string | null;
}
